# Planetary Conquerors: co je špatně na kartách a balíčcích. Druhy karet jsou jejich označení.

problem-conquerors-pack-empty = není v ní žádná karta ani balíček
problem-conquerors-deck-too-many = sada má nejvýše { $most } balíčků
problem-conquerors-deck-id-taken = balíček s označením „{ $label }“ už { problem-where }
problem-conquerors-deck-name-taken = balíček jménem „{ $label }“ už { problem-where }
problem-conquerors-card-not-replaced = v základní sadě není karta „{ $id }“: není co nahradit
problem-conquerors-deck-not-replaced = v základní sadě není balíček „{ $id }“: není co nahradit
problem-conquerors-card-kept = co nahrazuje kartu „{ $id }“, nechává jí { $kept ->
    [name] jméno
    [type] typ
   *[stars] hvězdy
}
problem-conquerors-card-reserved = „{ $id }“ má každý hráč; pojmenuj kartu jinak

## Klíče a hodnoty

problem-conquerors-type = { $type ->
    [building] budova
    [trap] past
   *[other] { $type }
}
problem-conquerors-must-be-materials = { $key } musí být materiály jako „2 gold, 1 cosmium“, ne { problem-found }
problem-conquerors-must-be-counts = { $key } musí být tabulka označení karet s jejich počty jako gold-miner = 5, ne { problem-found }
problem-conquerors-cost-twice = cost musí být každý materiál jednou, jako „2 gold, 1 cosmium“, ne „{ $cost }“
problem-conquerors-cost-unwanted = past nemá cenu: pokládá se, nehraje se
problem-conquerors-attack-unwanted = útok mají jen warrioři
problem-conquerors-life-unwanted = životy mají jen warrioři a budovy
problem-conquerors-text-missing = chybí „{ $missing }“: { problem-conquerors-type } něco dělá
problem-conquerors-key-missing = chybí „{ $missing }“: { problem-conquerors-type } ho má

## Texty

problem-conquerors-does-at-once = hned něco dělá jen spell nebo past; { problem-conquerors-type } říká kdy („When … enters the planet, …“) nebo za co („1 gold - …“)
problem-conquerors-for-the-planet = { problem-conquerors-type } udělá jednu věc hned; toto je pro karty na planetě
problem-conquerors-one-paragraph = { problem-conquerors-type } má jediný odstavec: piš věty na jeden řádek
problem-conquerors-happens-to = toto se může stát jen { $types ->
    [building] budovám
    [trap] pastem
    [warrior] warriorům
    [building-warrior-base] budovám, warriorům a dolům
    [miner-building-warrior] minerům, budovám a warriorům
   *[miner-building-warrior-trap] minerům, budovám, warriorům a pastem
}
problem-conquerors-only-on = toto je jen pro { $types ->
    [trap] pasti
    [warrior] warriory
    [building-warrior-base] budovy, warriory a doly
   *[miner-building-warrior] minery, budovy a warriory
}
problem-conquerors-stats-of-warriors = útok a final hit mají jen warrioři
problem-conquerors-no-damage = tady není žádné „that damage“: patří k „If … would be dealt damage, … instead“ a „If … would deal damage, … instead“
problem-conquerors-no-amount = tady není žádný počet, o který by mohlo jít
problem-conquerors-number-needed = tady je potřeba číslo
problem-conquerors-no-source = tady není žádný zdroj: patří k „… is dealt damage“
problem-conquerors-no-attacker = tady není žádný útočník, o kterého by šlo
problem-conquerors-no-it = předtím nebyla řeč o ničem, co by to mohlo znamenat
problem-conquerors-no-player = předtím nebyla řeč o žádném hráči, kterého by to mohlo znamenat
problem-conquerors-singular = pro jednoho piš „{ $start } …“ v jednotném čísle
problem-conquerors-named-type = ta karta je { problem-conquerors-type }
problem-conquerors-base-sacrificed = důl nejde obětovat
problem-conquerors-one-choice = na výběr je jen jedna možnost
problem-conquerors-material-twice = stejný materiál tu je dvakrát

## Balíčky

problem-conquerors-deck-card = karta „{ $card }“ tu není{ problem-near }
problem-conquerors-deck-count = { $card }: { $count } není počet kopií
problem-conquerors-deck-copies = { $card }: { $count ->
        [one] { $count } kopie
        [few] { $count } kopie
       *[other] { $count } kopií
    }, ale karta { $stars ->
        [1] s jednou hvězdou
        [2] se dvěma hvězdami
       *[3] se třemi hvězdami
    } smí být v balíčku nejvýše { $most ->
        [1] jednou
       *[other] { $most }krát
    }
problem-conquerors-deck-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: balíček jich má { $least } až { $most }
problem-conquerors-deck-miner = je potřeba aspoň jedna karta { $card }

## Balíček jako text

problem-conquerors-deck-line-form = řádek { $line }: „{ $written }“ není počet a karta, například „3 Gold Miner“
problem-conquerors-deck-line-unknown = řádek { $line }: karta „{ $written }“ tu není
problem-conquerors-deck-line-near = řádek { $line }: karta „{ $written }“ tu není; podobné: { $names }
problem-conquerors-deck-line-unclear = řádek { $line }: toto jméno má více karet; napiš místo něj jeden z jejich identifikátorů: { $written }
problem-conquerors-deck-line-copies = řádek { $line }: počet kopií je { $written }; na řádku smí být 1 až { $most }
problem-conquerors-deck-line-double = řádek { $line }: „{ $written }“ už stojí na řádku { $first }

## Příprava hry

problem-in-conquerors-deck = balíček { $deck }: { $problem }
problem-conquerors-setup-no-decks = chybí seznam balíčků
problem-conquerors-setup-decks = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
}: hra je pro { $least } až { $most } hráčů
problem-conquerors-setup-deck = balíček { $written } není; jsou tu { $known }
problem-conquerors-setup-edition = edition { $written } není ani 'en', ani 'cs'
