# Plošinovka: jména, otázky, možnosti, odmítnutí a konce hry.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte. Pole se jmenují podle sloupce a řady,
# například B7; řady se počítají od paty věže.

plosinovka-game = Plošinovka
plosinovka-about = Vyšplhej na věž s pěti kostkami a poraz bosse na jejím vrcholu.

## Jména

plosinovka-symbol-boot = bota
plosinovka-symbol-sword = meč
plosinovka-symbol-coin = zlaťák
plosinovka-symbol-monster = příšera
plosinovka-symbol-star = hvězda
plosinovka-symbol-blank = prázdná
plosinovka-symbol-left = doleva
plosinovka-symbol-right = doprava
plosinovka-symbol-attack = útok
# Ve 4. pádě: využít botu.
plosinovka-a-boot = botu
plosinovka-a-sword = meč
plosinovka-a-coin = zlaťák
plosinovka-a-monster = příšeru
plosinovka-a-star = hvězdu
plosinovka-a-blank = prázdnou stranu
plosinovka-two-boot = dvě boty
plosinovka-two-sword = dva meče
plosinovka-two-coin = dva zlaťáky
plosinovka-two-monster = dvě příšery
plosinovka-two-star = dvě hvězdy
plosinovka-dice-boot = { $count ->
    [one] bota
    [few] { $count } boty
   *[other] { $count } bot
}
plosinovka-dice-sword = { $count ->
    [one] meč
    [few] { $count } meče
   *[other] { $count } mečů
}
plosinovka-dice-coin = { $count ->
    [one] zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
plosinovka-dice-monster = { $count ->
    [one] příšera
    [few] { $count } příšery
   *[other] { $count } příšer
}
plosinovka-dice-star = { $count ->
    [one] hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
plosinovka-dice-none = nic
plosinovka-coins = { $amount ->
    [one] { $amount } zlaťák
    [few] { $amount } zlaťáky
   *[other] { $amount } zlaťáků
}
plosinovka-gems = { $amount ->
    [one] { $amount } drahokam
    [few] { $amount } drahokamy
   *[other] { $amount } drahokamů
}
plosinovka-or = { $first } nebo { $second }

plosinovka-type-hero = hrdina
plosinovka-type-enemy = nepřítel
plosinovka-type-helper = pomocník
plosinovka-type-boss = boss
plosinovka-type-item = předmět
plosinovka-type-potion = lektvar
plosinovka-type-artifact = artefakt
plosinovka-type-event = událost
plosinovka-type-token = bossův žeton
plosinovka-type-attack = bossův útok
plosinovka-dungeon-forest = Hrozivý hvozd
plosinovka-dungeon-void = Plíživá prázdnota
plosinovka-dungeon-mixed = oba žaláře

plosinovka-on-field = { $figure } na { $field }
plosinovka-enemy = { $figure } na { $field } ({ $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}, { $damage } zranění)
plosinovka-step-left = doleva na { $field }
plosinovka-step-right = doprava na { $field }
plosinovka-step-up = nahoru na { $field }
plosinovka-step-down = dolů na { $field }
plosinovka-step-portal = portálem na { $field }
plosinovka-step-other = na { $field }

## Co je na poli, za jeho jménem

plosinovka-note-coin = zlaťák
plosinovka-note-gem = drahokam
plosinovka-note-trap = past
plosinovka-note-merchant = kupecký stánek
plosinovka-note-ladder = žebřík
plosinovka-note-portal = portál
plosinovka-note-special = zvláštní pole
plosinovka-note-air = ve vzduchu
plosinovka-note-figure = { $figure }
plosinovka-note-push = postrčení: { $figure }

## Otázky

plosinovka-question-action = Co uděláš?
plosinovka-question-appear = Tvůj hrdina je mimo mapu. Který symbol využiješ, aby se objevil?
plosinovka-question-appear-where = Kde se tvůj hrdina objeví?
plosinovka-question-merged = Který symbol z obou kostek vznikne?
plosinovka-question-star = Za co hvězda platí?
plosinovka-question-gems = Kolikrát bude platit { $symbol }? Máš { $gems }.
plosinovka-question-move = { $steps ->
    [one] Kam se přesuneš?
    [few] Kam se přesuneš? Zbývají { $steps } kroky.
   *[other] Kam se přesuneš? Zbývá { $steps } kroků.
}
plosinovka-question-move-attacked = { $question } Když opustíš { $field }, zaútočí na tebe { $enemies }.
plosinovka-question-push = Kam postrčíš figurku { $figure }?
plosinovka-question-monster = Kterého nepřítele přesuneš?
plosinovka-question-monster-where = { $steps ->
    [one] Kam se přesune { $figure }?
    [few] Kam se přesune { $figure }? Zbývají { $steps } kroky.
   *[other] Kam se přesune { $figure }? Zbývá { $steps } kroků.
}
plosinovka-question-attack = Na koho zaútočíš?
plosinovka-question-swords = { $figure }: zatím { $damage } z { $life } zranění. Co do útoku dáš?
plosinovka-question-ladder = Gravitace: chytíš se žebříku na { $field }?
plosinovka-question-special = Který symbol si uschováš na speciální kostce? Teď: { $symbol }.
plosinovka-question-field = Které pole?
plosinovka-question-symbol = Který symbol?

## Možnosti

plosinovka-option-pass = Dost
plosinovka-option-pass-action = Ukonči své akce
plosinovka-option-pass-move = Zůstaň na { $field }
plosinovka-option-pass-monster = Nikoho nepřesouvej
plosinovka-option-pass-monster-where = Nech ho tam
plosinovka-option-pass-special = Nech speciální kostku, jak je
plosinovka-option-pass-appear = Zůstaň mimo mapu
plosinovka-option-use = { $symbol ->
    [boot] Bota: přesuň se o pole
    [sword] Meč: zaútoč
    [coin] Zlaťák: vezmi si { $coins }
    [monster] Příšera: přesuň nepřítele
   *[star] Hvězda: { $star }
}
plosinovka-option-use-swords = { $symbol ->
    [star] Přidej hvězdu jako meč
   *[other] Přidej { $a }
}
plosinovka-option-use-special = Uschovej { $a }
plosinovka-option-special = Speciální kostka – { $use }
plosinovka-option-special-swords = { $symbol ->
    [star] Přidej speciální kostku: hvězdu jako meč
   *[other] Přidej speciální kostku: { $a }
}
plosinovka-option-merge = Sluč { $two } na jiný symbol
plosinovka-option-merge-swords = Přidej { $two } sloučené na meč
plosinovka-option-merge-special = Sluč dva stejné symboly na { $a }
plosinovka-option-gravity = Vyhodnoť gravitaci
plosinovka-option-buy = Kup kartu { $card } za { $price } – { $text }
plosinovka-option-card = { $card } – { $text }
plosinovka-option-hero = Tvoje schopnost – { $text }
plosinovka-option-appear = Objev se za { $a }
plosinovka-option-field = { $step }
plosinovka-option-field-notes = { $step } ({ $notes })
plosinovka-option-gems = { $times ->
    [one] Jednou, bez drahokamů
   *[other] { $times }× za { $gems }
}{ $attack ->
    [yes] : zatím { $damage } zranění
   *[no] {""}
}
plosinovka-option-symbol = { $symbol }
plosinovka-option-enemy = { $figure }
plosinovka-option-hold = Chyť se
plosinovka-option-fall = Pusť se a spadni na { $field }
plosinovka-option-hit = Zaútoč: { $damage } zranění

## Proč teď něco nejde

plosinovka-refusal-ok = Teď to jde.
plosinovka-refusal-over = Hra skončila.
plosinovka-refusal-not-your-turn = Nejsi na tahu.
plosinovka-refusal-not-now = Nejdřív odpověz na položenou otázku.
plosinovka-refusal-off-map = Tvůj hrdina je mimo mapu a nejdřív se musí objevit.
plosinovka-refusal-too-many-actions = V tomto tahu bylo už 1 000 akcí: karty a schopnosti se dál použít nedají.
plosinovka-refusal-no-die = Nemáš kostku s tímto symbolem.
plosinovka-refusal-no-use = Teď by to nic neudělalo.
plosinovka-refusal-nobody-falls = Nikdo by nespadl.
plosinovka-refusal-no-merchant = Tvůj hrdina nestojí na poli s kupeckým stánkem.
plosinovka-refusal-not-for-sale = Není ve stánku a nemáš to.
plosinovka-refusal-too-dear = Stojí víc zlaťáků, než kolik máš.
plosinovka-refusal-forbidden = Zakazuje to některá tvoje karta, žeton nebo událost.
plosinovka-refusal-is-used = Je použitá a obnoví se na začátku tvého tahu.
plosinovka-refusal-only-passive = Má jen pasivní účinek, není co použít.
plosinovka-refusal-nobody-has = Zatím ho nikdo nemá: vezme si ho ten, kdo splní podmínku na kartě.
plosinovka-refusal-another-has = Má ho jiný hráč: splň podmínku na kartě a hned je tvůj.
plosinovka-refusal-unknown = Nic takového není.

## Co by se stalo

plosinovka-preview-falls = { $you ->
    [yes] Gravitace: dopadneš na { $to }.
   *[no] Gravitace: { $player } dopadne na { $to }.
}
plosinovka-preview-strikes = Když opustíš své pole, zaútočí na tebe { $enemies }.
plosinovka-preview-attack = Útok, cíl { $figure }: nejvýš { $damage } zranění, za { $gems }; potřeba { $life }.
plosinovka-preview-nothing = Nikdo by nespadl, nikdo by na tebe při odchodu nezaútočil a není na koho útočit.

## Jak hra končí

plosinovka-way-none = hra ještě neskončila
plosinovka-way-boss-felled = boss je poražen
plosinovka-way-highest = skončil poslední tah a rozhodla výška, pak drahokamy, pak zlaťáky
plosinovka-way-fainted = tvůj hrdina upadl do mdlob
plosinovka-way-out-of-events = došly události
plosinovka-way-endless = nekonečný řetěz účinků byl přerušen
plosinovka-outcome-won = Vítězíš: { $way }.
plosinovka-outcome-shared = Vítězíš a s tebou { $others }: { $way }.
plosinovka-outcome-lost = { $count ->
    [0] Prohráváš: { $way }.
    [one] Prohráváš. Vítězí { $winners }: { $way }.
   *[other] Prohráváš. O vítězství se dělí { $winners }: { $way }.
}
plosinovka-outcome = { $count ->
    [0] Nevítězí nikdo: { $way }.
    [one] Vítězí { $winners }: { $way }.
   *[other] O vítězství se dělí { $winners }: { $way }.
}
plosinovka-score = { $outcome } Skóre: { $score }.

plosinovka-refused-lowest = Žádná taková úroveň nemůže ležet u paty této věže.

## Co se dá u stolu vybrat

plosinovka-label-your-hero = Tvůj hrdina
plosinovka-label-hero = Hrdina
plosinovka-label-boss = Boss
plosinovka-label-dungeon = Věž
plosinovka-label-dungeon-mixed = smíšená
plosinovka-label-dungeon-forest = Hrozivý hvozd
plosinovka-label-dungeon-void = Plíživá prázdnota
plosinovka-label-artifacts = S artefakty
plosinovka-label-bigger = Větší věž
