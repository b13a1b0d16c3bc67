# Plošinovka v terminálu.

plosinovka-terminal-title = Plošinovka, seed { $seed }: { $players } proti bossovi { $boss }.
plosinovka-terminal-fog = { $which ->
    [boss] { $level }. úroveň: boss
   *[other] { $level }. úroveň
}
plosinovka-terminal-turn = tah { $turn }
plosinovka-terminal-dice = kostky: { $dice }
plosinovka-terminal-enemy-die = kostka nepřátel: { $face ->
    [left] doleva
    [right] doprava
   *[attack] útok
}
plosinovka-terminal-off = mimo mapu
plosinovka-terminal-special = spec.: { $symbol }
plosinovka-terminal-items = předměty:
plosinovka-terminal-potions = lektvary:
plosinovka-terminal-nobody = zatím nikdo
plosinovka-terminal-artifact = ✦ { $card }: { $player }
plosinovka-terminal-event = událost { $card } (zbývá { $left })
plosinovka-terminal-thing-gravity = gravitace
plosinovka-terminal-thing-special = speciální kostka
plosinovka-terminal-thing-hero = schopnost
plosinovka-terminal-no-thing = Karta ani akce „{ $name }“ neexistuje.
plosinovka-terminal-legend = 1 2 3 4 hrdinové   A–Z nepřátelé   ▁ plošina   ┃ zeď   ✦ artefakty   (…) použité karty
plosinovka-terminal-help-why = e JMÉNO    proč ne? karta, symbol, gravitace, speciální kostka, schopnost
plosinovka-terminal-help-w = w          co by se stalo: kdo spadne, kdo na tebe zaútočí, kolik zranění dáš
