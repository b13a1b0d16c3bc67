# Planetary Conquerors: names, questions, options, refusals and outcomes.
#
# $you is "yes" where the player that a message speaks of is the one who reads it.

conquerors-game = Planetary Conquerors
conquerors-about = Mine, build, fight: conquer the planet with a deck of your own.

## Names

conquerors-type-miner = miner
conquerors-type-building = building
conquerors-type-warrior = warrior
conquerors-type-trap = trap
conquerors-type-spell = spell
conquerors-type-base = base

conquerors-phase-start = start phase
conquerors-phase-mining = mining phase
conquerors-phase-kuk = kuk phase
conquerors-phase-main = main phase
conquerors-phase-attack = attack phase
conquerors-phase-trap = trap phase
conquerors-phase-end = end phase
conquerors-phase-setup = setup

conquerors-zone-deck = deck
conquerors-zone-hand = hand
conquerors-zone-planet = planet
conquerors-zone-junkyard = junkyard
conquerors-zone-limbo = being played
conquerors-zone-gone = out of the game

conquerors-material-gold = gold
conquerors-material-cosmium = cosmium
conquerors-material-electricity = electricity
conquerors-amount-gold = { $amount } gold
conquerors-amount-cosmium = { $amount } cosmium
conquerors-amount-electricity = { $amount } electricity
conquerors-amount-nothing = nothing

conquerors-keyword-selfheal = Selfheal.
conquerors-keyword-selfdestroy = Selfdestroy.
conquerors-keyword-final-hit = Final hit.

conquerors-base-name = base
conquerors-base-its = its base
conquerors-base-yours = your base
conquerors-card-theirs = { $player }'s { $card }
conquerors-card-unknown = a card
conquerors-trap-unknown = a face-down trap
conquerors-trap-before = { $trap } ({ $place } of { $count } in front of { $guarded })
conquerors-with-life = { $card } ({ $life } life)
conquerors-with-life-theirs = { $player }'s { $card } ({ $life } life)
conquerors-with-both = { $card } ({ $attack }/{ $life })
conquerors-with-both-theirs = { $player }'s { $card } ({ $attack }/{ $life })

conquerors-attack-pair = { $attacker } → { $target }
conquerors-attack-blocked = { $attacker } → { $target }, blocked by { $blocker }
conquerors-hit = { $source } → { $target }: { $amount }

## Questions

conquerors-question-redraw = Exchange three cards of your hand for three new ones?
conquerors-question-redraw-card = Which card goes back into the deck ({ $number } of { $count })?
conquerors-question-main = Your main phase: what will you do?
conquerors-question-reaction = { $what } Do you react?
conquerors-question-kuk = { $shown ->
    [one] Kuk: on top of your deck lies { $cards }.
   *[other] Kuk: on top of your deck lie { $cards }. Which goes to the bottom?
} Then you draw { $count ->
    [one] a card.
   *[other] { $count } cards.
}
conquerors-question-attacker = { $count ->
    [0] Who attacks?
   *[other] Who else attacks? So far: { $attackers }.
}
conquerors-question-attack-target = What does { $card } attack?
conquerors-question-attack-order = Who comes at { $target } in line { $line }?
conquerors-question-block = { $attacker } comes for { $target }. Who blocks?
conquerors-question-trap = { $why ->
    [phase] Your trap phase: place or move a trap?
    [place] Which trap do you place?
   *[move] Which trap do you move?
}
conquerors-question-trap-where = In front of what does { $card } go?
conquerors-question-trap-position = Which place in the column in front of { $guarded }?
conquerors-question-order = Several effects wait. Which one happens next?
conquerors-question-replacement = { $would } What happens instead?
conquerors-question-target = { $left ->
    [one] Choose a target.
   *[other] Choose a target ({ $left } to go).
}
conquerors-question-player = Which opponent?
conquerors-question-may = Do it?
conquerors-question-mode = Which of these?
conquerors-question-sacrifice = What do you sacrifice?
conquerors-question-discard = { $left ->
    [one] Which card do you discard?
   *[other] Which card do you discard ({ $left } to go)?
}
conquerors-question-search = Which card do you take from your deck?
conquerors-question-salvage = Which card do you take from your junkyard?
conquerors-question-tuck = { $left ->
    [one] Which card goes to the bottom of your deck?
   *[other] Which card goes to the bottom of your deck ({ $left } to go)?
}
conquerors-question-pay-unless = Pay { $materials } to keep this from happening?
conquerors-question-trapback = { $left ->
    [one] Which trap of your junkyard do you place?
   *[other] Which trap of your junkyard do you place (up to { $left })?
}

## What is being reacted to

conquerors-window-play = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
conquerors-window-spell = { $you ->
    [yes] You play { $card }: “{ $text }”
   *[no] { $player } plays { $card }: “{ $text }”
}
conquerors-window-paid = { $you ->
    [yes] You use { $card }: “{ $text }”
   *[no] { $player } uses { $card }: “{ $text }”
}
conquerors-window-phase = { $you ->
    [yes] Your { $phase } is over; the { $next } comes next.
   *[no] { $player }: the { $phase } is over; the { $next } comes next.
}
conquerors-window-turn = { $you ->
    [yes] Your turn is over.
   *[no] { $player }'s turn is over.
}
conquerors-window-part-targets = The attackers are { $attackers }; their targets come next.
conquerors-window-part-lines = The attack begins: { $pairs }.
conquerors-window-trap = { $attacker } activates a trap, { $card }: “{ $text }”
conquerors-window-line = Line { $line } advances: { $pairs }.
conquerors-window-blocks = Line { $line } is about to fight: { $pairs }.
conquerors-window-damage = Damage is about to be dealt: { $hits }.
conquerors-window-duel = { $attacker } and { $blocker } are about to fight.

