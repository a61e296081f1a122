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
web-coach-leave = De les verlaten
web-coach-leave-short = Verlaten
web-coach-watch = Kijk wat { $player } doet.
web-coach-progress = { $done } van { $steps } stappen gedaan
web-coach-next-lesson = Volgende: { $name }
web-coach-all = Alle lessen
web-coach-play = Tegen bots spelen

## Explanations

web-table-help = Uitleg, en kansen tegen bots
web-table-costs = { $cost ->
    [one] Kost 1 actie.
   *[other] Kost { $cost } acties.
}
web-table-recipes = Waar het goed voor is
web-table-recipe-ready = Je hebt er alles voor.

## The rules open with this

web-how-title = Zo speel je
web-how-origin = Waar deze regels vandaan komen
web-how-learn = Leren met een coach: vijf minuten
web-how-turn = In je beurt heb je 2 acties: kaarten zoeken, je verplaatsen, knutselen, je aansluiten bij een bende, afpersen, een actiekaart spelen, of wat je locatie biedt.
web-how-tools = Gereedschap knutsel je (een Touw en een ander onderdeel), koop je op de Luchtplaats met sigaretten, steel je in de Kantine of pak je van anderen af.
web-how-fight = Pers met een wapen iemand op je locatie af. Wie als eerste geen wapen meer kan trekken, verliest het gevecht: een pak slaag en een kaart.
web-how-gang = Een bende wil accessoires en geeft je een vaardigheid.
web-how-background = Je verleden is een geheim dat je één keer gebruikt.
web-how-dig = Graaf in het Cellenblok. Elk stuk gereedschap levert zijn punten op en is dan weg.
