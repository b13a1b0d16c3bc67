## Why something about packs is refused

server-refused-deck-cards = Balíček má karty ze sad, se kterými se u tohoto stolu nehraje.
server-refused-draft = Taková karta v sadě není.
server-refused-draft-id = Označení má malá písmena, číslice a jednotlivé spojovníky: moje-karta.
server-refused-draft-taken = V sadě už je jiná karta s označením „{ $id }“.
server-refused-draft-type = Takový typ karty není; jsou { $types }.
server-refused-pack-bad = { $count ->
    [one] Na sadě něco nesedí:
    [few] Na sadě nesedí { $count } věci:
   *[other] Na sadě nesedí { $count } věcí:
  }
  { $why }
server-refused-pack-changed = Sada se mezitím změnila jinde. Načti ji znovu.
server-refused-pack-large = Sada má nejvýše { $most } KiB, a tolik mají i všechny sady u stolu dohromady.
server-refused-pack-name = Název sady má 1 až 40 písmen, číslic, mezer, spojovníků a apostrofů.
server-refused-pack-unread = Sadu teď nejde zkontrolovat. Zkus to znovu.
server-refused-packs-busy = Kontroluješ toho najednou víc, než kdo stihne napsat. Chvíli počkej.
server-refused-packs-many = Už máš { $most } sad. Nejdřív nějakou smaž.
server-refused-packs-used = U stolu jsou nejvýše { $most } vlastní sady, každá jednou.
server-refused-trial = Taková zkouška není.
server-refused-trial-card = Tuto kartu nejde vyzkoušet: nejdřív ji dej do sady Planetary Conquerors.
server-refused-trial-deck = Takový balíček na vyzkoušení karty není.
server-refused-trials = Vždy jen jedna zkouška: počkej na tu předchozí, nebo ji zastav.
server-refused-trials-busy = Právě běží příliš mnoho zkoušek. Zkus to později.
