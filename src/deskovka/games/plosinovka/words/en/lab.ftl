# Plošinovka in the lab.

plosinovka-lab-sides = Wins by hero
plosinovka-lab-foes = The boss is felled
plosinovka-lab-way-boss-felled = boss felled
plosinovka-lab-way-highest = highest hero
plosinovka-lab-way-fainted = hero fainted
plosinovka-lab-way-out-of-events = out of events
plosinovka-lab-way-endless = endless chain
plosinovka-lab-matrix = Hero against boss
plosinovka-lab-matrix-about = How often the hero wins in games with that boss.
plosinovka-lab-matrix-corner = Hero
plosinovka-lab-mean-row = row reached
plosinovka-lab-mean-life = life
plosinovka-lab-mean-gems = gems
plosinovka-lab-mean-coins = coins
plosinovka-lab-mean-bought = items and potions bought
plosinovka-lab-mean-defeated = enemies defeated
plosinovka-lab-mean-faints = times fainted
plosinovka-lab-cards-about = “Bought” is the share of players who bought it; then how often they win, and by how many points that differs from the average. Headings sort.
plosinovka-lab-use-bought = bought
plosinovka-lab-fared-bought = wins when bought
