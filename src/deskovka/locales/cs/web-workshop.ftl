# Dílna v prohlížeči: vlastní sady, psaní karet, kreslení úrovní.

web-workshop = Dílna
web-workshop-about = Vymysli vlastní karty a úrovně a hned si je zahraj. Co na kartu napíšeš, to dělá; dílna čte s tebou a řekne, čemu nerozumí.
web-workshop-way = Jsi tady
web-workshop-used = Hraje se s vlastní sadou: { $names }

## Sady

web-workshop-packs = Tvoje sady
web-workshop-pack = Tato sada
web-workshop-none = Zatím nemáš žádnou sadu. V sadě jsou tvoje vlastní karty nebo úrovně; založ si ji, nebo ji načti ze souboru.
web-workshop-new-pack = Nová sada
web-workshop-make = Založit
web-workshop-game = Pro kterou hru
web-workshop-pack-name = Jméno sady
web-workshop-upload = Nahrát sadu
web-workshop-upload-do = Nahrát
web-workshop-upload-what = Sada je soubor TOML, jaký ti dílna dá ke stažení. Jenom se přečte a zkontroluje jako všechno, co tu napíšeš.
web-workshop-file = Soubor
web-workshop-too-large = Soubor je moc velký: sada má nejvýš { $most } KiB.
web-workshop-download = Stáhnout
web-workshop-site = Exportovat jako stránku
web-workshop-site-about = Dostaneš soubor zip se složkou, kterou může nabídnout jakýkoli webhosting: kdo stránku otevře, hraje s těmito kartami proti botům, bez serveru.
web-workshop-site-title = Název stránky
web-workshop-site-author = Autor karet
web-workshop-site-licence = Licence karet, chceš-li
web-workshop-site-do = Vytvořit stránku
web-workshop-site-busy = Stránka se vytváří…
web-workshop-rename = Přejmenovat
web-workshop-delete = Smazat
web-workshop-delete-sure = Smazat „{ $name }“? Vrátit to nepůjde.
web-workshop-delete-tables = Stolům a záznamům, které ji používají, zůstane.
web-workshop-changed = Změněno { $when }
web-workshop-unsound = Jsou v ní chyby
web-workshop-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-workshop-levels = { $count ->
    [one] { $count } úroveň
    [few] { $count } úrovně
   *[other] { $count } úrovní
}
web-workshop-pack-problems = Co je špatně
web-workshop-pack-empty = V této sadě zatím nic není.
web-workshop-play-pack = Zahrát si s ní
web-workshop-new-card = Nová karta
web-workshop-new-level = Nová úroveň

## Ukládání

web-workshop-save = Uložit
web-workshop-saved = Uloženo.
web-workshop-unsaved = Zatím neuloženo; do té doby to uchová toto zařízení.
web-workshop-restored = Takto to zůstalo rozdělané, ne jak to bylo uloženo.
web-workshop-discard = Tyto změny zahodit
web-workshop-right = Všemu rozumím
web-workshop-wrong = { $count ->
    [one] Jedna věc je špatně
    [few] { $count } věci jsou špatně
   *[other] { $count } věcí je špatně
}
web-workshop-taken = Něco v této sadě se už jmenuje „{ $id }“. Vymysli jiné jméno.
web-workshop-play = Zahrát si proti botovi
web-workshop-play-level = Hned si ji zahrát
web-workshop-into-deck = Dát do balíčku
web-workshop-delete-card = Smazat kartu
web-workshop-delete-level = Smazat úroveň

## Karta

