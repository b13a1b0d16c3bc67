# Záznamy her a rady: co o nich říká server.

server-replay-player = { $number }. hráč

refused-replay = Takový záznam tu není.
refused-replay-not-over = Tahle hra se ještě hraje. Její záznam půjde přehrát, až skončí.
refused-replay-moment = Takovou chvíli záznam nemá.
refused-replay-eye = Takový pohled záznam nemá.
refused-replay-over = Tady už hra skončila: hrát dál se dá jen z dřívější chvíle.
refused-replay-out = Tento hráč je tu už mimo hru.
refused-replay-too-many = Vlastních záznamů už máš { $most }. Nejdřív některé smaž.
refused-replay-unreadable = Tohle není záznam hry z Deskovky, nebo je poškozený: { $why }
refused-replay-long = Na záznam hry je to příliš dlouhé.
refused-replay-game = Záznam je z hry, která se tu nehraje.
refused-replay-cards = Záznam se hrál s jinými kartami, než jsou tady.
refused-replay-setup = Hru ze záznamu nejde připravit: { $why }
refused-replay-entry = Záznam je poškozený: { $number }. volba v něm je proti pravidlům.
refused-replay-differs = { $rules ->
    [same] Záznam je poškozený: po { $number }. volbě hra nestojí tak, jak záznam říká.
   *[other] Záznam se hrál podle jiných pravidel: po { $number }. volbě hra nestojí tak, jak záznam říká.
}
refused-replay-unproved = Záznam je poškozený: neříká, jak hra stála na konci.
