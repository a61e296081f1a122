# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Spielen lernen
web-learn-short = Lernen
web-learn-about = Jede Lektion ist ein echtes Spiel mit festen Karten. Ein Trainer sagt dir, was zu tun ist, eines nach dem anderen.
web-learn-offer = Neu hier? Brich einmal mit Trainer aus: fünf Minuten.
web-learn-no = Nein, danke
web-learn-start = Los
web-learn-continue = Weiter
web-learn-again = Noch einmal
web-learn-done = Geschafft
web-learn-steps = { $steps } Schritte
web-coach = Trainer
web-coach-next = Weiter
web-coach-skip = Überspringen
web-coach-leave = Lektion verlassen
web-coach-leave-short = Verlassen
web-coach-watch = Schau zu, was { $player } tut.
web-coach-progress = { $done } von { $steps } Schritten getan
web-coach-next-lesson = Weiter: { $name }
web-coach-all = Alle Lektionen
web-coach-play = Gegen Bots spielen
