# The rules pages, and rules looked up from the table.

web-rule = Rule { $rule }
web-rules = Rules: { $game }
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
web-rules-clear = Show everything
web-rules-print = Print
web-rules-learn = Learn by playing
web-rules-chapter = Whole chapter: { $chapter }
web-rules-unknown = There is no such rule.
web-rules-key = Press / to search

## What the cards of Plošinovka are

web-word-hero = Hero: its star counts as one of the symbols shown, whichever you choose; at 0 lives it faints.
web-word-enemy = Enemy: strikes who walks away from it or when the enemy die says so; one attack must take all its life.
web-word-helper = Helper: an enemy that the boss calls.
web-word-boss = Boss: whoever takes all its life in one attack wins.
web-word-item = Item: what it gives lasts; what begins with “Use” can be used once until it is refreshed.
web-word-potion = Potion: is used up.
web-word-artifact = Artifact: belongs to whoever meets its condition, until somebody else does.
web-word-event = Event: holds for this turn of the game alone.
web-word-token = Boss token: stays until you faint; who would get it twice takes 1 damage.
web-word-attack = Boss attack: what the boss does in its turn; walls do not stop it.

## About

web-about-docs = How programs talk to this server
web-about-server = This server: { $build ->
    [compiled] rules compiled
   *[interpreted] rules interpreted
}, Python { $python }.
web-about-game = { $game }: rules { $rules }, cards { $pack }
