# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Leren spelen
web-learn-short = Leren
web-learn-about = Elke les is een echt spel met vaste kaarten. Een coach zegt je wat je moet doen, één ding tegelijk.
web-learn-offer = Nieuw hier? Ontsnap één keer met een coach: vijf minuten.
web-learn-no = Nee, bedankt
web-learn-start = Beginnen
web-learn-continue = Doorgaan
web-learn-again = Nog een keer
web-learn-done = Gedaan
web-learn-steps = { $steps } stappen
web-coach = Coach
web-coach-next = Verder
web-coach-skip = Overslaan
web-coach-leave = De les verlaten
web-coach-leave-short = Verlaten
web-coach-watch = Kijk wat { $player } doet.
web-coach-progress = { $done } van { $steps } stappen gedaan
web-coach-next-lesson = Volgende: { $name }
web-coach-all = Alle lessen
web-coach-play = Tegen bots spelen
