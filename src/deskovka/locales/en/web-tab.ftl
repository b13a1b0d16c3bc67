# A page without a server.
web-tab-loading = Fetching the games: { $done } %
web-tab-starting = The games are getting ready…
web-tab-failed = The games could not be started: { $why }
web-tab-again = Try again
web-tab-fleeting = This browser keeps nothing more for this page: its storage is full or blocked. You can play on, but what you do from now on is lost when you close the page.
web-tab-elsewhere = This table is open in another tab, and goes on there.
web-tab-take-over = Play on here
web-tab-alone = Everything here happens on this device. To play with friends, somebody has to run a server: { $command }
web-tab-update = There is a new version of this page.
web-tab-update-take = Load it
web-tab-brought = These cards are on this page, and every game here is played with them.
web-tab-authors = By { $authors }
web-tab-version = version { $version }
web-tab-fork = Take these cards into my workshop
