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
