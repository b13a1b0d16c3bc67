# The lab: what many games show.

lab-title = What the games show
lab-compare-title = What the change does
lab-how-to-read = Dots are what was seen, lines their 95 % intervals (Wilson). A shared win counts in parts. A dashed line is where everybody would be if all were equal; in lengths it is the median.
lab-by-the-clock = Bots thought by the clock here: another run gives other games.
lab-chapter = { $game }, { $players ->
    [1] the solo game
    [one] { $players } player
   *[other] { $players } players
}
lab-games = games
lab-median-rounds = rounds (median)
lab-mean-decisions = decisions (mean)
lab-who = bots
lab-seed = seed
lab-budget = search budget
lab-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-of-chances = of { $games }

## Rates

lab-places = Wins by turn order
lab-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
lab-bots = Wins by bot
lab-decks = Wins by deck, against others
lab-heroes = Wins by hero
lab-bosses = The boss is felled
lab-ways = How games end
lab-solo = The solo game
lab-won = won
lab-way-conquered = conquered
lab-way-last-left = last base standing
lab-way-deck-out = deck ran out
lab-way-all-fell = all fell at once
lab-way-turn-limit = turn limit
lab-way-endless = endless chain
lab-way-resigned = resigned
lab-way-boss-felled = boss felled
lab-way-highest = highest hero
lab-way-fainted = hero fainted
lab-way-out-of-events = out of events

## Lengths

lab-rounds = Rounds
lab-turns = Turns
lab-decisions = Decisions
lab-scores = Scores of games that were won
lab-rounds-each = rounds
lab-turns-each = turns of all players
lab-points = points
lab-quartiles = half of the games: { $low } to { $high }; median { $median }

## Tables

lab-matrix-conquerors = Deck against deck
lab-matrix-conquerors-about = How often the deck of the row wins when the deck of the column is at the table; a deck against itself: how often the player who begins wins.
lab-matrix-conquerors-corner = Deck
lab-matrix-plosinovka = Hero against boss
lab-matrix-plosinovka-about = How often the hero wins in games with that boss.
lab-matrix-plosinovka-corner = Hero
lab-means = At the end, on average
lab-winners = winners
lab-others = others
lab-mean-drawn = cards drawn
lab-mean-played = cards played
lab-mean-planet = cards on the planet
lab-mean-gold = gold gained
lab-mean-cosmium = cosmium gained
lab-mean-electricity = electricity gained
lab-mean-base = life of the base
lab-mean-buildings = life of the buildings
lab-mean-row = row reached
lab-mean-life = life
lab-mean-gems = gems
lab-mean-coins = coins
lab-mean-bought = items and potions bought
lab-mean-defeated = enemies defeated
lab-mean-faints = times fainted
lab-cards = Cards
lab-cards-conquerors-about = “Played” is the share of those with the card in their deck who played it; then how often those win who drew it or played it at least once, and by how many points the first differs from the average. Headings sort.
lab-cards-plosinovka-about = “Bought” is the share of players who bought it; then how often they win, and by how many points that differs from the average. Headings sort.
lab-card = Card
lab-use-played = played
lab-use-bought = bought
lab-fared-drawn = wins when drawn
lab-fared-played = wins when played
lab-fared-bought = wins when bought
lab-above = above average

## Two packs side by side

lab-change = change
lab-change-about = The change is in percentage points, with its 95 % interval (Newcombe); bold where zero lies outside of it.
lab-same = With these games both packs play exactly alike.
lab-median = { $what }, median
lab-mean = { $what }, mean
