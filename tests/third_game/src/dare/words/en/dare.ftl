dare-game = Dare
dare-about = Dare a card against the die; the first to reach twelve points wins.
dare-label-points = Points
dare-label-out = Gave up
dare-label-cards = Cards in hand
dare-label-hand = Hand
dare-label-deck = Deck
dare-label-gone = Out of the game
dare-question-card = Which card will you dare or discard?
dare-question-roll = Chance rolls.
dare-option-dare = Dare the { $card }
dare-option-discard = Discard the { $card }
dare-option-roll = { $number }
dare-event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
  }
dare-event-dare = { $you ->
    [yes] You dare the { $card } and roll { $roll }: { $points } points.
   *[no] { $player } dares the { $card } and rolls { $roll }: { $points } points.
  }
dare-event-discard = { $you ->
    [yes] You discard the { $card }.
   *[no] { $player } discards the { $card }.
  }
dare-event-draw = { $known ->
    [yes] You draw the { $card }.
   *[no] { $player } draws a card.
  }
dare-event-leave = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
  }
dare-event-won = The game is over.
dare-refusal = That is not possible now.
dare-way-goal = twelve points
dare-way-points = the highest score
dare-way-alone = everybody else gave up
dare-player = Player { $number }
dare-outcome = { $winners } { $count ->
    [one] wins
   *[other] share the win
  }: { $way }.
dare-outcome-won = You win: { $way }.
dare-outcome-shared = You share the win with { $others }: { $way }.
dare-outcome-lost = You lose. { $winners } { $count ->
    [one] wins
   *[other] share the win
  }: { $way }.
dare-lab-way-goal = twelve points
dare-lab-way-points = highest score
dare-lab-way-alone = others gave up
dare-view-points = points
dare-view-cards = cards in hand
dare-view-hand = hand
dare-view-out = out
dare-view-deck = cards left in the deck
dare-view-gone = out of the game
