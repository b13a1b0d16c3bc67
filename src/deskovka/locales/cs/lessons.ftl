# Co říká průvodce v prvních hrách.

lesson-pupil = Ty

lesson-conquerors-mining =
    Vítej na planetě! Tvoje karty Gold Miner a Collector of Cosmium ti právě naplnily sklady: každá z nich přidá svou surovinu v každém tvém kole.
    Teď přichází kuk: vidíš vrchní kartu svého balíčku. Můžeš ji dát dospodu; pak si kartu lízneš. Kolonijní kupole je přesně to, co potřebuješ, takže ji nech nahoře.
lesson-conquerors-miner =
    Hlavní fáze: utrácej, co máš. Cenu najdeš na kartě nahoře: Gold Miner stojí 1 zlato a 1 cosmium a od té chvíle ti každé kolo přinese 1 zlato.
    Klepni na zářící kartu Gold Miner v ruce, nebo ji vyber dole.
lesson-conquerors-building =
    Budovy vyhrávají hry: čí budovy mají dohromady 30 životů, ten okamžitě vítězí. Ty tvoje jich zatím mají { $life }.
    Postav Kolonijní kupoli. Má { $dome ->
        [one] { $dome } život
        [few] { $dome } životy
       *[other] { $dome } životů
    } a na konci tvých kol se sama léčí.
lesson-conquerors-attack =
    Sklady jsou skoro prázdné, a tak nastala fáze útoku. Warrior připravený k boji může zaútočit na nepřátelskou budovu nebo na důl, který má 15 životů. Čí důl padne, ten ve hře končí.
    Pošli Domobranu na Hliněnou chýši. Útokem se do tvého příštího kola exhaustne.
lesson-conquerors-trap =
    Trap fáze začíná líznutím karty; pak můžeš položit jednu past. Pasti nic nestojí. Leží zakryté před budovou nebo dolem a čekají na útočníka.
    Polož Nástražnou minu před Kolonijní kupoli a potom fázi ukonči.
lesson-conquerors-sprung =
    Past zafungovala! Prašný běžec zaútočil, narazil na Nástražnou minu a zemřel dřív, než stačil udeřit. Pasti se aktivují od té nejvzdálenější směrem dovnitř.
    Začíná nové kolo: tvoji warrioři jsou zase připravení k boji a mineři odvedli svou práci. Kartu nech nahoře a lízni si ji.
lesson-conquerors-warrior =
    Soupeř sbírá warriory: má Plenitele a Kočovného jezdce. Někdo se jim musí postavit do cesty.
    Zahraj Štítonoše. Přichází připravený k boji: mohl by hned útočit, nebo blokovat v soupeřově kole.
lesson-conquerors-save =
    Tady přestaň, dokud ti něco zbývá (zlato: { $gold }, cosmium: { $cosmium }): v ruce držíš Laserový výstřel a spelly se dají hrát i v soupeřově kole.
    Přejdi k útoku.
lesson-conquerors-home =
    Kdo útočí, je exhaustlý a nemůže blokovat. Blíží se dva nepřátelé, takže tentokrát nech všechny doma.
lesson-conquerors-reaction =
    Útočí, jeden za druhým! Před každou linií útočníků, před zraněním i při zahrání karty může každý reagovat: spellem, kartou s elektřinou v ceně nebo placeným efektem. Reakce proběhne jako první.
    Zahraj Laserový výstřel a zasáhni Plenitele: 2 zranění jsou všechny jeho životy.
lesson-conquerors-block =
    Kočovný jezdec se pořád blíží. Každého útočníka může zablokovat jeden warrior, který není exhaustlý; ti dva se pak utkají a budově se nic nestane.
    Zablokuj ho Štítonošem.
lesson-conquerors-winning =
    Výborná obrana! Tvoje budovy mají { $life ->
        [one] { $life } život
        [few] { $life } životy
       *[other] { $life } životů
    }. Ke konci hry vedou tři cesty: 30 životů na budovách, poslední stojící důl, anebo nejvíc životů na budovách ve chvíli, kdy někomu dojde balíček.
    Podívej se na vrchní kartu. Kamenný val má { $rampart ->
        [one] { $rampart } život
        [few] { $rampart } životy
       *[other] { $rampart } životů
    }: nech si ho!
lesson-conquerors-last =
    A je to tady: s Kamenným valem budou mít tvoje budovy { $goal ->
        [one] { $goal } život
        [few] { $goal } životy
       *[other] { $goal } životů
    } a 30 stačí. Postav ho!
lesson-conquerors-free =
    Jdeš vlastní cestou, to je dobře! Vyber si dole, co chceš; klepnutím na kartu zjistíš, co umí a proč se teď nedá použít. Cílem je pořád 30 životů na budovách.
lesson-conquerors-won =
    Planeta je tvoje! To je celá hra: těžit, stavět, bojovat, klást pasti, reagovat. Teď si zahraj od začátku proti botovi; pravidla máš vždycky po ruce.
