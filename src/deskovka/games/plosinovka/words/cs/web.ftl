# Plošinovka v prohlížeči: slova její desky. Pole se jmenují sloupcem a řadou.

plosinovka-web-tower = Věž, od horní řady dolů
plosinovka-web-frame = Věž
plosinovka-web-moment = { $turn }. tah
plosinovka-web-row = { $row }. řada
plosinovka-web-fog = { $which ->
    [boss] Úroveň s bossem
   *[other] { $level }. úroveň
}
plosinovka-web-platform = dole plošina
plosinovka-web-air = dole nic
plosinovka-web-wall = vpravo zeď
plosinovka-web-choose = { $text } – lze vybrat
plosinovka-web-stride = { $text }: přesun botou
plosinovka-web-hero = { $player }, { $hero }, na { $field } (životy { $life } z { $most })
plosinovka-web-heroes = Hrdinové
plosinovka-web-player = { $number }: { $player }, { $hero }, { $where }, životy { $life } z { $most }, { $coins }, { $gems }, speciální kostka: { $symbol }
plosinovka-web-you = ty
plosinovka-web-off = mimo mapu
plosinovka-web-off-short = mimo

## Kostky

plosinovka-web-dice = Kostky
plosinovka-web-die-spent = { $symbol }, použito
plosinovka-web-special = Speciální kostka: { $symbol }
plosinovka-web-special-short = speciální
plosinovka-web-faints = { $you ->
    [yes] Upadáš do mdlob
   *[no] { $player } upadá do mdlob
}
plosinovka-web-enemy-die = Kostka nepřátel: { $face }
plosinovka-web-enemies-short = nepřátelé
plosinovka-web-strike = Udeř
plosinovka-web-use = Použít
plosinovka-web-merge = Sloučit dvě
plosinovka-web-becomes = { $text }: { $symbol }
plosinovka-web-gravity = Gravitace

## Co by se stalo

plosinovka-web-outlook = Ukazovat, co by se stalo
plosinovka-web-step = { $attacked ->
    [yes] Bota { $way }: útočí { $enemies }.
   *[no] Bota { $way }: nikdo neútočí.
}

## Karty

plosinovka-web-used = použito
plosinovka-web-used-long = Použito; obnoví se na začátku tvého tahu.
plosinovka-web-tired = Schopnost už byla v tomto tahu použita
plosinovka-web-event = Událost
plosinovka-web-events-left = { $left ->
    [0] poslední
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
plosinovka-web-score = Skóre { $score }
plosinovka-web-score-long = { $score ->
    [one] Zatím za { $score } bod, porazíš-li bosse
    [few] Zatím za { $score } body, porazíš-li bosse
   *[other] Zatím za { $score } bodů, porazíš-li bosse
}
plosinovka-web-attacks-left = { $left ->
    [one] { $left } karta útoku v balíčku
    [few] { $left } karty útoku v balíčku
   *[other] { $left } karet útoku v balíčku
}
plosinovka-web-attacks-next = Může přijít příště
plosinovka-web-attacks-played = Už provedené
plosinovka-web-last = poslední
plosinovka-web-merchant = Kupecký stánek
plosinovka-web-items = Předměty
plosinovka-web-potions = Lektvary
plosinovka-web-gap = vyprodáno
plosinovka-web-artifacts = Artefakty
plosinovka-web-nobody = zatím nikdo
plosinovka-web-held-by = Drží: { $player }
plosinovka-web-enemies = Nepřátelé
plosinovka-web-life = Životy { $life }
plosinovka-web-damage = Zranění { $damage }
plosinovka-web-price = Stojí { $coins }
plosinovka-web-loot = Kořist: { $loot }
plosinovka-web-star = Hvězda: { $symbols }
plosinovka-web-symbol = Padne-li { $symbol }
plosinovka-web-condition = Podmínka: { $condition }
plosinovka-web-boss-life = Životy: 2 × počet úrovní
plosinovka-web-special-fields = Zvláštní pole: hrdina, který na ně vstoupí, dostane žeton { $token }.
plosinovka-web-setup = Příprava: { $setup }

## Co jsou karty

plosinovka-web-word-hero = Hrdina: jeho hvězda platí za jeden ze znázorněných symbolů, vybíráš ty; s 0 životy upadne do mdlob.
plosinovka-web-word-enemy = Nepřítel: zaútočí na toho, kdo od něj odchází, nebo když to určí kostka nepřátel; všechny životy mu musí vzít jediný útok.
plosinovka-web-word-helper = Pomocník: nepřítel, kterého přivolává boss.
plosinovka-web-word-boss = Boss: kdo mu jediným útokem vezme všechny životy, vyhrává.
plosinovka-web-word-item = Předmět: pasivní účinky platí pořád; co uvozuje slovo „Použití“, lze použít jednou, dokud se karta neobnoví.
plosinovka-web-word-potion = Lektvar: po použití se odhodí.
plosinovka-web-word-artifact = Artefakt: patří tomu, kdo splnil jeho podmínku, dokud ji nesplní někdo jiný.
plosinovka-web-word-event = Událost: platí jen pro tento tah hry pro jednoho.
plosinovka-web-word-token = Bossův žeton: máš ho, dokud neupadneš do mdlob; kdo by ho měl dostat podruhé, utrpí 1 zranění.
plosinovka-web-word-attack = Bossův útok: co boss dělá ve svém tahu; zdi ani plošiny ho nezastaví.

## Záznamy

plosinovka-web-replay-all = Všichni

## What is watched, and the end

plosinovka-web-figure-life = Životy
plosinovka-web-figure-defeated = Poražení nepřátelé
plosinovka-web-figure-coins = Zlaťáky
plosinovka-web-figure-gems = Drahokamy
plosinovka-web-figure-cards = Karty

## Drahokamy na kostku

plosinovka-web-boost = Drahokamy na příští kostku
plosinovka-web-boost-less = Méně drahokamů
plosinovka-web-boost-more = Více drahokamů
plosinovka-web-boost-now = { $gems ->
    [0] bez drahokamů: platí jednou
    [one] { $gems } drahokam: platí { $times }×
    [few] { $gems } drahokamy: platí { $times }×
   *[other] { $gems } drahokamů: platí { $times }×
}
