# The game in the terminal.

terminal-you = You
terminal-opponent = Opponent
terminal-title = { $game }, seed { $seed }: { $players }.
terminal-turn = turn { $turn } · { $player }
terminal-prompt = Your choice [Enter = { $default }, ? = help]:
terminal-no-option = { $count ->
    [one] There is only option 1.
   *[other] Choose a number from 1 to { $count }.
}
terminal-what = I do not understand that; ? lists what can be typed.
terminal-more = … { $count } more before that (l shows all)
terminal-no-undo = There is nothing to take back.
terminal-undone = Taken back.
terminal-no-card = There is no card “{ $name }”.
terminal-no-file = Name a file: s FILE.
terminal-not-saved = It could not be saved: { $error }
terminal-saved = Saved to { $file }.
terminal-after = Enter leaves, u takes the last choice back, s FILE saves the replay, l shows the log:
terminal-bye = Goodbye.
terminal-help-number = 1, 2, …   choose that option
terminal-help-enter = Enter     choose the quiet option, printed in italics
terminal-help-i = i NAME    show a card (i 3: the card of option 3)
terminal-help-e = e NAME    why can I not use this card now?
terminal-help-u = u         take back your last choice
terminal-help-t = t         show the table again
terminal-help-l = l         show the whole log
terminal-help-s = s FILE    save the replay
terminal-help-q = q         leave
