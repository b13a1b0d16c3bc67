# Plošinovka: co je špatně na kartách a kresbách úrovní. Druhy karet a polí jsou jejich označení.

problem-plosinovka-pack-empty = nic v ní není: žádný hrdina, žádný předmět, žádná karta žaláře
problem-plosinovka-dungeon-card-too-many = sada má nejvýše { $most } karet žaláře
problem-plosinovka-dungeon-card-id-taken = karta žaláře s označením „{ $label }“ už { problem-where }
problem-plosinovka-dungeon-card-name-taken = karta žaláře jménem „{ $label }“ už { problem-where }

## Klíče a hodnoty

problem-plosinovka-type = { $type ->
    [artifact] artefakt
    [attack] útok
    [boss] boss
    [enemy] nepřítel
    [event] událost
    [helper] pomocník
    [hero] hrdina
    [item] předmět
    [potion] lektvar
    [setup] příprava
   *[token] žeton
}
problem-plosinovka-must-be-loot = { $key } musí být zlaťáky a drahokamy jako „2 coins, 1 gem“, ne { problem-found }
problem-plosinovka-must-be-star = { $key } musí být symboly jako „boot or monster“, ne { problem-found }
problem-plosinovka-must-be-boss = { $key } musí být označení bosse, ne { problem-found }
problem-plosinovka-must-be-token = { $key } musí být označení žetonu, ne { problem-found }
problem-plosinovka-must-be-symbol = { $key } musí být výsledek kostky nepřátel nebo symbol akčních kostek, ne { problem-found }
problem-plosinovka-must-be-drawing = { $key } musí být kresba o 9 řádcích po 17 znacích, ne { problem-found }
problem-plosinovka-text-missing = chybí „{ $missing }“: { problem-plosinovka-type } vždy něco dělá
problem-plosinovka-symbol-twice = stejný symbol tu je dvakrát
problem-plosinovka-symbol-wrong = tento boss útočí podle { $by ->
    [enemy-die] kostky nepřátel
   *[action-dice] akčních kostek
}: { $shows }
problem-plosinovka-boss-unknown = boss „{ $id }“ není{ problem-near }
problem-plosinovka-token-unknown = žeton „{ $id }“ není{ problem-near }
problem-plosinovka-token-taken = „{ $id }“ je žeton bosse { $boss }

## Texty

problem-plosinovka-paragraph-twice = tato karta už něco takového dělá; napiš to na jeden řádek
problem-plosinovka-for-heroes = toto je pro hrdiny; jiné karty říkají „Use: …“
problem-plosinovka-not-for-heroes = hrdinové říkají „Once per turn: …“
problem-plosinovka-not-for-potions = lektvar se po použití odhodí: říká „Use: …“
problem-plosinovka-no-time = není řečeno, kdy se to stane, jako v „Use: …“ nebo „Whenever …, …“
problem-plosinovka-for-events = toto je pro události; jiné karty říkají „At the end of your turn, …“
problem-plosinovka-no-meaning = u typu „{ problem-plosinovka-type }“ to nic neznamená
problem-plosinovka-no-hero = tady není žádný hrdina, o kterého by šlo: patří k „you push a hero“
problem-plosinovka-for-bosses = toto je jen pro karty útoku bossů
problem-plosinovka-no-subject = komu se to stane? Útok říká „each hero …“ nebo „the boss …“
problem-plosinovka-no-token = to není žeton
problem-plosinovka-token-of-nobody = žetony dávají jen bossové a to, co k nim patří
problem-plosinovka-token-of-another = ten žeton patří jinému bossovi

## Co hra potřebuje

problem-plosinovka-there-are = { $found ->
    [one] a je tu jen { $found }
    [few] a jsou tu jen { $found }
   *[other] a je jich tu { $found }
}
problem-plosinovka-too-few-card = hra potřebuje aspoň { $least } { $kind ->
    [hero] hrdiny
    [boss] bosse
    [item] předměty
    [potion] lektvary
    [artifact] artefakty
   *[event] událostí
}, { problem-plosinovka-there-are }
problem-plosinovka-too-few-enemy = hra potřebuje aspoň { $least } { $least ->
    [one] nepřítele
   *[few] nepřátele
} úrovně { $level }, { problem-plosinovka-there-are }
problem-plosinovka-too-few-dungeon = hra potřebuje aspoň { $least } { $kind ->
    [ordinary] obyčejných karet
   *[boss-marked] karty s bossem
} žaláře „{ $dungeon }“, { problem-plosinovka-there-are }
problem-plosinovka-boss-face = { $boss } nemá kartu útoku s „{ $face }“
problem-plosinovka-boss-attacks = { $boss } potřebuje { $least } karty útoku
problem-plosinovka-boss-no-helper = { $boss } přivolává pomocníky a žádné nemá
problem-plosinovka-boss-helpers = { $boss } má více než jeden druh pomocníků

## Kresba úrovně

