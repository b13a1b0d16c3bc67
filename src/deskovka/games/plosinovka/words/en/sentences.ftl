# Plošinovka: the chapters of the page of all sentences.

plosinovka-chapter-ability = Paragraphs
plosinovka-chapter-condition = Conditions
plosinovka-chapter-sentence = Sentences
plosinovka-chapter-effect = Effects
plosinovka-chapter-instant = Instant effects
plosinovka-chapter-fact = Facts
plosinovka-chapter-reach = Reaches
plosinovka-chapter-countable = What can be counted
plosinovka-chapter-direction = Directions
plosinovka-chapter-goods = Coins and gems
plosinovka-chapter-good = A coin or a gem
plosinovka-chapter-wealth = Wealth
plosinovka-chapter-symbol = Symbols
