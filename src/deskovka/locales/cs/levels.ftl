# Karty žaláře v terminálu.

levels-ladder = žebřík
levels-trap = past
levels-merchant = kupec
levels-coin = zlaťák
levels-gem = drahokam
levels-enemy = nepřítel
levels-portal = portál
levels-boss = boss
levels-special = zvláštní pole
levels-platform = plošina
levels-wall = zeď
levels-boss-marked = { $dungeon }, úroveň s bossem
