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
