# Plošinovka in the terminal.

plosinovka-terminal-title = Plošinovka, seed { $seed }: { $players } against { $boss }.
plosinovka-terminal-fog = { $which ->
    [boss] level { $level }: the boss
   *[other] level { $level }
}
plosinovka-terminal-turn = turn { $turn }
plosinovka-terminal-dice = dice: { $dice }
plosinovka-terminal-enemy-die = enemy die: { $face ->
    [left] left
    [right] right
   *[attack] attack
}
plosinovka-terminal-off = off the map
plosinovka-terminal-special = special: { $symbol }
plosinovka-terminal-items = items:
plosinovka-terminal-potions = potions:
plosinovka-terminal-nobody = nobody yet
plosinovka-terminal-artifact = ✦ { $card }: { $player }
plosinovka-terminal-event = event { $card } ({ $left } left)
plosinovka-terminal-thing-gravity = gravity
plosinovka-terminal-thing-special = special die
plosinovka-terminal-thing-hero = ability
plosinovka-terminal-no-thing = There is neither a card nor an action “{ $name }”.
plosinovka-terminal-legend = 1 2 3 4 heroes   A–Z enemies   ▁ platform   ┃ wall   ✦ artifacts   (…) used cards
plosinovka-terminal-help-why = e NAME    why not? of a card, a symbol, gravity, special die, ability
plosinovka-terminal-help-w = w         what would happen: who falls, who attacks you, what you could deal
