# Waarom een stelling niet kan. Uitgelegd in en/positions.ftl.

position-at = { $path }: { $reason }
position-none = geen

## De tekst

position-no-colon = { $found } heeft geen dubbele punt
position-unknown = { $found } is onbekend; bekend is: { $known }
position-seats = er moet één regel zijn voor elk van { $least } tot { $most } plaatsen vanaf 0, gevonden: { $found }
position-revealed = { $found } is onbekend, daar mag { $known } staan
position-number-and-card = er is een getal en een kaart nodig, zoals in { $example }
position-no-pile = { $found } heeft geen stapel; er zijn: { $known }
position-whole = er is een geheel getal nodig
position-yes-or-no = er is yes of no nodig
position-twice = { $found } staat er twee keer

## Wat waar staat

position-list = er is een lijst nodig, gevonden: { $found }
position-table = er is een tabel nodig, gevonden: { $found }
position-truth = er is true of false nodig, gevonden: { $found }
position-whole-to = er is een geheel getal van 0 tot en met { $most } nodig, gevonden: { $found }
position-name-and-who = er is een naam nodig en wie die kent, gevonden: { $found }
position-gang-pile = er is een lijst nodig: de bovenste kaart, dan wat onder de stapel ligt
position-memory = er zijn twee lijsten nodig
position-memory-length = er is een lijst van { $wanted } getallen nodig

## De gevangenis

position-players = er zijn er { $players } nodig, één voor elke speler, gevonden: { $found }
position-no-place = { $found } doet in deze partij niet mee; er zijn: { $known }
position-cards = { $found } in totaal, maar de editie heeft er { $total }
position-no-tool = { $card } is geen gereedschap (R11.1)
position-two-have = twee spelers hebben { $card }, en er is er een ({ $rule })
position-only-one = { $card } staat er twee keer, en er is er een
position-not-in-pile = { $card } zit niet in die stapel (R1.3)
position-tokens = { $found } fiches voor de spelers, maar er zijn er { $total } (R14.3)
position-no-tokens = geen enkele module in het spel heeft die (R14.3)
position-no-traumas = die zijn er niet zonder de Psychiatrische afdeling (R14.10)
position-michel-place = Michel(le) komt nooit op een locatie zonder nummer (R12.4)
position-michel-cards = er zijn { $total } zulke Michelkaarten (R12.1)
position-without-option = dit is er alleen met een module die niet meedoet; voeg haar toe aan de opties of laat dit weg
position-won = met { $goal } punten is de partij gewonnen (R2.1); geef er minder op, of zeg dat ze voorbij is

## Wat er wacht

position-steps = er is een lijst van stappen nodig, de onderste eerst
position-nobody-asked = er moet iemand iets gevraagd worden
position-no-step = { $found } is geen stap; er zijn: { $known }
position-other-module = { $step } hoort bij een module die niet in het spel is
position-step-place = { $step } staat op de verkeerde plek; een beurt staat onderaan
position-step-numbers = { $step } heeft { $wanted } getallen, gevonden: { $found }
position-step-field = { $step }: er is { $wanted } nodig, gevonden: { $found }
position-no-seat = er is geen plaats { $seat }
position-other-turn = plaats { $active } is aan de beurt, niet plaats { $seat }

# Wat een getal van een stap kan zijn: de $wanted van position-step-field
position-field-seat = een plaats
position-field-seat-or-none = een plaats of -1
position-field-turn-action = het eerste getal van een actie in de beurt
position-field-flag = 0 of 1
position-field-action-card = een actiekaart
position-field-die = een uitkomst van de dobbelsteen
position-field-gang = een bende
position-field-background = een verleden
position-field-michel-card = een Michelkaart
position-field-number = een klein getal
position-field-place = een locatie
position-field-place-or-none = een locatie of -1
position-field-tool = gereedschap
position-field-bits = een reeks bits
