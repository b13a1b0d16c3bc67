# Planetary Conquerors in the browser: the words of its board, and of cards that are explained.

conquerors-web-moment = Turn { $turn } · { $phase }
conquerors-web-stop-play = cards played
conquerors-web-stop-paid = effects paid
conquerors-web-stop-phase = the end of a phase
conquerors-web-stop-part = parts of an attack
conquerors-web-stop-trap = traps activated
conquerors-web-stop-line = lines that advance
conquerors-web-stop-blocks = blocks declared
conquerors-web-stop-damage = damage from effects
conquerors-web-stop-lay = my trap phase (otherwise I place no trap, and nobody waits for me)
conquerors-web-phase-tap = Choose where you are asked to react
conquerors-web-phase-stops = { $phase }; asked whether you react: { $count ->
    [0] never
    [one] in one kind of moment
   *[other] in { $count } kinds of moments
}
conquerors-web-board = The planet
conquerors-web-side = { $player }: planet
conquerors-web-hand = Hand
conquerors-web-hand-of = Hand of { $player }
conquerors-web-junkyard = Junkyard
conquerors-web-junkyard-of = Junkyard of { $player } ({ $count })
conquerors-web-deck-left = Deck
conquerors-web-miners = Miners
conquerors-web-you = You
conquerors-web-brings = brings { $materials } a turn
conquerors-web-others = The others
conquerors-web-figures = { $player }: building life { $life } of { $goal }, { $warriors ->
    [one] one warrior
   *[other] { $warriors } warriors
}, { $hand ->
    [one] one card in hand
   *[other] { $hand } cards in hand
}
conquerors-web-traps = Traps
conquerors-web-row = Buildings and warriors
conquerors-web-buildings-life = Building life: { $life } of { $goal }
conquerors-web-stored = { $material }: { $stored } of { $most }
conquerors-web-out = out of the game
conquerors-web-trap-hidden = a face-down trap
conquerors-web-known-top = Known on top of the deck
conquerors-web-stack = Waiting to happen
conquerors-web-phases = Phases of the turn
conquerors-web-stack-play = { $own ->
    [yes] You play { $card }
   *[no] { $player } plays { $card }
}
conquerors-web-stack-paid = { $own ->
    [yes] You use { $card }
   *[no] { $player } uses { $card }
}
conquerors-web-stack-trap = { $own ->
    [yes] your trap: { $card }
   *[no] a trap of { $player }: { $card }
}
conquerors-web-stack-effect = { $own ->
    [yes] { $card } (you)
   *[no] { $card } ({ $player })
}
conquerors-web-can-choose = can be chosen
conquerors-web-card-life = life { $life } of { $most }
conquerors-web-card-attack = attack { $attack }
conquerors-web-card-shielding = shielding { $shielding }
conquerors-web-card-exhausted = exhausted
conquerors-web-card-attacked = cannot block: it attacked last time
conquerors-web-card-ready = battle ready
conquerors-web-card-used = used up this turn
conquerors-web-card-illusion = illusion
conquerors-web-card-attacks = attacks { $target }
conquerors-web-card-line = line { $line }
conquerors-web-card-blocks = blocks { $attacker }
conquerors-web-card-blocked = blocked by { $blocker }
conquerors-web-card-guarded = { $count ->
    [one] one trap in front
   *[other] { $count } traps in front
}
conquerors-web-card-costs = costs { $cost }
conquerors-web-attack-line = { $attacker } attacks { $target } for { $damage }
conquerors-web-attack-blocked = { $attacker } is blocked by { $blocker }: { $given } against { $taken }
conquerors-web-word-kuk = Kuk x: look at the top x cards of your deck, put any of them at the bottom, then draw x.
conquerors-web-word-look = Look x: look at the top x cards of your deck and put them back as they were.
conquerors-web-word-trapback = Trapback x: place up to x traps from your junkyard in front of your buildings or base.
conquerors-web-word-shielding = Shielding x: the first x damage from each source in each turn does nothing.
conquerors-web-word-final-hit = Final hit: killed by a warrior, it deals its damage to that warrior.
conquerors-web-word-selfheal = Selfheal x: at the end of your turn it heals x, up to its maximum.
conquerors-web-word-selfdestroy = Selfdestroy x: at the end of your turn it deals x damage to itself.
conquerors-web-word-sacrifice = Sacrifice: put such a card that you control from the planet into the junkyard.
conquerors-web-word-illusion = Illusion: when it would leave the planet, it disappears instead; it does not die.
conquerors-web-word-adds = Adds, generates: puts materials into your storage, in your mining phase unless the card says otherwise.
conquerors-web-word-exhausted = Exhausted: has attacked, and cannot attack or block until the start of your next turn.
conquerors-web-word-paid = A cost, a hyphen, an effect: pay it once per turn, whenever you could play a spell.
conquerors-web-word-electricity = With electricity in its cost, a card can be played whenever a spell can.

## What is watched, and the end

conquerors-web-beat-play = { $own ->
    [yes] You play
   *[no] { $player } plays
}
conquerors-web-beat-use = { $own ->
    [yes] You use
   *[no] { $player } uses
}
conquerors-web-beat-activate = A trap!
conquerors-web-beat-laid = { $own ->
    [yes] You place a trap
   *[no] { $player } places a trap
}
conquerors-web-beat-counter = Countered
conquerors-web-beat-gains = { $own ->
    [yes] You: { $gains }
   *[no] { $player }: { $gains }
}
conquerors-web-beat-turn = { $own ->
    [yes] Your turn
   *[no] Turn: { $player }
}
conquerors-web-beat-out = { $own ->
    [yes] You are out
   *[no] Out: { $player }
}
conquerors-web-figure-base = Base’s life
conquerors-web-figure-buildings = Buildings’ life
conquerors-web-figure-warriors = Warriors
conquerors-web-figure-miners = Miners
conquerors-web-figure-deck = Cards in the deck

## Several choices as one order

conquerors-web-any-order = In any order
conquerors-web-plan = What you put together
conquerors-web-plan-attack = Tap attackers in their order, then their target.
conquerors-web-plan-aim = Now tap what they attack.
conquerors-web-plan-redraw = { $left ->
    [0] These three are exchanged.
    [one] Tap one more card to exchange.
   *[other] Tap { $left } cards to exchange.
}
conquerors-web-plan-kuk = Tap what goes to the bottom.
conquerors-web-plan-bottom = { $card }: to the bottom
conquerors-web-plan-drop = take out
conquerors-web-plan-all = All attack
conquerors-web-plan-clear = Start over
conquerors-web-plan-send-attacker = { $count ->
    [one] Attack
   *[other] Attack with { $count }
}
conquerors-web-plan-send-redraw = Exchange these three
conquerors-web-plan-send-kuk = Done: draw
conquerors-web-offer = Top of your deck
