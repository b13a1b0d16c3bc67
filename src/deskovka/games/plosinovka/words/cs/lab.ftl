# Plošinovka v laboratoři.

plosinovka-lab-sides = Výhry podle hrdiny
plosinovka-lab-foes = Boss je poražen
plosinovka-lab-way-boss-felled = poražený boss
plosinovka-lab-way-highest = nejvyšší hrdina
plosinovka-lab-way-fainted = hrdina upadl do mdlob
plosinovka-lab-way-out-of-events = došly události
plosinovka-lab-way-endless = nekonečný řetěz
plosinovka-lab-matrix = Hrdina proti bossovi
plosinovka-lab-matrix-about = Jak často hrdina vyhrává ve hrách s tímto bossem.
plosinovka-lab-matrix-corner = Hrdina
plosinovka-lab-mean-row = dosažená řada
plosinovka-lab-mean-life = životy
plosinovka-lab-mean-gems = drahokamy
plosinovka-lab-mean-coins = zlaťáky
plosinovka-lab-mean-bought = koupené předměty a lektvary
plosinovka-lab-mean-defeated = poražení nepřátelé
plosinovka-lab-mean-faints = upadnutí do mdlob
plosinovka-lab-cards-about = „Koupeno“ je podíl hráčů, kteří kartu koupili; dále jak často vyhrávají a o kolik bodů se to liší od průměru. Záhlaví řadí.
plosinovka-lab-use-bought = koupeno
plosinovka-lab-fared-bought = výhry po koupi
