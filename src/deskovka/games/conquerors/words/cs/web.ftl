# Planetary Conquerors v prohlížeči: slova herního plánu a vysvětlovaná slova na kartách.

conquerors-web-moment = Kolo { $turn } · { $phase }
conquerors-web-stop-play = zahrané karty
conquerors-web-stop-paid = zaplacené efekty
conquerors-web-stop-phase = konec fáze
conquerors-web-stop-part = části útoku
conquerors-web-stop-trap = aktivované pasti
conquerors-web-stop-line = postup linie
conquerors-web-stop-blocks = vyhlášené bloky
conquerors-web-stop-damage = poškození z efektů
conquerors-web-stop-lay = svou trap fázi (jinak past nepoložím a nikdo na mě nečeká)
conquerors-web-phase-tap = Vyber, kde se tě hra zeptá na reakci
conquerors-web-phase-stops = { $phase }; dotazy na reakci: { $count ->
    [0] žádné
    [one] jeden druh okamžiku
    [few] { $count } druhy okamžiků
   *[other] { $count } druhů okamžiků
}
conquerors-web-board = Planeta
conquerors-web-side = { $player }: planeta
conquerors-web-hand = Ruka
conquerors-web-hand-of = Ruka, { $player }
conquerors-web-junkyard = Smetiště
conquerors-web-junkyard-of = Smetiště, { $player } ({ $count })
conquerors-web-deck-left = Balíček
conquerors-web-miners = Mineři
conquerors-web-you = Ty
conquerors-web-brings = přináší { $materials } za kolo
conquerors-web-others = Ostatní hráči
conquerors-web-figures = { $player }: životy budov { $life } z { $goal }, { $warriors ->
    [one] jeden warrior
    [few] { $warriors } warrioři
   *[other] { $warriors } warriorů
}, { $hand ->
    [one] jedna karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}
conquerors-web-traps = Pasti
conquerors-web-row = Budovy a warrioři
conquerors-web-buildings-life = Životy budov: { $life } z { $goal }
conquerors-web-stored = { $material }: { $stored } z { $most }
conquerors-web-out = mimo hru
conquerors-web-trap-hidden = zakrytá past
conquerors-web-known-top = Známé karty na vrchu balíčku
conquerors-web-stack = Co čeká, až se stane
conquerors-web-phases = Fáze kola
conquerors-web-stack-play = { $own ->
    [yes] Hraješ kartu { $card }
   *[no] { $player } hraje kartu { $card }
}
conquerors-web-stack-paid = { $own ->
    [yes] Používáš kartu { $card }
   *[no] { $player } používá kartu { $card }
}
conquerors-web-stack-trap = { $own ->
    [yes] tvoje past: { $card }
   *[no] past, { $player }: { $card }
}
conquerors-web-stack-effect = { $own ->
    [yes] { $card } (ty)
   *[no] { $card } ({ $player })
}
conquerors-web-can-choose = dá se vybrat
conquerors-web-card-life = životy { $life } z { $most }
conquerors-web-card-attack = útok { $attack }
conquerors-web-card-shielding = shielding { $shielding }
conquerors-web-card-exhausted = exhaustlý
conquerors-web-card-attacked = nemůže blokovat: naposledy útočil
conquerors-web-card-ready = battle ready
conquerors-web-card-used = v tomto kole už použito
conquerors-web-card-illusion = iluze
conquerors-web-card-attacks = útočí na cíl: { $target }
conquerors-web-card-line = linie { $line }
conquerors-web-card-blocks = blokuje: { $attacker }
conquerors-web-card-blocked = blokován: { $blocker }
conquerors-web-card-guarded = { $count ->
    [one] jedna past vepředu
    [few] { $count } pasti vepředu
   *[other] { $count } pastí vepředu
}
conquerors-web-card-costs = stojí { $cost }
conquerors-web-attack-line = { $attacker } útočí na cíl { $target } za { $damage }
conquerors-web-attack-blocked = { $attacker }, blokuje { $blocker }: { $given } proti { $taken }
conquerors-web-word-kuk = Kukni x: koukni se na x karet z vrchu svého balíčku, kolik jich chceš dej dospodu, pak si lízni x karet.
conquerors-web-word-look = Koukni se na x karet z vrchu svého balíčku: potom je vrať tak, jak byly.
conquerors-web-word-trapback = Trapback x: polož až x pastí ze svého smetiště před své budovy nebo důl.
conquerors-web-word-shielding = Shielding x: v každém kole zruší prvních x poškození z každého zdroje.
conquerors-web-word-final-hit = Final hit: když ho zabije warrior, udělí mu ještě jednou svoje poškození.
conquerors-web-word-selfheal = Selfheal x: na konci tvého kola se vyléčí o x životů, nejvýš do svého maxima.
conquerors-web-word-selfdestroy = Selfdestroy x: na konci tvého kola udělí x poškození samo sobě.
conquerors-web-word-sacrifice = Obětuj: dej takovou kartu, kterou ovládáš, z planety na smetiště.
conquerors-web-word-illusion = Iluze: pokud by měla opustit planetu, místo toho zmizí; neumírá.
conquerors-web-word-adds = Přidává, vyrábí: ve tvé mining fázi uloží materiály do tvých úschoven, pokud karta neříká jinak.
conquerors-web-word-exhausted = Exhaustlý: zaútočil a do začátku tvého příštího kola nemůže útočit ani blokovat.
conquerors-web-word-paid = Cena, pomlčka, efekt: zaplať ho jednou za kolo, kdykoli by šlo zahrát spell.
conquerors-web-word-electricity = Karta s elektřinou v ceně se dá zahrát, kdykoli by šlo zahrát spell.

