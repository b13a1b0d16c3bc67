# Krátká slova, která potřebuje každá část Deskovky.

list-middle = { $start }, { $end }
list-last = { $start } a { $end }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
because = { $card }: „{ $text }“ { $question }
player = Hráč { $number }
question-roll = Které číslo padne?
option-roll = { $number }
question-page = Možností je mnoho: kterou skupinu?
