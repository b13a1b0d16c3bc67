# Plošinovka: kapitoly stránky všech vět.

plosinovka-chapter-ability = Odstavce
plosinovka-chapter-condition = Podmínky
plosinovka-chapter-sentence = Věty
plosinovka-chapter-effect = Účinky
plosinovka-chapter-instant = Okamžité účinky
plosinovka-chapter-fact = Co se stane
plosinovka-chapter-reach = Dosahy
plosinovka-chapter-countable = Co jde počítat
plosinovka-chapter-direction = Směry
plosinovka-chapter-goods = Zlaťáky a drahokamy
plosinovka-chapter-good = Zlaťák nebo drahokam
plosinovka-chapter-wealth = Bohatství
plosinovka-chapter-symbol = Symboly
