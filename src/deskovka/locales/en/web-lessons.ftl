# Guided first games.

web-coach = Coach
web-coach-step = { $at } of { $of }
web-coach-fold = What the coach says
web-coach-leave = Leave the lesson
web-coach-play = Play a whole game
web-coach-again = Begin again
web-learn = First steps: { $game }
web-learn-how = It takes about ten minutes. A coach tells you what is going on and suggests what to do; what it suggests is marked and glows. You may do something else at any time, take back what you did, or leave and come back later.
web-learn-begin = Begin
web-learn-go-on = Go on where you were
web-learn-read = Read the rules instead
web-learn-skip = Skip it
web-learn-offer = New here? Learn a game by playing it, in ten minutes.
web-learn-lesson = lesson
