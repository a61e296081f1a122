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
web-coach-leave = Lektion verlassen
web-coach-leave-short = Verlassen
web-coach-watch = Schau zu, was { $player } tut.
web-coach-progress = { $done } von { $steps } Schritten getan
web-coach-next-lesson = Weiter: { $name }
web-coach-all = Alle Lektionen
web-coach-play = Gegen Bots spielen

## Explanations

web-table-help = Erklärungen, und Chancen gegen Bots
web-table-costs = { $cost ->
    [one] Kostet 1 Aktion.
   *[other] Kostet { $cost } Aktionen.
}
web-table-recipes = Wozu es gut ist
web-table-recipe-ready = Du hast alles dafür.

## The rules open with this

web-how-title = So wird gespielt
web-how-origin = Woher diese Regeln kommen
web-how-learn = Mit einem Trainer lernen: fünf Minuten
web-how-turn = In deinem Zug hast du 2 Aktionen: Karten suchen, dich bewegen, basteln, einer Gang beitreten, erpressen, eine Aktionskarte spielen, oder was dein Ort bietet.
web-how-tools = Werkzeuge bastelst du (eine Schnur und ein anderes Bauteil), kaufst du auf dem Hof für Zigaretten, stiehlst du in der Kantine oder holst du dir von anderen.
web-how-fight = Erpresse mit einer Waffe jemanden an deinem Ort. Wer zuerst keine mehr zücken kann, verliert den Kampf: eine Abreibung und eine Karte.
web-how-gang = Eine Gang will Accessoires und gibt dir eine Fähigkeit.
web-how-background = Dein Vorleben ist ein Geheimnis, das du einmal nutzt.
web-how-dig = Grabe im Zellentrakt. Jedes Werkzeug bringt seine Punkte und ist dann weg.
