# Záznamy her, rady a statistiky na stránce.

## Záznamy

web-replays = Záznamy her
web-replays-what = Hry, které máš dohrané, a záznamy, které sem přineseš. Jak dopadly, to se tu neprozradí.
web-replays-none = Zatím tu není žádná dohraná hra. Zahraj si, a pak ji tu najdeš.
web-replay = Záznam hry
web-replay-see = Přehrát záznam
web-replay-upload = Přinést záznam …
web-replay-uploading = Kontroluje se …
web-replay-uploaded = Přinesený záznam
web-replay-large = Na záznam hry je soubor příliš velký.
web-replay-unfinished = Tady záznam končí; hra nebyla dohraná.
web-replay-line = Chvíle hry
web-replay-where = Kolo { $turn }, chvíle { $at } z { $of }
web-replay-going = Tam a zpátky
web-replay-first = Na začátek
web-replay-turn-back = O kolo zpět
web-replay-back = O volbu zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-on = O volbu dál
web-replay-turn-on = O kolo dál
web-replay-last = Na konec
web-replay-keys = Důležité chvíle
web-replay-key-back = Na předchozí důležitou chvíli
web-replay-key-on = Na další důležitou chvíli
web-replay-kind-card = Karty
web-replay-kind-attack = Útoky
web-replay-kind-trap = Pasti
web-replay-kind-destroyed = Zničené budovy
web-replay-kind-fallen = Jiné ztracené karty
web-replay-kind-out = Vyřazení hráči
web-replay-kind-level = Patra
web-replay-kind-boss = Boss
web-replay-kind-defeat = Poražení nepřátelé
web-replay-kind-faint = Omdlení
web-replay-kind-gem = Drahokamy
web-replay-kind-end = Konec
web-replay-eye = Pohled
web-replay-all = Všechny karty
web-replay-eye-of = Vidí { $player }
web-replay-speed = Rychlost
web-replay-share = Sdílet
web-replay-share-what = Kdo dostane odkaz, uvidí celou hru se všemi kartami.
web-replay-link = Odkaz
web-replay-link-here = Od této chvíle
web-replay-download = Stáhnout soubor
web-replay-delete = Smazat
web-replay-delete-sure = Opravdu smazat?
web-replay-continue = Hrát odsud dál
web-replay-continue-what = Začne nový stůl, kde hra stojí tak jako tady v kole { $turn }. Na jedno místo si sedneš ty, na ostatní boti.
web-replay-seat = Hraješ za
web-replay-others = Proti
web-replay-help = Posouvej se po čáře dole, klepni na značku, nebo si vyber, číma očima se díváš.
web-replay-help-step = o volbu zpět, o volbu dál
web-replay-help-turn = o kolo zpět, o kolo dál
web-replay-help-key = na předchozí, na další důležitou chvíli
web-replay-help-play = přehrát, pozastavit
web-replay-help-ends = na začátek, na konec

## Rady

web-hint-thinking = Přemýšlí se …
web-hint-bar = dává přednost z { $percent } %, naděje na výhru { $value } %
web-hint-scale = Proužky: čemu by silný bot dal přednost. S označenou možností vidí naději na výhru { $value } %.

## Statistiky

web-statistics = Statistiky
web-statistics-what = Všechny tvoje dohrané hry kromě výukových, her u jedné obrazovky a her rozehraných ze záznamu.
web-statistics-none = Zatím není co počítat: objeví se tu tvoje první dohraná hra.
web-statistics-played = Hry
web-statistics-won = Výhry
web-statistics-lost = Prohry
web-statistics-share = Podíl výher
web-statistics-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
web-statistics-best = Nejlepší skóre
web-statistics-decks = Podle balíčku
web-statistics-heroes = Podle hrdiny
web-statistics-opponents = Podle protihráče
web-statistics-endings = Jak hry končily
web-statistics-lengths = Jak dlouho hry trvaly
web-statistics-turns = Kola
web-statistics-time = V průběhu času
web-statistics-time-what = Podíl výher, v každém bodě za posledních { $count } her
web-statistics-scores = Skóre her o samotě
web-statistics-score = Skóre
web-statistics-game = Hra
web-statistics-ending = Konec
web-statistics-table = V číslech
web-statistics-alone = O samotě
web-statistics-people = Lidé
web-statistics-gone = (už neexistuje)
