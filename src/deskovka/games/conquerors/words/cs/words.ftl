# Planetary Conquerors: jména, otázky, možnosti, odmítnutí a konce hry.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte.

conquerors-game = Planetary Conquerors
conquerors-about = Těž, stav, bojuj: dobuď planetu s vlastním balíčkem.

## Jména

conquerors-type-miner = miner
conquerors-type-building = budova
conquerors-type-warrior = warrior
conquerors-type-trap = past
conquerors-type-spell = spell
conquerors-type-base = důl

conquerors-phase-start = začátek kola
conquerors-phase-mining = mining fáze
conquerors-phase-kuk = kuk fáze
conquerors-phase-main = hlavní fáze
conquerors-phase-attack = fáze útoku
conquerors-phase-trap = trap fáze
conquerors-phase-end = konec kola
conquerors-phase-setup = příprava hry

conquerors-zone-deck = balíček
conquerors-zone-hand = ruka
conquerors-zone-planet = planeta
conquerors-zone-junkyard = smetiště
conquerors-zone-limbo = právě hraná karta
conquerors-zone-gone = mimo hru

conquerors-material-gold = zlato
conquerors-material-cosmium = cosmium
conquerors-material-electricity = elektřina
# Množství stojí vždy ve 4. pádě: zaplatit 1 elektřinu.
conquerors-amount-gold = { $amount ->
    [one] { $amount } zlato
    [few] { $amount } zlata
   *[other] { $amount } zlat
}
conquerors-amount-cosmium = { $amount ->
    [one] { $amount } cosmium
    [few] { $amount } cosmia
   *[other] { $amount } cosmií
}
conquerors-amount-electricity = { $amount ->
    [one] { $amount } elektřinu
    [few] { $amount } elektřiny
   *[other] { $amount } elektřin
}
conquerors-amount-nothing = nic

conquerors-keyword-selfheal = Selfheal.
conquerors-keyword-selfdestroy = Selfdestroy.
conquerors-keyword-final-hit = Final hit.

conquerors-base-name = důl
conquerors-base-its = vlastní důl
conquerors-base-yours = tvůj důl
conquerors-card-theirs = { $card } ({ $player })
conquerors-card-unknown = karta
conquerors-trap-unknown = zakrytá past
conquerors-trap-before = { $trap } ({ $place }. z { $count }, chrání: { $guarded })
conquerors-with-life = { $card } ({ $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
})
conquerors-with-life-theirs = { $card } ({ $player }, { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
})
conquerors-with-both = { $card } ({ $attack }/{ $life })
conquerors-with-both-theirs = { $card } ({ $player }, { $attack }/{ $life })

conquerors-attack-pair = { $attacker } → { $target }
conquerors-attack-blocked = { $attacker } → { $target }, blok: { $blocker }
conquerors-hit = { $source } → { $target }: { $amount }

## Otázky

