# Plošinovka in the browser: the words of its board. Fields are called by column and row.

web-tower = The tower, from the top row down
web-tower-frame = Tower
web-tower-moment = Turn { $turn }
web-tower-row = Row { $row }
web-tower-fog = { $which ->
    [boss] Boss level
   *[other] Level { $level }
}
web-tower-platform = a platform below
web-tower-air = nothing below
web-tower-wall = a wall to the right
web-tower-choose = { $text } – can be chosen
web-tower-hero = { $figure } on { $field } (life { $life } of { $most })
web-tower-heroes = Heroes
web-tower-player = { $number }: { $hero } ({ $player }), { $where }, life { $life } of { $most }, { $coins }, { $gems }, special die: { $symbol }
web-tower-you = you
web-tower-off = off the map

## Dice

web-tower-dice = Dice
web-tower-die-spent = { $symbol }, used
web-tower-die-merge = { $symbol }: tap the other one to merge them
web-tower-special = Special die: { $symbol }
web-tower-special-short = special
web-tower-enemy-die = Enemy die: { $face }
web-tower-enemies-short = enemies
web-tower-use = Use
web-tower-merge = Merge two
web-tower-gravity = Gravity

## What would happen

web-tower-outlook = Show what would happen
web-tower-step = { $attacked ->
    [yes] Boot { $way }: attacked by { $enemies }.
   *[no] Boot { $way }: nobody attacks.
}

## Cards

web-tower-used = used
web-tower-used-long = Used; it comes back at the beginning of your turn.
web-tower-tired = Ability used in this turn
web-tower-event = Event
web-tower-events-left = { $left ->
    [0] the last one
    [one] { $left } left
   *[other] { $left } left
}
web-tower-score = Score { $score }
web-tower-score-long = Worth { $score } points so far, if you fell the boss
web-tower-attacks-left = { $left ->
    [one] { $left } attack card in the deck
   *[other] { $left } attack cards in the deck
}
web-tower-last = the last one
web-tower-merchant = Merchant
web-tower-items = Items
web-tower-potions = Potions
web-tower-gap = sold out
web-tower-artifacts = Artifacts
web-tower-nobody = nobody yet
web-tower-enemies = Enemies
web-tower-life = Life { $life }
web-tower-damage = Damage { $damage }
web-tower-price = Costs { $coins }
web-tower-loot = Leaves { $loot }
web-tower-star = Star: { $symbols }
web-tower-symbol = On { $symbol }
