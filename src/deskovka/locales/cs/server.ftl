# Server stolu v prohlížeči.

server-game-conquerors = Planetary Conquerors
server-game-plosinovka = Plošinovka
server-guest = Host { $number }
server-bot = { $strength ->
    [simple] Bot (jednoduchý)
    [random] Bot (náhodný)
    [greedy] Bot (hladový)
    [easy] Bot (lehký)
    [medium] Bot (střední)
   *[hard] Bot (těžký)
}
server-last-choice = poslední volba
server-undo = { $player } žádá o vrácení tahu: { $what }

## Proč je něco odmítnuto

server-refused-bot = Takový bot není; jsou tu { $names }.
server-refused-broken = Pravidla nebo karty se od té doby změnily: v této hře nelze pokračovat.
server-refused-clock = Hodiny mají nejvýše 600 minut a přídavek nejvýše 600 sekund.
server-refused-code = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový.
server-refused-crowded = Na tento stůl se už dívá příliš mnoho lidí.
server-refused-deck = Takový balíček není.
server-refused-elsewhere = U stolu se pokračovalo jinde. Otevři ho znovu.
server-refused-emblem = Takový obrázek není.
server-refused-file = Na této adrese nic není.
server-refused-game = Taková hra není.
server-refused-hello = Spojení se musí nejdřív představit.
server-refused-hero = Takový hrdina není.
server-refused-hero-taken = Za tohoto hrdinu hraje někdo jiný.
server-refused-malformed = Server této zprávě nerozumí.
server-refused-name = Jméno má 1 až { $most } znaků.
server-refused-no-hint = Nápověda teď není k dispozici. Zkus to znovu.
server-refused-no-request = Na tuto odpověď už nikdo nečeká.
server-refused-no-seat = Na tomto místě nesedíš.
server-refused-no-such-seat = Takové místo u stolu není.
server-refused-nobody = Tento prohlížeč server ještě nezná. Otevři nejdřív úvodní stránku.
server-refused-not-asked = Teď nevybíráš ty.
server-refused-not-over = Hra ještě neskončila.
server-refused-not-playing = Tady se nehraje.
server-refused-not-seated = Aspoň na jedno místo si sedni ty.
server-refused-nothing-to-undo = Není co vrátit.
server-refused-origin = Tento požadavek přišel z cizí stránky.
server-refused-pack = Takový balík karet není.
server-refused-pick = { $most ->
    [one] Je tu jen jedna možnost.
    [few] Jsou tu jen { $most } možnosti.
    [many] Je tu jen { $most } možnosti.
   *[other] Je tu jen { $most } možností.
}
server-refused-present = Tento hráč je přítomen, nebo odešel teprve před chvílí.
server-refused-resign = Teď se nelze vzdát.
server-refused-seated = U tohoto stolu už sedíš.
server-refused-seats = Hra je pro { $least } až { $most } hráčů.
server-refused-setup = Hru nelze takto připravit: { $why }
server-refused-stale = U stolu se mezitím pokračovalo.
server-refused-stops = Reakční okna druhu „{ $kind }“ nejsou.
server-refused-table = Takový stůl není.
server-refused-taken = Někdo byl rychlejší: místo je obsazené.
server-refused-too-big = Zpráva je příliš dlouhá.
server-refused-too-fast = To bylo příliš mnoho najednou. Chvíli počkej.
server-refused-too-many = Dohraj nejdřív některé ze svých stolů: už jich máš { $most }.
server-refused-undo-declined = Tvoje žádost o vrácení tahu byla odmítnuta.
server-refused-what = K tomu není co říct.
