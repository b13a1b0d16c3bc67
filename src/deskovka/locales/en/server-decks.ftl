# The server: decks that people build.

refused-deck-illegal = The deck “{ $name }” cannot be played yet. { $why }
refused-deck-pack-bad = The pack “{ $name }” has mistakes: mend it in the workshop first.
refused-deck-pack-gone = A pack of this deck is gone.
refused-too-many-decks = Delete some of your decks first: there are { $most } already.
