# Planetary Conquerors: jména, otázky, možnosti, odmítnutí a konce hry.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte.

game-conquerors = Planetary Conquerors

## Jména

type-miner = miner
type-building = budova
type-warrior = warrior
type-trap = past
type-spell = spell
type-base = důl

phase-start = začátek kola
phase-mining = mining fáze
phase-kuk = kuk fáze
phase-main = hlavní fáze
phase-attack = fáze útoku
phase-trap = trap fáze
phase-end = konec kola
phase-setup = příprava hry

zone-deck = balíček
zone-hand = ruka
zone-planet = planeta
zone-junkyard = smetiště
zone-limbo = právě hraná karta
zone-gone = mimo hru

material-gold = zlato
material-cosmium = cosmium
material-electricity = elektřina
# Množství stojí vždy ve 4. pádě: zaplatit 1 elektřinu.
amount-gold = { $amount ->
    [one] { $amount } zlato
    [few] { $amount } zlata
   *[other] { $amount } zlat
}
amount-cosmium = { $amount ->
    [one] { $amount } cosmium
    [few] { $amount } cosmia
   *[other] { $amount } cosmií
}
amount-electricity = { $amount ->
    [one] { $amount } elektřinu
    [few] { $amount } elektřiny
   *[other] { $amount } elektřin
}
amount-nothing = nic

keyword-selfheal = Selfheal.
keyword-selfdestroy = Selfdestroy.
keyword-final-hit = Final hit.

base-name = důl
base-yours = tvůj důl
card-theirs = { $card } ({ $player })
card-unknown = karta
trap-unknown = zakrytá past
trap-before = { $trap } ({ $place }. z { $count }, chrání: { $guarded })
with-life = { $card } ({ $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
})
with-life-theirs = { $card } ({ $player }, { $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
})
with-both = { $card } ({ $attack }/{ $life })
with-both-theirs = { $card } ({ $player }, { $attack }/{ $life })

attack-pair = { $attacker } → { $target }
attack-blocked = { $attacker } → { $target }, blok: { $blocker }
hit = { $source } → { $target }: { $amount }

## Otázky

