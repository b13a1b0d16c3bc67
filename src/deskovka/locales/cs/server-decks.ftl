# Server: balíčky, které si lidé skládají.

refused-deck-illegal = S balíčkem „{ $name }“ zatím nelze hrát. { $why }
refused-deck-pack-bad = V sadě „{ $name }“ jsou chyby: nejdřív je v dílně opravte.
refused-deck-pack-gone = Jedna ze sad tohoto balíčku už není.
refused-too-many-decks = Nejdřív některé ze svých balíčků smažte: už jich je { $most }.
