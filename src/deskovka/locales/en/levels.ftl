# Dungeon cards in the terminal.

levels-ladder = ladder
levels-trap = trap
levels-merchant = merchant
levels-coin = coin
levels-gem = gem
levels-enemy = enemy
levels-portal = portal
levels-boss = boss
levels-special = special field
levels-platform = platform
levels-wall = wall
levels-boss-marked = { $dungeon }, boss level