problem-plosinovka-map-lines = karta se kreslí na { $lines } řádků, a tato kresba { $count ->
    [0] nemá žádný
    [one] má jen { $count }
    [few] má jen { $count }
   *[other] jich má { $count }
}
problem-plosinovka-map-columns = řádek kresby má nejvýše { $most } znaků
problem-plosinovka-map-corner = sem patří roh „+“, ne „{ $mark }“
problem-plosinovka-map-edge = hrana je „---“, „-H-“ nebo tři mezery, ne „{ $mark }“
problem-plosinovka-map-wall = mezi dvěma poli je „|“ nebo mezera, ne „{ $mark }“
problem-plosinovka-map-mark = „{ $mark }“ v poli nic neznamená; jsou { $known }
problem-plosinovka-map-mark-twice = „{ $mark }“ už v tomto poli je
problem-plosinovka-map-top = horní hrana je otevřená: spodní hranu si kreslí karta nad ní
problem-plosinovka-map-boss-floor = karta se značkou bosse má plošinu podél celé spodní hrany
problem-plosinovka-map-closed = spodní hrana potřebuje otvor, jinak se zdola nikdo nedostane
problem-plosinovka-map-ladder-out = žádný žebřík nevede z karty ven
problem-plosinovka-map-ladder-above = tento žebřík nepokračuje: pole nad ním nemá „H“
problem-plosinovka-map-ladder-below = tento žebřík nepokračuje: pole pod ním nemá „H“
problem-plosinovka-map-ladder-cut = žebřík je tu přerušený: napiš „-H-“, nebo jedno „H“ odeber
problem-plosinovka-map-ladder-low = žebřík je vysoký aspoň dvě pole
problem-plosinovka-map-unmarked = { $field ->
    [boss] pole bosse
   *[special] zvláštní pole
} má jen karta s „boss = true“
problem-plosinovka-map-portal-outside = portály mají jen karty žaláře „void“
problem-plosinovka-map-portal-alone = portál vede k jinému: nakresli dva, nebo žádný
problem-plosinovka-map-coin-and-gem = na poli je zlaťák, nebo drahokam, ne obojí
problem-plosinovka-map-no-platform = pod tímto polem { problem-plosinovka-map-field } není plošina
problem-plosinovka-map-card = { $card ->
    [boss-marked] karta se značkou bosse
   *[ordinary] obyčejná karta
}
problem-plosinovka-map-field = { $field ->
    [gem] s drahokamem
    [coin] se zlaťákem
    [merchant] s kupeckým stánkem
    [enemy] s nepřítelem
    [boss] s bossem
   *[special] zvláštního druhu
}
problem-plosinovka-map-too-many = { problem-plosinovka-map-card } má polí { problem-plosinovka-map-field } („{ $mark }“) nejvýše { $most }
problem-plosinovka-map-too-few = { problem-plosinovka-map-card } má polí { problem-plosinovka-map-field } („{ $mark }“) aspoň { $least }, a tato { $count ->
    [0] žádné
   *[other] { $count }
}
problem-plosinovka-map-cut-off = toto pole je odříznuté od zbytku karty
problem-plosinovka-map-others = „{ $first }“{ $more ->
    [0] { "" }
    [one] { " " }(a { $more } další)
    [few] { " " }(a { $more } dalších)
   *[other] { " " }(a { $more } dalších)
}
problem-plosinovka-map-walled-right = vedle karty { problem-plosinovka-map-others } vpravo nikdo neprojde přes zdi
problem-plosinovka-map-walled-left = vedle karty { problem-plosinovka-map-others } vlevo nikdo neprojde přes zdi
problem-plosinovka-map-stuck = odtud nikdo nevyleze do karty { problem-plosinovka-map-others } nad ní s nejvýše { $boots } botami od odpočinku k odpočinku
problem-plosinovka-map-unreached = z karty { problem-plosinovka-map-others } pod ní sem nikdo nevyleze s nejvýše { $boots } botami od odpočinku k odpočinku
problem-plosinovka-merchants = kupecký stánek má { $having } z { $all } obyčejných karet žaláře „{ $dungeon }“; mělo by jich být { $least } až { $most } ze sta

## Příprava hry

problem-plosinovka-setup-heroes = heroes je seznam označení hrdinů
problem-plosinovka-setup-heroes-count = počet hrdinů je { $count } a počet hráčů { $players }: vyber hrdinu každému, nebo nikomu
problem-plosinovka-setup-hero = hrdina { $written } není{ problem-near }
problem-plosinovka-setup-hero-twice = hrdina { $written } je vybraný dvakrát
problem-plosinovka-setup-boss = boss { $written } není{ problem-near }
problem-plosinovka-setup-dungeon = žalář { $written } není: je forest, void nebo mixed
problem-plosinovka-setup-variant = { $variant } je True, nebo False, ne { $written }
problem-plosinovka-setup-solo = hra pro jednoho se hraje na základní mapě
