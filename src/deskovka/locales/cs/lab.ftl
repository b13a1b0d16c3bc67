# Laboratoř: co ukazuje mnoho her.

lab-title = Co ukazují odehrané hry
lab-compare-title = Co změna způsobí
lab-how-to-read = Tečky jsou naměřené hodnoty, čáry jejich 95% intervaly (Wilson). Společné vítězství se počítá po částech. Přerušovaná čára ukazuje, kde by byli všichni, kdyby si byli rovni; u délek je to medián.
lab-by-the-clock = Boti zde přemýšleli podle hodin: další běh dá jiné hry.
lab-chapter = { $game }, { $players ->
    [1] hra pro jednoho
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
lab-games = her
lab-median-rounds = tahů na hráče (medián)
lab-mean-decisions = rozhodnutí (průměr)
lab-who = boti
lab-seed = semínko
lab-budget = rozpočet hledání
lab-of-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
lab-of-chances = z { $games }

## Podíly

lab-places = Výhry podle pořadí
lab-place = { $place ->
    [1] první
    [2] druhý
    [3] třetí
    [4] čtvrtý
    [5] pátý
   *[other] šestý
}
lab-bots = Výhry podle botů
lab-decks = Výhry balíčků nad ostatními
lab-heroes = Výhry podle hrdiny
lab-bosses = Boss je poražen
lab-ways = Jak hry končí
lab-solo = Hra pro jednoho
lab-won = výhra
lab-way-conquered = dobytí planety
lab-way-last-left = poslední důl
lab-way-deck-out = došel balíček
lab-way-all-fell = pád všech dolů
lab-way-turn-limit = poslední tah
lab-way-endless = nekonečný řetěz
lab-way-resigned = vzdání se
lab-way-boss-felled = poražený boss
lab-way-highest = nejvyšší hrdina
lab-way-fainted = omdlení hrdiny
lab-way-out-of-events = došly události

## Délky

lab-rounds = Tahy na hráče
lab-turns = Tahy všech hráčů
lab-decisions = Rozhodnutí
lab-scores = Skóre vyhraných her
lab-rounds-each = tahy na hráče
lab-turns-each = tahy všech hráčů
lab-points = body
lab-quartiles = polovina her: { $low } až { $high }; medián { $median }

## Tabulky

lab-matrix-conquerors = Balíček proti balíčku
lab-matrix-conquerors-about = Jak často vyhrává balíček z řádku, když je u stolu balíček ze sloupce; proti sobě samému: jak často vyhrává začínající hráč.
lab-matrix-conquerors-corner = Balíček
lab-matrix-plosinovka = Hrdina proti bossovi
lab-matrix-plosinovka-about = Jak často hrdina vyhrává ve hrách s tímto bossem.
lab-matrix-plosinovka-corner = Hrdina
lab-means = Na konci hry průměrně
lab-winners = vítězové
lab-others = ostatní
lab-mean-drawn = líznuté karty
lab-mean-played = zahrané karty
lab-mean-planet = karty na planetě
lab-mean-gold = získané zlato
lab-mean-cosmium = získané cosmium
lab-mean-electricity = získaná elektřina
lab-mean-base = životy dolu
lab-mean-buildings = životy budov
lab-mean-row = dosažená řada
lab-mean-life = životy
lab-mean-gems = drahokamy
lab-mean-coins = zlaťáky
lab-mean-bought = koupené předměty a lektvary
lab-mean-defeated = poražení nepřátelé
lab-mean-faints = omdlení
lab-cards = Karty
lab-cards-conquerors-about = „Zahráno“ je podíl těch, kdo kartu měli v balíčku a zahráli ji; dále jak často vyhrávají ti, kdo si ji aspoň jednou lízli nebo ji zahráli, a o kolik bodů se to první liší od průměru. Záhlaví řadí.
lab-cards-plosinovka-about = „Koupeno“ je podíl hráčů, kteří kartu koupili; dále jak často vyhrávají a o kolik bodů se to liší od průměru. Záhlaví řadí.
lab-card = Karta
lab-use-played = zahráno
lab-use-bought = koupeno
lab-fared-drawn = výhry po líznutí
lab-fared-played = výhry po zahrání
lab-fared-bought = výhry po koupi
lab-above = nad průměrem

## Dvě sady vedle sebe

lab-change = změna
lab-change-about = Změna je v procentních bodech s 95% intervalem (Newcombe); tučně tam, kde v něm neleží nula.
lab-same = V těchto hrách se obě sady hrají úplně stejně.
lab-median = { $what }, medián
lab-mean = { $what }, průměr
