# Server stolu v prohlížeči.

server-guest = Host { $number }
# Six names for each strength of bots: one for each seat, in its order.
server-bot = { $strength ->
    [simple] Pip Tilly Bolt Gus Momo Dot
    [random] Ziggy Fizz Jinx Quirk Loop Dizzy
    [greedy] Orla Rook Vex Sable Onyx Kestrel
    [easy] Alba Finn Willow Niko Poppy Juna
    [medium] Mira Castor Lyra Dorian Selma Arlo
   *[hard] Nova Magnus Thorn Isolda Kael Vega
}
server-pupil = Ty
## Proč je něco odmítnuto

refused-bot = Takový bot není; jsou tu { $names }.
refused-clock = Hodiny mají nejvýše 600 minut a přídavek nejvýše 600 sekund.
refused-code = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový.
refused-crowded = Na tento stůl se už dívá příliš mnoho lidí.
refused-deck = Takový balíček není.
refused-emblem = Takový obrázek není.
refused-file = Na této adrese nic není.
refused-game = Taková hra není.
refused-hello = Spojení se musí nejdřív představit.
refused-hero = Takový hrdina není.
refused-hero-taken = Za tohoto hrdinu hraje někdo jiný.
refused-malformed = Server této zprávě nerozumí.
refused-name = Jméno má 1 až { $most } znaků.
refused-no-packs = Do téhle hry nelze psát karty.
refused-no-such-seat = Takové místo u stolu není.
refused-nobody = Tento prohlížeč server ještě nezná. Otevři nejdřív úvodní stránku.
refused-not-over = Hra ještě neskončila.
refused-not-playing = Tady se nehraje.
refused-not-seated = Aspoň na jedno místo si sedni ty.
refused-origin = Tento požadavek přišel z cizí stránky.
refused-pack = Takový balík karet není.
refused-present = Tento hráč je přítomen, nebo odešel teprve před chvílí.
refused-seated = U tohoto stolu už sedíš.
refused-seats = Hra je pro { $least } až { $most } hráčů.
refused-setup = Hru nelze takto připravit: { $why }
refused-option = V této hře není možnost „{ $name }“.
refused-table = Takový stůl není.
refused-taken = Někdo byl rychlejší: místo je obsazené.
refused-too-big = Zpráva je příliš dlouhá.
refused-too-fast = To bylo příliš mnoho najednou. Chvíli počkej.
refused-too-many = Dohraj nejdřív některé ze svých stolů: už jich máš { $most }.
refused-kit = Soubory, ze kterých se stránka skládá, teď nejde přečíst.
refused-quota = Tvoje sady, záznamy a karty tvých stolů zabírají víc než { $most } MiB. Nejdřív některé sady nebo záznamy smaž.
refused-unreached = { $why ->
    [unsure] Není jisté, zda se to provedlo: databáze serveru neodpovídá
   *[other] Nic se nezměnilo: { $why ->
        [full] disk serveru je plný
        [busy] databázi serveru drží zamčenou něco jiného
        [read-only] na disk serveru nelze zapisovat
        [damaged] databáze serveru je poškozená
        [lost] databáze serveru neodpovídá
       *[failed] disk serveru selhal
    }
}. Zkus to za chvíli znovu.
refused-host = Server nezná jméno „{ $host }“. Kdo ho provozuje, může ho povolit volbou --origin.
refused-device = Tohle není žádné z tvých zařízení.
