# Planetary Conquerors in the terminal.

conquerors-terminal-title = Planetary Conquerors, seed { $seed }: { $players }.
conquerors-terminal-moment = turn { $turn } · { $player } · { $phase }
conquerors-terminal-own-deck = a deck of their own
conquerors-terminal-out = out of the game
conquerors-terminal-buildings = buildings { $life }/{ $goal }
conquerors-terminal-zones = hand { $hand } · deck { $deck } · junkyard { $junkyard }
conquerors-terminal-miners = miners:
conquerors-terminal-hand = hand:
conquerors-terminal-illusion = illusion
conquerors-terminal-used = used up
conquerors-terminal-blocks = blocks { $card }
conquerors-terminal-not-there = “{ $name }” is neither in your hand nor on your planet.
conquerors-terminal-junkyard = Junkyard of { $player }:
conquerors-terminal-help-p = p         pass, and pass all reactions until the phase is over
conquerors-terminal-help-j = j         show the junkyards
conquerors-terminal-legend = { $gold } gold   { $cosmium } cosmium   { $electricity } electricity   ⚔ attack   ♥ life   ▮ trap   zz exhausted

## What a pack holds

conquerors-held-deck = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
}
