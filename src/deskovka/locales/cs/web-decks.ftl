# Balíčky na stránce.

web-decks = Balíčky
web-decks-mine = Tvoje balíčky
web-decks-none = Zatím žádný. Začni prázdným, nebo uprav kopii balíčku z krabice.
web-decks-ready = Balíčky z krabice
web-decks-new = Nový balíček
web-decks-unnamed = Nový balíček
web-decks-change-copy = Upravit kopii
web-decks-change-copy-of = Upravit kopii balíčku { $deck }
web-decks-problems = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémů
}
web-decks-gone = Takový balíček nemáš.

## Skládání

web-decks-name = Jméno balíčku
web-decks-saved = Uloženo
web-decks-waiting = …
web-decks-saving = Ukládá se …
web-decks-failed = Neuloženo:
web-decks-again = Zkusit znovu
web-decks-packs = Karty z tvých vlastních sad
web-decks-packs-wrong = (jsou v ní chyby)
web-decks-switch = Co je vidět
web-decks-cards = Karty
web-decks-deck = Balíček
web-decks-fine = Lze s ním hrát
web-decks-lacking = Ještě chybí:
web-decks-try = Hned vyzkoušet
web-decks-copy = Kopírovat
web-decks-copy-of = { $deck } (kopie)
web-decks-delete = Smazat
web-decks-delete-sure = Smazat „{ $deck }“?
web-decks-delete-what = Balíček i odkaz na něj zmizí navždy. Rozehrané hry s ním pokračují.
web-decks-keep = Nechat
web-decks-begin = Začni kartami některého balíčku z krabice:
web-decks-nothing = Zatím je prázdný: klepnutím do něj přidávej karty.
web-decks-unknown = V žádné ze sad není
web-decks-keys = Klávesy: šipkami se chodí po kartách, + a − mění počet, i ukáže kartu, / hledá.
web-decks-add = Přidat: { $card }
web-decks-more = O jednu více: { $card }
web-decks-less = O jednu méně: { $card }
web-decks-look = Ukázat: { $card }
web-decks-inside = { $count } v balíčku
web-decks-in = V balíčku

## Hledání karet

web-decks-search = Jméno nebo text, v kterémkoli jazyce
web-decks-type = Typ
web-decks-type-miner = Mineři
web-decks-type-building = Budovy
web-decks-type-warrior = Warrioři
web-decks-type-trap = Pasti
web-decks-type-spell = Spelly
web-decks-cost = Cena
web-decks-stars = Hvězdy
web-decks-word = Klíčové slovo
web-decks-word-any = libovolné slovo
web-decks-word-kuk = Kuk
web-decks-word-look = Podívej se
web-decks-word-trapback = Trapback
web-decks-word-shielding = Shielding
web-decks-word-final-hit = Final hit
web-decks-word-selfheal = Selfheal
web-decks-word-selfdestroy = Selfdestroy
web-decks-word-sacrifice = Obětuj
web-decks-word-illusion = Iluze
web-decks-word-adds = Přidává materiály
web-decks-word-exhausted = Exhaustlý
web-decks-word-paid = Placený efekt
web-decks-word-electricity = Stojí elektřinu
web-decks-sort = Pořadí
web-decks-sort-type = podle typu
web-decks-sort-cost = podle ceny
web-decks-sort-stars = podle hvězd
web-decks-sort-name = podle jména
web-decks-only-inside = jen karty v balíčku
web-decks-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-decks-filters-more = Další filtry
web-decks-filters-less = Méně filtrů
web-decks-all = Ukázat všechny

## Grafy

web-decks-curve = Karty podle ceny
web-decks-curve-said = Karty podle ceny. { $counts }
web-decks-types = Karty podle typu
web-decks-types-said = Karty podle typu. { $counts }

## Sdílení

web-decks-share = Sdílet
web-decks-share-link = Odkaz
web-decks-share-link-what = Kdo má odkaz, vidí balíček tak, jak právě vypadá, a může si ho zkopírovat.
web-decks-share-text = Jako text
web-decks-import = Přinést balíček
web-decks-import-text = Na každém řádku jedna karta: počet a jméno
web-decks-import-do = Přinést
web-decks-import-empty = V tomto textu není žádná karta.
web-decks-by = autor: { $owner }
web-decks-open = Upravit
web-decks-take = Zkopírovat k mým balíčkům
web-decks-foreign = Jsou v něm karty z majitelových vlastních sad; ty si kopie odnést nemůže.

## Volba balíčku ke stolu

web-decks-pick-mine = Tvoje balíčky
web-decks-pick-ready = Balíčky z krabice
web-decks-pick-not = S tímto balíčkem zatím nelze hrát:
web-decks-pick-mend = Opravit ho
