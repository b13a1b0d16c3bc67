# Planetary Conquerors: co říká průvodce v první hře.

conquerors-lesson-about = Tři kola na planetě, kde už máš skoro vyhráno: těž, stav, útoč a blokuj, polož past, reaguj a zvítěz.
conquerors-lesson-mining =
    Vítej na planetě! Tvoje karty Gold Miner a Collector of Cosmium ti právě naplnily úschovny: každá z nich přidá v každém tvém kole svůj materiál.
    Teď přichází kuk: vidíš vrchní kartu svého balíčku. Můžeš ji dát dospodu; pak si kartu lízneš. Kolonijní kupole je přesně to, co potřebuješ, takže ji nech nahoře.
conquerors-lesson-miner =
    Hlavní fáze: utrácej, co máš. Cenu najdeš na kartě nahoře: Gold Miner stojí 1 zlato a 1 cosmium a od té chvíle ti každé kolo přinese 1 zlato.
    Klepni na zářící kartu Gold Miner v ruce, nebo ji vyber dole.
conquerors-lesson-building =
    Budovy vyhrávají hry: čí budovy mají dohromady 30 životů, ten okamžitě vítězí. Ty tvoje jich zatím mají { $life }.
    Postav Kolonijní kupoli. Má { $dome ->
        [one] { $dome } život
        [few] { $dome } životy
       *[other] { $dome } životů
    } a na konci tvých kol se sama léčí.
conquerors-lesson-attack =
    Úschovny jsou skoro prázdné, a tak nastala fáze útoku. Warrior, který je battle ready, může zaútočit na nepřátelskou budovu nebo na důl, který má 15 životů. Čí důl padne, ten ve hře končí.
    Pošli Domobranu na Hliněnou chýši. Útokem se do tvého příštího kola exhaustne.
conquerors-lesson-trap =
    Trap fáze začíná líznutím karty; pak můžeš položit jednu past. Pasti nic nestojí. Leží zakryté před budovou nebo dolem a čekají na útočníka.
    Polož Nástražnou minu před Kolonijní kupoli a potom fázi ukonči.
conquerors-lesson-sprung =
    Past zafungovala! Prašný běžec zaútočil, narazil na Nástražnou minu a zemřel dřív, než stačil udeřit. Pasti se aktivují od té nejvzdálenější směrem dovnitř.
    Začíná nové kolo: tvoji warrioři jsou opět battle ready a mineři odvedli svou práci. Kartu nech nahoře a lízni si ji.
conquerors-lesson-warrior =
    Protihráč sbírá warriory: má Plenitele a Kočovného jezdce. Někdo se jim musí postavit do cesty.
    Zahraj Štítonoše. Přichází battle ready: mohl by hned útočit, nebo blokovat v protihráčově kole.
conquerors-lesson-save =
    Tady přestaň, dokud ti něco zbývá (zlato: { $gold }, cosmium: { $cosmium }): v ruce držíš Laserový výstřel a spelly se dají hrát i v protihráčově kole.
    Přejdi k útoku.
conquerors-lesson-home =
    Kdo útočí, je exhaustlý a nemůže blokovat. Blíží se dva nepřátelé, takže tentokrát nech všechny doma.
conquerors-lesson-reaction =
    Útočí, jeden za druhým! Před každou linií útočníků, před udělením poškození i při zahrání karty může každý reagovat: spellem, kartou s elektřinou v ceně nebo placeným efektem. Reakce proběhne jako první.
    Zahraj Laserový výstřel a zasáhni Plenitele: 2 poškození mu vezmou všechny životy.
conquerors-lesson-block =
    Kočovný jezdec se pořád blíží. Každého útočníka může zablokovat jeden warrior, který není exhaustlý; ti dva se pak utkají a budově se nic nestane.
    Zablokuj ho Štítonošem.
conquerors-lesson-winning =
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
conquerors-lesson-last =
    A je to tady: s Kamenným valem budou mít tvoje budovy { $goal ->
        [one] { $goal } život
        [few] { $goal } životy
       *[other] { $goal } životů
    } a 30 stačí. Postav ho!
conquerors-lesson-free =
    Jdeš vlastní cestou, to je dobře! Vyber si dole, co chceš; klepnutím na kartu zjistíš, co umí a proč se teď nedá použít. Cílem je pořád 30 životů na budovách.
conquerors-lesson-won =
    Planeta je tvoje! To je celá hra: těžit, stavět, bojovat, klást pasti, reagovat. Teď si zahraj od začátku proti botovi; pravidla máš vždycky po ruce.
conquerors-lesson-lost =
    Tentokrát planeta patří někomu jinému. Začni lekci znovu, nebo si zahraj celou hru proti botovi.
