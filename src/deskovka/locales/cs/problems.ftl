# Co je špatně na tom, co někdo napsal: na kartách, úrovních, balíčcích, větách. { $near } je počet
# návrhů, { $suggestions } jsou návrhy samy.

problem-quoted = „{ $text }“
problem-either = { $start } nebo { $end }
problem-near = { $near ->
    [0] { "" }
   *[other] ; nemělo to být { $suggestions }?
}
problem-in-phrase = „{ $phrase }“: { $problem }

## Soubory

problem-folder-empty = v této složce není žádný soubor .toml
problem-files-too-many = sada má nejvýše { $most } souborů
problem-files-too-large = sada má nejvýše { $most } bajtů
problem-file-absent = takový soubor ani složka není
problem-file-too-large = soubor sady má nejvýše { $most } bajtů
problem-file-link = toto je odkaz: sada má své soubory u sebe
problem-file-odd = toto není soubor
problem-file-unreadable = nejde přečíst: { $why }
problem-file-encoding = toto není UTF-8: ulož soubor v tomto kódování
problem-file-control = řídicí znak ({ $sign }) do sady nepatří

## TOML

problem-toml-wrong = toto není TOML: { $why }
problem-toml-keys-deep = klíče jsou v sobě hlouběji než { $most } úrovní
problem-toml-values-deep = hodnoty jsou v sobě hlouběji než { $most } úrovní
problem-toml-number-long = toto číslo je nesmyslně dlouhé
problem-toml-no-key = tady chybí klíč
problem-toml-no-value = tady chybí hodnota
problem-toml-string-open = tento text nemá uvozovky na konci
problem-toml-mark-missing = chybí „{ $mark }“

## Sada jako celek

problem-problems-too-many = chyb je více než { $most }: nejdřív oprav tyto
problem-texts-too-long = texty sady mají dohromady nejvýše { $most } znaků
problem-head-missing = žádný soubor neříká, jak se sada jmenuje („id“ a „name“ v pack.toml)
problem-head-unfinished = vedle „{ $beside }“ chybí „{ $missing }“
problem-head-twice = jak se sada jmenuje, už stojí v { $file }
problem-head-of-the-box = „{ $id }“ je sada z krabice
problem-where = { $where ->
    [core] je v základní sadě
   *[other] tu je ({ $where })
}
problem-card-too-many = sada má nejvýše { NUMBER($most, useGrouping: 0) } karet
problem-card-id-taken = karta s označením „{ $label }“ už { problem-where }
problem-card-name-taken = karta jménem „{ $label }“ už { problem-where }

## Klíče a hodnoty

problem-key-unknown = klíč „{ $key }“ tu není{ problem-near }
problem-key-missing = chybí „{ $missing }“
problem-found = { $found ->
    [table] tabulka
    [list] seznam
    [text] „{ $value }“
   *[value] { $value }
}
problem-must-be-id = { $key } musí být z malých písmen, číslic a jednotlivých spojovníků jako „my-card“, ne { problem-found }
problem-must-be-name = { $key } musí být 1 až 40 písmen, číslic, mezer, spojovníků a apostrofů, ne { problem-found }
problem-must-be-text = { $key } musí být text o nejvýše { NUMBER($most, useGrouping: 0) } znacích, ne { problem-found }
problem-must-be-sentence = { $key } musí být věta o 1 až { $most } znacích, ne { problem-found }
problem-must-be-emblem = { $key } musí být název emblému, ne { problem-found }
problem-must-be-number = { $key } musí být celé číslo od { $least } do { $most }, ne { problem-found }
problem-must-be-one-of = { $key } musí být { $known }, ne { problem-found }
problem-must-be-flag = { $key } musí být true nebo false, ne { problem-found }
problem-must-be-table = { $key } musí být tabulka jako { $example }, ne { problem-found }
problem-must-be-tables = { $key } musí být seznam tabulek, z nichž každá začíná { $header }, ne { problem-found }
problem-letter-invisible = neviditelný znak ({ $sign }) sem nepatří
problem-name-spaces = ve jméně jsou jednotlivé mezery, a jen mezi slovy
problem-name-letterless = ve jméně je aspoň jedno písmeno
problem-name-accents = písmena s diakritikou piš jako jeden znak
problem-emblem-unknown = emblém „{ $name }“ není{ problem-near }

