# Hra v terminálu.

terminal-you = Ty
terminal-opponent = Protihráč
terminal-title = { $game }, seed { $seed }: { $players }.
terminal-turn = tah { $turn } · { $player }
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
terminal-no-file = Napiš jméno souboru: s SOUBOR.
terminal-not-saved = Nepodařilo se uložit: { $error }
terminal-saved = Uloženo do souboru { $file }.
terminal-after = Enter ukončí, u vezme poslední volbu zpět, s SOUBOR uloží záznam, l ukáže průběh:
terminal-bye = Měj se.
terminal-help-number = 1, 2, …    vyber tuto možnost
terminal-help-enter = Enter      vyber klidnou možnost, psanou kurzívou
terminal-help-i = i JMÉNO    ukaž kartu (i 3: kartu z možnosti 3)
terminal-help-e = e JMÉNO    proč teď tuto kartu nemohu použít?
terminal-help-u = u          vezmi zpět poslední volbu
terminal-help-t = t          ukaž znovu stůl
terminal-help-l = l          ukaž celý průběh
terminal-help-s = s SOUBOR   ulož záznam hry
terminal-help-q = q          odejdi
