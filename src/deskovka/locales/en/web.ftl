# The page in the browser: its own words. What the games say comes from their own files.

## Everywhere

web-home = Home
web-about = About
web-close = Close
web-settings = Settings
web-language = Language
web-loading = Loading …
web-lost = There is nothing here
web-lost-why = The address leads nowhere, or the table is gone.
web-offline = There is no connection to the server.
web-offline-alone = Play against a bot here meanwhile
web-no-server = The server does not answer: { $error }

## Settings

web-your-name = Your name
web-theme = Colours
web-theme-auto = as the system has them
web-theme-light = light
web-theme-dark = dark
web-motion = Cards and figures move
web-speed = What happens is shown
web-speed-slow = slowly
web-speed-normal = at ease
web-speed-fast = fast
web-speed-instant = at once
web-sound = Sounds
web-volume = Volume
web-listed-always = All answers as a list, always
web-carry = Your tables on another device
web-carry-make = Make a link
web-carry-once = It works once, for ten minutes.
web-devices = Your devices
web-device-unknown = A browser
web-device-here = this one
web-device-seen = last seen { $date }
web-device-end = End
web-device-end-what = End { $name }
web-carry-title = Bring my tables here
web-carry-what = This browser will be you: your name and all your tables. What it was before is left behind.
web-carry-do = Bring them here

## Home

web-mine = Go on playing
web-new = New game
web-play-now = Play
web-play-alone = alone
web-play-against = Against: { $who }
web-choose-table = choose players and more
web-open = Join or watch

web-go-learn = Learn by playing
web-go-rules = Rules
web-go-decks = Decks
web-go-workshop = Workshop
web-go-replays = Replays
web-go-statistics = Statistics
web-navigation = Pages
web-players-count = { $least }–{ $most } players
web-state-broken = cannot go on: the rules have changed
web-state-waiting = waits for players
web-state-turn = turn { $turn }
web-your-choice = Your choice
web-seat-open = free seat

## A new table

web-players = Players
web-your-deck = Your deck
web-deck = Deck
web-random = at random
web-opponent = Opponent { $number }
web-strength-easy = easy
web-bot-easy = Bot, { web-strength-easy }
web-bot-about-easy = thinks ahead a little
web-strength-medium = medium
web-bot-medium = Bot, { web-strength-medium }
web-bot-about-medium = thinks ahead, a good opponent
web-strength-hard = hard
web-bot-hard = Bot, { web-strength-hard }
web-bot-about-hard = thinks for up to two seconds
web-strength-simple = simple
web-bot-simple = Bot, { web-strength-simple }
web-bot-about-simple = a few rules of thumb, plays at once
web-strength-greedy = greedy
web-bot-greedy = Bot, { web-strength-greedy }
web-bot-about-greedy = takes what helps now, plays at once
web-strength-random = random
web-bot-random = Bot, { web-strength-random }
web-bot-about-random = takes anything
web-friend = A friend with the link
web-screen = Somebody at this screen
web-play = Play
web-variants = More choices
web-clock-wish = Clock
web-clock-minutes = { $minutes ->
    [0] none
    [one] { $minutes } minute each, 5 seconds more for every choice
   *[other] { $minutes } minutes each, 5 seconds more for every choice
}
web-public = Everybody may join or watch
web-pace = Pauses that hide what is in a hand
web-pace-usual = as usual
web-pace-calm = calm: people seem to think for 0.4 to 1.2 seconds
web-pace-brisk = brisk: 0.15 to 0.45 seconds
web-pace-open = none: others may notice who holds a reaction
web-pace-alone = Bots answer at once; you may notice when they hold a reaction
web-thinking-less = Many people are playing here: bots think less than usual.

## Waiting for players

web-waiting-title = Waiting for players
web-you = you
web-take = Sit down
web-leave = Get up
web-invite = Whoever opens this address can sit down
web-copy = Copy
web-copied = Copied

## At the table

web-thinking = thinks …
web-chooses = chooses
web-away = away
web-clock = { $time } left
web-menu = Menu
web-log = What happened
web-log-missed = Since your last turn
web-log-fold = Fold the log
web-help = Help
web-question = Question
web-goes-on = The game goes on …
web-watching = This is happening …
web-skip = Skip
web-tools = Help with the choice
web-listed = All answers ({ $count })
web-still-possible = { $count ->
    [one] { $count } thing is still possible
   *[other] { $count } things are still possible
}
web-decisive = What decided it
web-figures = At the end
web-waiting-for = { $player } chooses …
web-waiting-bot = { $player } thinks …
web-default = Enter chooses this
web-hinted = hint
web-look = Show the card: { $option }
web-why-not = Why not now?
web-pass-turn = Pass this turn
web-pass-my-turn = Pass until my turn
web-pass-turn-short = … this turn
web-pass-my-turn-short = … until my turn
web-passing = { $until ->
    [my_turn] You pass until it is your turn.
   *[turn] You pass until this turn is over.
}
web-passing-stop = Stop passing
web-connection-lost = The connection is lost. Trying again; nothing of the game is lost.
web-agree = Agree
web-refuse = Refuse
web-undo = Take back
web-hint = Hint
web-resign = Resign
web-resign-sure = Resign: really?
web-rematch = Play again
web-score = Score: { $score }
web-hand-over = Let a bot play for me
web-hand-over-other = Let a bot play for { $player }
web-take-back = Take my seat back
web-stops = Ask me whether I react to …
web-stops-what = What is asked depends on this alone, never on your hand.
web-stops-mine = mine
web-stops-theirs = theirs
web-ask-everything = Ask me everything
web-ask-usual = As usual

## Help

web-help-how = The question stands at the bottom. What glows on the table answers it: tap it. Below the question are the answers that have no place on the table; O lists all of them. Point at any card, or press it long, to read it.
web-key-digits = choose that option
web-key-enter = choose the quiet option, marked ⏎
web-key-arrows = walk over the table; Enter acts
web-key-escape = close, stop passing
web-key-hint = a hint
web-key-listed = all answers as a list
web-key-undo = take back
web-key-log = what happened
web-key-help = this help

## A game without a board of its own

web-plain-board = The table
web-plain-table = On the table
web-plain-moment = Turn { $turn }
web-plain-hidden = face down
web-plain-none = –
web-plain-yes = yes
web-plain-no = no

## On every board

web-active = turn
web-empty = empty
web-can-choose-many = { $count ->
    [one] one way to use it
   *[other] { $count } ways to use it
}
web-card-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

## About

web-about-what = Deskovka is the digital home of two tabletop games, Planetary Conquerors and Plošinovka.
web-about-version = Version and licence
web-about-licence = free software under the MIT licence
web-about-emblems = Emblems
web-about-emblems-what = From the game-icons set, coloured and framed by this page, under the licence CC BY 3.0. Drawn by:
web-about-fonts = Fonts
web-about-software = Made with
