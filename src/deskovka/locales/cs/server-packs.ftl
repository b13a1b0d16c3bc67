## Why something about packs is refused

refused-deck-cards = Balíček má karty ze sad, se kterými se u tohoto stolu nehraje.
refused-draft = Taková karta v sadě není.
refused-draft-id = Označení má malá písmena, číslice a jednotlivé spojovníky: moje-karta.
refused-draft-taken = V sadě už je jiná karta s označením „{ $id }“.
refused-draft-type = Takový typ karty není; jsou { $types }.
refused-pack-bad = { $count ->
    [one] Na sadě něco nesedí:
    [few] Na sadě nesedí { $count } věci:
   *[other] Na sadě nesedí { $count } věcí:
  }
  { $why }
refused-pack-changed = Sada se mezitím změnila jinde. Načti ji znovu.
refused-pack-large = Sada má nejvýše { $most } KiB, a tolik mají i všechny sady u stolu dohromady.
refused-pack-name = Název sady má 1 až 40 písmen, číslic, mezer, spojovníků a apostrofů.
refused-pack-unread = Sadu teď nejde zkontrolovat. Zkus to znovu.
refused-packs-busy = Kontroluješ toho najednou víc, než kdo stihne napsat. Chvíli počkej.
refused-packs-many = Už máš { $most } sad. Nejdřív nějakou smaž.
refused-packs-used = U stolu jsou nejvýše { $most } vlastní sady, každá jednou.
refused-trial = Taková zkouška není.
refused-trial-card = Tuto kartu nejde vyzkoušet: nejdřív ji dej do sady Planetary Conquerors.
refused-trial-deck = Takový balíček na vyzkoušení karty není.
refused-trials = Vždy jen jedna zkouška: počkej na tu předchozí, nebo ji zastav.
refused-trials-busy = Právě běží příliš mnoho zkoušek. Zkus to později.
