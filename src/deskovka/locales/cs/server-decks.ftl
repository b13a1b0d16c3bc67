# Server: balíčky, které si lidé skládají.

server-refused-deck-illegal = S balíčkem „{ $name }“ zatím nelze hrát. { $why }
server-refused-deck-pack-bad = V sadě „{ $name }“ jsou chyby: nejdřív je v dílně opravte.
server-refused-deck-pack-gone = Jedna ze sad tohoto balíčku už není.
server-refused-too-many-decks = Nejdřív některé ze svých balíčků smažte: už jich je { $most }.
