# The server: decks that people build.

server-refused-deck-illegal = The deck “{ $name }” cannot be played yet. { $why }
server-refused-deck-pack-bad = The pack “{ $name }” has mistakes: mend it in the workshop first.
server-refused-deck-pack-gone = A pack of this deck is gone.
server-refused-too-many-decks = Delete some of your decks first: there are { $most } already.
