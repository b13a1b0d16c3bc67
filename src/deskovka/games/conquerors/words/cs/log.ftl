# Planetary Conquerors: co se stalo. Jedna zpráva pro každý druh události.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte;
# $free je "yes", když se nic neplatí; $known je "yes", když čtenář ví, která karta to byla.

conquerors-event-starter = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $player }.
}
conquerors-event-turn = { $you ->
    [yes] Kolo { $turn }: jsi na tahu.
   *[no] Kolo { $turn }: na tahu je { $player }.
}
conquerors-event-phase = { $you ->
    [yes] Začíná { $phase }.
   *[no] { $player }: začíná { $phase }.
}
conquerors-event-skip = { $you ->
    [yes] Vynecháváš: { $phase }.
   *[no] { $player } vynechává: { $phase }.
}
conquerors-event-out = { $you ->
    [yes] Vypadáváš ze hry.
   *[no] { $player } vypadává ze hry.
}
conquerors-event-won = { $outcome }
conquerors-event-play = { $you ->
    [yes] Hraješ kartu { $card }.
   *[no] { $player } hraje kartu { $card }.
}
conquerors-event-use = { $you ->
    [yes] Používáš kartu { $card }.
   *[no] { $player } používá kartu { $card }.
}
conquerors-event-pay = { $you ->
    [yes] { $free ->
        [yes] Neplatíš nic.
       *[no] Platíš { $materials }.
    }
   *[no] { $free ->
        [yes] { $player } neplatí nic.
       *[no] { $player } platí { $materials }.
    }
}
conquerors-event-gain = { $you ->
    [yes] Získáváš { $materials }.
   *[no] { $player } získává { $materials }.
}
conquerors-event-lose = { $you ->
    [yes] Ztrácíš { $materials }.
   *[no] { $player } ztrácí { $materials }.
}
conquerors-event-make-electricity = { $you ->
    [yes] Vyrábíš 1 elektřinu za 4 cosmia.
   *[no] { $player } vyrábí 1 elektřinu za 4 cosmia.
}
conquerors-event-shuffle = { $you ->
    [yes] Mícháš si balíček.
   *[no] { $player } si míchá balíček.
}
conquerors-event-look = { $you ->
    [yes] Koukáš se na { $count ->
        [one] vrchní kartu
        [few] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } { $own ->
        [yes] svého balíčku.
       *[no] cizího balíčku ({ $owner }).
    }
   *[no] { $player } se kouká na { $count ->
        [one] vrchní kartu
        [few] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } { $own ->
        [yes] svého balíčku.
       *[no] cizího balíčku ({ $owner }).
    }
}
conquerors-event-see = { $you ->
    [yes] Vidíš skrytou kartu { $card }.
   *[no] { $known ->
        [yes] { $player } vidí skrytou kartu { $card }.
       *[no] { $player } vidí skrytou kartu.
    }
}
conquerors-event-laid = { $you ->
    [yes] Pokládáš past { $card }, chrání: { $guarded }.
   *[no] { $known ->
        [yes] { $player } pokládá past { $card }, chrání: { $guarded }.
       *[no] { $player } pokládá past, chrání: { $guarded }.
    }
}
conquerors-event-control = { $you ->
    [yes] Přebíráš kontrolu nad kartou { $card }.
   *[no] { $player } přebírá kontrolu nad kartou { $card }.
}
conquerors-event-attack = Warrior { $card } útočí, cíl: { $target }.
conquerors-event-removed = Warrior { $card } vypadává z útoku.
conquerors-event-line = Postupuje linie { $line }.
conquerors-event-block = Warrior { $card } blokuje, útočník: { $attacker }.
conquerors-event-activate = Útočník { $attacker } aktivuje past { $card }.
conquerors-event-damage = { $sourced ->
    [yes] { $source } → { $card }
   *[no] { $card }
}: { $amount } poškození ({ $life ->
    [one] zbývá { $life } život
    [few] zbývají { $life } životy
   *[other] zbývá { $life } životů
}).
conquerors-event-heal = { $card }: vyléčení o { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
} (teď { $life }).
conquerors-event-lose-life = { $card }: { $amount ->
    [one] ztracen { $amount } život
    [few] ztraceny { $amount } životy
   *[other] ztraceno { $amount } životů
}.
conquerors-event-change = { $card }: { $stat ->
    [attack] { $amount } { $number ->
        [one] útok
        [few] útoky
       *[other] útoků
    }
    [life] { $amount } { $number ->
        [one] život
        [few] životy
       *[other] životů
    }
    [shielding] shielding { $amount }
    [selfheal] selfheal { $amount }
    [selfdestroy] selfdestroy { $amount }
    [final_hit] final hit
    [prevention] v tomto kole se zruší { $number ->
        [one] první { $number } poškození
        [few] první { $number } poškození
       *[other] prvních { $number } poškození
    }
   *[prevent_all] v tomto kole se zruší všechno poškození
}.
conquerors-event-counter = Zahrání karty { $card } je zrušeno.
conquerors-event-exhaust = Karta { $card } je exhaustlá.
conquerors-event-ready = Karta { $card } je battle ready.
conquerors-event-recharge = Karta { $card } je dobitá.

