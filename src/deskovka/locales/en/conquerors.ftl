# Planetary Conquerors: names, questions, options, refusals and outcomes.
#
# $you is "yes" where the player that a message speaks of is the one who reads it.

game-conquerors = Planetary Conquerors

## Names

type-miner = miner
type-building = building
type-warrior = warrior
type-trap = trap
type-spell = spell
type-base = base

phase-start = start phase
phase-mining = mining phase
phase-kuk = kuk phase
phase-main = main phase
phase-attack = attack phase
phase-trap = trap phase
phase-end = end phase
phase-setup = setup

zone-deck = deck
zone-hand = hand
zone-planet = planet
zone-junkyard = junkyard
zone-limbo = being played
zone-gone = out of the game

material-gold = gold
material-cosmium = cosmium
material-electricity = electricity
amount-gold = { $amount } gold
amount-cosmium = { $amount } cosmium
amount-electricity = { $amount } electricity
amount-nothing = nothing

keyword-selfheal = Selfheal.
keyword-selfdestroy = Selfdestroy.
keyword-final-hit = Final hit.

base-name = base
base-yours = your base
card-theirs = { $player }'s { $card }
card-unknown = a card
trap-unknown = a face-down trap
trap-before = { $trap } ({ $place } of { $count } in front of { $guarded })
with-life = { $card } ({ $life } life)
with-life-theirs = { $player }'s { $card } ({ $life } life)
with-both = { $card } ({ $attack }/{ $life })
with-both-theirs = { $player }'s { $card } ({ $attack }/{ $life })

attack-pair = { $attacker } → { $target }
attack-blocked = { $attacker } → { $target }, blocked by { $blocker }
hit = { $source } → { $target }: { $amount }

## Questions

question-redraw = Exchange three cards of your hand for three new ones?
question-redraw-card = Which card goes back into the deck ({ $number } of { $count })?
question-main = Your main phase: what will you do?
question-reaction = { $what } Do you react?
question-kuk = { $shown ->
    [one] Kuk: on top of your deck lies { $cards }.
   *[other] Kuk: on top of your deck lie { $cards }. Which goes to the bottom?
} Then you draw { $count ->
    [one] a card.
   *[other] { $count } cards.
}
question-attacker = { $count ->
    [0] Who attacks?
   *[other] Who else attacks? So far: { $attackers }.
}
question-attack-target = What does { $card } attack?
question-attack-order = Who comes at { $target } in line { $line }?
question-block = { $attacker } comes for { $target }. Who blocks?
question-trap = { $why ->
    [phase] Your trap phase: place or move a trap?
    [place] Which trap do you place?
   *[move] Which trap do you move?
}
question-trap-where = In front of what does { $card } go?
question-trap-position = Which place in the column in front of { $guarded }?
question-order = Several effects wait. Which one happens next?
question-replacement = { $would } What happens instead?
question-target = { $left ->
    [one] Choose a target.
   *[other] Choose a target ({ $left } to go).
}
question-player = Which opponent?
question-may = Do it?
question-mode = Which of these?
question-sacrifice = What do you sacrifice?
question-discard = { $left ->
    [one] Which card do you discard?
   *[other] Which card do you discard ({ $left } to go)?
}
question-search = Which card do you take from your deck?
question-salvage = Which card do you take from your junkyard?
question-tuck = { $left ->
    [one] Which card goes to the bottom of your deck?
   *[other] Which card goes to the bottom of your deck ({ $left } to go)?
}
question-pay-unless = Pay { $materials } to keep this from happening?
question-trapback = { $left ->
    [one] Which trap of your junkyard do you place?
   *[other] Which trap of your junkyard do you place (up to { $left })?
}

## What is being reacted to

window-play = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
window-spell = { $you ->
    [yes] You play { $card }: “{ $text }”
   *[no] { $player } plays { $card }: “{ $text }”
}
window-paid = { $you ->
    [yes] You use { $card }: “{ $text }”
   *[no] { $player } uses { $card }: “{ $text }”
}
window-phase = { $you ->
    [yes] Your { $phase } is over; the { $next } comes next.
   *[no] { $player }: the { $phase } is over; the { $next } comes next.
}
window-turn = { $you ->
    [yes] Your turn is over.
   *[no] { $player }'s turn is over.
}
window-part-targets = The attackers are { $attackers }; their targets come next.
window-part-lines = The attack begins: { $pairs }.
window-trap = { $attacker } has sprung a trap, { $card }: “{ $text }”
window-line = Line { $line } advances: { $pairs }.
window-blocks = Line { $line } is about to fight: { $pairs }.
window-damage = Damage is about to be dealt: { $hits }.
window-duel = { $attacker } and { $blocker } are about to fight.

