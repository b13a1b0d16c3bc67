# Checking packs and replays on the command line.

check-wrong = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
} in { $path } ({ $held }).
check-well = { $path }: { $held }, all well.
check-noted = { $path }: { $held }, all well, but note what is above.
check-more = { $count ->
    [0] { "" }
   *[other] { " " }(and { $count } more: { $command })
}
check-rewrote = rewrote "{ $before }" as "{ $after }"
check-fixable = --fix would rewrite { $count ->
    [one] { $count } line
   *[other] { $count } lines
}.

## What a pack holds

held-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Replays

check-replayed = { $file }: { NUMBER($picks, useGrouping: 0) } picks replay to the same hashes; the game is { $how ->
    [none] not over
   *[other] over: { $how }
}.

## The database of a server

check-data-well = { $folder }: { $tables ->
    [one] { NUMBER($tables, useGrouping: 0) } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
}, all well.
check-data-wrong = { $folder }: { $count ->
    [one] { $count } problem
   *[other] { $count } problems
} in { $tables ->
    [one] { NUMBER($tables, useGrouping: 0) } table
   *[other] { NUMBER($tables, useGrouping: 0) } tables
}.
move-data-done = { $from } is copied to { $to }: { $rows ->
    [one] { NUMBER($rows, useGrouping: 0) } row
   *[other] { NUMBER($rows, useGrouping: 0) } rows
}, all counts and digests equal.