## Texty

problem-abilities-too-many = karta má nejvýše { $most } schopností, na každém řádku jednu
problem-number-large = { $number } je příliš: čísla jsou nejvýše { $most }
problem-number-zero = 0 tady nic nedělá
problem-card-unknown = karta jménem „{ $name }“ není{ problem-near }
problem-word-unknown = slovo „{ $word }“ tady nedává smysl{ problem-near }
problem-word-misplaced = slovo „{ $word }“ tady nedává smysl; tady následuje { $comes }
problem-word-left-over = slovo „{ $word }“ tady nedává smysl; text je před ním úplný
problem-sentence-empty = chybí text
problem-sentence-unfinished = věta končí příliš brzy
problem-sentence-continues = věta končí příliš brzy; po „{ $after }“ následuje { $comes }
problem-sentence-otherwise = piš to takto: { $suggestions }
problem-sentence-ambiguous = „{ $text }“ má dva významy: { $one } a { $other }
problem-sentence-long = text je delší než { $most } znaků

## Příprava hry

problem-setup-game = hra { $written } tu není; jsou tu { $known }
problem-setup-players = počet hráčů { $written }: hra je pro { $least } až { $most } hráče
problem-setup-missing = chybí { $key }
problem-setup-unknown = { $key } do přípravy hry nepatří
problem-setup-chance = chance { $written } není nic z { $known }
problem-setup-seed = seed není číslo o { $bits } bitech v šestnáctkové soustavě
problem-setup-seed-range = seed musí být celé číslo od 0 do 2**{ $bits } - 1

## Záznamy her

problem-replay-unreadable = toto není záznam hry: { $why }
problem-replay-no-text = { $file } není záznam hry: není to text
problem-replay-long = na záznam hry je to příliš dlouhé
problem-replay-format = záznam má formát { NUMBER($format, useGrouping: 0) }; známý je { $known }
problem-replay-packs-too-many = záznam má nejvýše { $most } sad
problem-replay-game = záznam je z jiné hry
problem-replay-packs = karty záznamu nejsou v pořádku
problem-replay-cards = záznam se hrál s jinými kartami
problem-replay-setup = podle záznamu nejde hru připravit
problem-replay-entry = { NUMBER($number, useGrouping: 0) }. položka záznamu
problem-replay-differs = po { NUMBER($number, useGrouping: 0) } { $number ->
    [one] volbě
   *[other] volbách
} už hra není taková, jaká byla
problem-replay-no-end = záznam neříká, jak hra na konci vypadala
problem-replay-no-setup = tento stav nevznikl z přípravy hry, takže nemá záznam
problem-replay-no-game = tento stůl nepatří k žádné hře, která by ho mohla přehrát
problem-replay-no-player = hráč { $number } tu není: { $players ->
    [one] hrál { $players }
    [few] hráli { $players }
   *[other] hrálo jich { $players }
}
problem-replay-rolls-chosen = jeho hody jsou volby, a u stolu je nikdo nedělá

## Složka s daty, ze které nelze hrát

