# De plattegrond van de gevangenis en de gevechten, in de browser. De Nederlandse woorden staan in names.ftl.
# $deeds, $people, $wants   opsommingen van namen, zoals de server ze geeft
# $name, $card              een naam, zoals de server die geeft

web-board-plan = De gevangenis
web-board-warden = De directrice
web-board-look = Wat is dit?

## Wat een locatie zegt tegen wie haar niet kan zien, en naast de aanwijzer

web-board-numbers = Deuren: { $numbers }.
web-board-search = Zoeken: { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
web-board-deeds = Hier: { $deeds }.
web-board-forbids = Niet hier: { $deeds }.
web-board-here = Aanwezig: { $people }.
web-board-nobody = Er is niemand.

## Stapels, bendes, de dobbelsteen

web-board-pile = { $name }: nog { $count }
web-board-deck = Zoekstapel: { $count }
web-board-discard = Aflegstapel: { $count }
web-board-michel-deck = { $name }: { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
web-board-gang-card = Bovenop: { $card }.
web-board-gang-empty = Er is geen bendekaart meer.
web-board-gang-wants = Nodig: { $needs } uit { $wants }.
web-board-die = De dobbelsteen toont { $face }.
web-board-die-idle = De dobbelsteen.

## Mensen

web-board-standee = { $beatings ->
    [0] Geen pak slaag
    [one] { $beatings } pak slaag
   *[other] { $beatings } pakken slaag
}, { $cigarettes ->
    [one] { $cigarettes } sigaret
   *[other] { $cigarettes } sigaretten
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Een gevecht. $attacker, $defender: namen; $tool: de naam van gereedschap

web-board-fight = { $attacker } tegen { $defender }
web-board-fight-for = { $attacker } eist van { $defender }: { $tool }
web-board-fight-asked = moet antwoorden
web-board-fight-helpers = Helpers
web-board-fight-weapons = Wapens op tafel
web-board-fight-nothing = Nog geen wapen
web-board-fight-fold = Inklappen
web-board-fight-unfold = Tonen
