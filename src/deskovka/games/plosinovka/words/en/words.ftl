# Plošinovka: names, questions, options, refusals and outcomes.
#
# $you is "yes" where the player that a message speaks of is the one who reads it. Fields are
# called by column and row, such as B7; rows count from the bottom of the tower.

plosinovka-game = Plošinovka
plosinovka-about = Climb the tower with five dice, and fell the boss at its top.

## Names

plosinovka-symbol-boot = boot
plosinovka-symbol-sword = sword
plosinovka-symbol-coin = coin
plosinovka-symbol-monster = monster
plosinovka-symbol-star = star
plosinovka-symbol-blank = blank
plosinovka-symbol-left = left
plosinovka-symbol-right = right
plosinovka-symbol-attack = attack
plosinovka-a-boot = a boot
plosinovka-a-sword = a sword
plosinovka-a-coin = a coin
plosinovka-a-monster = a monster
plosinovka-a-star = a star
plosinovka-a-blank = blank
plosinovka-two-boot = two boots
plosinovka-two-sword = two swords
plosinovka-two-coin = two coins
plosinovka-two-monster = two monsters
plosinovka-two-star = two stars
plosinovka-dice-boot = { $count ->
    [one] boot
   *[other] { $count } boots
}
plosinovka-dice-sword = { $count ->
    [one] sword
   *[other] { $count } swords
}
plosinovka-dice-coin = { $count ->
    [one] coin
   *[other] { $count } coins
}
plosinovka-dice-monster = { $count ->
    [one] monster
   *[other] { $count } monsters
}
plosinovka-dice-star = { $count ->
    [one] star
   *[other] { $count } stars
}
plosinovka-dice-none = nothing
plosinovka-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
plosinovka-gems = { $amount ->
    [one] { $amount } gem
   *[other] { $amount } gems
}
plosinovka-or = { $first } or { $second }

plosinovka-type-hero = hero
plosinovka-type-enemy = enemy
plosinovka-type-helper = helper
plosinovka-type-boss = boss
plosinovka-type-item = item
plosinovka-type-potion = potion
plosinovka-type-artifact = artifact
plosinovka-type-event = event
plosinovka-type-token = boss token
plosinovka-type-attack = boss attack
plosinovka-dungeon-forest = Dreadful Forest
plosinovka-dungeon-void = Creeping Void
plosinovka-dungeon-mixed = both dungeons

plosinovka-on-field = { $figure } on { $field }
plosinovka-enemy = { $figure } on { $field } (lives { $life }, damage { $damage })
plosinovka-step-left = left to { $field }
plosinovka-step-right = right to { $field }
plosinovka-step-up = up to { $field }
plosinovka-step-down = down to { $field }
plosinovka-step-portal = through the portal to { $field }
plosinovka-step-other = on { $field }

## What is on a field, behind its name

plosinovka-note-coin = a coin
plosinovka-note-gem = a gem
plosinovka-note-trap = a trap
plosinovka-note-merchant = a merchant
plosinovka-note-ladder = a ladder
plosinovka-note-portal = a portal
plosinovka-note-special = a special field
plosinovka-note-air = in the air
plosinovka-note-figure = { $figure }
plosinovka-note-push = pushes { $figure }

## Questions

plosinovka-question-action = What will you do?
plosinovka-question-appear = Your hero is off the map. Which symbol do you spend to appear?
plosinovka-question-appear-where = Where does your hero appear?
plosinovka-question-merged = Which symbol do the two dice become?
plosinovka-question-star = What does the star stand for?
plosinovka-question-gems = How often does the { $symbol } count? You have { $gems }.
plosinovka-question-move = { $steps ->
    [one] Where do you move?
   *[other] Where do you move? { $steps } steps are left.
}
plosinovka-question-move-attacked = { $question } For leaving { $field } you would be attacked by { $enemies }.
plosinovka-question-push = Where do you push { $figure }?
plosinovka-question-monster = Which enemy do you move?
plosinovka-question-monster-where = { $steps ->
    [one] Where does { $figure } move?
   *[other] Where does { $figure } move? { $steps } steps are left.
}
plosinovka-question-attack = Whom do you attack?
plosinovka-question-swords = { $figure }: { $damage } of { $life } damage so far. What goes into the attack?
plosinovka-question-ladder = Gravity: do you hold on to the ladder on { $field }?
plosinovka-question-special = Which symbol does your special die keep? Now: { $symbol }.
plosinovka-question-field = Which field?
plosinovka-question-symbol = Which symbol?

## Options

