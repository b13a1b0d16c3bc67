# Planetary Conquerors: what happened. One message for each kind of event.
#
# $you is "yes" where the player that a message speaks of is the one who reads it;
# $free is "yes" where nothing is paid; $known is "yes" where the reader knows which card it was.

conquerors-event-starter = { $you ->
    [yes] You take the first turn.
   *[no] { $player } takes the first turn.
}
conquerors-event-turn = { $you ->
    [yes] Turn { $turn }: it is your turn.
   *[no] Turn { $turn }: it is { $player }'s turn.
}
conquerors-event-phase = { $you ->
    [yes] Your { $phase } begins.
   *[no] { $player }: the { $phase } begins.
}
conquerors-event-skip = { $you ->
    [yes] You skip your { $phase }.
   *[no] { $player } skips the { $phase }.
}
conquerors-event-out = { $you ->
    [yes] You are out of the game.
   *[no] { $player } is out of the game.
}
conquerors-event-won = { $outcome }
conquerors-event-play = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
conquerors-event-use = { $you ->
    [yes] You use { $card }.
   *[no] { $player } uses { $card }.
}
conquerors-event-pay = { $you ->
    [yes] { $free ->
        [yes] You pay nothing.
       *[no] You pay { $materials }.
    }
   *[no] { $free ->
        [yes] { $player } pays nothing.
       *[no] { $player } pays { $materials }.
    }
}
conquerors-event-gain = { $you ->
    [yes] You gain { $materials }.
   *[no] { $player } gains { $materials }.
}
conquerors-event-lose = { $you ->
    [yes] You lose { $materials }.
   *[no] { $player } loses { $materials }.
}
conquerors-event-make-electricity = { $you ->
    [yes] You turn 4 cosmium into 1 electricity.
   *[no] { $player } turns 4 cosmium into 1 electricity.
}
conquerors-event-shuffle = { $you ->
    [yes] You shuffle your deck.
   *[no] { $player } shuffles their deck.
}
conquerors-event-look = { $you ->
    [yes] You look at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $own ->
        [yes] your deck.
       *[no] a deck ({ $owner }).
    }
   *[no] { $player } looks at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $own ->
        [yes] their deck.
       *[no] a deck ({ $owner }).
    }
}
conquerors-event-see = { $you ->
    [yes] You look at { $card }.
   *[no] { $known ->
        [yes] { $player } looks at { $card }.
       *[no] { $player } looks at a hidden card.
    }
}
conquerors-event-laid = { $you ->
    [yes] You place { $card } in front of { $guarded }.
   *[no] { $known ->
        [yes] { $player } places { $card } in front of { $guarded }.
       *[no] { $player } places a trap in front of { $guarded }.
    }
}
conquerors-event-control = { $you ->
    [yes] You take control of { $card }.
   *[no] { $player } takes control of { $card }.
}
conquerors-event-attack = { $card } attacks { $target }.
conquerors-event-removed = { $card } is out of the attack.
conquerors-event-line = Line { $line } advances.
conquerors-event-block = { $card } blocks { $attacker }.
conquerors-event-activate = { $attacker } activates a trap: { $card }.
conquerors-event-damage = { $sourced ->
    [yes] { $source } deals { $amount } damage to { $card } ({ $life } life left).
   *[no] { $card } is dealt { $amount } damage ({ $life } life left).
}
conquerors-event-heal = { $card } heals { $amount } life ({ $life } now).
conquerors-event-lose-life = { $card } loses { $amount } life.
conquerors-event-change = { $stat ->
    [attack] { $card } gets { $amount } attack.
    [life] { $card } gets { $amount } life.
    [shielding] { $card } gets { $amount } shielding.
    [selfheal] { $card } gets { $amount } selfheal.
    [selfdestroy] { $card } gets { $amount } selfdestroy.
    [final_hit] { $card } gets final hit.
    [prevention] The next { $number } damage to { $card } this turn is prevented.
   *[prevent_all] All damage to { $card } this turn is prevented.
}
conquerors-event-counter = { $card } is countered.
conquerors-event-exhaust = { $card } is exhausted.
conquerors-event-ready = { $card } is battle ready.
conquerors-event-recharge = { $card } is recharged.

## Cards that move, by where from and where to; $type is the type of the card

conquerors-move-deck-hand = { $you ->
    [yes] You draw { $card }.
   *[no] { $known ->
        [yes] { $player } draws { $card }.
       *[no] { $player } draws a card.
    }
}
conquerors-move-deck-hand-found = { $you ->
    [yes] You take { $card } from your deck.
   *[no] { $known ->
        [yes] { $player } takes { $card } from the deck.
       *[no] { $player } takes a card from the deck.
    }
}
conquerors-move-deck-planet = { $card } enters the planet ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-deck-junkyard = { $card } goes from the deck to the junkyard ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-deck-deck = { $you ->
    [yes] You put { $card } at the bottom of your deck.
   *[no] { $known ->
        [yes] { $player } puts { $card } at the bottom of the deck.
       *[no] { $player } puts a card at the bottom of the deck.
    }
}
conquerors-move-hand-limbo = { $you ->
    [yes] You take { $card } from your hand.
   *[no] { $known ->
        [yes] { $player } takes { $card } from the hand.
       *[no] { $player } takes a card from the hand.
    }
}
conquerors-move-hand-junkyard = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
conquerors-move-hand-deck = { $you ->
    [yes] You put { $card } into your deck.
   *[no] { $known ->
        [yes] { $player } puts { $card } into the deck.
       *[no] { $player } puts a card into the deck.
    }
}
conquerors-move-limbo-planet = { $card } enters the planet ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-limbo-junkyard = { $card } goes to the junkyard.
conquerors-move-planet-junkyard = { $type ->
    [warrior] { $card } dies.
    [building] { $card } is destroyed.
   *[other] { $card } goes to the junkyard.
}
conquerors-move-planet-hand = { $card } returns to the hand ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-planet-deck = { $card } goes into the deck ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-planet-gone = { $card } disappears.
conquerors-move-planet-planet = { $you ->
    [yes] You move { $card }.
   *[no] { $known ->
        [yes] { $player } moves { $card }.
       *[no] { $player } moves a trap.
    }
}
conquerors-move-junkyard-limbo = { $you ->
    [yes] You take { $card } from your junkyard.
   *[no] { $player } takes { $card } from the junkyard.
}
conquerors-move-junkyard-hand = { $you ->
    [yes] You return { $card } from the junkyard to your hand.
   *[no] { $player } returns { $card } from the junkyard to the hand.
}
conquerors-move-junkyard-deck = { $you ->
    [yes] You put { $card } from the junkyard into your deck.
   *[no] { $player } puts { $card } from the junkyard into the deck.
}
conquerors-move-junkyard-planet = { $card } enters the planet from the junkyard ({ $you ->
    [yes] yours
   *[no] { $player }
}).
conquerors-move-other = { $card } moves: { $from } → { $to }.
