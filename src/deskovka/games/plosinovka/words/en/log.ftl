# Plošinovka: what happened. One message for each kind of event.
#
# $you is "yes" where the player that a message speaks of is the one who reads it. A figure is
# a hero ($you and $player) or an enemy ($player is its name then).

plosinovka-event-ability = { $you ->
    [yes] You use your ability.
   *[no] { $player } uses the hero's ability.
}
plosinovka-event-appear = { $you ->
    [yes] You appear on { $field }.
   *[no] { $player } appears on { $field }.
}
plosinovka-event-artifact = { $you ->
    [yes] You take the artifact { $card }{ $taken ->
        [yes] {" "}from { $from }
       *[no] {""}
    }.
   *[no] { $player } takes the artifact { $card }{ $taken ->
        [you] {" "}from you
        [yes] {" "}from { $from }
       *[no] {""}
    }.
}
plosinovka-event-attack = { $you ->
    [yes] You attack { $enemy } on { $field }: { $damage } damage, { $life } needed.
   *[no] { $player } attacks { $enemy } on { $field }: { $damage } damage, { $life } needed.
}
plosinovka-event-boss-card = The boss attacks: { $card }. “{ $text }”
plosinovka-event-boss-comes = { $enemy } appears on { $field }!
plosinovka-event-boss-die = { $face ->
    [left] The die of the boss: left.
    [right] The die of the boss: right.
   *[attack] The die of the boss: attack.
}
plosinovka-event-buy = { $you ->
    [yes] You buy { $card } for { $price }.
   *[no] { $player } buys { $card } for { $price }.
}
plosinovka-event-coins = { $you ->
    [yes] { $sign ->
        [plus] You take { $amount }.
       *[minus] You hand over { $amount }.
    }
   *[no] { $sign ->
        [plus] { $player } takes { $amount }.
       *[minus] { $player } hands over { $amount }.
    }
}
plosinovka-event-comes = { $enemy } appears on { $field }.
plosinovka-event-defeat = { $you ->
    [yes] You defeat { $enemy } on { $field }.
   *[no] { $player } defeats { $enemy } on { $field }.
}
plosinovka-event-discard-level = Level { $level } is discarded.
plosinovka-event-enemy-die = { $face ->
    [left] Enemy die: all enemies move left.
    [right] Enemy die: all enemies move right.
   *[attack] Enemy die: all enemies attack.
}
plosinovka-event-event = Event: { $card }. “{ $text }”
plosinovka-event-faint = { $you ->
    [yes] You faint.
   *[no] { $player } faints.
}
plosinovka-event-fall = { $you ->
    [yes] You fall from { $from } to { $to }.
   *[no] { $player } falls from { $from } to { $to }.
}
plosinovka-event-gems = { $you ->
    [yes] { $sign ->
        [plus] You take { $amount }.
       *[minus] You discard { $amount }.
    }
   *[no] { $sign ->
        [plus] { $player } takes { $amount }.
       *[minus] { $player } discards { $amount }.
    }
}
plosinovka-event-heal = { $you ->
    [yes] You regain
   *[no] { $player } regains
} { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} ({ $life } now).
plosinovka-event-hurt = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $amount ->
    [one] { $amount } life
   *[other] { $amount } lives
} ({ $life } left).
plosinovka-event-merge = { $you ->
    [yes] You merge { $two } into { $symbol }.
   *[no] { $player } merges { $two } into { $symbol }.
}
plosinovka-event-move = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $player } moves from { $from } to { $to }.
}
plosinovka-event-pick-up = { $you ->
    [yes] You pick up { $what ->
        [coin] a coin
       *[gem] a gem
    } on { $field }.
   *[no] { $player } picks up { $what ->
        [coin] a coin
       *[gem] a gem
    } on { $field }.
}
plosinovka-event-portal = { $you ->
    [yes] You go through the portal from { $from } to { $to }.
   *[no] { $player } goes through the portal from { $from } to { $to }.
}
plosinovka-event-push = { $you ->
    [yes] You are pushed from { $from } to { $to }.
   *[no] { $player } is pushed from { $from } to { $to }.
}
plosinovka-event-refresh = { $you ->
    [yes] Your used cards are refreshed.
   *[no] { $player } refreshes the used cards.
}
plosinovka-event-reset = { $you ->
    [yes] Your special die is blank again.
   *[no] { $player }'s special die is blank again.
}
plosinovka-event-reveal = { $boss ->
    [yes] Level { $level } is revealed, the level of the boss: { $enemy }.
   *[no] Level { $level } is revealed; its enemies: { $enemy }.
}
plosinovka-event-roll = { $you ->
    [yes] You roll: { $dice }.
   *[no] { $player } rolls: { $dice }.
}
plosinovka-event-set-special = { $you ->
    [yes] You set your special die to { $symbol }.
   *[no] { $player } sets the special die to { $symbol }.
}
plosinovka-event-shown = The merchant now offers { $card }.
plosinovka-event-strike = { $you ->
    [yes] { $enemy } on { $field } attacks you.
   *[no] { $enemy } on { $field } attacks { $player }.
}
plosinovka-event-token = { $you ->
    [yes] You get a token of the boss: { $card }.
   *[no] { $player } gets a token of the boss: { $card }.
}
plosinovka-event-token-lost = { $you ->
    [yes] You get rid of a token: { $card }.
   *[no] { $player } gets rid of a token: { $card }.
}
plosinovka-event-turn = { $you ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: it is { $player }'s turn.
}
plosinovka-event-use = { $you ->
    [yes] You use { $symbol }{ $times ->
        [one] {""}
       *[other] , { $times } times
    }.
   *[no] { $player } uses { $symbol }{ $times ->
        [one] {""}
       *[other] , { $times } times
    }.
}
plosinovka-event-use-card = { $you ->
    [yes] You use { $card }.
   *[no] { $player } uses { $card }.
}
plosinovka-event-won = { $outcome }