## What is watched, and the end

conquerors-web-beat-play = { $own ->
    [yes] Hraješ
   *[no] { $player } hraje
}
conquerors-web-beat-use = { $own ->
    [yes] Používáš
   *[no] { $player } používá
}
conquerors-web-beat-activate = Past!
conquerors-web-beat-laid = { $own ->
    [yes] Pokládáš past
   *[no] { $player } pokládá past
}
conquerors-web-beat-counter = Zrušeno
conquerors-web-beat-gains = { $own ->
    [yes] Ty: { $gains }
   *[no] { $player }: { $gains }
}
conquerors-web-beat-turn = { $own ->
    [yes] Tvoje kolo
   *[no] Na tahu: { $player }
}
conquerors-web-beat-out = { $own ->
    [yes] Vypadáváš ze hry
   *[no] Ze hry vypadává: { $player }
}
conquerors-web-figure-base = Životy dolu
conquerors-web-figure-buildings = Životy budov
conquerors-web-figure-warriors = Warrioři
conquerors-web-figure-miners = Mineři
conquerors-web-figure-deck = Karty v balíčku

## Více voleb jedním pokynem

conquerors-web-any-order = V libovolném pořadí
conquerors-web-plan = Co chystáš
conquerors-web-plan-attack = Klepni na útočníky v pořadí, pak na cíl.
conquerors-web-plan-aim = Teď klepni na to, na co útočí.
conquerors-web-plan-redraw = { $left ->
    [0] Tyto tři se vymění.
    [one] Klepni ještě na jednu kartu k výměně.
    [few] Klepni na { $left } karty k výměně.
   *[other] Klepni na { $left } karet k výměně.
}
conquerors-web-plan-kuk = Klepni na to, co půjde dospod.
conquerors-web-plan-bottom = { $card }: dospod
conquerors-web-plan-drop = vyřadit
conquerors-web-plan-all = Útočí všichni
conquerors-web-plan-clear = Začít znovu
conquerors-web-plan-send-attacker = { $count ->
    [one] Zaútočit
   *[other] Zaútočit: { $count }
}
conquerors-web-plan-send-redraw = Vyměnit tyto tři
conquerors-web-plan-send-kuk = Hotovo: líznout
conquerors-web-offer = Vršek tvého balíčku
