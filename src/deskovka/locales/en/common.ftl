# Small words that every part of Deskovka uses.

list-middle = { $start }, { $end }
list-last = { $start } and { $end }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
because = { $card }: “{ $text }” { $question }
player = Player { $number }
question-roll = Which number comes up?
option-roll = { $number }
question-page = There are many options: which group?
