# Dungeon cards in the terminal.

plosinovka-level-ladder = ladder
plosinovka-level-trap = trap
plosinovka-level-merchant = merchant
plosinovka-level-coin = coin
plosinovka-level-gem = gem
plosinovka-level-enemy = enemy
plosinovka-level-portal = portal
plosinovka-level-boss = boss
plosinovka-level-special = special field
plosinovka-level-platform = platform
plosinovka-level-wall = wall
plosinovka-level-boss-marked = { $dungeon }, boss level
plosinovka-no-levels = there is no dungeon card in it; each begins with [[dungeon]]

## What a pack holds

plosinovka-held-dungeon-card = { $count ->
    [one] { $count } dungeon card
   *[other] { $count } dungeon cards
}
