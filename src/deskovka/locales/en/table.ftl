# What a table says: why it refuses something, and requests to take back.

refused-broken = The rules or the cards have changed since: this game cannot go on.
refused-elsewhere = The table has gone on elsewhere. Open it again.
refused-hint-between-people = There are no hints where people play with each other.
refused-pace-between-people = Where people play with each other, the pace is chosen with the table.
refused-no-hint = There is no hint just now. Try again.
refused-no-request = Nobody waits for this answer any more.
refused-no-seat = You do not sit there.
refused-not-asked = It is not your turn to choose.
refused-nothing-to-undo = There is nothing to take back.
refused-pick = { $most ->
    [one] There is only one option.
   *[other] There are only { $most } options.
}
refused-resign = You cannot give up now.
refused-resign-later = You have resigned. You are out as soon as it is anybody's main phase and nothing waits; until then you pass.
refused-stale = The table has gone on in the meantime.
refused-stops = There are no reaction windows of the kind “{ $kind }”.
refused-undo-declined = Your request to take back was declined.
refused-unsaved = { $why ->
    [unsure] It is not known whether this was stored: the server’s database does not answer
   *[other] This was not stored: { $why ->
        [full] the server’s disk is full
        [busy] something else keeps the server’s database locked
        [read-only] the server’s disk cannot be written
        [damaged] the server’s database is damaged
        [lost] the server’s database does not answer
       *[failed] the server’s disk failed
    }
}. Try again.
refused-what = There is nothing to say about that.
table-stalled = The table waits, and no clock runs: { $why ->
    [full] the server’s disk is full
    [busy] something else keeps the server’s database locked
    [read-only] the server’s disk cannot be written
    [damaged] the server’s database is damaged
    [lost] the server’s database does not answer
    [unsure] the server’s database does not answer
   *[failed] the server’s disk failed
}.
table-last-choice = the last choice
table-undo = { $player } asks to take back: { $what }
