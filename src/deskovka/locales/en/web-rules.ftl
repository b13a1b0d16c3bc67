# The rules pages, and rules looked up from the table.

web-rule = Rule { $rule }
web-rules = Rules: { $game }
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $count } places.
}
web-rules-clear = Show everything
web-rules-print = Print
web-rules-learn = Learn by playing
web-rules-chapter = Whole chapter: { $chapter }
web-rules-unknown = There is no such rule.
web-rules-key = Press / to search
web-rules-ruling = ruling
web-rules-legend = Coloured like this: a ruling. The printed rulebook leaves it open, so this project decides; the words at its end say why.
web-rules-only-rulings = Only rulings
web-rules-why = ruling: { $why ->
    [silent] the rulebook does not say
    [order] the rulebook gives no order, and the order matters
    [unclear] the rulebook can be read in several ways
    [conflict] the rulebook contradicts itself
    [czech] only the Czech edition says so
    [follows] it follows from another rule
    [cards] cards of this project need it
    [ends] so that every game ends
    [screen] a table on screens needs it
    [lost] the symbols are missing in our copy of the rulebook
   *[choice] the table may choose
}

## About

web-about-docs = How programs talk to this server
web-about-server = This server: { $build ->
    [compiled] rules compiled
   *[interpreted] rules interpreted
}, Python { $python }.
web-about-game = { $game }: rules { $rules }, cards { $pack }
