# Plošinovka v prohlížeči: slova její desky. Pole se jmenují sloupcem a řadou.

web-tower = Věž, od horní řady dolů
web-tower-frame = Věž
web-tower-moment = { $turn }. tah
web-tower-row = { $row }. řada
web-tower-fog = { $which ->
    [boss] Úroveň s bossem
   *[other] { $level }. úroveň
}
web-tower-platform = dole plošina
web-tower-air = dole nic
web-tower-wall = vpravo zeď
web-tower-choose = { $text } – lze vybrat
web-tower-hero = { $figure } na { $field } (životy { $life } z { $most })
web-tower-heroes = Hrdinové
web-tower-player = { $number }: { $hero } ({ $player }), { $where }, životy { $life } z { $most }, { $coins }, { $gems }, speciální kostka: { $symbol }
web-tower-you = ty
web-tower-off = mimo mapu

## Kostky

web-tower-dice = Kostky
web-tower-die-spent = { $symbol }, použito
web-tower-die-merge = { $symbol }: klepnutím na druhou stejnou je spojíš
web-tower-special = Speciální kostka: { $symbol }
web-tower-special-short = speciální
web-tower-enemy-die = Kostka nepřátel: { $face }
web-tower-enemies-short = nepřátelé
web-tower-use = Použít
web-tower-merge = Sloučit dvě
web-tower-gravity = Gravitace

## Co by se stalo

web-tower-outlook = Ukazovat, co by se stalo
web-tower-step = { $attacked ->
    [yes] Bota { $way }: útočí { $enemies }.
   *[no] Bota { $way }: nikdo neútočí.
}

## Karty

web-tower-used = použito
web-tower-used-long = Použito; vrátí se na začátku tvého tahu.
web-tower-tired = Schopnost už byla v tomto tahu použita
web-tower-event = Událost
web-tower-events-left = { $left ->
    [0] poslední
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
web-tower-score = Skóre { $score }
web-tower-score-long = { $score ->
    [one] Zatím za { $score } bod, porazíš-li bosse
    [few] Zatím za { $score } body, porazíš-li bosse
   *[other] Zatím za { $score } bodů, porazíš-li bosse
}
web-tower-attacks-left = { $left ->
    [one] { $left } karta útoku v balíčku
    [few] { $left } karty útoku v balíčku
   *[other] { $left } karet útoku v balíčku
}
web-tower-last = poslední
web-tower-merchant = Kupec
web-tower-items = Předměty
web-tower-potions = Lektvary
web-tower-gap = vyprodáno
web-tower-artifacts = Artefakty
web-tower-nobody = zatím nikdo
web-tower-enemies = Nepřátelé
web-tower-life = Životy { $life }
web-tower-damage = Zranění { $damage }
web-tower-price = Stojí { $coins }
web-tower-loot = Zůstane po něm { $loot }
web-tower-star = Hvězda: { $symbols }
web-tower-symbol = Padne-li { $symbol }
