# Kontrola sad a záznamů her na příkazové řádce.

check-wrong = { $path }: { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
} ({ $held }).
check-well = { $path }: { $held }, vše v pořádku.
check-noted = { $path }: { $held }, vše v pořádku, ale přečti si, co je výše.
check-more = { $count ->
    [0] { "" }
    [one] { " " }(a { $count } další: { $command })
    [few] { " " }(a { $count } další: { $command })
   *[other] { " " }(a { $count } dalších: { $command })
}
check-rewrote = „{ $before }“ přepsáno na „{ $after }“
check-fixable = --fix by přepsalo { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}.

## Co v sadě je

held-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Záznamy her

check-replayed = { $file }: { NUMBER($picks, useGrouping: 0) } { $picks ->
    [one] volba vede
    [few] volby vedou
   *[other] voleb vede
} ke stejným otiskům; hra { $how ->
    [none] neskončila
   *[other] skončila: { $how }
}.

## Databáze serveru

check-data-well = { $folder }: { $tables ->
    [one] { NUMBER($tables, useGrouping: 0) } stůl
    [few] { NUMBER($tables, useGrouping: 0) } stoly
   *[other] { NUMBER($tables, useGrouping: 0) } stolů
}, vše v pořádku.
check-data-wrong = { $folder }: { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémů
} { $tables ->
    [one] u { NUMBER($tables, useGrouping: 0) } stolu
   *[other] u { NUMBER($tables, useGrouping: 0) } stolů
}.
move-data-done = { $from } je zkopírováno do { $to }: { $rows ->
    [one] { NUMBER($rows, useGrouping: 0) } řádek
    [few] { NUMBER($rows, useGrouping: 0) } řádky
   *[other] { NUMBER($rows, useGrouping: 0) } řádků
}, všechny počty i otisky souhlasí.