lesson-conquerors-lost =
    Tentokrát planeta patří někomu jinému. Začni lekci znovu, nebo si zahraj celou hru proti botovi.

lesson-plosinovka-appear =
    Vítej ve věži! Hraješ za Bivoje. Pět kostek už je hozeno a každý symbol, který využiješ, je jedna akce. Tvůj hrdina je zatím venku, takže ho jeden libovolný symbol přivede dovnitř, do nejnižší řady.
    Využij na to příšeru a objev se dole na žebříku.
lesson-plosinovka-coin =
    Nejjednodušší symbol je zlaťák: využij ho a jeden zlaťák je tvůj.
lesson-plosinovka-walk =
    Bota je jeden krok: doleva, doprava, nahoru nebo dolů, ale nikdy skrz stěnu nebo plošinu.
    Vykroč doprava na drahokam. Co na poli leží, je tvoje, jakmile na něj vstoupíš.
lesson-plosinovka-back =
    Drahokam symbol zesílí: jeden ho zdvojnásobí, tři ho ztrojnásobí. Hra se tě zeptá pokaždé, když symbol využiješ, ale teď si drahokam nech na boj.
    Využij druhou botu tak, jak je, a vrať se k žebříku.
lesson-plosinovka-keep =
    Zbyl ti meč, ale nikdo není dost blízko. Nevyužité kostky propadnou, jeden symbol ti však může na další tahy uschovat speciální kostka.
    Ukonči akce a potom nastav speciální kostku na meč.
lesson-plosinovka-ladder =
    Nový hod. Skrz plošinu nad tebou vede žebřík a hrdinové na žebříku nepadají.
    Využij botu a vylez nahoru. Pozor na zombii: zaútočí na každého, kdo odchází z pole vedle ní.
lesson-plosinovka-attack =
    Zombie stojí vedle tebe a má 2 životy. Útok jí je musí vzít všechny najednou; menší nezmůže nic.
    Máš uschovaný meč: využij ho, zdvojnásob ho drahokamem a udeř. Získáš její kořist, zlaťák a drahokam, a protože hraješ za Bivoje, ještě jeden zlaťák navíc.
lesson-plosinovka-rest =
    Dobrá rána! Vezmi si zlaťáky, které ti padly: u kupce se budou hodit.
    Potom akce ukonči. Za dvě stejné nevyužité kostky můžeš nastavit speciální kostku na libovolný symbol: vezmi si znovu meč.
lesson-plosinovka-climb =
    A zase nahoru: žebřík tě dovede o řadu výš. Potom vykroč doleva, ke stanu kupce.
lesson-plosinovka-shop =
    Na poli s kupcem můžeš koupit, co má vystaveno. Předměty ti zůstanou, lektvary se spotřebují.
    Vezmi si Lektvar síly: tvůj příští útok bude o 2 silnější.
lesson-plosinovka-merge =
    Potřebuješ ještě jednu botu. Dvě kostky se stejným symbolem lze sloučit na jakýkoli jiný: sluč dva zlaťáky na botu.
    Potom vyskoč rovnou nahoru. Žebřík k tomu nepotřebuješ, a kdo vstoupí do nejvyšší řady, odhalí, co je nad ní.
lesson-plosinovka-fall =
    A je to tady, úroveň s bossem, a v ní Medúza! Jenže visíš ve vzduchu. Na konci tvého tahu přijde gravitace: kdo na ničem nestojí, spadne na nejbližší plošinu, tady zpátky ke kupci.
    Ukonči tah a uvidíš.
lesson-plosinovka-boss =
    Teď máš na jeden tah dvě boty: nahoru a ještě jednou nahoru, do úrovně s bossem. Dovnitř se dá vylézt skrz její podlahu, ale ven vede jen vítězství.
lesson-plosinovka-potion =
    Medúza je hned vedle. V téhle malé věži má 6 životů, dva za každou úroveň. Jediný útok jí je musí vzít všechny.
    Vypij lektvar: o 2 zranění víc.
lesson-plosinovka-blow =
    Teď dej do jediného útoku všechno: první meč, zdvojnásobený drahokamem, a pak každý další meč, který máš; i Bivojova hvězda může být meč.
    Až bude mít útok sílu 6, udeř!
lesson-plosinovka-free =
    Jdeš vlastní cestou, to je dobře! Využívej symboly, jak chceš; na to, co svítí, můžeš klepnout. Cílem je pořád vyšplhat nahoru a porazit bosse jediným silným útokem.
lesson-plosinovka-won =
    Medúza je poražena, věž je tvoje! To je celá hra: házet, chodit, šplhat, padat, bojovat, obchodovat. Teď zdolej celou věž, ať už na vlastní pěst, nebo proti ostatním; pravidla máš vždycky po ruce.
lesson-plosinovka-lost =
    Někdo jiný byl rychlejší. Začni lekci znovu, nebo zdolej celou věž.
