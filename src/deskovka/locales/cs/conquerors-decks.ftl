# Planetary Conquerors: proč balíček není podle pravidel.

deck-fault-unknown = karta „{ $card }“ tu není
deck-fault-count = { $card }: { $count } není počet kopií
deck-fault-copies = { $card }: { $count ->
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
deck-fault-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: balíček jich má { $least } až { $most }
deck-fault-missing = je potřeba aspoň jedna karta { $card }

## Balíček jako text

deck-line-form = řádek { $line }: „{ $written }“ není počet a karta, například „3 Gold Miner“
deck-line-unknown = řádek { $line }: karta „{ $written }“ tu není
deck-line-near = řádek { $line }: karta „{ $written }“ tu není; podobné: { $nearest }
deck-line-unclear = řádek { $line }: toto jméno má více karet; napiš místo něj jeden z jejich identifikátorů: { $written }
deck-line-copies = řádek { $line }: počet kopií je { $written }; na řádku smí být 1 až { $most }
deck-line-double = řádek { $line }: „{ $written }“ už stojí na řádku { $first }
