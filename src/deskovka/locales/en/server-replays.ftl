# Replays and hints: what the server says of them.

server-replay-player = Player { $number }

refused-replay = There is no such replay.
refused-replay-not-over = This game is still being played. Its replay can be watched when it is over.
refused-replay-moment = The replay has no such moment.
refused-replay-eye = The replay has no such perspective.
refused-replay-over = The game is over there: choose an earlier moment to play on.
refused-replay-out = This player is out of the game there already.
refused-replay-too-many = You have { $most } replays of your own already. Delete some first.
refused-replay-unreadable = This is not a replay of Deskovka, or it is damaged: { $why }
refused-replay-long = This is too long to be a replay.
refused-replay-game = The replay is of a game that is not played here.
refused-replay-cards = The replay was played with other cards than those here.
refused-replay-setup = The replay cannot be set up: { $why }
refused-replay-entry = The replay is damaged: its choice number { $number } is against the rules.
refused-replay-differs = { $rules ->
    [same] The replay is damaged: after { $number } choices the game does not stand as it says.
   *[other] The replay was played by other rules: after { $number } choices the game does not stand as it says.
}
refused-replay-unproved = The replay is damaged: it does not say how the game stood at its end.
