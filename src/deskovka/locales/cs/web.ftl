# Stránka v prohlížeči: její vlastní slova. Co říkají hry, je v jejich souborech.

## Všude

web-home = Domů
web-about = O hře
web-close = Zavřít
web-settings = Nastavení
web-language = Jazyk
web-loading = Načítá se …
web-lost = Tady nic není
web-lost-why = Adresa nikam nevede, nebo už stůl není.
web-offline = Server teď není dostupný.
web-offline-alone = Zahrát si zatím tady proti botovi
web-no-server = Server neodpovídá: { $error }

## Nastavení

web-your-name = Tvoje jméno
web-theme = Barvy
web-theme-auto = podle systému
web-theme-light = světlé
web-theme-dark = tmavé
web-motion = Karty a figurky se pohybují
web-speed = Dění se ukazuje
web-speed-slow = pomalu
web-speed-normal = v klidu
web-speed-fast = rychle
web-speed-instant = hned
web-sound = Zvuky
web-volume = Hlasitost
web-listed-always = Všechny odpovědi vždy jako seznam
web-carry = Tvoje stoly na jiném zařízení
web-carry-make = Vytvořit odkaz
web-carry-once = Funguje jednou, po deset minut.
web-devices = Tvoje zařízení
web-device-unknown = Prohlížeč
web-device-here = toto
web-device-seen = naposledy { $date }
web-device-end = Odhlásit
web-device-end-what = Odhlásit { $name }
web-carry-title = Přenést sem moje stoly
web-carry-what = Tento prohlížeč budeš ty: tvoje jméno a všechny tvoje stoly. Kým byl doteď, to zůstane za ním.
web-carry-do = Přenést sem

## Domů

web-mine = Hrát dál
web-new = Nová hra
web-play-now = Hrát
web-play-alone = o samotě
web-play-against = Proti: { $who }
web-choose-table = vybrat hráče a další
web-open = Přidat se, nebo se dívat

web-go-learn = Naučit se hrou
web-go-rules = Pravidla
web-go-decks = Balíčky
web-go-workshop = Dílna
web-go-replays = Záznamy
web-go-statistics = Statistiky
web-navigation = Stránky
web-players-count = { $least }–{ $most } hráčů
web-state-broken = nedá se v ní pokračovat: pravidla se změnila
web-state-waiting = čeká na hráče
web-state-turn = kolo { $turn }
web-your-choice = Vybíráš ty
web-seat-open = volné místo

## Nový stůl

web-players = Hráči
web-your-deck = Tvůj balíček
web-deck = Balíček
web-random = náhodně
web-opponent = { $number }. protihráč
web-strength-easy = lehký
web-bot-easy = Bot, { web-strength-easy }
web-bot-about-easy = trochu myslí dopředu
web-strength-medium = střední
web-bot-medium = Bot, { web-strength-medium }
web-bot-about-medium = myslí dopředu, dobrý soupeř
web-strength-hard = těžký
web-bot-hard = Bot, { web-strength-hard }
web-bot-about-hard = přemýšlí až dvě vteřiny
web-strength-simple = jednoduchý
web-bot-simple = Bot, { web-strength-simple }
web-bot-about-simple = pár pouček, hraje hned
web-strength-greedy = hladový
web-bot-greedy = Bot, { web-strength-greedy }
web-bot-about-greedy = bere, co teď pomůže, hraje hned
web-strength-random = náhodný
web-bot-random = Bot, { web-strength-random }
web-bot-about-random = vezme cokoli
web-friend = Přítel, který dostane odkaz
web-screen = Někdo u této obrazovky
web-play = Hrát
web-variants = Další možnosti
web-clock-wish = Hodiny
web-clock-minutes = { $minutes ->
    [0] žádné
    [one] { $minutes } minuta pro každého, 5 sekund navíc za každou volbu
    [few] { $minutes } minuty pro každého, 5 sekund navíc za každou volbu
   *[other] { $minutes } minut pro každého, 5 sekund navíc za každou volbu
}
web-public = Každý se může přidat nebo dívat
web-pace = Pauzy, které skrývají, co má kdo v ruce
web-pace-usual = jako obvykle
web-pace-calm = klidné: lidé jako by přemýšleli 0,4 až 1,2 sekundy
web-pace-brisk = svižné: 0,15 až 0,45 sekundy
web-pace-open = žádné: ostatní mohou poznat, kdo drží reakci
web-pace-alone = Boti odpovídají hned; můžeš poznat, kdy drží reakci
web-thinking-less = Hraje tu hodně lidí: boti přemýšlejí méně než obvykle.

