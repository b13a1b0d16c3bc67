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
web-no-server = Server neodpovídá: { $error }

## Nastavení

web-your-name = Tvoje jméno
web-theme = Barvy
web-theme-auto = podle systému
web-theme-light = světlé
web-theme-dark = tmavé
web-motion = Karty a figurky se pohybují
web-carry = Tvoje stoly na jiném zařízení
web-carry-make = Vytvořit odkaz
web-carry-once = Funguje jednou, po deset minut.
web-carry-title = Přenést sem moje stoly
web-carry-what = Tento prohlížeč budeš ty: tvoje jméno a všechny tvoje stoly. Kým byl doteď, to zůstane za ním.
web-carry-do = Přenést sem

## Domů

web-mine = Hrát dál
web-new = Nová hra
web-open = Přidat se, nebo se dívat
web-about-conquerors = Těž, stav, bojuj: dobuď planetu s vlastním balíčkem.
web-about-plosinovka = Vyšplhej na věž s pěti kostkami a poraz bosse na jejím vrcholu.

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
web-your-hero = Tvůj hrdina
web-deck = Balíček
web-hero = Hrdina
web-random = náhodně
web-opponent = { $number }. soupeř
web-bot-easy = Bot, lehký
web-bot-medium = Bot, střední
web-bot-hard = Bot, těžký
web-bot-simple = Bot, jednoduchý (hned)
web-bot-greedy = Bot, hladový (hned)
web-bot-random = Bot, náhodný (hned)
web-friend = Přítel, který dostane odkaz
web-screen = Někdo u této obrazovky
web-play = Hrát
web-variants = Další možnosti
web-edition = Vydání pravidel
web-edition-en = anglické
web-edition-cs = české
web-boss = Boss
web-dungeon = Věž
web-dungeon-mixed = smíšená
web-dungeon-forest = les
web-dungeon-void = prázdnota
web-artifacts = S artefakty a událostmi
web-bigger = Větší věž
web-clock-wish = Hodiny
web-clock-minutes = { $minutes ->
    [0] žádné
    [one] { $minutes } minuta pro každého, 5 sekund navíc za každou volbu
    [few] { $minutes } minuty pro každého, 5 sekund navíc za každou volbu
   *[other] { $minutes } minut pro každého, 5 sekund navíc za každou volbu
}
web-public = Každý se může přidat nebo dívat

## Čekání na hráče

web-waiting-title = Čeká se na hráče
web-you = ty
web-take = Sednout si
web-leave = Vstát od stolu
web-invite = Kdo otevře tuto adresu, může si sednout
web-copy = Kopírovat
web-copied = Zkopírováno

## U stolu

web-moment = Kolo { $turn } · { $phase }
web-thinking = přemýšlí …
web-chooses = vybírá
web-away = je pryč
web-clock = zbývá { $time }
web-menu = Nabídka
web-log = Co se stalo
web-help = Nápověda
web-question = Otázka
web-goes-on = Hra jde dál …
web-waiting-for = { $player } vybírá …
web-waiting-bot = { $player } přemýšlí …
web-default = toto vybere Enter
web-hinted = rada
web-look = Ukázat kartu: { $option }
web-why-not = Proč ne teď?
web-pass-turn = Nereagovat do konce kola
web-pass-my-turn = Nereagovat, dokud nebudu na tahu
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
web-stop-play = zahrané karty
web-stop-paid = zaplacené efekty
web-stop-phase = konec fáze
web-stop-part = části útoku
web-stop-trap = spuštěné pasti
web-stop-line = postup linie
web-stop-blocks = vyhlášené bloky
web-stop-damage = zranění z efektů

## Nápověda

web-help-how = Otázka stojí dole se vším, co se dá odpovědět. Co na stole svítí, o tom otázka je: stačí na to klepnout. Klepnutím na kteroukoli kartu ji uvidíš velkou.
web-key-digits = vybrat tuto možnost
web-key-enter = vybrat klidnou možnost, označenou ⏎
web-key-arrows = chodit po stole; Enter vybere
web-key-escape = zavřít, přestat nereagovat
web-key-hint = rada
web-key-undo = vzít zpět
web-key-log = co se stalo
web-key-help = tato nápověda

