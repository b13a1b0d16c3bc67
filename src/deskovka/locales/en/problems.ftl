# What is wrong with what somebody wrote: cards, levels, decks, sentences. { $near } is how many
# suggestions there are, { $suggestions } the suggestions themselves.

problem-quoted = "{ $text }"
problem-either = { $start } or { $end }
problem-near = { $near ->
    [0] { "" }
   *[other] ; did you mean { $suggestions }?
}
problem-in-phrase = "{ $phrase }": { $problem }

## Files

problem-folder-empty = there is no .toml file in this folder
problem-files-too-many = a pack has at most { $most } files
problem-files-too-large = a pack has at most { $most } bytes
problem-file-absent = there is no such file or folder
problem-file-too-large = a file of a pack has at most { $most } bytes
problem-file-link = this is a link: a pack holds its files itself
problem-file-odd = this is not a file
problem-file-unreadable = it cannot be read: { $why }
problem-file-encoding = this is not UTF-8: save the file with that encoding
problem-file-control = a control character ({ $sign }) has no place in a pack

## TOML

problem-toml-wrong = this is not TOML: { $why }
problem-toml-keys-deep = keys nest deeper than { $most } levels
problem-toml-values-deep = values nest deeper than { $most } levels
problem-toml-number-long = this number is absurdly long
problem-toml-no-key = there is no key here
problem-toml-no-value = there is no value here
problem-toml-string-open = this string is not closed
problem-toml-mark-missing = "{ $mark }" is missing

## A pack as a whole

problem-problems-too-many = there are more than { $most } problems: put these right first
problem-texts-too-long = the texts of a pack have at most { $most } characters
problem-head-missing = no file says what the pack is called ("id" and "name" in pack.toml)
problem-head-unfinished = "{ $missing }" is missing beside "{ $beside }"
problem-head-twice = what the pack is called stands in { $file } already
problem-head-of-the-box = "{ $id }" is the pack of the box
problem-where = { $where ->
    [core] in the core pack
   *[other] ({ $where })
}
problem-card-too-many = a pack has at most { NUMBER($most, useGrouping: 0) } cards
problem-card-id-taken = there is already a card with the id "{ $label }" { problem-where }
problem-card-name-taken = there is already a card called "{ $label }" { problem-where }

## Keys and values

problem-key-unknown = there is no key "{ $key }"{ problem-near }
problem-key-missing = "{ $missing }" is missing
problem-found = { $found ->
    [table] a table
    [list] a list
    [text] "{ $value }"
   *[value] { $value }
}
problem-must-be-id = { $key } must be lower-case letters, digits and single hyphens, as in "my-card", not { problem-found }
problem-must-be-name = { $key } must be 1 to 40 letters, digits, spaces, hyphens and apostrophes, not { problem-found }
problem-must-be-text = { $key } must be a text of at most { NUMBER($most, useGrouping: 0) } characters, not { problem-found }
problem-must-be-sentence = { $key } must be a sentence of 1 to { $most } characters, not { problem-found }
problem-must-be-emblem = { $key } must be the name of an emblem, not { problem-found }
problem-must-be-number = { $key } must be a whole number from { $least } to { $most }, not { problem-found }
problem-must-be-one-of = { $key } must be { $known }, not { problem-found }
problem-must-be-flag = { $key } must be true or false, not { problem-found }
problem-must-be-table = { $key } must be a table such as { $example }, not { problem-found }
problem-must-be-tables = { $key } must be a list of tables, each begun by { $header }, not { problem-found }
problem-letter-invisible = an invisible character ({ $sign }) has no place here
problem-name-spaces = a name has single spaces, between its words only
problem-name-letterless = a name has at least one letter
problem-name-accents = write letters with accents as single characters
problem-emblem-unknown = there is no emblem "{ $name }"{ problem-near }

## Texts

problem-abilities-too-many = a card has at most { $most } abilities, one a line
problem-number-large = { $number } is too much: numbers go up to { $most }
problem-number-zero = 0 does nothing here
problem-card-unknown = there is no card called "{ $name }"{ problem-near }
problem-word-unknown = "{ $word }" is not understood here{ problem-near }
problem-word-misplaced = "{ $word }" is not understood here; here comes { $comes }
problem-word-left-over = "{ $word }" is not understood here; the text is complete before it
problem-sentence-empty = there is no text
problem-sentence-unfinished = the sentence ends too early
problem-sentence-continues = the sentence ends too early; after "{ $after }" comes { $comes }
problem-sentence-otherwise = write it as { $suggestions }
problem-sentence-ambiguous = "{ $text }" has two meanings: { $one } and { $other }
problem-sentence-long = the text is longer than { $most } characters

## Setups

problem-setup-game = there is no game { $written }; there are { $known }
problem-setup-players = { $written } players: the game is for { $least } to { $most } players
problem-setup-missing = { $key } is missing
problem-setup-unknown = there is no { $key } in a setup
problem-setup-chance = chance { $written } is none of { $known }
problem-setup-seed = the seed is not a number of { $bits } bits in hexadecimal digits
problem-setup-seed-range = the seed must be a whole number from 0 to 2**{ $bits } - 1

