# Stránky pravidel a pravidla, která se dají vyhledat od stolu.

web-rule = Pravidlo { $rule }
web-rules = Pravidla: { $game }
web-rules-contents = Obsah
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno na { $count } místě.
   *[other] Nalezeno na { $count } místech.
}
web-rules-clear = Ukázat vše
web-rules-print = Vytisknout
web-rules-learn = Naučit se hrou
web-rules-chapter = Celá kapitola: { $chapter }
web-rules-unknown = Takové pravidlo tu není.
web-rules-key = Hledat lze klávesou /
web-rules-ruling = výklad
web-rules-legend = Takto podbarvený je výklad. Tištěná pravidla věc nechávají otevřenou, a tak rozhoduje tento projekt; proč, říkají slova na konci.
web-rules-only-rulings = Jen výklady
web-rules-why = výklad: { $why ->
    [silent] pravidla o tom mlčí
    [order] na pořadí záleží a pravidla ho neurčují
    [unclear] pravidla lze číst více způsoby
    [conflict] pravidla si odporují
    [czech] říká to jen české vydání
    [follows] plyne z jiného pravidla
    [cards] potřebují to karty tohoto projektu
    [ends] aby každá hra skončila
    [screen] stůl na obrazovce to potřebuje
    [lost] v našem opisu pravidel chybějí symboly
   *[choice] může si vybrat stůl
}

## O Deskovce

web-about-docs = Jak s tímto serverem mluví programy
web-about-server = Tento server: { $build ->
    [compiled] přeložená pravidla
   *[interpreted] interpretovaná pravidla
}, Python { $python }.
web-about-game = { $game }: pravidla { $rules }, karty { $pack }
