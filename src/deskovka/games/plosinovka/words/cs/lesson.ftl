# Plošinovka: co říká průvodce v první hře.

plosinovka-lesson-about = Vrchol věže, jedna úroveň a boss: házej, choď a šplhej, padej, bojuj s drahokamy, kup si lektvar a poraz Medúzu.
plosinovka-lesson-appear =
    Vítej ve věži! Hraješ za Bivoje. Pět kostek už je hozeno a každý symbol, který využiješ, je jedna akce. Tvůj hrdina je zatím venku, takže ho jeden libovolný symbol přivede dovnitř, do nejnižší řady.
    Využij na to příšeru a objev se dole na žebříku.
plosinovka-lesson-coin =
    Nejjednodušší symbol je zlaťák: využij ho a jeden zlaťák je tvůj.
plosinovka-lesson-walk =
    Bota je jeden krok: doleva, doprava, nahoru nebo dolů, ale nikdy skrz zeď nebo plošinu.
    Vykroč doprava na drahokam. Co na poli leží, je tvoje, jakmile na něj vstoupíš.
plosinovka-lesson-back =
    Drahokamem symbol posílíš: jeden ho zdvojnásobí, tři ho ztrojnásobí. Lekce se tě na to ptá u každého symbolu; ve hře přidáš drahokamy ke kostce, než ji využiješ. Tenhle si nech na boj.
    Využij druhou botu tak, jak je, a vrať se k žebříku.
plosinovka-lesson-keep =
    Zbyl ti meč, ale nikdo není dost blízko. Nevyužité kostky propadnou, jeden symbol ti však může na další tahy uschovat speciální kostka.
    Akce ti skončily: nastav speciální kostku na meč.
plosinovka-lesson-ladder =
    Nový hod. Skrz plošinu nad tebou vede žebřík a hrdinové na žebříku nepadají.
    Využij botu a vylez nahoru. Pozor na zombii: zaútočí na každého, kdo odchází z pole vedle ní.
plosinovka-lesson-attack =
    Zombie stojí vedle tebe a má 2 životy. Útok jí je musí vzít všechny najednou; menší nezmůže nic.
    Máš uschovaný meč: využij ho, zdvojnásob ho drahokamem a udeř. Získáš její kořist, zlaťák a drahokam, a protože hraješ za Bivoje, ještě jeden zlaťák navíc.
plosinovka-lesson-rest =
    Dobrá rána! Vezmi si zlaťáky, které ti padly: v kupeckém stánku se budou hodit.
    Potom akce ukonči. Za dvě stejné nevyužité kostky můžeš nastavit speciální kostku na libovolný symbol: vezmi si znovu meč.
plosinovka-lesson-climb =
    A zase nahoru: žebřík tě dovede o řadu výš. Potom vykroč doleva, ke kupeckému stánku.
plosinovka-lesson-shop =
    Na poli s kupeckým stánkem můžeš koupit, co je v něm vystaveno. Předměty ti zůstanou, lektvary se po použití odhodí.
    Vezmi si Lektvar síly: tvůj následující útok způsobí o 2 zranění více.
plosinovka-lesson-merge =
    Potřebuješ ještě jednu botu. Dvě kostky se stejným symbolem lze sloučit na jakýkoli jiný: sluč dva zlaťáky na botu.
    Potom vyskoč rovnou nahoru. Žebřík k tomu nepotřebuješ, a kdo vstoupí do nejvyšší řady, odhalí, co je nad ní.
plosinovka-lesson-fall =
    A je to tady, úroveň s bossem, a v ní Medúza! Jenže visíš ve vzduchu. Na konci tvého tahu přijde gravitace: kdo na ničem nestojí, spadne na nejbližší plošinu, tady zpátky ke stánku.
    Ukonči tah a uvidíš.
plosinovka-lesson-boss =
    Teď máš na jeden tah dvě boty: nahoru a ještě jednou nahoru, do úrovně s bossem. Dovnitř se dá vylézt skrz plošiny pod její spodní řadou, ale ven vede jen vítězství.
plosinovka-lesson-potion =
    Medúza je hned vedle. V téhle malé věži má 6 životů, dva za každou úroveň. Jediný útok jí je musí vzít všechny.
    Vypij lektvar: způsobíš o 2 zranění více.
plosinovka-lesson-blow =
    Teď dej do jediného útoku všechno: první meč, zdvojnásobený drahokamem, a pak každý další meč, který máš; i Bivojova hvězda může být meč.
    Až bude mít útok sílu 6, udeř!
plosinovka-lesson-free =
    Jdeš vlastní cestou, to je dobře! Využívej symboly, jak chceš; na to, co svítí, můžeš klepnout. Cílem je pořád vyšplhat nahoru a porazit bosse jediným silným útokem.
plosinovka-lesson-won =
    Medúza je poražena, věž je tvoje! To je celá hra: házet, chodit, šplhat, padat, bojovat, obchodovat. Teď zdolej celou věž, ať už na vlastní pěst, nebo proti ostatním; pravidla máš vždycky po ruce.
plosinovka-lesson-lost =
    Někdo jiný byl rychlejší. Začni lekci znovu, nebo zdolej celou věž.
