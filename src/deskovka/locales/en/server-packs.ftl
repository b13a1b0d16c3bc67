## Why something about packs is refused

refused-deck-cards = The deck has cards of packs that this table is not played with.
refused-draft = There is no such card in the pack.
refused-draft-id = An id has lower-case letters, digits and single hyphens: my-card.
refused-draft-taken = The pack has another card with the id “{ $id }”.
refused-draft-type = There is no such type of card; there are { $types }.
refused-pack-bad = { $count ->
    [one] Something is wrong with the pack:
   *[other] { $count } things are wrong with the pack:
  }
  { $why }
refused-pack-changed = The pack was changed elsewhere in the meantime. Load it again.
refused-pack-large = A pack has at most { $most } KiB, and so have all packs of a table together.
refused-pack-name = A pack’s name has 1 to 40 letters, digits, spaces, hyphens and apostrophes.
refused-pack-unread = The pack cannot be checked just now. Try again.
refused-packs-busy = You have more checked at once than anybody can write. Wait a little.
refused-packs-many = You have { $most } packs already. Delete one first.
refused-packs-used = A table has at most { $most } packs of your own, each once.
refused-trial = There is no such trial.
refused-trial-card = Such a card cannot be tried: put it into a pack of Planetary Conquerors first.
refused-trial-deck = There is no such deck to try the card in.
refused-trials = One trial at a time: wait for the other or stop it.
refused-trials-busy = Too many trials are under way. Try again later.
