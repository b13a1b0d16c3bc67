# Planetary Conquerors in the lab.

conquerors-lab-sides = Wins by deck, against others
conquerors-lab-way-conquered = conquered
conquerors-lab-way-last-left = last base standing
conquerors-lab-way-deck-out = deck ran out
conquerors-lab-way-all-fell = all fell at once
conquerors-lab-way-turn-limit = turn limit
conquerors-lab-way-endless = endless chain
conquerors-lab-way-resigned = resigned
conquerors-lab-matrix = Deck against deck
conquerors-lab-matrix-about = How often the deck of the row wins when the deck of the column is at the table; a deck against itself: how often the player who begins wins.
conquerors-lab-matrix-corner = Deck
conquerors-lab-mean-drawn = cards drawn
conquerors-lab-mean-played = cards played
conquerors-lab-mean-planet = cards on the planet
conquerors-lab-mean-gold = gold gained
conquerors-lab-mean-cosmium = cosmium gained
conquerors-lab-mean-electricity = electricity gained
conquerors-lab-mean-base = life of the base
conquerors-lab-mean-buildings = life of the buildings
conquerors-lab-cards-about = “Played” is the share of those with the card in their deck who played it; then how often those win who drew it or played it at least once, and by how many points the first differs from the average. Headings sort.
conquerors-lab-use-played = played
conquerors-lab-fared-drawn = wins when drawn
conquerors-lab-fared-played = wins when played
