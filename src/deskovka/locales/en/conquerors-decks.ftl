# Planetary Conquerors: why a deck is illegal.

deck-fault-unknown = there is no card “{ $card }” in the pack
deck-fault-count = { $card }: { $count } is not a number of copies
deck-fault-copies = { $card }: { $count } copies, but a card with { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } may be in a deck { $most ->
        [1] once
       *[other] { $most } times
    } at most
deck-fault-size = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: a deck has { $least } to { $most }
deck-fault-missing = at least one { $card } is needed

## A deck as text

deck-line-form = line { $line }: “{ $written }” is not a number and a card, such as “3 Gold Miner”
deck-line-unknown = line { $line }: there is no card “{ $written }”
deck-line-near = line { $line }: there is no card “{ $written }”; similar: { $nearest }
deck-line-unclear = line { $line }: several cards have this name; write one of their ids instead: { $written }
deck-line-copies = line { $line }: { $written } copies; a line may say 1 to { $most }
deck-line-double = line { $line }: “{ $written }” stands in line { $first } already
