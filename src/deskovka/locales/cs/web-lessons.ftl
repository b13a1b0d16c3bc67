# První hry s průvodcem.

web-coach = Průvodce
web-coach-step = { $at } z { $of }
web-coach-fold = Co říká průvodce
web-coach-leave = Odejít z lekce
web-coach-play = Zahrát si celou hru
web-coach-again = Začít znovu
web-learn = První kroky: { $game }
web-learn-how = Trvá to asi deset minut. Průvodce ti říká, co se děje, a navrhuje, co udělat; jeho návrh je označený a svítí. Kdykoli můžeš udělat něco jiného, vzít své rozhodnutí zpět, anebo odejít a vrátit se později.
web-learn-begin = Začít
web-learn-go-on = Pokračovat
web-learn-read = Raději si přečíst pravidla
web-learn-skip = Přeskočit
web-learn-offer = Jsi tu poprvé? Nauč se hrát přímo při hře, za deset minut.
web-learn-lesson = lekce
