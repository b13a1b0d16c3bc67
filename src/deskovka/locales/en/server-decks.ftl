# The server: decks that people build.

server-refused-deck-illegal = The deck “{ $name }” cannot be played yet. { $why }
server-refused-too-many-decks = Delete some of your decks first: there are { $most } already.