## What would happen, before something happens instead

would-dies = { $card } would die.
would-destroyed = { $card } would be destroyed.
would-leaves = { $card } would leave the planet.
would-dealt = { $card } would be dealt damage.
would-deals = { $card } would deal damage.
would-draws = { $you ->
    [yes] You would draw a card.
   *[no] { $player } would draw a card.
}
would-discards = { $you ->
    [yes] You would discard a card.
   *[no] { $player } would discard a card.
}
would-gains = { $you ->
    [yes] You would gain materials.
   *[no] { $player } would gain materials.
}
would-other = Something would happen.

## Options

option-pass = Pass
option-pass-redraw = Keep this hand
option-pass-main = End the main phase
option-pass-reaction = Do not react
option-pass-kuk = Leave it so and draw
option-pass-attacker = { $count ->
    [0] Do not attack
   *[other] No more attackers: go
}
option-pass-block = Do not block
option-pass-trap = Done with traps
option-pass-target = No more targets
option-pass-may = No
option-pass-search = Take nothing
option-pass-pay-unless = Do not pay
option-pass-trapback = No more traps
option-play = { $free ->
    [yes] Play { $card } for free
   *[no] Play { $card } for { $cost }
}
option-pay = Use { $card }: { $text }
option-make-electricity = Turn 4 cosmium into 1 electricity
option-place = Place { $card }
option-move = Move { $card }
option-choose = { $card }
option-choose-redraw-card = Exchange { $card }
option-choose-kuk = Put { $card } at the bottom
option-choose-attacker = Attack with { $card }
option-choose-block = Block with { $card }
option-choose-trap-where = In front of { $card }
option-choose-sacrifice = Sacrifice { $card }
option-choose-discard = Discard { $card }
option-choose-search = Take { $card }
option-choose-salvage = Take { $card }
option-choose-tuck = Put { $card } at the bottom
option-choose-trapback = Place { $card }
option-number = { $place ->
    [only] Place { $number }
    [first] Place { $number }: the outermost, met first
    [last] Place { $number }: the innermost, met last
   *[middle] Place { $number }
}
option-seat = { $player }
option-yes = Yes
option-yes-redraw = Exchange three cards
option-yes-pay-unless = Pay { $materials }
option-effect = { $card }: { $text }
option-mode = { $text }
option-definition = { $card }
option-page = { $player }: { $first } … { $last } ({ $count })

## Why a card cannot be used now

refusal-ok = It can be used now.
refusal-is-trap = Traps are not played: they are placed in your own trap phase.
refusal-not-yours = This card is not yours to use.
refusal-not-now = This card can be played only in your own main phase, while nothing else is going on.
refusal-costs-more = It costs more than you have stored.
refusal-no-target = There is no legal target for it.
refusal-used-up = It has been used this turn and recharges at the start of your turn.
refusal-no-price = You have nothing to pay its price with.
refusal-nothing-to-use = It has no paid effect.
refusal-no-decision = Not at this moment: something else is being decided.

## How a game ends

way-none = the game is not over
way-conquered = buildings with 30 or more life
way-last-left = no other base is left standing
way-deck-out = a deck is empty, and the most building life counts
way-all-fell = all bases fell at once, and the most building life before that counts
way-turn-limit = the last turn is over, and the most building life counts
way-endless = a chain without end was broken off, and the most building life counts
way-resigned = everybody else has given up
outcome-won = You win: { $way }.
outcome-shared = You share the win with { $others }: { $way }.
outcome-lost = You lose. { $count ->
    [one] { $winners } wins: { $way }.
   *[other] { $winners } share the win: { $way }.
}
outcome = { $count ->
    [one] { $winners } wins: { $way }.
   *[other] { $winners } share the win: { $way }.
}