question-redraw = Vyměníš tři karty z ruky za tři nové?
question-redraw-card = Kterou kartu vrátíš do balíčku ({ $number }. z { $count })?
question-main = Tvoje hlavní fáze: co uděláš?
question-reaction = { $what } Zareaguješ?
question-kuk = { $shown ->
    [one] Kuk: na vrchu balíčku je { $cards }.
   *[other] Kuk: na vrchu balíčku jsou { $cards }. Kterou dáš dospodu?
} Pak si lízneš { $count ->
    [one] kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
question-attacker = { $count ->
    [0] Kdo zaútočí?
   *[other] Kdo ještě zaútočí? Zatím: { $attackers }.
}
question-attack-target = Na co zaútočí warrior { $card }?
question-attack-order = Kdo půjde v linii { $line }? Cíl: { $target }.
question-block = Útočí warrior { $attacker }, cíl: { $target }. Kdo ho zablokuje?
question-trap = { $why ->
    [phase] Tvoje trap fáze: položíš nebo přesuneš past?
    [place] Kterou past položíš?
   *[move] Kterou past přesuneš?
}
question-trap-where = Co bude chránit past { $card }?
question-trap-position = Na které místo ve sloupci? Chrání: { $guarded }.
question-order = Čeká více efektů. Který proběhne jako další?
question-replacement = { $would } Co se stane místo toho?
question-target = { $left ->
    [one] Vyber cíl.
    [few] Vyber cíl (zbývají { $left }).
   *[other] Vyber cíl (zbývá { $left }).
}
question-player = Který soupeř?
question-may = Uděláš to?
question-mode = Kterou možnost si vybereš?
question-sacrifice = Co obětuješ?
question-discard = { $left ->
    [one] Kterou kartu odhodíš?
    [few] Kterou kartu odhodíš (zbývají { $left })?
   *[other] Kterou kartu odhodíš (zbývá { $left })?
}
question-search = Kterou kartu si vezmeš z balíčku?
question-salvage = Kterou kartu si vezmeš ze smetiště?
question-tuck = { $left ->
    [one] Kterou kartu dáš dospodu balíčku?
    [few] Kterou kartu dáš dospodu balíčku (zbývají { $left })?
   *[other] Kterou kartu dáš dospodu balíčku (zbývá { $left })?
}
question-pay-unless = Zaplatíš { $materials }, aby se to nestalo?
question-trapback = { $left ->
    [one] Kterou past ze smetiště položíš?
   *[other] Kterou past ze smetiště položíš (nejvýš { $left })?
}

## Na co se reaguje

window-play = { $you ->
    [yes] Hraješ kartu { $card }.
   *[no] { $player } hraje kartu { $card }.
}
window-spell = { $you ->
    [yes] Hraješ kartu { $card }: „{ $text }“
   *[no] { $player } hraje kartu { $card }: „{ $text }“
}
window-paid = { $you ->
    [yes] Používáš kartu { $card }: „{ $text }“
   *[no] { $player } používá kartu { $card }: „{ $text }“
}
window-phase = { $you ->
    [yes] Končí { $phase }, následuje { $next }.
   *[no] { $player }: končí { $phase }, následuje { $next }.
}
window-turn = { $you ->
    [yes] Tvoje kolo končí.
   *[no] { $player }: kolo končí.
}
window-part-targets = Do útoku jdou: { $attackers }. Teď se vyberou cíle.
window-part-lines = Útok začíná: { $pairs }.
window-trap = Útočník { $attacker } aktivuje past { $card }: „{ $text }“
window-line = Postupuje linie { $line }: { $pairs }.
window-blocks = Linie { $line } jde do boje: { $pairs }.
window-damage = Padnou zranění: { $hits }.
window-duel = { $attacker } a { $blocker } se utkají.

## Co by se stalo, kdyby se místo toho nestalo něco jiného

would-dies = Warrior { $card } má zemřít.
would-destroyed = Budova { $card } má být zničena.
would-leaves = Karta { $card } má opustit planetu.
would-dealt = Zranění má dostat: { $card }.
would-deals = Zranění má udělit: { $card }.
would-draws = { $you ->
    [yes] Máš si líznout kartu.
   *[no] { $player } si má líznout kartu.
}
would-discards = { $you ->
    [yes] Máš odhodit kartu.
   *[no] { $player } má odhodit kartu.
}
would-gains = { $you ->
    [yes] Máš získat materiály.
   *[no] { $player } má získat materiály.
}
would-other = Něco se má stát.

## Možnosti

option-pass = Nic
option-pass-redraw = Nech si tyto karty
option-pass-main = Ukonči hlavní fázi
option-pass-reaction = Nereaguj
option-pass-kuk = Nech to tak a lízni si
option-pass-attacker = { $count ->
    [0] Neútoč
   *[other] Víc útočníků nepřidávej a vyraz
}
option-pass-block = Neblokuj
option-pass-trap = S pastmi už nic nedělej
option-pass-target = Další cíl už nevybírej
option-pass-may = Ne
option-pass-search = Neber si nic
option-pass-pay-unless = Neplať
option-pass-trapback = Další past už nepokládej
option-play = { $free ->
    [yes] Zahraj zdarma kartu { $card }
   *[no] Zahraj kartu { $card } za { $cost }
}
option-pay = Použij kartu { $card }: { $text }
option-make-electricity = Vyrob 1 elektřinu za 4 cosmia
option-place = Polož past { $card }
option-move = Přesuň past { $card }
option-choose = { $card }
option-choose-redraw-card = Vyměň kartu { $card }
option-choose-kuk = Dej dospodu kartu { $card }
option-choose-attacker = Zaútoč kartou { $card }
option-choose-block = Zablokuj kartou { $card }
option-choose-trap-where = Chraň: { $card }
option-choose-sacrifice = Obětuj kartu { $card }
option-choose-discard = Odhoď kartu { $card }
option-choose-search = Vezmi si kartu { $card }
option-choose-salvage = Vezmi si kartu { $card }
option-choose-tuck = Dej dospodu kartu { $card }
option-choose-trapback = Polož past { $card }
option-number = { $place ->
    [only] { $number }. místo
    [first] { $number }. místo: úplně vpředu, útočník na ni narazí první
    [last] { $number }. místo: úplně vzadu, útočník na ni narazí poslední
   *[middle] { $number }. místo
}
option-seat = { $player }
option-yes = Ano
option-yes-redraw = Vyměň tři karty
option-yes-pay-unless = Zaplať { $materials }
option-effect = { $card }: { $text }
option-mode = { $text }
option-definition = { $card }
option-page = { $player }: { $first } … { $last } ({ $count })

## Proč kartu teď nelze použít

refusal-ok = Teď ji použít můžeš.
refusal-is-trap = Pasti se nehrají, ale pokládají, a to ve tvé vlastní trap fázi.
refusal-not-yours = Tuto kartu používat nemůžeš, není tvoje.
refusal-not-now = Tuto kartu můžeš zahrát jen ve své hlavní fázi, když neprobíhá žádná herní akce.
refusal-costs-more = Stojí víc, než kolik máš ve skladu.
refusal-no-target = Není pro ni žádný platný cíl.
refusal-used-up = V tomto kole už byla použita, dobije se na začátku tvého kola.
refusal-no-price = Nemáš čím zaplatit její cenu.
refusal-nothing-to-use = Nemá žádný placený efekt.
refusal-no-decision = Teď ne: právě se rozhoduje o něčem jiném.

## Jak hra končí

way-none = hra ještě neskončila
way-conquered = budovy mají 30 nebo více životů
way-last-left = žádný jiný důl už nestojí
way-deck-out = došly karty v balíčku a rozhodlo nejvíce životů na budovách
way-all-fell = všechny doly padly najednou a rozhodlo nejvíce životů na budovách předtím
way-turn-limit = skončilo poslední kolo a rozhodlo nejvíce životů na budovách
way-endless = nekonečný řetěz efektů byl přerušen a rozhodlo nejvíce životů na budovách
way-resigned = všichni ostatní to vzdali
outcome-won = Vítězíš: { $way }.
outcome-shared = Vítězíš a s tebou { $others }: { $way }.
outcome-lost = Prohráváš. { $count ->
    [one] Vítězí { $winners }: { $way }.
   *[other] O vítězství se dělí { $winners }: { $way }.
}
outcome = { $count ->
    [one] Vítězí { $winners }: { $way }.
   *[other] O vítězství se dělí { $winners }: { $way }.
}
