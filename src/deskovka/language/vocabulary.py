"""Czech nouns that any card or board game needs."""

from __future__ import annotations

from deskovka.language.lexicon import Lexicon, Noun

COMMON = Lexicon(
    [
        Noun.of(
            "f",
            "karta karty kartě kartu karto kartě kartou",
            "karty karet kartám karty karty kartách kartami",
        ),
        Noun.of(
            "f",
            "budova budovy budově budovu budovo budově budovou",
            "budovy budov budovám budovy budovy budovách budovami",
        ),
        Noun.of(
            "f",
            "past pasti pasti past pasti pasti pastí",
            "pasti pastí pastem pasti pasti pastech pastmi",
        ),
        Noun.of(
            "mi",
            "spell spellu spellu spell spelle spellu spellem",
            "spelly spellů spellům spelly spelly spellech spelly",
        ),
        Noun.of(
            "f",
            "entita entity entitě entitu entito entitě entitou",
            "entity entit entitám entity entity entitách entitami",
        ),
        Noun.of(
            "ma",
            "hráč hráče hráči hráče hráči hráči hráčem",
            "hráči hráčů hráčům hráče hráči hráčích hráči",
            person=True,
        ),
        Noun.of(
            "ma",
            "soupeř soupeře soupeři soupeře soupeři soupeři soupeřem",
            "soupeři soupeřů soupeřům soupeře soupeři soupeřích soupeři",
            person=True,
        ),
        Noun.of(
            "ma",
            "vlastník vlastníka vlastníkovi vlastníka vlastníku vlastníkovi vlastníkem",
            "vlastníci vlastníků vlastníkům vlastníky vlastníci vlastnících vlastníky",
            person=True,
        ),
        Noun.of(
            "ma",
            "útočník útočníka útočníkovi útočníka útočníku útočníkovi útočníkem",
            "útočníci útočníků útočníkům útočníky útočníci útočnících útočníky",
        ),
        Noun.of(
            "ma",
            "obránce obránce obránci obránce obránce obránci obráncem",
            "obránci obránců obráncům obránce obránci obráncích obránci",
        ),
        Noun.of(
            "n",
            "zlato zlata zlatu zlato zlato zlatě zlatem",
            "zlata zlat zlatům zlata zlata zlatech zlaty",
            mass=True,
        ),
        Noun.of(
            "f",
            "elektřina elektřiny elektřině elektřinu elektřino elektřině elektřinou",
            "elektřiny elektřin elektřinám elektřiny elektřiny elektřinách elektřinami",
            mass=True,
        ),
        Noun.of(
            "mi",
            "život života životu život živote životě životem",
            "životy životů životům životy životy životech životy",
        ),
        Noun.of(
            "mi",
            "útok útoku útoku útok útoku útoku útokem",
            "útoky útoků útokům útoky útoky útocích útoky",
        ),
        Noun.of(
            "n",
            "zranění zranění zranění zranění zranění zranění zraněním",
            "zranění zranění zraněním zranění zranění zraněních zraněními",
        ),
        Noun.of(
            "mi",
            "balíček balíčku balíčku balíček balíčku balíčku balíčkem",
            "balíčky balíčků balíčkům balíčky balíčky balíčcích balíčky",
        ),
        Noun.of(
            "f",
            "ruka ruky ruce ruku ruko ruce rukou",
            "ruce rukou rukám ruce ruce rukách rukama",
        ),
        Noun.of(
            "n",
            "smetiště smetiště smetišti smetiště smetiště smetišti smetištěm",
            "smetiště smetišť smetištím smetiště smetiště smetištích smetišti",
        ),
        Noun.of(
            "f",
            "planeta planety planetě planetu planeto planetě planetou",
            "planety planet planetám planety planety planetách planetami",
        ),
        Noun.of(
            "n",
            "kolo kola kolu kolo kolo kole kolem",
            "kola kol kolům kola kola kolech koly",
        ),
        Noun.of(
            "f",
            "fáze fáze fázi fázi fáze fázi fází",
            "fáze fází fázím fáze fáze fázích fázemi",
        ),
        Noun.of(
            "f",
            "iluze iluze iluzi iluzi iluze iluzi iluzí",
            "iluze iluzí iluzím iluze iluze iluzích iluzemi",
        ),
        Noun.of(
            "mi",
            "sklad skladu skladu sklad sklade skladu skladem",
            "sklady skladů skladům sklady sklady skladech sklady",
        ),
        Noun.of(
            "f",
            "cena ceny ceně cenu ceno ceně cenou",
            "ceny cen cenám ceny ceny cenách cenami",
        ),
        Noun.of(
            "mi",
            "zdroj zdroje zdroji zdroj zdroji zdroji zdrojem",
            "zdroje zdrojů zdrojům zdroje zdroje zdrojích zdroji",
        ),
        Noun.of(
            "mi",
            "efekt efektu efektu efekt efekte efektu efektem",
            "efekty efektů efektům efekty efekty efektech efekty",
        ),
        Noun.of(
            "f",
            "schopnost schopnosti schopnosti schopnost schopnosti schopnosti schopností",
            "schopnosti schopností schopnostem schopnosti schopnosti schopnostech schopnostmi",
        ),
        Noun.of(
            "f",
            "kopie kopie kopii kopii kopie kopii kopií",
            "kopie kopií kopiím kopie kopie kopiích kopiemi",
        ),
        Noun.of(
            "mi",
            "tah tahu tahu tah tahu tahu tahem",
            "tahy tahů tahům tahy tahy tazích tahy",
        ),
        Noun.of(
            "f",
            "strana strany straně stranu strano straně stranou",
            "strany stran stranám strany strany stranách stranami",
        ),
        Noun.of(
            "mi",
            "vrch vrchu vrchu vrch vrchu vrchu vrchem",
            "vrchy vrchů vrchům vrchy vrchy vrších vrchy",
        ),
        Noun.of(
            "mi",
            "spodek spodku spodku spodek spodku spodku spodkem",
            "spodky spodků spodkům spodky spodky spodcích spodky",
        ),
    ]
)
