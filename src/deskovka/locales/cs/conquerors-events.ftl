# Planetary Conquerors: co se stalo. Jedna zpráva pro každý druh události.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte;
# $free je "yes", když se nic neplatí; $known je "yes", když čtenář ví, která karta to byla.

event-starter = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $player }.
}
event-turn = { $you ->
    [yes] Kolo { $turn }: jsi na tahu.
   *[no] Kolo { $turn }: na tahu je { $player }.
}
event-phase = { $you ->
    [yes] Začíná { $phase }.
   *[no] { $player }: začíná { $phase }.
}
event-skip = { $you ->
    [yes] Vynecháváš: { $phase }.
   *[no] { $player } vynechává: { $phase }.
}
event-out = { $you ->
    [yes] Vypadáváš ze hry.
   *[no] { $player } vypadává ze hry.
}
event-won = { $outcome }
event-play = { $you ->
    [yes] Hraješ kartu { $card }.
   *[no] { $player } hraje kartu { $card }.
}
event-use = { $you ->
    [yes] Používáš kartu { $card }.
   *[no] { $player } používá kartu { $card }.
}
event-pay = { $you ->
    [yes] { $free ->
        [yes] Neplatíš nic.
       *[no] Platíš { $materials }.
    }
   *[no] { $free ->
        [yes] { $player } neplatí nic.
       *[no] { $player } platí { $materials }.
    }
}
event-gain = { $you ->
    [yes] Získáváš { $materials }.
   *[no] { $player } získává { $materials }.
}
event-lose = { $you ->
    [yes] Ztrácíš { $materials }.
   *[no] { $player } ztrácí { $materials }.
}
event-make-electricity = { $you ->
    [yes] Vyrábíš 1 elektřinu za 4 cosmia.
   *[no] { $player } vyrábí 1 elektřinu za 4 cosmia.
}
event-shuffle = { $you ->
    [yes] Mícháš si balíček.
   *[no] { $player } si míchá balíček.
}
event-look = { $you ->
    [yes] Díváš se na { $count ->
        [one] vrchní kartu
        [few] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } { $own ->
        [yes] svého balíčku.
       *[no] cizího balíčku ({ $owner }).
    }
   *[no] { $player } se dívá na { $count ->
        [one] vrchní kartu
        [few] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } { $own ->
        [yes] svého balíčku.
       *[no] cizího balíčku ({ $owner }).
    }
}
event-see = { $you ->
    [yes] Vidíš skrytou kartu { $card }.
   *[no] { $known ->
        [yes] { $player } vidí skrytou kartu { $card }.
       *[no] { $player } vidí skrytou kartu.
    }
}
event-laid = { $you ->
    [yes] Pokládáš past { $card }, chrání: { $guarded }.
   *[no] { $known ->
        [yes] { $player } pokládá past { $card }, chrání: { $guarded }.
       *[no] { $player } pokládá past, chrání: { $guarded }.
    }
}
event-control = { $you ->
    [yes] Přebíráš kontrolu nad kartou { $card }.
   *[no] { $player } přebírá kontrolu nad kartou { $card }.
}
event-attack = Warrior { $card } útočí, cíl: { $target }.
event-removed = Warrior { $card } vypadává z útoku.
event-line = Postupuje linie { $line }.
event-block = Warrior { $card } blokuje, útočník: { $attacker }.
event-activate = Útočník { $attacker } aktivuje past { $card }.
event-damage = { $sourced ->
    [yes] { $source } → { $card }
   *[no] { $card }
}: { $amount } zranění ({ $life ->
    [one] zbývá { $life } život
    [few] zbývají { $life } životy
   *[other] zbývá { $life } životů
}).
event-heal = { $card }: { $amount ->
    [one] vyléčen { $amount } život
    [few] vyléčeny { $amount } životy
   *[other] vyléčeno { $amount } životů
} (teď { $life }).
event-lose-life = { $card }: { $amount ->
    [one] ztracen { $amount } život
    [few] ztraceny { $amount } životy
   *[other] ztraceno { $amount } životů
}.
event-change = { $card }: { $stat ->
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
    [prevention] v tomto kole ochrana před { $number ->
        [one] nejbližším zraněním
       *[other] nejbližšími { $number } zraněními
    }
   *[prevent_all] v tomto kole ochrana před všemi zraněními
}.
event-counter = Zahrání karty { $card } je zrušeno.
event-exhaust = Karta { $card } je exhaustlá.
event-ready = Karta { $card } je battle ready.
event-recharge = Karta { $card } je dobitá.

## Karty, které se přesouvají, podle toho odkud a kam; $type je typ karty

move-deck-hand = { $you ->
    [yes] Lízáš si kartu { $card }.
   *[no] { $known ->
        [yes] { $player } si líže kartu { $card }.
       *[no] { $player } si líže kartu.
    }
}
move-deck-hand-found = { $you ->
    [yes] Bereš si z balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } si bere z balíčku kartu { $card }.
       *[no] { $player } si bere z balíčku kartu.
    }
}
move-deck-planet = Na planetu vstupuje karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-deck-junkyard = Z balíčku jde na smetiště karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-deck-deck = { $you ->
    [yes] Dáváš dospodu balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } dává dospodu balíčku kartu { $card }.
       *[no] { $player } dává kartu dospodu balíčku.
    }
}
move-hand-limbo = { $you ->
    [yes] Bereš z ruky kartu { $card }.
   *[no] { $known ->
        [yes] { $player } bere z ruky kartu { $card }.
       *[no] { $player } bere z ruky kartu.
    }
}
move-hand-junkyard = { $you ->
    [yes] Odhazuješ kartu { $card }.
   *[no] { $player } odhazuje kartu { $card }.
}
move-hand-deck = { $you ->
    [yes] Dáváš z ruky do balíčku kartu { $card }.
   *[no] { $known ->
        [yes] { $player } dává z ruky do balíčku kartu { $card }.
       *[no] { $player } dává z ruky do balíčku kartu.
    }
}
move-limbo-planet = Na planetu vstupuje karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-limbo-junkyard = Karta { $card } jde na smetiště.
move-planet-junkyard = { $type ->
    [warrior] Warrior { $card } umírá.
    [building] Budova { $card } je zničena.
   *[other] Karta { $card } jde na smetiště.
}
move-planet-hand = Do ruky se vrací karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-planet-deck = Do balíčku jde karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-planet-gone = Karta { $card } mizí.
move-planet-planet = { $you ->
    [yes] Přesouváš past { $card }.
   *[no] { $known ->
        [yes] { $player } přesouvá past { $card }.
       *[no] { $player } přesouvá past.
    }
}
move-junkyard-limbo = { $you ->
    [yes] Bereš ze smetiště kartu { $card }.
   *[no] { $player } bere ze smetiště kartu { $card }.
}
move-junkyard-hand = { $you ->
    [yes] Vracíš si ze smetiště do ruky kartu { $card }.
   *[no] { $player } si vrací ze smetiště do ruky kartu { $card }.
}
move-junkyard-deck = { $you ->
    [yes] Dáváš ze smetiště do balíčku kartu { $card }.
   *[no] { $player } dává ze smetiště do balíčku kartu { $card }.
}
move-junkyard-planet = Ze smetiště vstupuje na planetu karta { $card } ({ $you ->
    [yes] tvoje
   *[no] { $player }
}).
move-other = { $card }: { $from } → { $to }.
