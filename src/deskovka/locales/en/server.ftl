# The server of the table in the browser.

server-game-conquerors = Planetary Conquerors
server-game-plosinovka = Plošinovka
server-guest = Guest { $number }
server-bot = { $strength ->
    [simple] Bot (simple)
    [random] Bot (random)
    [greedy] Bot (greedy)
    [easy] Bot (easy)
    [medium] Bot (medium)
   *[hard] Bot (hard)
}
server-last-choice = the last choice
server-undo = { $player } asks to take back: { $what }

## Why something is refused

server-refused-bot = There is no such bot; there are { $names }.
server-refused-broken = The rules or the cards have changed since: this game cannot go on.
server-refused-clock = A clock has up to 600 minutes and up to 600 seconds of increment.
server-refused-code = This link has been used already or is too old. Make a new one.
server-refused-crowded = Too many people look at this table already.
server-refused-deck = There is no such deck.
server-refused-elsewhere = The table has gone on elsewhere. Open it again.
server-refused-emblem = There is no such picture.
server-refused-file = There is nothing at this address.
server-refused-game = There is no such game.
server-refused-hello = The connection has to say hello first.
server-refused-hero = There is no such hero.
server-refused-hero-taken = Somebody else plays this hero.
server-refused-malformed = The server does not understand this message.
server-refused-name = A name has 1 to { $most } letters.
server-refused-no-hint = There is no hint just now. Try again.
server-refused-no-request = Nobody waits for this answer any more.
server-refused-no-seat = You do not sit there.
server-refused-no-such-seat = The table has no such seat.
server-refused-nobody = This browser is nobody yet. Open the home page first.
server-refused-not-asked = It is not your turn to choose.
server-refused-not-over = The game is not over yet.
server-refused-not-playing = Nothing is being played here.
server-refused-not-seated = Take at least one seat yourself.
server-refused-nothing-to-undo = There is nothing to take back.
server-refused-origin = This request comes from another page.
server-refused-pack = There is no such pack.
server-refused-pick = { $most ->
    [one] There is only one option.
   *[other] There are only { $most } options.
}
server-refused-present = This player is there, or has left only a moment ago.
server-refused-resign = You cannot give up now.
server-refused-seated = You sit at this table already.
server-refused-seats = The game is for { $least } to { $most } players.
server-refused-setup = This game cannot be set up: { $why }
server-refused-stale = The table has gone on in the meantime.
server-refused-stops = There are no reaction windows of the kind “{ $kind }”.
server-refused-table = There is no such table.
server-refused-taken = Somebody else was quicker: the seat is taken.
server-refused-too-big = The message is too long.
server-refused-too-fast = That was too much at once. Wait a moment.
server-refused-too-many = Finish some of your tables first: there are { $most } already.
server-refused-undo-declined = Your request to take back was declined.
server-refused-what = There is nothing to say about that.