conquerors-question-redraw = Vyměníš tři karty z ruky za tři nové?
conquerors-question-redraw-card = Kterou kartu vrátíš do balíčku ({ $number }. z { $count })?
conquerors-question-main = Tvoje hlavní fáze: co uděláš?
conquerors-question-reaction = { $what } Zareaguješ?
conquerors-question-kuk = { $shown ->
    [one] Kuk: na vrchu balíčku je { $cards }.
   *[other] Kuk: na vrchu balíčku jsou { $cards }. Kterou dáš dospodu?
} Pak si lízneš { $count ->
    [one] kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
conquerors-question-attacker = { $count ->
    [0] Kdo zaútočí?
   *[other] Kdo ještě zaútočí? Zatím: { $attackers }.
}
conquerors-question-attack-target = Na co zaútočí warrior { $card }?
conquerors-question-attack-order = Kdo půjde v linii { $line }? Cíl: { $target }.
conquerors-question-block = Útočí warrior { $attacker }, cíl: { $target }. Kdo ho zablokuje?
conquerors-question-trap = { $why ->
    [phase] Tvoje trap fáze: položíš nebo přesuneš past?
    [place] Kterou past položíš?
   *[move] Kterou past přesuneš?
}
conquerors-question-trap-where = Co bude chránit past { $card }?
conquerors-question-trap-position = Na které místo ve sloupci? Chrání: { $guarded }.
conquerors-question-order = Čeká více efektů. Který proběhne jako další?
conquerors-question-replacement = { $would } Co se stane místo toho?
conquerors-question-target = { $left ->
    [one] Vyber cíl.
    [few] Vyber cíl (zbývají { $left }).
   *[other] Vyber cíl (zbývá { $left }).
}
conquerors-question-player = Který protihráč?
conquerors-question-may = Uděláš to?
conquerors-question-mode = Kterou možnost si vybereš?
conquerors-question-sacrifice = Co obětuješ?
conquerors-question-discard = { $left ->
    [one] Kterou kartu odhodíš?
    [few] Kterou kartu odhodíš (zbývají { $left })?
   *[other] Kterou kartu odhodíš (zbývá { $left })?
}
conquerors-question-search = Kterou kartu si vezmeš z balíčku?
conquerors-question-salvage = Kterou kartu si vezmeš ze smetiště?
conquerors-question-tuck = { $left ->
    [one] Kterou kartu dáš dospodu balíčku?
    [few] Kterou kartu dáš dospodu balíčku (zbývají { $left })?
   *[other] Kterou kartu dáš dospodu balíčku (zbývá { $left })?
}
conquerors-question-pay-unless = Zaplatíš { $materials }, aby se to nestalo?
conquerors-question-trapback = { $left ->
    [one] Kterou past ze smetiště položíš?
   *[other] Kterou past ze smetiště položíš (nejvýš { $left })?
}

## Na co se reaguje

conquerors-window-play = { $you ->
    [yes] Hraješ kartu { $card }.
   *[no] { $player } hraje kartu { $card }.
}
conquerors-window-spell = { $you ->
    [yes] Hraješ kartu { $card }: „{ $text }“
   *[no] { $player } hraje kartu { $card }: „{ $text }“
}
conquerors-window-paid = { $you ->
    [yes] Používáš kartu { $card }: „{ $text }“
   *[no] { $player } používá kartu { $card }: „{ $text }“
}
conquerors-window-phase = { $you ->
    [yes] Končí { $phase }, následuje { $next }.
   *[no] { $player }: končí { $phase }, následuje { $next }.
}
conquerors-window-turn = { $you ->
    [yes] Tvoje kolo končí.
   *[no] { $player }: kolo končí.
}
conquerors-window-part-targets = Do útoku jdou: { $attackers }. Teď se vyberou cíle.
conquerors-window-part-lines = Útok začíná: { $pairs }.
conquerors-window-trap = Útočník { $attacker } aktivuje past { $card }: „{ $text }“
conquerors-window-line = Postupuje linie { $line }: { $pairs }.
conquerors-window-blocks = Linie { $line } jde do boje: { $pairs }.
conquerors-window-damage = Bude uděleno poškození: { $hits }.
conquerors-window-duel = { $attacker } a { $blocker } se utkají.

## Co by se stalo, kdyby se místo toho nestalo něco jiného

conquerors-would-dies = Warrior { $card } má zemřít.
conquerors-would-destroyed = Budova { $card } má být zničena.
conquerors-would-leaves = Karta { $card } má opustit planetu.
conquerors-would-dealt = Poškození má dostat: { $card }.
conquerors-would-deals = Poškození má udělit: { $card }.
conquerors-would-draws = { $you ->
    [yes] Máš si líznout kartu.
   *[no] { $player } si má líznout kartu.
}
conquerors-would-discards = { $you ->
    [yes] Máš odhodit kartu.
   *[no] { $player } má odhodit kartu.
}
conquerors-would-gains = { $you ->
    [yes] Máš získat materiály.
   *[no] { $player } má získat materiály.
}
conquerors-would-other = Něco se má stát.

## Možnosti

conquerors-option-pass = Nic
conquerors-option-pass-redraw = Nech si tyto karty
conquerors-option-pass-main = Ukonči hlavní fázi
conquerors-option-pass-reaction = Nereaguj
conquerors-option-pass-kuk = Nech to tak a lízni si
conquerors-option-pass-attacker = { $count ->
    [0] Neútoč
   *[other] Víc útočníků nepřidávej a vyraz
}
conquerors-option-pass-block = Neblokuj
conquerors-option-pass-trap = S pastmi už nic nedělej
conquerors-option-pass-target = Další cíl už nevybírej
conquerors-option-pass-may = Ne
conquerors-option-pass-search = Neber si nic
conquerors-option-pass-pay-unless = Neplať
conquerors-option-pass-trapback = Další past už nepokládej
conquerors-option-play = { $free ->
    [yes] Zahraj zdarma kartu { $card }
   *[no] Zahraj kartu { $card } za { $cost }
}
conquerors-option-pay = Použij kartu { $card }: { $text }
conquerors-option-make-electricity = Vyrob 1 elektřinu za 4 cosmia
conquerors-option-place = Polož past { $card }
conquerors-option-move = Přesuň past { $card }
conquerors-option-choose = { $card }
conquerors-option-choose-redraw-card = Vyměň kartu { $card }
conquerors-option-choose-kuk = Dej dospodu kartu { $card }
conquerors-option-choose-attacker = Zaútoč kartou { $card }
conquerors-option-choose-block = Zablokuj kartou { $card }
conquerors-option-choose-trap-where = Chraň: { $card }
conquerors-option-choose-sacrifice = Obětuj kartu { $card }
conquerors-option-choose-discard = Odhoď kartu { $card }
conquerors-option-choose-search = Vezmi si kartu { $card }
conquerors-option-choose-salvage = Vezmi si kartu { $card }
conquerors-option-choose-tuck = Dej dospodu kartu { $card }
conquerors-option-choose-trapback = Polož past { $card }
conquerors-option-number = { $place ->
    [only] { $number }. místo
    [first] { $number }. místo: úplně vpředu, útočník na ni narazí první
    [last] { $number }. místo: úplně vzadu, útočník na ni narazí poslední
   *[middle] { $number }. místo
}
conquerors-option-seat = { $player }
conquerors-option-yes = Ano
conquerors-option-yes-redraw = Vyměň tři karty
conquerors-option-yes-pay-unless = Zaplať { $materials }
conquerors-option-effect = { $card }: { $text }
conquerors-option-mode = { $text }
conquerors-option-definition = { $card }
conquerors-option-page = { $player }: { $first } … { $last } ({ $count })

## Proč kartu teď nelze použít

conquerors-refusal-ok = Teď ji použít můžeš.
conquerors-refusal-is-trap = Pasti se nehrají, ale pokládají, a to ve tvé vlastní trap fázi.
conquerors-refusal-not-yours = Tuto kartu používat nemůžeš, není tvoje.
conquerors-refusal-not-now = Tuto kartu můžeš zahrát jen ve své hlavní fázi, když neprobíhá žádná herní akce.
conquerors-refusal-costs-more = Stojí víc, než kolik máš v úschovně.
conquerors-refusal-no-target = Není pro ni žádný platný cíl.
conquerors-refusal-used-up = V tomto kole už byla použita, dobije se na začátku tvého kola.
conquerors-refusal-no-price = Nemáš čím zaplatit její cenu.
conquerors-refusal-nothing-to-use = Nemá žádný placený efekt.
conquerors-refusal-no-decision = Teď ne: právě se rozhoduje o něčem jiném.

## Jak hra končí

conquerors-way-none = hra ještě neskončila
conquerors-way-conquered = budovy mají 30 nebo více životů
conquerors-way-last-left = žádný jiný důl už nestojí
conquerors-way-deck-out = došly karty v balíčku a rozhodlo nejvíce životů na budovách
conquerors-way-all-fell = všechny doly padly najednou a rozhodlo nejvíce životů na budovách předtím
conquerors-way-turn-limit = skončilo poslední kolo a rozhodlo nejvíce životů na budovách
conquerors-way-endless = nekonečný řetěz efektů byl přerušen a rozhodlo nejvíce životů na budovách
conquerors-way-resigned = všichni ostatní to vzdali
conquerors-outcome-won = Vítězíš: { $way }.
conquerors-outcome-shared = Vítězíš a s tebou { $others }: { $way }.
conquerors-outcome-lost = Prohráváš. { $count ->
    [one] Vítězí { $winners }: { $way }.
   *[other] O vítězství se dělí { $winners }: { $way }.
}
conquerors-outcome = { $count ->
    [one] Vítězí { $winners }: { $way }.
   *[other] O vítězství se dělí { $winners }: { $way }.
}

## Co se dá u stolu vybrat

conquerors-label-edition = Vydání pravidel
conquerors-label-edition-en = anglické
conquerors-label-edition-cs = české
