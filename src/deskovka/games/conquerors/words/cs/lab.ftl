# Planetary Conquerors v laboratoři.

conquerors-lab-sides = Výhry balíčků nad ostatními
conquerors-lab-way-conquered = dobytí planety
conquerors-lab-way-last-left = poslední důl
conquerors-lab-way-deck-out = došel balíček
conquerors-lab-way-all-fell = pád všech dolů
conquerors-lab-way-turn-limit = poslední kolo
conquerors-lab-way-endless = nekonečný řetěz
conquerors-lab-way-resigned = vzdání se
conquerors-lab-matrix = Balíček proti balíčku
conquerors-lab-matrix-about = Jak často vyhrává balíček z řádku, když je u stolu balíček ze sloupce; proti sobě samému: jak často vyhrává začínající hráč.
conquerors-lab-matrix-corner = Balíček
conquerors-lab-mean-drawn = líznuté karty
conquerors-lab-mean-played = zahrané karty
conquerors-lab-mean-planet = karty na planetě
conquerors-lab-mean-gold = získané zlato
conquerors-lab-mean-cosmium = získané cosmium
conquerors-lab-mean-electricity = získaná elektřina
conquerors-lab-mean-base = životy dolu
conquerors-lab-mean-buildings = životy budov
conquerors-lab-cards-about = „Zahráno“ je podíl těch, kdo kartu měli v balíčku a zahráli ji; dále jak často vyhrávají ti, kdo si ji aspoň jednou lízli nebo ji zahráli, a o kolik bodů se to první liší od průměru. Záhlaví řadí.
conquerors-lab-use-played = zahráno
conquerors-lab-fared-drawn = výhry po líznutí
conquerors-lab-fared-played = výhry po zahrání