## What would happen, before something happens instead

conquerors-would-dies = { $card } would die.
conquerors-would-destroyed = { $card } would be destroyed.
conquerors-would-leaves = { $card } would leave the planet.
conquerors-would-dealt = { $card } would be dealt damage.
conquerors-would-deals = { $card } would deal damage.
conquerors-would-draws = { $you ->
    [yes] You would draw a card.
   *[no] { $player } would draw a card.
}
conquerors-would-discards = { $you ->
    [yes] You would discard a card.
   *[no] { $player } would discard a card.
}
conquerors-would-gains = { $you ->
    [yes] You would gain materials.
   *[no] { $player } would gain materials.
}
conquerors-would-other = Something would happen.

## Options

conquerors-option-pass = Pass
conquerors-option-pass-redraw = Keep this hand
conquerors-option-pass-main = End the main phase
conquerors-option-pass-reaction = Do not react
conquerors-option-pass-kuk = Leave it so and draw
conquerors-option-pass-attacker = { $count ->
    [0] Do not attack
   *[other] No more attackers: go
}
conquerors-option-pass-block = Do not block
conquerors-option-pass-trap = Done with traps
conquerors-option-pass-target = No more targets
conquerors-option-pass-may = No
conquerors-option-pass-search = Take nothing
conquerors-option-pass-pay-unless = Do not pay
conquerors-option-pass-trapback = No more traps
conquerors-option-play = { $free ->
    [yes] Play { $card } for free
   *[no] Play { $card } for { $cost }
}
conquerors-option-pay = Use { $card }: { $text }
conquerors-option-make-electricity = Turn 4 cosmium into 1 electricity
conquerors-option-place = Place { $card }
conquerors-option-move = Move { $card }
conquerors-option-choose = { $card }
conquerors-option-choose-redraw-card = Exchange { $card }
conquerors-option-choose-kuk = Put { $card } at the bottom
conquerors-option-choose-attacker = Attack with { $card }
conquerors-option-choose-block = Block with { $card }
conquerors-option-choose-trap-where = In front of { $card }
conquerors-option-choose-sacrifice = Sacrifice { $card }
conquerors-option-choose-discard = Discard { $card }
conquerors-option-choose-search = Take { $card }
conquerors-option-choose-salvage = Take { $card }
conquerors-option-choose-tuck = Put { $card } at the bottom
conquerors-option-choose-trapback = Place { $card }
conquerors-option-number = { $place ->
    [only] Place { $number }
    [first] Place { $number }: the outermost, met first
    [last] Place { $number }: the innermost, met last
   *[middle] Place { $number }
}
conquerors-option-seat = { $player }
conquerors-option-yes = Yes
conquerors-option-yes-redraw = Exchange three cards
conquerors-option-yes-pay-unless = Pay { $materials }
conquerors-option-effect = { $card }: { $text }
conquerors-option-mode = { $text }
conquerors-option-definition = { $card }
conquerors-option-page = { $player }: { $first } … { $last } ({ $count })

## Why a card cannot be used now

conquerors-refusal-ok = It can be used now.
conquerors-refusal-is-trap = Traps are not played: they are placed in your own trap phase.
conquerors-refusal-not-yours = This card is not yours to use.
conquerors-refusal-not-now = This card can be played only in your own main phase, while nothing else is going on.
conquerors-refusal-costs-more = It costs more than you have stored.
conquerors-refusal-no-target = There is no legal target for it.
conquerors-refusal-used-up = It has been used this turn and recharges at the start of your turn.
conquerors-refusal-no-price = You have nothing to pay its price with.
conquerors-refusal-nothing-to-use = It has no paid effect.
conquerors-refusal-no-decision = Not at this moment: something else is being decided.

## How a game ends

conquerors-way-none = the game is not over
conquerors-way-conquered = buildings with 30 or more life
conquerors-way-last-left = no other base is left standing
conquerors-way-deck-out = a deck is empty, and the most building life counts
conquerors-way-all-fell = all bases fell at once, and the most building life before that counts
conquerors-way-turn-limit = the last turn is over, and the most building life counts
conquerors-way-endless = a chain without end was broken off, and the most building life counts
conquerors-way-resigned = everybody else has given up
conquerors-outcome-won = You win: { $way }.
conquerors-outcome-shared = You share the win with { $others }: { $way }.
conquerors-outcome-lost = You lose. { $count ->
    [one] { $winners } wins: { $way }.
   *[other] { $winners } share the win: { $way }.
}
conquerors-outcome = { $count ->
    [one] { $winners } wins: { $way }.
   *[other] { $winners } share the win: { $way }.
}

## What can be chosen at a table

conquerors-label-edition = Edition of the rules
conquerors-label-edition-en = English
conquerors-label-edition-cs = Czech