plosinovka-option-pass = Stop
plosinovka-option-pass-action = End your actions
plosinovka-option-pass-move = Stay on { $field }
plosinovka-option-pass-monster = Move nobody
plosinovka-option-pass-monster-where = Leave it there
plosinovka-option-pass-special = Leave the special die as it is
plosinovka-option-pass-appear = Stay off the map
plosinovka-option-use = { $symbol ->
    [boot] Boot: move a field
    [sword] Sword: attack
    [coin] Coin: take { $coins }
    [monster] Monster: move an enemy
   *[star] Star: { $star }
}
plosinovka-option-use-swords = { $symbol ->
    [star] Add a star as a sword
   *[other] Add { $a }
}
plosinovka-option-use-special = Keep { $a }
plosinovka-option-special = Special die – { $use }
plosinovka-option-special-swords = { $symbol ->
    [star] Add the special die: a star as a sword
   *[other] Add the special die: { $a }
}
plosinovka-option-merge = Merge { $two } into another symbol
plosinovka-option-merge-swords = Add { $two } merged into a sword
plosinovka-option-merge-special = Merge two equal symbols into { $a }
plosinovka-option-gravity = Let gravity act
plosinovka-option-buy = Buy { $card } for { $price } – { $text }
plosinovka-option-card = { $card } – { $text }
plosinovka-option-hero = Your ability – { $text }
plosinovka-option-appear = Spend { $a } to appear
plosinovka-option-field = { $step }
plosinovka-option-field-notes = { $step } ({ $notes })
plosinovka-option-gems = { $times ->
    [one] Once, without gems
   *[other] { $times } times for { $gems }
}{ $attack ->
    [yes] : { $damage } damage so far
   *[no] {""}
}
plosinovka-option-symbol = { $symbol }
plosinovka-option-enemy = { $figure }
plosinovka-option-hold = Hold on
plosinovka-option-fall = Let go and fall to { $field }
plosinovka-option-hit = Attack now: { $damage } damage

## Why something cannot be done now

plosinovka-refusal-ok = It can be done now.
plosinovka-refusal-over = The game is over.
plosinovka-refusal-not-your-turn = It is not your turn.
plosinovka-refusal-not-now = First answer the question that is asked.
plosinovka-refusal-off-map = Your hero is off the map and must appear first.
plosinovka-refusal-too-many-actions = There have been 1,000 actions in this turn: cards and abilities cannot be used any more.
plosinovka-refusal-no-die = You have no die with that symbol.
plosinovka-refusal-no-use = It would do nothing now.
plosinovka-refusal-nobody-falls = Nobody would fall.
plosinovka-refusal-no-merchant = Your hero does not stand on a merchant field.
plosinovka-refusal-not-for-sale = The merchant does not show it, and you do not have it.
plosinovka-refusal-too-dear = It costs more coins than you have.
plosinovka-refusal-forbidden = One of your cards, a token or the event forbids it.
plosinovka-refusal-is-used = It is used and will be refreshed at the start of your turn.
plosinovka-refusal-only-passive = It works by itself; there is nothing to use.
plosinovka-refusal-nobody-has = Nobody has it yet: whoever meets the condition on it takes it at once.
plosinovka-refusal-another-has = Another player has it: meet the condition on it, and it is yours at once.
plosinovka-refusal-unknown = There is no such thing.

## What would happen

plosinovka-preview-falls = { $you ->
    [yes] Gravity: you would fall to { $to }.
   *[no] Gravity: { $player } would fall to { $to }.
}
plosinovka-preview-strikes = If you leave your field, you are attacked by { $enemies }.
plosinovka-preview-attack = Attack on { $figure }: { $damage } damage at most, for { $gems }; { $life } needed.
plosinovka-preview-nothing = Nobody would fall, nobody would attack you for leaving, and there is nobody to attack.

## How a game ends

plosinovka-way-none = the game is not over
plosinovka-way-boss-felled = the boss is felled
plosinovka-way-highest = the last turn is over, and the highest hero counts, then gems, then coins
plosinovka-way-fainted = your hero fainted
plosinovka-way-out-of-events = no event is left
plosinovka-way-endless = a chain without end was broken off
plosinovka-outcome-won = You win: { $way }.
plosinovka-outcome-shared = You share the win with { $others }: { $way }.
plosinovka-outcome-lost = { $count ->
    [0] You lose: { $way }.
    [one] You lose. { $winners } wins: { $way }.
   *[other] You lose. { $winners } share the win: { $way }.
}
plosinovka-outcome = { $count ->
    [0] Nobody wins: { $way }.
    [one] { $winners } wins: { $way }.
   *[other] { $winners } share the win: { $way }.
}
plosinovka-score = { $outcome } Score: { $score }.

plosinovka-refused-lowest = There is no such level that could lie at the foot of this tower.

## What can be chosen at a table

plosinovka-label-your-hero = Your hero
plosinovka-label-hero = Hero
plosinovka-label-boss = Boss
plosinovka-label-dungeon = Tower
plosinovka-label-dungeon-mixed = mixed
plosinovka-label-dungeon-forest = forest
plosinovka-label-dungeon-void = void
plosinovka-label-artifacts = With artifacts
plosinovka-label-bigger = A bigger tower
