# The game in the terminal.

terminal-you = You
terminal-opponent = Opponent
terminal-title = Planetary Conquerors, seed { $seed }: { $players }.
terminal-moment = turn { $turn } · { $player } · { $phase }
terminal-out = out of the game
terminal-buildings = buildings { $life }/{ $goal }
terminal-zones = hand { $hand } · deck { $deck } · junkyard { $junkyard }
terminal-miners = miners:
terminal-hand = hand:
terminal-illusion = illusion
terminal-used = used up
terminal-blocks = blocks { $card }
terminal-prompt = Your choice [Enter = { $default }, ? = help]:
terminal-no-option = { $count ->
    [one] There is only option 1.
   *[other] Choose a number from 1 to { $count }.
}
terminal-what = I do not understand that; ? lists what can be typed.
terminal-more = … { $count } more before that (l shows all)
terminal-no-undo = There is nothing to take back.
terminal-undone = Taken back.
terminal-no-card = There is no card “{ $name }”.
terminal-not-there = “{ $name }” is neither in your hand nor on your planet.
terminal-no-file = Name a file: s FILE.
terminal-not-saved = It could not be saved: { $error }
terminal-saved = Saved to { $file }.
terminal-junkyard = Junkyard of { $player }:
terminal-after = Enter leaves, u takes the last choice back, s FILE saves the replay, l shows the log:
terminal-bye = Goodbye.
terminal-help-number = 1, 2, …   choose that option
terminal-help-enter = Enter     choose the quiet option, printed in italics
terminal-help-i = i NAME    show a card (i 3: the card of option 3)
terminal-help-e = e NAME    why can I not use this card now?
terminal-help-p = p         pass, and pass all reactions until the phase is over
terminal-help-u = u         take back your last choice
terminal-help-t = t         show the table again
terminal-help-l = l         show the whole log
terminal-help-j = j         show the junkyards
terminal-help-s = s FILE    save the replay
terminal-help-q = q         leave
terminal-legend = { $gold } gold   { $cosmium } cosmium   { $electricity } electricity   ⚔ attack   ♥ life   ▮ trap   zz exhausted

## The tower of Plošinovka

tower-title = Plošinovka, seed { $seed }: { $players } against { $boss }.
tower-fog = { $which ->
    [boss] level { $level }: the boss
   *[other] level { $level }
}
tower-turn = turn { $turn }
tower-dice = dice: { $dice }
tower-enemy-die = enemy die: { $face ->
    [left] left
    [right] right
   *[attack] attack
}
tower-off = off the map
tower-special = special: { $symbol }
tower-items = items:
tower-potions = potions:
tower-nobody = nobody yet
tower-artifact = ✦ { $card }: { $player }
tower-event = event { $card } ({ $left } left)
tower-thing-gravity = gravity
tower-thing-special = special die
tower-thing-hero = ability
tower-no-thing = There is neither a card nor an action “{ $name }”.
tower-legend = 1 2 3 4 heroes   A–Z enemies   ▁ platform   ┃ wall   ✦ artifacts   (…) used cards
terminal-help-why = e NAME    why not? of a card, a symbol, gravity, special die, ability
terminal-help-w = w         what would happen: who falls, who attacks you, what you could deal
