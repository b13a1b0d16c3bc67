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
lab-ways = Jak hry končí
lab-solo = Hra pro jednoho
lab-won = výhra

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

lab-means = Na konci hry průměrně
lab-winners = vítězové
lab-others = ostatní
lab-cards = Karty
lab-card = Karta
lab-above = nad průměrem

## Dvě sady vedle sebe

lab-change = změna
lab-change-about = Změna je v procentních bodech s 95% intervalem (Newcombe); tučně tam, kde v něm neleží nula.
lab-same = V těchto hrách se obě sady hrají úplně stejně.
lab-median = { $what }, medián
lab-mean = { $what }, průměr
