# The server of the table in the browser.

server-guest = Guest { $number }
# Six names for each strength of bots: one for each seat, in its order.
server-bot = { $strength ->
    [simple] Pip Tilly Bolt Gus Momo Dot
    [random] Ziggy Fizz Jinx Quirk Loop Dizzy
    [greedy] Orla Rook Vex Sable Onyx Kestrel
    [easy] Alba Finn Willow Niko Poppy Juna
    [medium] Mira Castor Lyra Dorian Selma Arlo
   *[hard] Nova Magnus Thorn Isolda Kael Vega
}
server-pupil = You
## Why something is refused

refused-bot = There is no such bot; there are { $names }.
refused-clock = A clock has up to 600 minutes and up to 600 seconds of increment.
refused-code = This link has been used already or is too old. Make a new one.
refused-crowded = Too many people look at this table already.
refused-deck = There is no such deck.
refused-emblem = There is no such picture.
refused-file = There is nothing at this address.
refused-game = There is no such game.
refused-hello = The connection has to say hello first.
refused-hero = There is no such hero.
refused-hero-taken = Somebody else plays this hero.
refused-malformed = The server does not understand this message.
refused-name = A name has 1 to { $most } letters.
refused-no-packs = This game has no cards that one can write.
refused-no-such-seat = The table has no such seat.
refused-nobody = This browser is nobody yet. Open the home page first.
refused-not-over = The game is not over yet.
refused-not-playing = Nothing is being played here.
refused-not-seated = Take at least one seat yourself.
refused-origin = This request comes from another page.
refused-pack = There is no such pack.
refused-present = This player is there, or has left only a moment ago.
refused-seated = You sit at this table already.
refused-seats = The game is for { $least } to { $most } players.
refused-setup = This game cannot be set up: { $why }
refused-option = There is no option “{ $name }” in this game.
refused-table = There is no such table.
refused-taken = Somebody else was quicker: the seat is taken.
refused-too-big = The message is too long.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-many = Finish some of your tables first: there are { $most } already.
refused-kit = The files of which a page is made cannot be read just now.
refused-quota = Your packs, replays and the cards of your tables take up more than { $most } MiB. Delete some packs or replays first.
refused-unreached = { $why ->
    [unsure] It is not known whether this was done: the server’s database does not answer
   *[other] Nothing was changed: { $why ->
        [full] the server’s disk is full
        [busy] something else keeps the server’s database locked
        [read-only] the server’s disk cannot be written
        [damaged] the server’s database is damaged
        [lost] the server’s database does not answer
       *[failed] the server’s disk failed
    }
}. Try again in a moment.
refused-host = The server does not know the name “{ $host }”. Whoever runs it can allow it with --origin.
refused-device = This is none of your devices.
