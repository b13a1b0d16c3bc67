# Záznamy her a rady: co o nich říká server.

server-replay-player = { $number }. hráč

server-refused-hint-between-people = Kde hrají lidé mezi sebou, tam se neradí.
server-refused-replay = Takový záznam tu není.
server-refused-replay-not-over = Tahle hra se ještě hraje. Její záznam půjde přehrát, až skončí.
server-refused-replay-moment = Takovou chvíli záznam nemá.
server-refused-replay-eye = Takový pohled záznam nemá.
server-refused-replay-over = Tady už hra skončila: hrát dál se dá jen z dřívější chvíle.
server-refused-replay-out = Tento hráč je tu už mimo hru.
server-refused-replay-too-many = Vlastních záznamů už máš { $most }. Nejdřív některé smaž.
server-refused-replay-unreadable = Tohle není záznam hry z Deskovky, nebo je poškozený. Podrobnosti, anglicky: { $why }
server-refused-replay-long = Na záznam hry je to příliš dlouhé.
server-refused-replay-game = Záznam je z hry, která se tu nehraje.
server-refused-replay-cards = Záznam se hrál s jinými kartami, než jsou tady.
server-refused-replay-setup = Hru ze záznamu nejde připravit. Podrobnosti, anglicky: { $why }
server-refused-replay-entry = Záznam je poškozený: { $number }. volba v něm je proti pravidlům.
server-refused-replay-differs = { $rules ->
    [same] Záznam je poškozený: po { $number }. volbě hra nestojí tak, jak záznam říká.
   *[other] Záznam se hrál podle jiných pravidel: po { $number }. volbě hra nestojí tak, jak záznam říká.
}
server-refused-replay-unproved = Záznam je poškozený: neříká, jak hra stála na konci.
