# Karty žaláře v terminálu.

plosinovka-level-ladder = žebřík
plosinovka-level-trap = past
plosinovka-level-merchant = kupecký stánek
plosinovka-level-coin = zlaťák
plosinovka-level-gem = drahokam
plosinovka-level-enemy = nepřítel
plosinovka-level-portal = portál
plosinovka-level-boss = boss
plosinovka-level-special = zvláštní pole
plosinovka-level-platform = plošina
plosinovka-level-wall = zeď
plosinovka-level-boss-marked = { $dungeon }, úroveň s bossem
plosinovka-no-levels = není v ní žádná karta žaláře; každá začíná [[dungeon]]

## Co v sadě je

plosinovka-held-dungeon-card = { $count ->
    [one] { $count } karta žaláře
    [few] { $count } karty žaláře
   *[other] { $count } karet žaláře
}
