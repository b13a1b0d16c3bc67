# Replays, hints and statistics on the page.

## Replays

web-replays = Replays
web-replays-what = Games that you have finished, and replays that you have brought. How they ended is not told here.
web-replays-none = No game of yours is over yet. Play one, and it can be watched here again.
web-replay = Replay
web-replay-see = Watch again
web-replay-upload = Bring a replay …
web-replay-uploading = Checking …
web-replay-uploaded = A replay that you have brought
web-replay-large = This file is too large to be a replay.
web-replay-unfinished = The replay ends here; the game was not over.
web-replay-line = Moment of the game
web-replay-where = Turn { $turn }, moment { $at } of { $of }
web-replay-going = Forward and back
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One choice back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One choice on
web-replay-turn-on = One turn on
web-replay-last = To the end
web-replay-keys = Key events
web-replay-key-back = To the key event before
web-replay-key-on = To the next key event
web-replay-kind-card = Cards
web-replay-kind-attack = Attacks
web-replay-kind-trap = Traps
web-replay-kind-destroyed = Buildings destroyed
web-replay-kind-fallen = Other cards lost
web-replay-kind-out = Players out
web-replay-kind-level = Levels
web-replay-kind-boss = The boss
web-replay-kind-defeat = Enemies defeated
web-replay-kind-faint = Fainting
web-replay-kind-gem = Gems
web-replay-kind-end = The end
web-replay-eye = Perspective
web-replay-all = All cards open
web-replay-eye-of = Seen by { $player }
web-replay-speed = Speed
web-replay-share = Share
web-replay-share-what = Whoever has the link can watch the whole game, with all cards.
web-replay-link = Link
web-replay-link-here = From this moment on
web-replay-download = Download the file
web-replay-delete = Delete
web-replay-delete-sure = Really delete?
web-replay-continue = Play on from here
web-replay-continue-what = A new table begins as this game stood in turn { $turn }. You take one seat, bots the others.
web-replay-seat = You play for
web-replay-others = Against
web-replay-help = Move along the line below, tap a mark, or choose through whose eyes to look.
web-replay-help-step = one choice back, one on
web-replay-help-turn = one turn back, one on
web-replay-help-key = to the key event before, to the next
web-replay-help-play = play, pause
web-replay-help-ends = to the beginning, to the end

## Hints

web-hint-thinking = Thinking about it …
web-hint-bar = preferred by { $percent } %, chance to win { $value } %
web-hint-scale = Bars: how much a strong bot prefers each option. With the marked one it sees a chance to win of { $value } %.

## Statistics

web-statistics = Statistics
web-statistics-what = All games that you have finished, except guided ones, those on a shared screen and those played on from a replay.
web-statistics-none = Nothing to count yet: your first finished game will appear here.
web-statistics-played = Played
web-statistics-won = Won
web-statistics-lost = Lost
web-statistics-share = Share won
web-statistics-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-statistics-best = Best score
web-statistics-decks = By deck
web-statistics-heroes = By hero
web-statistics-opponents = By opponent
web-statistics-endings = How games ended
web-statistics-lengths = How long games took
web-statistics-turns = Turns
web-statistics-time = Over time
web-statistics-time-what = Share of won games, over the last { $count } at each point
web-statistics-scores = Scores of games alone
web-statistics-score = Score
web-statistics-game = Game
web-statistics-ending = Ending
web-statistics-table = The numbers
web-statistics-alone = Alone
web-statistics-people = People
web-statistics-gone = (no longer there)
