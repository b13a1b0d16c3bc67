# Server: balíčky, které si lidé skládají.

server-refused-deck-illegal = S balíčkem „{ $name }“ zatím nelze hrát. { $why }
server-refused-too-many-decks = Nejdřív některé ze svých balíčků smažte: už jich je { $most }.
