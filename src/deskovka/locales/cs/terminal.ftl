# Hra v terminálu.

terminal-you = Ty
terminal-opponent = Soupeř
terminal-title = Planetary Conquerors, seed { $seed }: { $players }.
terminal-moment = kolo { $turn } · { $player } · { $phase }
terminal-out = mimo hru
terminal-buildings = budovy { $life }/{ $goal }
terminal-zones = ruka { $hand } · balíček { $deck } · smetiště { $junkyard }
terminal-miners = mineři:
terminal-hand = ruka:
terminal-illusion = iluze
terminal-used = použito
terminal-blocks = blok: { $card }
terminal-prompt = Tvoje volba [Enter = { $default }, ? = nápověda]:
terminal-no-option = { $count ->
    [one] Je tu jen možnost 1.
   *[other] Vyber číslo od 1 do { $count }.
}
terminal-what = Tomu nerozumím; co lze napsat, ukáže ?.
terminal-more = … předtím ještě { $count } (vše ukáže l)
terminal-no-undo = Není co vzít zpět.
terminal-undone = Vzato zpět.
terminal-no-card = Karta „{ $name }“ neexistuje.
terminal-not-there = „{ $name }“ nemáš v ruce ani na planetě.
terminal-no-file = Napiš jméno souboru: s SOUBOR.
terminal-not-saved = Nepodařilo se uložit: { $error }
terminal-saved = Uloženo do souboru { $file }.
terminal-junkyard = Smetiště ({ $player }):
terminal-after = Enter ukončí, u vezme poslední volbu zpět, s SOUBOR uloží záznam, l ukáže průběh:
terminal-bye = Měj se.
terminal-help-number = 1, 2, …    vyber tuto možnost
terminal-help-enter = Enter      vyber klidnou možnost, psanou kurzívou
terminal-help-i = i JMÉNO    ukaž kartu (i 3: kartu z možnosti 3)
terminal-help-e = e JMÉNO    proč teď tuto kartu nemohu použít?
terminal-help-p = p          nedělej nic a do konce fáze ani nereaguj
terminal-help-u = u          vezmi zpět poslední volbu
terminal-help-t = t          ukaž znovu stůl
terminal-help-l = l          ukaž celý průběh
terminal-help-j = j          ukaž smetiště
terminal-help-s = s SOUBOR   ulož záznam hry
terminal-help-q = q          odejdi
terminal-legend = { $gold } zlato   { $cosmium } cosmium   { $electricity } elektřina   ⚔ útok   ♥ životy   ▮ past   zz exhaustlý

## Věž Plošinovky

tower-title = Plošinovka, seed { $seed }: { $players } proti bossovi { $boss }.
tower-fog = { $which ->
    [boss] { $level }. úroveň: boss
   *[other] { $level }. úroveň
}
tower-turn = tah { $turn }
tower-dice = kostky: { $dice }
tower-enemy-die = kostka nepřátel: { $face ->
    [left] doleva
    [right] doprava
   *[attack] útok
}
tower-off = mimo mapu
tower-special = spec.: { $symbol }
tower-items = předměty:
tower-potions = lektvary:
tower-nobody = zatím nikdo
tower-artifact = ✦ { $card }: { $player }
tower-event = událost { $card } (zbývá { $left })
tower-thing-gravity = gravitace
tower-thing-special = speciální kostka
tower-thing-hero = schopnost
tower-no-thing = Karta ani akce „{ $name }“ neexistuje.
tower-legend = 1 2 3 4 hrdinové   A–Z nepřátelé   ▁ plošina   ┃ zeď   ✦ artefakty   (…) použité karty
terminal-help-why = e JMÉNO    proč ne? karta, symbol, gravitace, speciální kostka, schopnost
terminal-help-w = w          co by se stalo: kdo spadne, kdo na tebe zaútočí, kolik zranění dáš
