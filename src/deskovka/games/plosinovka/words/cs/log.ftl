# Plošinovka: co se stalo. Jedna zpráva pro každý druh události.
#
# $you je "yes", když se zpráva týká toho, kdo ji čte. Figurka je hrdina ($you a $player), nebo
# nepřítel ($player je pak jeho jméno). Jména karet stojí v 1. pádě.

plosinovka-event-ability = { $you ->
    [yes] Využíváš svou schopnost.
   *[no] { $player } využívá schopnost hrdiny.
}
plosinovka-event-appear = { $you ->
    [yes] Objevuješ se na { $field }.
   *[no] { $player } se objevuje na { $field }.
}
plosinovka-event-artifact = { $you ->
    [yes] Bereš si artefakt { $card }{ $taken ->
        [yes] {" "}(předchozí majitel: { $from })
       *[no] {""}
    }.
   *[no] { $player } si bere artefakt { $card }{ $taken ->
        [you] {" "}(předtím tvůj)
        [yes] {" "}(předchozí majitel: { $from })
       *[no] {""}
    }.
}
plosinovka-event-attack = { $you ->
    [yes] Útočíš, cíl: { $enemy } na { $field }, { $damage } zranění, potřeba { $life }.
   *[no] { $player } útočí, cíl: { $enemy } na { $field }, { $damage } zranění, potřeba { $life }.
}
plosinovka-event-boss-card = Boss útočí: { $card }. „{ $text }“
plosinovka-event-boss-comes = Na { $field } se objevuje { $enemy }!
plosinovka-event-boss-die = { $face ->
    [left] Bossovi padlo: doleva.
    [right] Bossovi padlo: doprava.
   *[attack] Bossovi padlo: útok.
}
plosinovka-event-buy = { $you ->
    [yes] Kupuješ kartu { $card } za { $price }.
   *[no] { $player } kupuje kartu { $card } za { $price }.
}
plosinovka-event-coins = { $you ->
    [yes] { $sign ->
        [plus] Bereš si { $amount }.
       *[minus] Odevzdáváš { $amount }.
    }
   *[no] { $sign ->
        [plus] { $player } si bere { $amount }.
       *[minus] { $player } odevzdává { $amount }.
    }
}
plosinovka-event-comes = Na { $field } se objevuje { $enemy }.
plosinovka-event-defeat = { $you ->
    [yes] Porážíš nepřítele: { $enemy } na { $field }.
   *[no] { $player } poráží nepřítele: { $enemy } na { $field }.
}
plosinovka-event-discard-level = { $level }. úroveň je zrušena.
plosinovka-event-enemy-die = { $face ->
    [left] Kostka nepřátel: všichni nepřátelé jdou doleva.
    [right] Kostka nepřátel: všichni nepřátelé jdou doprava.
   *[attack] Kostka nepřátel: všichni nepřátelé útočí.
}
plosinovka-event-event = Událost: { $card }. „{ $text }“
plosinovka-event-faint = { $you ->
    [yes] Upadáš do mdlob.
   *[no] { $player } upadá do mdlob.
}
plosinovka-event-fall = { $you ->
    [yes] Padáš z { $from } na { $to }.
   *[no] { $player } padá z { $from } na { $to }.
}
plosinovka-event-gems = { $you ->
    [yes] { $sign ->
        [plus] Bereš si { $amount }.
       *[minus] Odhazuješ { $amount }.
    }
   *[no] { $sign ->
        [plus] { $player } si bere { $amount }.
       *[minus] { $player } odhazuje { $amount }.
    }
}
plosinovka-event-heal = { $you ->
    [yes] Získáváš zpět
   *[no] { $player } získává zpět
} { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
} (teď { $life }).
plosinovka-event-hurt = { $you ->
    [yes] Ztrácíš
   *[no] { $player } ztrácí
} { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
} ({ $life ->
    [few] zbývají { $life }
   *[other] zbývá { $life }
}).
plosinovka-event-merge = { $you ->
    [yes] Slučuješ { $two } na { $symbol }.
   *[no] { $player } slučuje { $two } na { $symbol }.
}
plosinovka-event-move = { $you ->
    [yes] Přesouváš se z { $from } na { $to }.
   *[no] { $player } se přesouvá z { $from } na { $to }.
}
plosinovka-event-pick-up = { $you ->
    [yes] Sbíráš { $what ->
        [coin] zlaťák
       *[gem] drahokam
    } na { $field }.
   *[no] { $player } sbírá { $what ->
        [coin] zlaťák
       *[gem] drahokam
    } na { $field }.
}
plosinovka-event-portal = { $you ->
    [yes] Procházíš portálem z { $from } na { $to }.
   *[no] { $player } prochází portálem z { $from } na { $to }.
}
plosinovka-event-push = { $you ->
    [yes] Někdo tě postrkuje z { $from } na { $to }.
   *[no] { $player }: postrčení z { $from } na { $to }.
}
plosinovka-event-refresh = { $you ->
    [yes] Tvé použité karty se obnovují.
   *[no] { $player } obnovuje použité karty.
}
plosinovka-event-reset = { $you ->
    [yes] Tvoje speciální kostka je resetována.
   *[no] { $player }: speciální kostka je resetována.
}
plosinovka-event-reveal = { $boss ->
    [yes] Odhaluje se { $level }. úroveň, úroveň s bossem: { $enemy }.
   *[no] Odhaluje se { $level }. úroveň, její nepřátelé: { $enemy }.
}
plosinovka-event-roll = { $you ->
    [yes] Házíš: { $dice }.
   *[no] { $player } hází: { $dice }.
}
plosinovka-event-set-special = { $you ->
    [yes] Nastavuješ speciální kostku na { $symbol }.
   *[no] { $player } nastavuje speciální kostku na { $symbol }.
}
plosinovka-event-shown = V kupeckém stánku přibývá karta { $card }.
plosinovka-event-strike = { $you ->
    [yes] Útočí na tebe { $enemy } z { $field }.
   *[no] Útočí { $enemy } z { $field }, cíl: { $player }.
}
plosinovka-event-token = { $you ->
    [yes] Dostáváš bossův žeton: { $card }.
   *[no] { $player } dostává bossův žeton: { $card }.
}
plosinovka-event-token-lost = { $you ->
    [yes] Zbavuješ se bossova žetonu: { $card }.
   *[no] { $player } se zbavuje bossova žetonu: { $card }.
}
plosinovka-event-turn = { $you ->
    [yes] Tah { $turn }: jsi na tahu.
   *[no] Tah { $turn }: na tahu je { $player }.
}
plosinovka-event-use = { $you ->
    [yes] Využíváš { $symbol }{ $times ->
        [one] {""}
       *[other] , { $times }×
    }.
   *[no] { $player } využívá { $symbol }{ $times ->
        [one] {""}
       *[other] , { $times }×
    }.
}
plosinovka-event-use-card = { $you ->
    [yes] Používáš kartu { $card }.
   *[no] { $player } používá kartu { $card }.
}
plosinovka-event-won = { $outcome }
