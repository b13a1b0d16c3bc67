# Stránky pravidel a pravidla, která se dají vyhledat od stolu.

web-rule = Pravidlo { $rule }
web-rules = Pravidla: { $game }
web-rules-contents = Obsah
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno na { $count } místě.
   *[other] Nalezeno na { $count } místech.
}
web-rules-clear = Ukázat vše
web-rules-print = Vytisknout
web-rules-learn = Naučit se hrou
web-rules-chapter = Celá kapitola: { $chapter }
web-rules-unknown = Takové pravidlo tu není.
web-rules-key = Hledat lze klávesou /

## Čím jsou karty Plošinovky

web-word-hero = Hrdina: jeho hvězda platí za jeden ze znázorněných symbolů, vybíráš ty; s 0 životy omdlí.
web-word-enemy = Nepřítel: zaútočí na toho, kdo od něj odchází, nebo když to určí kostka nepřátel; všechny životy mu musí vzít jediný útok.
web-word-helper = Pomocník: nepřítel, kterého přivolává boss.
web-word-boss = Boss: kdo mu jediným útokem vezme všechny životy, vyhrává.
web-word-item = Předmět: co dává, trvá; co začíná slovem „Použij“, lze použít jednou, dokud se karta neobnoví.
web-word-potion = Lektvar: spotřebuje se.
web-word-artifact = Artefakt: patří tomu, kdo splnil jeho podmínku, dokud ji nesplní někdo jiný.
web-word-event = Událost: platí jen pro tento tah hry pro jednoho.
web-word-token = Bossův žeton: zůstává, dokud neomdlíš; kdo by ho měl dostat podruhé, dostane 1 zranění.
web-word-attack = Bossův útok: co boss dělá ve svém tahu; stěny ho nezastaví.

## O Deskovce

web-about-docs = Jak s tímto serverem mluví programy
web-about-server = Tento server: { $build ->
    [compiled] přeložená pravidla
   *[interpreted] interpretovaná pravidla
}, Python { $python }.
web-about-game = { $game }: pravidla { $rules }, karty { $pack }
