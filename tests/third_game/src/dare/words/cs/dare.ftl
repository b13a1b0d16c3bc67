dare-game = Troufalka
dare-about = Vsaď kartu proti kostce; kdo má první dvanáct bodů, vítězí.
dare-label-points = Body
dare-label-out = Vzdal se
dare-label-cards = Karet v ruce
dare-label-hand = Ruka
dare-label-deck = Balíček
dare-label-gone = Mimo hru
dare-question-card = Na kterou kartu si troufneš, nebo kterou odhodíš?
dare-question-roll = Padá kostka.
dare-option-dare = Troufnout si na { $card }
dare-option-discard = Odhodit { $card }
dare-option-roll = { $number }
dare-event-turn = { $you ->
    [yes] Jsi na tahu.
   *[no] Na tahu: { $player }.
  }
dare-event-dare = { $you ->
    [yes] Troufáš si na { $card }, padla { $roll }: bodů { $points }.
   *[no] { $player } si troufá na { $card }, padla { $roll }: bodů { $points }.
  }
dare-event-discard = { $you ->
    [yes] Odhazuješ { $card }.
   *[no] { $player } odhazuje { $card }.
  }
dare-event-draw = { $known ->
    [yes] Lížeš { $card }.
   *[no] { $player } líže kartu.
  }
dare-event-leave = { $you ->
    [yes] Vzdáváš se.
   *[no] { $player } se vzdává.
  }
dare-event-won = Hra skončila.
dare-refusal = To teď nejde.
dare-way-goal = dvanáct bodů
dare-way-points = nejvyšší počet bodů
dare-way-alone = všichni ostatní se vzdali
dare-player = Hráč { $number }
dare-outcome = { $count ->
    [one] Vítězí { $winners }
   *[other] O vítězství se dělí { $winners }
  }: { $way }.
dare-outcome-won = Vítězíš: { $way }.
dare-outcome-shared = Vítězíš, o výhru se dělíš s { $others }: { $way }.
dare-outcome-lost = Prohráváš. { $count ->
    [one] Vítězí { $winners }
   *[other] O vítězství se dělí { $winners }
  }: { $way }.
dare-lab-way-goal = dvanáct bodů
dare-lab-way-points = nejvyšší počet bodů
dare-lab-way-alone = ostatní se vzdali
dare-view-points = body
dare-view-cards = karet v ruce
dare-view-hand = ruka
dare-view-out = mimo hru
dare-view-deck = zbývá v balíčku
dare-view-gone = odložené karty
