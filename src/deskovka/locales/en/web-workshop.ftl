# The workshop in the browser: packs of one's own, cards to write, levels to draw.

web-workshop = Workshop
web-workshop-about = Invent cards and levels of your own and play them at once. What you write on a card is what it does; the workshop reads along and says what it does not understand.
web-workshop-way = You are in
web-workshop-used = Played with a pack of somebody’s own: { $names }

## Packs

web-workshop-packs = Your packs
web-workshop-pack = This pack
web-workshop-none = You have no pack yet. A pack holds your own cards or levels; make one, or read one from a file.
web-workshop-new-pack = New pack
web-workshop-make = Make it
web-workshop-game = For which game
web-workshop-pack-name = Name of the pack
web-workshop-upload = Upload a pack
web-workshop-upload-do = Upload
web-workshop-upload-what = A pack is a TOML file, such as the workshop gives you for download. It is only read, and checked like everything you write here.
web-workshop-file = File
web-workshop-too-large = The file is too large: a pack has { $most } KiB at most.
web-workshop-download = Download
web-workshop-site = Export as a page
web-workshop-site-about = You get a zip file with a folder in it that any web host can serve: whoever opens the page plays with these cards against bots, without a server.
web-workshop-site-title = Title of the page
web-workshop-site-author = Author of the cards
web-workshop-site-licence = Licence of the cards, if you like
web-workshop-site-do = Make the page
web-workshop-site-busy = Making the page…
web-workshop-rename = Rename
web-workshop-delete = Delete
web-workshop-delete-sure = Delete “{ $name }”? It cannot be brought back.
web-workshop-delete-tables = Tables and replays that use it keep it.
web-workshop-changed = Changed { $when }
web-workshop-unsound = There are mistakes in it
web-workshop-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-workshop-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
web-workshop-pack-problems = What is wrong
web-workshop-pack-empty = There is nothing in this pack yet.
web-workshop-play-pack = Play with it
web-workshop-new-card = New card
web-workshop-new-level = New level

## Saving

web-workshop-save = Save
web-workshop-saved = Saved.
web-workshop-unsaved = Not saved yet; until then it is kept on this device.
web-workshop-restored = This is how you left it, not as it was saved.
web-workshop-discard = Throw these changes away
web-workshop-right = All understood
web-workshop-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
web-workshop-taken = Something in this pack is called “{ $id }” already. Give it another name.
web-workshop-play = Play it against a bot
web-workshop-play-level = Play it now
web-workshop-into-deck = Put it into a deck
web-workshop-delete-card = Delete the card
web-workshop-delete-level = Delete the level

## A card

web-workshop-name-en = Name in English
web-workshop-name-cs = Name in Czech (if you like)
web-workshop-type = Type
web-workshop-stars = Stars
web-workshop-attack = Attack
web-workshop-life = Life
web-workshop-damage = Damage
web-workshop-level = Level
web-workshop-price = Price in coins
web-workshop-count = How many there are
web-workshop-star = What a star stands for, as in “boot or monster”
web-workshop-loot = What it leaves, as in “2 coins, 1 gem”
web-workshop-condition = Who takes it, as in “You have the most gems.”
web-workshop-boss = Id of its boss
web-workshop-attacks = Attacks by: “enemy die” or “action dice”
web-workshop-special = Id of the token that special fields give
web-workshop-setup = What happens when its level is revealed (if anything)
web-workshop-symbol = Symbol, as in “left” or “boot”
web-workshop-less = Less: { $what }
web-workshop-more-of = More: { $what }
web-workshop-emblem = Emblem
web-workshop-emblem-choose = Choose an emblem
web-workshop-emblem-search = Search by an English word
web-workshop-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
web-workshop-more = Show more
web-workshop-text = Text, in English: one ability a line
web-workshop-text-how = While you type, sentences that fit are offered: Tab takes the first one, ↓ goes into the list. Tab then leads to what is left to fill in; Esc closes the list.
web-workshop-offers = Sentences that go on like this
web-workshop-offered = { $count ->
    [one] One sentence fits. Tab takes it.
   *[other] { $count } sentences fit. Tab takes the first, arrow down goes through them.
}
web-workshop-write = Write instead:
web-workshop-sentences = All sentences
web-workshop-sentences-what = Everything that a text can be made of. What stands in brackets is filled in from the chapter of that name. Tap a sentence to put it on the card.
web-workshop-search = Search
web-workshop-preview = The card
web-workshop-preview-language = Language of the text
web-workshop-not-yet = The Czech text appears as soon as the English one is understood.

## What it changes

web-workshop-trial = What does it change?
web-workshop-trial-about = Bots play a few hundred games with a deck that has the card and with the same deck without it.
web-workshop-trial-start = Find out
web-workshop-trial-again = Once more
web-workshop-trial-stop = Stop
web-workshop-trial-failed = The games could not be played to their end.
web-workshop-trial-done = { $done } of { $of } games played
web-workshop-trial-better = The card makes the deck stronger: between { $low } and { $high } wins more in a hundred games.
web-workshop-trial-worse = The card makes the deck weaker: its wins in a hundred games change by { $low } to { $high }.
web-workshop-trial-open = No difference is certain: in a hundred games the wins change by { $low } to { $high }.
web-workshop-trial-so-far = This is what the games so far tell; the more are played, the narrower it gets.
web-workshop-trial-stopped = Stopped after { $done } of { $of } games. If you stopped because you liked what you saw, expect less of it.
web-workshop-trial-range = Change of wins in a hundred games: { $at }, between { $low } and { $high } with 95 %
web-workshop-trial-with = Wins with the card
web-workshop-trial-without = Wins without it
web-workshop-trial-drawn = Wins where it was drawn
web-workshop-trial-played = Wins where it was played
web-workshop-trial-table = How often the deck wins
web-workshop-trial-what = Games
web-workshop-trial-share = Wins
web-workshop-trial-interval = Interval (95 %)
web-workshop-trial-games = How many games
web-workshop-percent = { $share } %
web-workshop-interval = { $low }–{ $high } %
web-workshop-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-workshop-trial-copies = { $copies ->
    [one] One copy was in the deck.
   *[other] { $copies } copies were in the deck.
}
web-workshop-trial-instead = Without it, its place was taken by: { $cards }.
web-workshop-trial-seen = It was drawn in { $drawn } % and played in { $played } % of the games.

## A level

web-workshop-drawing = The level: arrow keys walk over the fields, Enter draws
web-workshop-drawing-how = Choose what to draw and tap a field; tapping again takes it away. A platform lies under its field, a wall rises at the side you tap. With the keyboard: arrows walk, Enter draws, the signs above draw at once, \ draws a wall on the left, Ctrl+Z takes back.
web-workshop-tools = Draw
web-workshop-tool-platform = platform
web-workshop-tool-wall-right = wall
web-workshop-tool-ladder = ladder
web-workshop-tool-coin = coin
web-workshop-tool-gem = gem
web-workshop-tool-enemy = enemy
web-workshop-tool-trap = trap
web-workshop-tool-merchant = merchant
web-workshop-tool-portal = portal
web-workshop-tool-boss = boss
web-workshop-tool-special = special field
web-workshop-tool-erase = rubber
web-workshop-wall-left = a wall to the left
web-workshop-mistake = mistake: { $text }
web-workshop-redo = Redo
web-workshop-clear = Empty it
web-workshop-dungeon = Dungeon
web-workshop-boss-level = A card of the boss level
