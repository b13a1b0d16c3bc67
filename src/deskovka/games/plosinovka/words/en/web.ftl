# Plošinovka in the browser: the words of its board. Fields are called by column and row.

plosinovka-web-tower = The tower, from the top row down
plosinovka-web-frame = Tower
plosinovka-web-moment = Turn { $turn }
plosinovka-web-row = Row { $row }
plosinovka-web-fog = { $which ->
    [boss] Boss level
   *[other] Level { $level }
}
plosinovka-web-platform = a platform below
plosinovka-web-air = nothing below
plosinovka-web-wall = a wall to the right
plosinovka-web-choose = { $text } – can be chosen
plosinovka-web-stride = { $text }: go there with a boot
plosinovka-web-hero = { $player }, { $hero }, on { $field } (lives { $life } of { $most })
plosinovka-web-heroes = Heroes
plosinovka-web-player = { $number }: { $player }, { $hero }, { $where }, lives { $life } of { $most }, { $coins }, { $gems }, special die: { $symbol }
plosinovka-web-you = you
plosinovka-web-off = off the map
plosinovka-web-off-short = off

## Dice

plosinovka-web-dice = Dice
plosinovka-web-die-spent = { $symbol }, used
plosinovka-web-special = Special die: { $symbol }
plosinovka-web-special-short = special
plosinovka-web-faints = { $you ->
    [yes] You faint
   *[no] { $player } faints
}
plosinovka-web-enemy-die = Enemy die: { $face }
plosinovka-web-enemies-short = enemies
plosinovka-web-strike = Strike
plosinovka-web-use = Use
plosinovka-web-merge = Merge two
plosinovka-web-becomes = { $text }: { $symbol }
plosinovka-web-gravity = Gravity

## What would happen

plosinovka-web-outlook = Show what would happen
plosinovka-web-step = { $attacked ->
    [yes] Boot { $way }: attacked by { $enemies }.
   *[no] Boot { $way }: nobody attacks.
}

## Cards

plosinovka-web-used = used
plosinovka-web-used-long = Used; it comes back at the beginning of your turn.
plosinovka-web-tired = Ability used in this turn
plosinovka-web-event = Event
plosinovka-web-events-left = { $left ->
    [0] the last one
    [one] { $left } left
   *[other] { $left } left
}
plosinovka-web-score = Score { $score }
plosinovka-web-score-long = Worth { $score } points so far, if you fell the boss
plosinovka-web-attacks-left = { $left ->
    [one] { $left } attack card in the deck
   *[other] { $left } attack cards in the deck
}
plosinovka-web-attacks-next = Could come next
plosinovka-web-attacks-played = Carried out already
plosinovka-web-last = the last one
plosinovka-web-merchant = Merchant
plosinovka-web-items = Items
plosinovka-web-potions = Potions
plosinovka-web-gap = sold out
plosinovka-web-artifacts = Artifacts
plosinovka-web-nobody = nobody yet
plosinovka-web-held-by = Held by: { $player }
plosinovka-web-enemies = Enemies
plosinovka-web-life = Lives { $life }
plosinovka-web-damage = Damage { $damage }
plosinovka-web-price = Costs { $coins }
plosinovka-web-loot = Leaves { $loot }
plosinovka-web-star = Star: { $symbols }
plosinovka-web-symbol = On { $symbol }
plosinovka-web-condition = Condition: { $condition }
plosinovka-web-boss-life = Lives: 2 × the number of levels
plosinovka-web-special-fields = Special fields: a hero that enters one gets a { $token } token.
plosinovka-web-setup = Setup: { $setup }

## What the cards are

plosinovka-web-word-hero = Hero: its star counts as one of the symbols shown, whichever you choose; at 0 lives it faints.
plosinovka-web-word-enemy = Enemy: strikes whoever walks away from it, or when the enemy die says so; one attack must take all its lives.
plosinovka-web-word-helper = Helper: an enemy that the boss calls.
plosinovka-web-word-boss = Boss: whoever takes all its lives in one attack wins.
plosinovka-web-word-item = Item: what it gives lasts; what begins with “Use” can be used once until it is refreshed.
plosinovka-web-word-potion = Potion: is used up.
plosinovka-web-word-artifact = Artifact: belongs to whoever meets its condition, until somebody else does.
plosinovka-web-word-event = Event: holds for this turn of the game alone.
plosinovka-web-word-token = Boss token: stays until you faint; whoever would get it twice takes 1 damage.
plosinovka-web-word-attack = Boss attack: what the boss does in its turn; walls do not stop it.

## Replays

plosinovka-web-replay-all = Everybody

## What is watched, and the end

plosinovka-web-figure-life = Lives
plosinovka-web-figure-defeated = Enemies defeated
plosinovka-web-figure-coins = Coins
plosinovka-web-figure-gems = Gems
plosinovka-web-figure-cards = Cards

## Gems on a die

plosinovka-web-boost = Gems on the next die
plosinovka-web-boost-less = Fewer gems
plosinovka-web-boost-more = More gems
plosinovka-web-boost-now = { $gems ->
    [0] no gems: it counts once
    [one] { $gems } gem: it counts { $times } times
   *[other] { $gems } gems: it counts { $times } times
}
