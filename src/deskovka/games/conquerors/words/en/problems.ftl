# Planetary Conquerors: what is wrong with cards and decks. The types of cards are their ids.

problem-conquerors-pack-empty = there is neither a card nor a deck in it
problem-conquerors-deck-too-many = a pack has at most { $most } decks
problem-conquerors-deck-id-taken = there is already a deck with the id "{ $label }" { problem-where }
problem-conquerors-deck-name-taken = there is already a deck called "{ $label }" { problem-where }
problem-conquerors-card-not-replaced = there is no card "{ $id }" in the core pack to be replaced
problem-conquerors-deck-not-replaced = there is no deck "{ $id }" in the core pack to be replaced
problem-conquerors-card-kept = what replaces the card "{ $id }" keeps its { $kept }
problem-conquerors-card-reserved = "{ $id }" is what every player has; call the card otherwise

## Keys and values

problem-conquerors-type = { $type }
problem-conquerors-must-be-materials = { $key } must be materials as in "2 gold, 1 cosmium", not { problem-found }
problem-conquerors-must-be-counts = { $key } must be a table of card ids with how many of each, as in gold-miner = 5, not { problem-found }
problem-conquerors-cost-twice = cost must be each material once, as in "2 gold, 1 cosmium", not "{ $cost }"
problem-conquerors-cost-unwanted = a trap has no cost: it is placed, not played
problem-conquerors-attack-unwanted = only warriors have attack
problem-conquerors-life-unwanted = only warriors and buildings have life
problem-conquerors-text-missing = "{ $missing }" is missing: a { problem-conquerors-type } does something
problem-conquerors-key-missing = "{ $missing }" is missing: a { problem-conquerors-type } has it

## Texts

problem-conquerors-does-at-once = only a spell or a trap does something at once; a { problem-conquerors-type } says when ("When … enters the planet, …") or for what ("1 gold - …")
problem-conquerors-for-the-planet = a { problem-conquerors-type } does one thing at once; this is for cards on the planet
problem-conquerors-one-paragraph = a { problem-conquerors-type } has one paragraph: write its sentences on one line
problem-conquerors-happens-to = this happens to { $types ->
    [building] buildings
    [trap] traps
    [warrior] warriors
    [building-warrior-base] buildings, warriors and bases
    [miner-building-warrior] miners, buildings and warriors
   *[miner-building-warrior-trap] miners, buildings, warriors and traps
} only
problem-conquerors-only-on = this is for { $types ->
    [trap] traps
    [warrior] warriors
    [building-warrior-base] buildings, warriors and bases
   *[miner-building-warrior] miners, buildings and warriors
} only
problem-conquerors-stats-of-warriors = only warriors have attack and final hit
problem-conquerors-no-damage = there is no "that damage" here: it is for "If … would be dealt damage, … instead" and "If … would deal damage, … instead"
problem-conquerors-no-amount = there is no amount here that could be meant
problem-conquerors-number-needed = a number is needed here
problem-conquerors-no-source = there is no source here: it is for "… is dealt damage"
problem-conquerors-no-attacker = there is no attacker here that could be meant
problem-conquerors-no-it = nothing was spoken of before that this could mean
problem-conquerors-no-player = no player was spoken of before that this could mean
problem-conquerors-singular = for one write "{ $start } …" in the singular
problem-conquerors-named-type = that card is a { problem-conquerors-type }
problem-conquerors-base-sacrificed = a base cannot be sacrificed
problem-conquerors-one-choice = there is only one to choose from
problem-conquerors-material-twice = the same material stands here twice

## Decks

problem-conquerors-deck-card = there is no card “{ $card }” in the pack{ problem-near }
problem-conquerors-deck-count = { $card }: { $count } is not a number of copies
problem-conquerors-deck-copies = { $card }: { NUMBER($count, useGrouping: 0) } copies, but a card with { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } may be in a deck { $most ->
        [1] once
       *[other] { $most } times
    } at most
problem-conquerors-deck-size = { $count ->
        [one] { $count } card
       *[other] { NUMBER($count, useGrouping: 0) } cards
    }: a deck has { $least } to { $most }
problem-conquerors-deck-miner = at least one { $card } is needed

## A deck as text

problem-conquerors-deck-line-form = line { $line }: “{ $written }” is not a number and a card, such as “3 Gold Miner”
problem-conquerors-deck-line-unknown = line { $line }: there is no card “{ $written }”
problem-conquerors-deck-line-near = line { $line }: there is no card “{ $written }”; similar: { $names }
problem-conquerors-deck-line-unclear = line { $line }: several cards have this name; write one of their ids instead: { $written }
problem-conquerors-deck-line-copies = line { $line }: { $written } copies; a line may say 1 to { $most }
problem-conquerors-deck-line-double = line { $line }: “{ $written }” stands in line { $first } already

## Setups

problem-in-conquerors-deck = deck { $deck }: { $problem }
problem-conquerors-setup-no-decks = there is no list of decks
problem-conquerors-setup-decks = { $count } decks: the game is for { $least } to { $most } players
problem-conquerors-setup-deck = there is no deck { $written }; there are { $known }
problem-conquerors-setup-edition = edition { $written } is neither 'en' nor 'cs'
