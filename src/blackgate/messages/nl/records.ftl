# Wat er mis is met een verslag, of met wat ervan gevraagd wordt. Uitgelegd in en/records.ftl en docs/records.md.

record-at-line = regel { $line }: { $reason }
record-end = het einde van het verslag
record-nothing = niets
record-a-position = een stelling

## Regels

record-too-large = geen verslag is groter dan { $most } MiB
record-line-too-long = geen regel is langer dan { $most } KiB
record-wanted = hier moet { $wanted } staan, gevonden: { $found }
record-not-utf-8 = er zijn bytes die geen UTF-8 zijn
record-carriage-return = de regel eindigt met een carriage return; sla het bestand op met Unix-regeleinden
record-unprintable = er zijn tekens die niet afgedrukt kunnen worden
record-no-checksum = de controlesom aan het einde van de regel ontbreekt
record-checksum = de controlesom klopt niet: deze regel is veranderd, of er ontbreekt een regel ervoor
record-torn = de laatste regel is niet tot het einde geschreven; het verslag kan zonder die regel worden voortgezet

## De kop

record-other-format = dit is een verslag van formaat { $found }; hier is alleen formaat { $known } bekend
record-no-record = dit is geen verslag van Blackgate: het begint niet met { $wanted }
record-too-long = { $what } heeft { $found } tekens; maximaal { $most } zijn toegestaan
record-unfit-text = { $what } mag niet met een spatie beginnen of eindigen en geen tekens bevatten die niet afgedrukt kunnen worden
record-one-digit = { $key }: er is één cijfer nodig, gevonden: { $found }
record-hex-digits = { $key }: er zijn { $digits } hexadecimale cijfers nodig, gevonden: { $found }
record-options-form = { $key }: niet geschreven zoals Blackgate ze schrijft, gevonden: { $found }
record-unknown-option = de optie { $found } is hier niet bekend; gebruik een nieuwere Blackgate
record-no-such-seat = er is geen plaats { $seat } bij { $players } spelers (R1.7)
record-edition-form = { $key }: er zijn 16 hexadecimale cijfers en een naam tussen aanhalingstekens nodig, gevonden: { $found }
record-edition-wrong = { $key }: { $reason }
record-edition-other = deze editie heeft hier de vingerafdruk { $here }, in het verslag { $recorded }; speel het af met de Blackgate die het schreef
record-not-an-object = { $key }: er is een JSON-object nodig, gevonden: { $found }
record-rules-form = { $key }: er is een versienummer nodig, gevonden: { $found }
record-newer-rules = gespeeld met regels { $found }, en hier zijn regels { $known } de nieuwste: installeer een nieuwere Blackgate
record-rules-ended = gespeeld met regels { $found }; deze Blackgate speelt met regels { $known } en kan het niet voortzetten zoals het bedoeld was: ga verder met Blackgate { $release }
record-rules-differ = gespeeld met regels { $found }, waarvan regels { $known } van deze Blackgate hier afwijken ({ $reason }): speel het af met Blackgate { $release }
record-not-json = dit is geen JSON: { $found }
record-secret-bytes = { $key }: er zijn { $bytes } bytes nodig, gevonden: { $found }
record-one-for-each = { $key }: er is er een nodig voor elk van de { $players } plaatsen, gevonden: { $found }

## Een opgezette stelling

record-position-bare = een stelling in een verslag heeft geen lege regels en geen commentaar
record-position-options = een stelling in een verslag heeft geen { $key }: die hebben een eigen regel in de kop
record-position-chance = een stelling in een verslag heeft geen { $key }: die begint met een beurt, en het toeval komt later
record-position-first = in een opgezette stelling wordt niemand aangewezen om te beginnen
record-position-secret = een opgezette stelling heeft geen geheim
record-position-seats = de stelling heeft { $found } plaatsen, de partij { $players }
record-position = de stelling kan niet: { $reason }

## De partij

record-seat-and-action = hier moeten een plaats en een actie staan, gevonden: { $found }
record-no-result = { $found } is geen uitkomst van het toeval: er is een worp, een kaart of een plaats nodig
record-outcome-form = er is { $wanted } met de punten van { $players } spelers nodig, gevonden: { $found }
record-other-secret = dit is niet het geheim dat in de kop staat
record-after-end = het verslag was al afgelopen, gevonden: { $found }
record-over-before = de partij is voor deze actie al afgelopen (R2.1)
record-other-seat = hier wordt plaats { $asked } iets gevraagd, niet plaats { $found }
record-illegal = deze actie mag niet: { $reason }
record-cannot-come-up = { $found } kan hier niet uitkomen
record-result-missing = er ontbreekt een uitkomst van het toeval aan het einde van de regel
record-other-chance = het verslag zegt { $told }, het geheim geeft { $given }
record-not-over = de partij is hier niet afgelopen: plaats { $asked } wordt iets gevraagd
record-other-result = het resultaat is { $given }, het verslag zegt { $told }

## Controleren

record-laid-out = de partij begon met een opgezette stelling, waarvan niemand het toeval heeft beloofd
record-no-secret = het geheim staat niet in het verslag; het wordt onthuld als de partij is afgelopen
record-other-promise = dit is niet het geheim dat beloofd was: de SHA-256 ervan is niet de belofte
record-honest = elke uitkomst van het toeval is wat het geheim en de bijdragen geven

## Verdergaan

record-secret-missing = het verslag bevat het geheim van de partij niet; geef het geheim dat bij het begin van de partij is bewaard
record-wrong-secret = dit geheim past niet bij de belofte in het verslag; geef dat van precies deze partij
record-game-not-over = de partij is niet afgelopen; speel verder, of breek de partij af
record-ended = het verslag is afgesloten en het geheim is bekend; begin een nieuwe partij
