## What a check says

own_edition-right = { $file } is goed: editie “{ $name }”, vingerafdruk { $fingerprint }.
own_edition-counts = Zeldzame voorwerpen: { $rare_items }; Actiekaarten: { $action_cards }; Bendekaarten: { $gang_cards }; Verledens: { $backgrounds }; Michel-kaarten: { $michel_cards }; Trauma’s: { $traumas }; modulaire locaties: { $modular_places }. De zoekstapel heeft { $deck } kaarten.
own_edition-words = Eigen namen en teksten: { $entries }, in { $languages }.
own_edition-same = Ze speelt als de standaardeditie.
own_edition-added = Niet in de standaardeditie: { $entries }
own_edition-missing = Alleen in de standaardeditie: { $entries }
own_edition-changed = Anders dan in de standaardeditie:
own_edition-problems = { $count ->
    [one] { $count } fout. Verbeter die en controleer het bestand opnieuw.
   *[other] { $count } fouten. Verbeter ze en controleer het bestand opnieuw.
}
own_edition-written = { $file } is geschreven: de standaardeditie, met uitleg. Verander wat je wilt, en dan: blackgate edition check { $file }
own_edition-name = Mijn doos

## The comments of a new file

own_edition-about-head = Je eigen editie: alles wat op de kaarten en het bord staat. Ze begint als kopie van de standaardeditie.
own_edition-about-use = blackgate edition check { $file } zegt wat er mis is; blackgate play --edition { $file } speelt haar. docs/editions.md leidt je erdoorheen.
own_edition-about-words = Namen en teksten staan achter een #, zoals het spel ze nu toont. Haal het # weg en schrijf je eigen. Een gewone tekst is in de taal die hieronder staat; een tabel heeft er meer: { $example }. Zonder tekst toont een kaart wat haar effecten doen, in elke taal en met de juiste getallen.
own_edition-about-entries = Je kunt items toevoegen, hernoemen en weglaten in cards (zeldzame voorwerpen en Actiekaarten), gang_cards, backgrounds, michel.cards, traumas en modular_places. Een id heeft de letters a tot z, cijfers en _. R2.3 is een regel in docs/rules.md.
own_edition-about-game = De getallen van het spel. actions: in een beurt, R3.1; solitary_actions: in een beurt die in de isoleercel begint, R15.2; cautious_move: de acties die hij kost, R6.2; hand_limit: aan het eind van de beurt, R3.6; starting_cards: van de zoekstapel, R1.5; rounds: daarna is het spel uit, R2.4; die: het hoogste getal van de dobbelsteen, R6.1.
own_edition-about-goals = Tunnelpunten om te winnen, per aantal spelers, R2.2.
own_edition-about-places = Het bord, R4. numbers: van de dobbelsteen; search: de kaarten die een zoektocht oplevert; forbids: wat verboten is van { $forbids }; actions: wat alleen hier kan, van { $actions }.
own_edition-about-cards = De kaarten. pile: hoeveel op de open stapel, R1.2; search: hoeveel in de zoekstapel, R1.4; value: sigaretten bij verkoop, R11.4; points: Tunnelpunten bij het graven, R2.3. Gereedschap, Mes, Onderdelen en Accessoires horen bij de regels: ze blijven, met deze id’s.
own_edition-about-rare_items = Zeldzame voorwerpen, alleen om te verkopen: ten hoogste { $most }.
own_edition-about-action_cards = Actiekaarten, R3.8: ten hoogste { $most } verschillende, elk met 1 tot { $effects } effecten, na elkaar. De effecten die er zijn, met hun getallen:
own_edition-about-recipes = Knutselen, R8.2: de kaarten die je aflegt, de kaart van haar stapel en hoeveel.
own_edition-about-shop = Kopen, R11.5: welke kaart, hoeveel, voor hoeveel sigaretten.
own_edition-about-gangs = Bendes, R9.1: wier Accessoires tellen en hoeveel verschillende er nodig zijn.
own_edition-about-gang_cards = Bendekaarten, R9.4: 1 tot { $most } voor elke bende, elk met één vaardigheid. De vaardigheden die er zijn:
own_edition-about-backgrounds = Verledens, R10.1: { $least } tot { $most }. effects: wat het doet; bonus: wat het nog doet voor een lid van zijn bende. Alle effecten van Actiekaarten kunnen, en deze:
own_edition-about-prisoners = Gevangenen, R1.6: zes borden met twee kanten.
own_edition-about-team = Teammodus: Tunnelpunten van een team om te winnen, per aantal spelers, R13.3.
own_edition-about-michel = Michel en Michelle, R12: waar ze beginnen, en ten hoogste { $most } verschillende kaarten. knife: of er een Mes op staat; tools: met welk Gereedschap; count: hoeveel zulke kaarten er zijn.
own_edition-about-tokens = Fiches, R14.3: hoeveel in elke stapel.
own_edition-about-traumas = Trauma’s, R14.11: één fiche elk, 1 tot { $most }. Wat ze kunnen doen:
own_edition-about-modular_places = Modulaire locaties, R14: welke locatie elk vervangt, dan zoals op het bord, dan de getallen van haar acties. Een locatie met nieuwe acties vraagt wat code: docs/adding-a-place.md.
own_edition-about-warden = De directrice en haar kantoor, R16. start: waar ze begint; team_start: hetzelfde in teammodus; bribe: sigaretten voor een Corruptiefiche; illegal: wat ze bestraft.
own_edition-about-actions = De acties van locaties die niet in de doos zitten, met hun id’s: hun namen en teksten.
own_edition-about-effects-background = Alleen op een Verleden:
own_edition-about-effects-reaction = Als enige van effects; het Verleden wordt dan op dit moment onthuld:
own_edition-about-effects-bonus = Alleen in bonus, als effects dat tussen haakjes heeft:
