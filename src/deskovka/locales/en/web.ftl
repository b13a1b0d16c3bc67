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
web-no-server = The server does not answer: { $error }

## Settings

web-your-name = Your name
web-theme = Colours
web-theme-auto = as the system has them
web-theme-light = light
web-theme-dark = dark
web-motion = Cards and figures move
web-carry = Your tables on another device
web-carry-make = Make a link
web-carry-once = It works once, for ten minutes.
web-carry-title = Bring my tables here
web-carry-what = This browser will be you: your name and all your tables. What it was before is left behind.
web-carry-do = Bring them here

## Home

web-mine = Go on playing
web-new = New game
web-open = Join or watch
web-about-conquerors = Mine, build, fight: conquer the planet with a deck of your own.
web-about-plosinovka = Climb the tower with five dice, and fell the boss at its top.

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
web-your-hero = Your hero
web-deck = Deck
web-hero = Hero
web-random = at random
web-opponent = Opponent { $number }
web-bot-easy = Bot, easy
web-bot-medium = Bot, medium
web-bot-hard = Bot, hard
web-bot-simple = Bot, simple (instant)
web-bot-greedy = Bot, greedy (instant)
web-bot-random = Bot, random (instant)
web-friend = A friend with the link
web-screen = Somebody at this screen
web-play = Play
web-variants = More choices
web-edition = Edition of the rules
web-edition-en = English
web-edition-cs = Czech
web-boss = Boss
web-dungeon = Tower
web-dungeon-mixed = mixed
web-dungeon-forest = forest
web-dungeon-void = void
web-artifacts = With artifacts and events
web-bigger = A bigger tower
web-clock-wish = Clock
web-clock-minutes = { $minutes ->
    [0] none
    [one] { $minutes } minute each, 5 seconds more for every choice
   *[other] { $minutes } minutes each, 5 seconds more for every choice
}
web-public = Everybody may join or watch

## Waiting for players

web-waiting-title = Waiting for players
web-you = you
web-take = Sit down
web-leave = Get up
web-invite = Whoever opens this address can sit down
web-copy = Copy
web-copied = Copied

## At the table

web-moment = Turn { $turn } · { $phase }
web-thinking = thinks …
web-chooses = chooses
web-away = away
web-clock = { $time } left
web-menu = Menu
web-log = What happened
web-help = Help
web-question = Question
web-goes-on = The game goes on …
web-waiting-for = { $player } chooses …
web-waiting-bot = { $player } thinks …
web-default = Enter chooses this
web-hinted = hint
web-look = Show the card: { $option }
web-why-not = Why not now?
web-pass-turn = Pass until the turn is over
web-pass-my-turn = Pass until it is my turn
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
web-stop-play = cards played
web-stop-paid = effects paid
web-stop-phase = the end of a phase
web-stop-part = parts of an attack
web-stop-trap = traps sprung
web-stop-line = lines that advance
web-stop-blocks = blocks declared
web-stop-damage = damage from effects

## Help

web-help-how = The question stands at the bottom, with everything you can answer. What glows on the table is what the question is about: tap it as a short cut. Tap any card to see it large.
web-key-digits = choose that option
web-key-enter = choose the quiet option, marked ⏎
web-key-arrows = walk over the table; Enter acts
web-key-escape = close, stop passing
web-key-hint = a hint
web-key-undo = take back
web-key-log = what happened
web-key-help = this help

## The planet

web-board = The planet
web-side = { $player }: planet
web-hand = Hand
web-hand-of = Hand of { $player }
web-junkyard = Junkyard
web-junkyard-of = Junkyard of { $player } ({ $count })
web-deck-left = Deck
web-miners = Miners
web-traps = Traps
web-row = Buildings and warriors
web-buildings-life = Building life: { $life } of { $goal }
web-stored = { $material }: { $stored } of { $most }
web-out = out of the game
web-active = turn
web-empty = empty
web-trap-hidden = a face-down trap
web-known-top = Known on top of the deck
web-stack = Waiting to happen
web-phases = Phases of the turn
web-stack-play = { $player } plays { $card }
web-stack-paid = { $player } uses { $card }
web-stack-trap = a trap of { $player }: { $card }
web-stack-effect = { $card } ({ $player })
web-can-choose = can be chosen
web-can-choose-many = { $count ->
    [one] one way to use it
   *[other] { $count } ways to use it
}
web-card-life = life { $life } of { $most }
web-card-attack = attack { $attack }
web-card-shielding = shielding { $shielding }
web-card-exhausted = exhausted
web-card-ready = battle ready
web-card-used = used up this turn
web-card-illusion = illusion
web-card-attacks = attacks { $target }
web-card-line = line { $line }
web-card-blocks = blocks { $attacker }
web-card-blocked = blocked by { $blocker }
web-card-guarded = { $count ->
    [one] one trap in front
   *[other] { $count } traps in front
}
web-card-costs = costs { $cost }
web-card-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
web-attack-line = { $attacker } attacks { $target } for { $damage }
web-attack-blocked = { $attacker } is blocked by { $blocker }: { $given } against { $taken }

## Words on cards

web-word-kuk = Kuk x: look at the top x cards of your deck, put any of them at the bottom, then draw x.
web-word-look = Look x: look at the top x cards of your deck and put them back as they were.
web-word-trapback = Trapback x: place up to x traps from your junkyard in front of your buildings or base.
web-word-shielding = Shielding x: the first x damage from each source in each turn does nothing.
web-word-final-hit = Final hit: killed by a warrior, it deals its damage to that warrior.
web-word-selfheal = Selfheal x: at the end of your turn it heals x, up to its maximum.
web-word-selfdestroy = Selfdestroy x: at the end of your turn it deals x damage to itself.
web-word-sacrifice = Sacrifice: put such a card that you control from the planet into the junkyard.
web-word-illusion = Illusion: when it would leave the planet, it disappears instead; it does not die.
web-word-adds = Adds, generates: puts materials into your storage, in your mining phase unless the card says otherwise.
web-word-exhausted = Exhausted: has attacked, and cannot attack or block until the start of your next turn.
web-word-paid = A cost, a hyphen, an effect: pay it once per turn, whenever you could play a spell.
web-word-electricity = With electricity in its cost, a card can be played whenever a spell can.

## About

web-about-what = Deskovka is the digital home of two tabletop games, Planetary Conquerors and Plošinovka.
web-about-version = Version and licence
web-about-licence = free software under the MIT licence
web-about-emblems = Emblems
web-about-emblems-what = From the game-icons set, coloured and framed by this page, under the licence CC BY 3.0. Drawn by:
web-about-fonts = Fonts
web-about-software = Made with
