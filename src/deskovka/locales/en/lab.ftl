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
lab-ways = How games end
lab-solo = The solo game
lab-won = won

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

lab-means = At the end, on average
lab-winners = winners
lab-others = others
lab-cards = Cards
lab-card = Card
lab-above = above average

## Two packs side by side

lab-change = change
lab-change-about = The change is in percentage points, with its 95 % interval (Newcombe); bold where zero lies outside of it.
lab-same = With these games both packs play exactly alike.
lab-median = { $what }, median
lab-mean = { $what }, mean