web-workshop-name-en = Jméno anglicky
web-workshop-name-cs = Jméno česky (chceš-li)
web-workshop-type = Druh
web-workshop-stars = Hvězdy
web-workshop-attack = Útok
web-workshop-life = Životy
web-workshop-damage = Zranění
web-workshop-level = Stupeň
web-workshop-price = Cena ve zlaťácích
web-workshop-count = Kolik jich je
web-workshop-star = Co znamená hvězda, anglicky, třeba „boot or monster“
web-workshop-loot = Co po něm zůstane, anglicky, třeba „2 coins, 1 gem“
web-workshop-condition = Kdo ho dostane, anglicky, třeba „You have the most gems.“
web-workshop-boss = Id jeho bosse
web-workshop-attacks = Útočí podle: „enemy die“ nebo „action dice“
web-workshop-special = Id žetonu, který dávají zvláštní pole
web-workshop-setup = Co se stane při odhalení jeho úrovně (pokud něco)
web-workshop-symbol = Symbol, třeba „left“ nebo „boot“
web-workshop-less = Ubrat: { $what }
web-workshop-more-of = Přidat: { $what }
web-workshop-emblem = Znak
web-workshop-emblem-choose = Vybrat znak
web-workshop-emblem-search = Hledat podle anglického slova
web-workshop-found = { $count ->
    [0] Nic se nenašlo
    [one] Nalezen { $count }
    [few] Nalezeny { $count }
   *[other] Nalezeno { $count }
}
web-workshop-more = Ukázat další
web-workshop-text = Text anglicky: každá schopnost na vlastním řádku
web-workshop-text-how = Při psaní se nabízejí věty, které se hodí: Tab vezme první, ↓ vede do seznamu. Další Tab vede k tomu, co zbývá doplnit; Esc seznam zavře.
web-workshop-offers = Věty, které takto pokračují
web-workshop-offered = { $count ->
    [one] Hodí se jedna věta. Tab ji vezme.
    [few] Hodí se { $count } věty. Tab vezme první, šipkou dolů je projdeš.
   *[other] Hodí se { $count } vět. Tab vezme první, šipkou dolů je projdeš.
}
web-workshop-write = Napsat místo toho:
web-workshop-sentences = Všechny věty
web-workshop-sentences-what = Všechno, z čeho může být text. Co je v hranatých závorkách, se doplní z kapitoly toho jména. Klepnutím se věta dostane na kartu.
web-workshop-search = Hledat
web-workshop-preview = Karta
web-workshop-preview-language = Jazyk textu
web-workshop-not-yet = Český text se objeví, jakmile bude anglickému rozumět.

## Co změní

web-workshop-trial = Co změní?
web-workshop-trial-about = Boti sehrají pár set her s balíčkem, ve kterém karta je, a s týmž balíčkem bez ní.
web-workshop-trial-start = Zjistit
web-workshop-trial-again = Ještě jednou
web-workshop-trial-stop = Zastavit
web-workshop-trial-failed = Hry se nepodařilo dohrát.
web-workshop-trial-done = Sehráno { $done } z { $of } her
web-workshop-trial-better = S kartou je balíček silnější: ve stu hrách vyhraje o { $low } až { $high } víc.
web-workshop-trial-worse = S kartou je balíček slabší: počet výher ve stu hrách se změní o { $low } až { $high }.
web-workshop-trial-open = Žádný rozdíl není jistý: počet výher ve stu hrách se změní o { $low } až { $high }.
web-workshop-trial-so-far = Tolik zatím říkají sehrané hry; čím víc jich bude, tím bude odhad užší.
web-workshop-trial-stopped = Zastaveno po { $done } z { $of } her. Jestli proto, že se ti výsledek líbil, čekej od karty o něco méně.
web-workshop-trial-range = Změna výher ve stu hrách: { $at }, s 95 % mezi { $low } a { $high }
web-workshop-trial-with = Výhry s kartou
web-workshop-trial-without = Výhry bez ní
web-workshop-trial-drawn = Výhry, kde byla líznutá
web-workshop-trial-played = Výhry, kde byla zahraná
web-workshop-trial-table = Jak často balíček vyhrává
web-workshop-trial-what = Hry
web-workshop-trial-share = Výhry
web-workshop-trial-interval = Interval (95 %)
web-workshop-trial-games = Kolik her
web-workshop-percent = { $share } %
web-workshop-interval = { $low }–{ $high } %
web-workshop-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
web-workshop-trial-copies = { $copies ->
    [one] V balíčku byla jednou.
   *[other] V balíčku byla { $copies }×.
}
web-workshop-trial-instead = Bez ní jsou na jejím místě: { $cards }.
web-workshop-trial-seen = Líznutá byla v { $drawn } % a zahraná v { $played } % her.

## Úroveň

web-workshop-drawing = Úroveň: šipky chodí po polích, Enter kreslí
web-workshop-drawing-how = Vyber, co kreslit, a klepni na pole; druhé klepnutí to zase vezme. Plošina leží pod svým polem, zeď vyroste na té straně, na kterou klepneš. Na klávesnici: šipky chodí, Enter kreslí, znaky nahoře kreslí rovnou, \ kreslí zeď vlevo, Ctrl+Z bere zpět.
web-workshop-tools = Kreslit
web-workshop-tool-platform = plošina
web-workshop-tool-wall-right = zeď
web-workshop-tool-ladder = žebřík
web-workshop-tool-coin = zlaťák
web-workshop-tool-gem = drahokam
web-workshop-tool-enemy = nepřítel
web-workshop-tool-trap = past
web-workshop-tool-merchant = kupecký stánek
web-workshop-tool-portal = portál
web-workshop-tool-boss = boss
web-workshop-tool-special = zvláštní pole
web-workshop-tool-erase = guma
web-workshop-wall-left = vlevo zeď
web-workshop-mistake = chyba: { $text }
web-workshop-redo = Znovu
web-workshop-clear = Vyprázdnit
web-workshop-dungeon = Žalář
web-workshop-boss-level = Karta úrovně s bossem