## Karty, které se přesouvají, podle toho odkud a kam; $type je typ karty

conquerors-move-deck-hand = { $you ->
    [yes] Lízáš si kartu { $card }.
   *[no] { $known ->
        [yes] { $player } si líže kartu { $card }.
       *[no] { $player } si líže kartu.
    }
}
conquerors-move-deck-hand-found = { $you ->
    [yes] Bereš si z balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } si bere z balíčku kartu { $card }.
       *[no] { $player } si bere z balíčku kartu.
    }
}
conquerors-move-deck-planet = Na planetu vstupuje karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-deck-junkyard = Z balíčku jde na smetiště karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-deck-deck = { $you ->
    [yes] Dáváš dospodu balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } dává dospodu balíčku kartu { $card }.
       *[no] { $player } dává kartu dospodu balíčku.
    }
}
conquerors-move-hand-limbo = { $you ->
    [yes] Bereš z ruky kartu { $card }.
   *[no] { $known ->
        [yes] { $player } bere z ruky kartu { $card }.
       *[no] { $player } bere z ruky kartu.
    }
}
conquerors-move-hand-junkyard = { $you ->
    [yes] Odhazuješ kartu { $card }.
   *[no] { $player } odhazuje kartu { $card }.
}
conquerors-move-hand-deck = { $you ->
    [yes] Dáváš z ruky do balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } dává z ruky do balíčku kartu { $card }.
       *[no] { $player } dává z ruky do balíčku kartu.
    }
}
conquerors-move-limbo-planet = Na planetu vstupuje karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-limbo-junkyard = Karta { $card } jde na smetiště.
conquerors-move-planet-junkyard = { $type ->
    [warrior] Warrior { $card } umírá.
    [building] Budova { $card } je zničena.
   *[other] Karta { $card } jde na smetiště.
}
conquerors-move-planet-hand = Do ruky se vrací karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-planet-deck = Do balíčku jde karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-planet-gone = Karta { $card } mizí.
conquerors-move-planet-planet = { $you ->
    [yes] Přesouváš past { $card }.
   *[no] { $known ->
        [yes] { $player } přesouvá past { $card }.
       *[no] { $player } přesouvá past.
    }
}
conquerors-move-junkyard-limbo = { $you ->
    [yes] Bereš ze smetiště kartu { $card }.
   *[no] { $player } bere ze smetiště kartu { $card }.
}
conquerors-move-junkyard-hand = { $you ->
    [yes] Vracíš si ze smetiště do ruky kartu { $card }.
   *[no] { $player } si vrací ze smetiště do ruky kartu { $card }.
}
conquerors-move-junkyard-deck = { $you ->
    [yes] Dáváš ze smetiště do balíčku kartu { $card }.
   *[no] { $player } dává ze smetiště do balíčku kartu { $card }.
}
conquerors-move-junkyard-planet = Ze smetiště vstupuje na planetu karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
conquerors-move-other = { $card }: { $from } → { $to }.