problem-data-in-use = složku { $folder } používá jiný server{ $process ->
    [none] { "" }
   *[other] { " " }(proces { $process })
}; nejdřív ho ukonči, nebo zvol jinou složku volbou --data
problem-data-no-locks = složka { $folder } je v souborovém systému, který neumí zamykat soubory; zvol volbou --data složku na místním disku
problem-data-unwritable = do složky { $folder } nelze nic zapsat ({ $why }); povol tomuto uživateli zápis, nebo zvol jinou složku volbou --data
problem-data-unreadable = databázi { $file } nelze přečíst ({ $why }); povol ji tomuto uživateli číst a zapisovat
problem-data-foreign = { $file } není databáze Deskovky; přesuň ji jinam, nebo zvol jinou složku volbou --data
problem-data-newer = databáze { $file } je z novější verze Deskovky (krok { $step }); spusť tu verzi, nebo obnov zálohu
problem-data-older = databáze { $file } je ze starší verze Deskovky; spusť jednou server, ten ji převede
problem-data-missing = ve složce { $folder } není žádná databáze
problem-data-full = databázi { $file } nelze otevřít, protože disk je plný; uvolni místo a spusť server znovu
problem-data-busy = databázi { $file } drží zamčenou jiný program; nejdřív ho ukonči
problem-data-read-only = do databáze { $file } nelze zapisovat; povol tomuto uživateli zápis do její složky
problem-data-damaged = databáze { $file } je poškozená; obnov zálohu, nebo zjisti, co z ní zbylo: deskovka check-data { $folder }
problem-data-failed = databázi { $file } nelze přečíst: její disk selhává ({ $why }); obnov zálohu na jiném disku
problem-data-unreachable = databáze { $file } neodpovídá ({ $why }); zkontroluj její adresu, uživatele a heslo, a zda běží
problem-data-no-address = tohle není adresa databáze PostgreSQL; vypadá jako postgresql://uzivatel@pocitac/jmeno
problem-data-no-driver = chybí ovladač PostgreSQL; nainstaluje se příkazem: pip install "deskovka[postgres]"
problem-data-two = zvol buď složku (--data), nebo databázi (--database či DESKOVKA_DATABASE v prostředí), ne obojí
problem-data-forbidden = uživatel { $user } nesmí zapisovat do databáze { $file }; udělej z něj jejího vlastníka, nebo zvol jinou databázi volbou --database
problem-data-foreign-database = { $file } není databáze Deskovky; zvol volbou --database nějakou prázdnou
problem-data-failing = databáze { $file } selhává ({ $why })
problem-data-damaged-database = databáze { $file } je poškozená ({ $why }); obnov zálohu
problem-data-old-server = { $file } běží na PostgreSQL { $version }; je potřeba verze { $oldest } nebo novější
problem-data-served = databázi { $file } používá server; nejdřív ho ukonči
problem-think-other-rules = servery databáze { $file } hrají { $game } podle jiných pravidel nebo karet než tato verze (tam { $theirs }, zde { $own }); spusť zde tutéž verzi, jakou mají servery
problem-think-no-postgres = jinde se za boty přemýšlí jen pro servery nad PostgreSQL a tohle není adresa takové databáze; zadej tu, kterou mají servery, třeba postgresql://user@host/name
problem-data-not-empty = v databázi { $file } už je něco jiného; zvol prázdnou
problem-data-moved-badly = { $what } v databázi { $file } není takové, jaké má být; smaž ji a začni znovu

## Co je špatně v databázi

problem-kept-damaged = databáze je poškozená: { $what }
problem-kept-gap = chybí { NUMBER($number, useGrouping: 0) }. položka záznamu
problem-kept-cut = záznam je uříznutý: má { NUMBER($picks, useGrouping: 0) } položek, ale snímek je po { NUMBER($number, useGrouping: 0) }. položce
problem-kept-seats = chybějí místa u stolu
problem-kept-undealt = hra tu je, ale její příprava chybí
problem-kept-cards = karty nelze přečíst: { $why }
problem-kept-no-text = sada { $name } chybí
problem-kept-other-cards = hrálo se s jinými kartami z krabice; nelze pokračovat
problem-kept-differs = záznam nevede ke svým otiskům { $rules ->
    [same] podle pravidel, podle kterých se hrálo
   *[other] protože se pravidla od té doby změnila
}
problem-kept-snapshot = snímek nesouhlasí se záznamem; platí záznam
problem-kept-outcome = hra neskončila tak, jak je u ní zapsáno