## Planeta

web-board = Planeta
web-side = { $player }: planeta
web-hand = Ruka
web-hand-of = Ruka, { $player }
web-junkyard = Smetiště
web-junkyard-of = Smetiště, { $player } ({ $count })
web-deck-left = Balíček
web-miners = Mineři
web-traps = Pasti
web-row = Budovy a warrioři
web-buildings-life = Životy budov: { $life } z { $goal }
web-stored = { $material }: { $stored } z { $most }
web-out = mimo hru
web-active = na tahu
web-empty = nic
web-trap-hidden = zakrytá past
web-known-top = Známé karty navrchu balíčku
web-stack = Co čeká, až se stane
web-phases = Fáze kola
web-stack-play = { $player } hraje kartu { $card }
web-stack-paid = { $player } používá kartu { $card }
web-stack-trap = past, { $player }: { $card }
web-stack-effect = { $card } ({ $player })
web-can-choose = dá se vybrat
web-can-choose-many = { $count ->
    [one] dá se použít jedním způsobem
    [few] dá se použít { $count } způsoby
   *[other] dá se použít { $count } způsoby
}
web-card-life = životy { $life } z { $most }
web-card-attack = útok { $attack }
web-card-shielding = shielding { $shielding }
web-card-exhausted = exhaustlý
web-card-ready = připravený k boji
web-card-used = v tomto kole už použito
web-card-illusion = iluze
web-card-attacks = útočí na cíl: { $target }
web-card-line = linie { $line }
web-card-blocks = blokuje: { $attacker }
web-card-blocked = blokován: { $blocker }
web-card-guarded = { $count ->
    [one] jedna past vepředu
    [few] { $count } pasti vepředu
   *[other] { $count } pastí vepředu
}
web-card-costs = stojí { $cost }
web-card-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}
web-attack-line = { $attacker } útočí na cíl { $target } za { $damage }
web-attack-blocked = { $attacker }, blokuje { $blocker }: { $given } proti { $taken }

## Slova na kartách

web-word-kuk = Kukni x: podívej se na x vrchních karet svého balíčku, libovolné z nich dej dospod, pak si lízni x.
web-word-look = Podívej se na x vrchních karet svého balíčku: a vrať je, jak byly.
web-word-trapback = Trapback x: umísti až x pastí ze svého smetiště před své budovy nebo důl.
web-word-shielding = Shielding x: prvních x zranění od každého zdroje v každém kole se neudělí.
web-word-final-hit = Final hit: zabije-li ho warrior, udělí mu své zranění.
web-word-selfheal = Selfheal x: na konci tvého kola se vyléčí o x, nejvýš do svého maxima.
web-word-selfdestroy = Selfdestroy x: na konci tvého kola udělí x zranění samo sobě.
web-word-sacrifice = Obětuj: dej takovou kartu, kterou ovládáš, z planety na smetiště.
web-word-illusion = Iluze: kdyby měla opustit planetu, místo toho zmizí; neumírá.
web-word-adds = Přidává, vyrábí: dá suroviny do tvého skladu, v tvé mining fázi, neříká-li karta jinak.
web-word-exhausted = Exhaustlý: zaútočil a do začátku tvého dalšího kola nemůže útočit ani blokovat.
web-word-paid = Cena, pomlčka, efekt: zaplať ho jednou za kolo, kdykoli by šlo zahrát spell.
web-word-electricity = Karta s elektřinou v ceně se dá zahrát, kdykoli by šlo zahrát spell.

## O hře

web-about-what = Deskovka je digitální domov dvou stolních her, Planetary Conquerors a Plošinovka.
web-about-version = Verze a licence
web-about-licence = svobodný software pod licencí MIT
web-about-emblems = Znaky
web-about-emblems-what = Ze sady game-icons, obarvené a zarámované touto stránkou, pod licencí CC BY 3.0. Nakreslili:
web-about-fonts = Písma
web-about-software = Použito