## Replays

problem-replay-unreadable = this is not a replay: { $why }
problem-replay-no-text = { $file } is not a replay: it is no text
problem-replay-long = the replay is too long to be one
problem-replay-format = the replay has format { NUMBER($format, useGrouping: 0) }; known is { $known }
problem-replay-packs-too-many = a replay has at most { $most } packs
problem-replay-game = the replay is of another game
problem-replay-packs = the cards of the replay are no good
problem-replay-cards = the replay was played with other cards
problem-replay-setup = the replay cannot be set up
problem-replay-entry = entry { NUMBER($number, useGrouping: 0) } of the replay
problem-replay-differs = after { NUMBER($number, useGrouping: 0) } picks the game is not what it was
problem-replay-no-end = the replay does not say how the game stood at its end
problem-replay-no-setup = this state was not played from its setup, so it has no replay
problem-replay-no-game = this table belongs to no game that could replay it
problem-replay-no-player = there is no player { $number }: { $players } played
problem-replay-rolls-chosen = its rolls are choices, and nobody at a table makes them

## A folder of data that cannot be served from

problem-data-in-use = the folder { $folder } is in use by another server{ $process ->
    [none] { "" }
   *[other] { " " }(process { $process })
}; end that one first, or choose another folder with --data
problem-data-no-locks = the folder { $folder } is on a file system that cannot lock files; choose one on a local disk with --data
problem-data-unwritable = nothing can be written in the folder { $folder } ({ $why }); give this user the right to write there, or choose another folder with --data
problem-data-unreadable = the database { $file } cannot be read ({ $why }); give this user the right to read and write it
problem-data-foreign = { $file } is not a database of Deskovka; move it away, or choose another folder with --data
problem-data-newer = the database { $file } is of a newer version of Deskovka (step { $step }); start that version, or restore a backup
problem-data-older = the database { $file } is of an older version of Deskovka; start the server once, which brings it up to date
problem-data-missing = there is no database in the folder { $folder }
problem-data-full = the database { $file } cannot be opened because the disk is full; make room, then start again
problem-data-busy = the database { $file } is locked by another program; end that one first
problem-data-read-only = the database { $file } cannot be written; give this user the right to write in its folder
problem-data-damaged = the database { $file } is damaged; restore a backup, or see what is left with: deskovka check-data { $folder }
problem-data-failed = the database { $file } cannot be read: its disk fails ({ $why }); restore a backup on another disk
problem-data-unreachable = the database { $file } cannot be reached ({ $why }); check its address, user and password, and that it is running
problem-data-no-address = this is not the address of a PostgreSQL database; it looks like postgresql://user@host/name
problem-data-no-driver = the driver of PostgreSQL is missing; install it with: pip install "deskovka[postgres]"
problem-data-two = choose either a folder (--data) or a database (--database, or DESKOVKA_DATABASE in the environment), not both
problem-data-forbidden = the user { $user } may not write in the database { $file }; make that user its owner, or choose another database with --database
problem-data-foreign-database = { $file } is not a database of Deskovka; choose an empty one with --database
problem-data-failing = the database { $file } fails ({ $why })
problem-data-damaged-database = the database { $file } is damaged ({ $why }); restore a backup
problem-data-old-server = { $file } is on PostgreSQL { $version }; version { $oldest } or newer is needed
problem-data-served = a server uses the database { $file }; end it first
problem-think-other-rules = the servers of { $file } play { $game } by other rules or cards than this version (theirs { $theirs }, here { $own }); start the version here that the servers have
problem-think-no-postgres = bots think elsewhere only for servers on PostgreSQL, and this is no address of one; give the one that the servers have, such as postgresql://user@host/name
problem-data-not-empty = the database { $file } holds something else already; choose an empty one
problem-data-moved-badly = { $what } in the database { $file } is not what it should be; delete that database and begin again

## What is wrong in a database

problem-kept-damaged = the database is damaged: { $what }
problem-kept-gap = entry { NUMBER($number, useGrouping: 0) } of the log is missing
problem-kept-cut = the log has been cut off: there are { NUMBER($picks, useGrouping: 0) } entries, and a snapshot after { NUMBER($number, useGrouping: 0) }
problem-kept-seats = seats are missing
problem-kept-undealt = there is a game without its setup
problem-kept-cards = its cards cannot be read: { $why }
problem-kept-no-text = the pack { $name } is missing
problem-kept-other-cards = it was played with other cards of the box; it cannot go on
problem-kept-differs = the log does not replay to its hashes { $rules ->
    [same] with the rules that it was played with
   *[other] because the rules have changed since
}
problem-kept-snapshot = the snapshot disagrees with the log; the log counts
problem-kept-outcome = the game did not end as its record says