## Čekání na hráče

web-waiting-title = Čeká se na hráče
web-you = ty
web-take = Sednout si
web-leave = Vstát od stolu
web-invite = Kdo otevře tuto adresu, může si sednout
web-copy = Kopírovat
web-copied = Zkopírováno

## U stolu

web-thinking = přemýšlí …
web-chooses = vybírá
web-away = je pryč
web-clock = zbývá { $time }
web-menu = Nabídka
web-log = Co se stalo
web-log-missed = Od tvého minulého kola
web-log-fold = Složit výpis
web-help = Nápověda
web-question = Otázka
web-goes-on = Hra jde dál …
web-watching = Právě se děje …
web-skip = Přeskočit
web-tools = Pomoc s volbou
web-listed = Všechny odpovědi ({ $count })
web-still-possible = { $count ->
    [one] ještě { $count } možnost
    [few] ještě { $count } možnosti
   *[other] ještě { $count } možností
}
web-decisive = Co rozhodlo
web-figures = Na konci
web-waiting-for = { $player } vybírá …
web-waiting-bot = { $player } přemýšlí …
web-default = toto vybere Enter
web-hinted = rada
web-look = Ukázat kartu: { $option }
web-why-not = Proč ne teď?
web-pass-turn = Nereagovat do konce kola
web-pass-my-turn = Nereagovat do mého tahu
web-pass-turn-short = … do konce kola
web-pass-my-turn-short = … do mého tahu
web-passing = { $until ->
    [my_turn] Nereaguješ, dokud nebudeš na tahu.
   *[turn] Nereaguješ do konce tohoto kola.
}
web-passing-stop = Zase se ptát
web-connection-lost = Spojení se ztratilo. Zkouší se znovu; ze hry se nic neztratilo.
web-agree = Souhlasím
web-refuse = Nesouhlasím
web-undo = Vzít zpět
web-hint = Poradit
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-rematch = Hrát znovu
web-score = Skóre: { $score }
web-hand-over = Ať za mě hraje bot
web-hand-over-other = Ať za hráče { $player } hraje bot
web-take-back = Vrátit se na své místo
web-stops = Ptát se mě, jestli reaguji na …
web-stops-what = Na co se hra ptá, záleží jen na tomto, nikdy na tvé ruce.
web-stops-mine = moje
web-stops-theirs = cizí
web-ask-everything = Ptát se na všechno
web-ask-usual = Jako obvykle

## Nápověda

web-help-how = Otázka stojí dole. Co na stole svítí, tím se na ni odpovídá: stačí na to klepnout. Pod otázkou jsou odpovědi, které na stole nemají místo; klávesa O vypíše všechny. Kartu si přečteš, když na ni ukážeš nebo ji podržíš.
web-key-digits = vybrat tuto možnost
web-key-enter = vybrat klidnou možnost, označenou ⏎
web-key-arrows = chodit po stole; Enter vybere
web-key-escape = zavřít, přestat nereagovat
web-key-hint = rada
web-key-listed = všechny odpovědi jako seznam
web-key-undo = vzít zpět
web-key-log = co se stalo
web-key-help = tato nápověda

## Hra bez vlastního herního plánu

web-plain-board = Stůl
web-plain-table = Na stole
web-plain-moment = { $turn }. tah
web-plain-hidden = lícem dolů
web-plain-none = –
web-plain-yes = ano
web-plain-no = ne

## U každé hry

web-active = na tahu
web-empty = nic
web-can-choose-many = { $count ->
    [one] dá se použít jedním způsobem
    [few] dá se použít { $count } způsoby
   *[other] dá se použít { $count } způsoby
}
web-card-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}

## O hře

web-about-what = Deskovka je digitální domov dvou stolních her, Planetary Conquerors a Plošinovka.
web-about-version = Verze a licence
web-about-licence = svobodný software pod licencí MIT
web-about-emblems = Znaky
web-about-emblems-what = Ze sady game-icons, obarvené a zarámované touto stránkou, pod licencí CC BY 3.0. Nakreslili:
web-about-fonts = Písma
web-about-software = Použito
