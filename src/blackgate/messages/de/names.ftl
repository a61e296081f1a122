# Namen: Karten, Orte, Gangs, Gangkarten, Vorleben, Gefangene, Plättchen, Traumata, Michel(le). Die Formen sind in
# en/names.ftl erklärt.
#
# Die deutschen Begriffe (eine gedruckte deutsche Regel gibt es nicht; ein Wort für eine Sache):
#   Place Ort, Player Person (Menschen und Bots), Seat Platz, Game Partie, Round Runde, Turn Zug, Action Aktion,
#   Tool Werkzeug, Weapon Waffe, Component Bauteil, Accessory Accessoire, Rare item Rarität, Action card Aktionskarte,
#   Search suchen, Suchkarte, Search deck Suchstapel, discard abwerfen, Ablage, draw ziehen, Move bewegen,
#   Simple move Einfache Bewegung, Cautious move Vorsichtige Bewegung, Extortion Erpressung, Combat Kampf,
#   lay a Weapon eine Waffe zücken, lay a Tool ein Werkzeug auslegen, cooperate kooperieren, refuse sich weigern,
#   yield aufgeben, Craft basteln, Dig graben, Tunnel point Tunnelpunkt, Beating Abreibung, Background Vorleben,
#   reveal aufdecken, Gang card Gangkarte, Join a Gang einer Gang beitreten, Barter feilschen, Exchange tauschen,
#   Token Plättchen, Trauma Trauma, Warden Direktorin, report verpfeifen, Freepass Freibrief, Punishment Strafe,
#   Bribe bestechen, Brawl Schlägerei, Rehabilitate resozialisieren, Teammate Teammitglied, Hand Handkarten,
#   Record Aufzeichnung, Position Stellung, Edition Ausgabe, Host Host
#
# Was mit einem Artikel kommt, steht im Akkusativ (einen Löffel, den Zellentrakt). Er sieht nur bei männlichen Wörtern
# anders aus als der Nominativ: darum sind außer Löffel und Siegelring alle Karten, alle Plättchen und alle Gangs
# weiblich, sächlich oder Mehrzahl. Kein Satz stellt sie in den Dativ.

## Werkzeuge und Waffen

card-spoon = Löffel
    .def = den Löffel
    .indef = einen Löffel
    .plural = Löffel

card-pickaxe = Spitzhacke
    .def = die Spitzhacke
    .indef = eine Spitzhacke
    .plural = Spitzhacken

card-shovel = Schaufel
    .def = die Schaufel
    .indef = eine Schaufel
    .plural = Schaufeln

card-knife = Messer
    .def = das Messer
    .indef = ein Messer
    .plural = Messer

## Bauteile (die Klinge ist auch eine Waffe)

card-blade = Klinge
    .def = die Klinge
    .indef = eine Klinge
    .plural = Klingen

card-link = Schnur
    .def = die Schnur
    .indef = eine Schnur
    .plural = Schnüre

card-pike = Spitze
    .def = die Spitze
    .indef = eine Spitze
    .plural = Spitzen

card-container = Dose
    .def = die Dose
    .indef = eine Dose
    .plural = Dosen

## Accessoires

card-chain = Kette
    .def = die Kette
    .indef = eine Kette
    .plural = Ketten

card-cap = Kappe
    .def = die Kappe
    .indef = eine Kappe
    .plural = Kappen

card-bandana = Bandana
    .def = das Bandana
    .indef = ein Bandana
    .plural = Bandanas

card-watch = Uhr
    .def = die Uhr
    .indef = eine Uhr
    .plural = Uhren

card-boots = Stiefel
    .def = die Stiefel
    .indef = ein Paar Stiefel
    .count = { $count ->
        [one] { $count } Paar Stiefel
       *[other] { $count } Paar Stiefel
    }

card-signet_ring = Siegelring
    .def = den Siegelring
    .indef = einen Siegelring
    .plural = Siegelringe

## Raritäten

card-smartphone = Smartphone
    .def = das Smartphone
    .indef = ein Smartphone
    .plural = Smartphones

card-cigar_box = Zigarrenkiste
    .def = die Zigarrenkiste
    .indef = eine Zigarrenkiste
    .plural = Zigarrenkisten

card-whisky = Whisky
    .def = den Whisky
    .indef = eine Flasche Whisky
    .count = { $count ->
        [one] { $count } Flasche Whisky
       *[other] { $count } Flaschen Whisky
    }

card-pills = Pillen
    .def = die Pillen
    .indef = eine Packung Pillen
    .count = { $count ->
        [one] { $count } Packung Pillen
       *[other] { $count } Packungen Pillen
    }

card-radio = Radio
    .def = das Radio
    .indef = ein Radio
    .plural = Radios

card-magazine = Zeitschrift
    .def = die Zeitschrift
    .indef = eine Zeitschrift
    .plural = Zeitschriften

## Aktionskarten

card-solitary_confinement = Einzelhaft
card-cafeteria_key = Kantinenschlüssel
card-master_key = Generalschlüssel
card-sucker_punch = Tiefschlag
card-care_package = Carepaket
card-riot = Aufstand
card-painkillers = Schmerzmittel
card-shakedown = Leibesvisitation
card-tattoo = Tattoo
card-lockdown = Einschluss
card-poker_night = Pokerabend
card-bribed_guard = Bestochener Wärter

other_card = { $name }
    .def = die Karte „{ $name }“
    .indef = eine Karte „{ $name }“
    .count = { $count ->
        [one] { $count } Karte „{ $name }“
       *[other] { $count } Karten „{ $name }“
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Kartenfamilien

family-tool = Werkzeug
family-weapon = Waffe
family-component = Bauteil
family-accessory = Accessoire
family-rare = Rarität
family-action = Aktionskarte

## Orte

place-cell_block = Zellentrakt
    .def = den Zellentrakt
    .to = in den Zellentrakt
    .in = im Zellentrakt
place-cafeteria = Kantine
    .def = die Kantine
    .to = in die Kantine
    .in = in der Kantine
place-showers = Duschen
    .def = die Duschen
    .to = in die Duschen
    .in = in den Duschen
place-infirmary = Krankenstation
    .def = die Krankenstation
    .to = auf die Krankenstation
    .in = auf der Krankenstation
place-recreational_area = Hof
    .def = den Hof
    .to = auf den Hof
    .in = auf dem Hof
place-solitary_confinement = Einzelhaft
    .def = die Einzelhaft
    .to = in die Einzelhaft
    .in = in der Einzelhaft
place-wardens_office = Büro der Direktorin
    .def = das Büro der Direktorin
    .to = ins Büro der Direktorin
    .in = im Büro der Direktorin
place-cell_block_a = Zellentrakt A
    .def = den Zellentrakt A
    .to = in den Zellentrakt A
    .in = im Zellentrakt A
place-cell_block_b = Zellentrakt B
    .def = den Zellentrakt B
    .to = in den Zellentrakt B
    .in = im Zellentrakt B
place-library = Bibliothek
    .def = die Bibliothek
    .to = in die Bibliothek
    .in = in der Bibliothek
    .about = Ein neues Vorleben, und Spionage.
place-workshop = Werkstatt
    .def = die Werkstatt
    .to = in die Werkstatt
    .in = in der Werkstatt
    .about = Bessere Werkzeuge, und das Talent dafür.
place-gambling_cells = Zockerzellen
    .def = die Zockerzellen
    .to = in die Zockerzellen
    .in = in den Zockerzellen
    .about = Wetten und Pläne.
place-gymnasium = Turnhalle
    .def = die Turnhalle
    .to = in die Turnhalle
    .in = in der Turnhalle
    .about = Muskeln und Schlägereien.
place-laundry = Wäscherei
    .def = die Wäscherei
    .to = in die Wäscherei
    .in = in der Wäscherei
    .about = Ein neuer Stil, und Bandagen.
place-psychiatric_ward = Psychiatrie
    .def = die Psychiatrie
    .to = in die Psychiatrie
    .in = in der Psychiatrie
    .about = Niemand kommt ohne Trauma wieder heraus.
other_place = { $name }
    .def = den Ort { $name }
    .to = an den Ort { $name }
    .in = am Ort { $name }

## Gangs

gang-crew = Crew
    .def = die Crew
    .in = in der Crew
gang-cartel = Kartell
    .def = das Kartell
    .in = im Kartell
gang-bikers = Biker
    .def = die Biker
    .in = bei den Bikern
gang-bratva = Bratwa
    .def = die Bratwa
    .in = in der Bratwa
gang-triad = Triade
    .def = die Triade
    .in = in der Triade
gang-queers = Queers
    .def = die Queers
    .in = bei den Queers
other_gang = { $name }
    .def = die Gang { $name }
    .in = in der Gang { $name }

## Gangkarten

gang_card-lookout = Ausguck
gang_card-scavenger = Spürnase
gang_card-shortcut = Abkürzung
gang_card-light_fingers = Lange Finger

gang_card-supplier = Lieferant
gang_card-middleman = Zwischenhändler
gang_card-dealers = Dealer
gang_card-allowance = Taschengeld

gang_card-knuckles = Blanke Fäuste
gang_card-thick_skin = Dickes Fell
gang_card-trophy = Trophäe
gang_card-ambush = Hinterhalt

gang_card-tribute = Schutzgeld
gang_card-respect = Respekt
gang_card-long_arm = Langer Arm
gang_card-interrogation = Verhör

gang_card-artisan = Handwerk
gang_card-thrift = Sparsamkeit
gang_card-engineer = Ingenieurskunst
gang_card-herbalist = Kräuterkunde

gang_card-stage = Große Bühne
gang_card-barter = Feilschen
gang_card-charm = Charme
gang_card-wardrobe = Garderobe

## Vorleben

background-burglar = Einbrecher
background-getaway_driver = Fluchtfahrer
background-pickpocket = Taschendieb

background-fence = Hehler
background-kingpin = Pate
background-smuggler = Schmuggler

background-boxer = Boxer
background-arsonist = Brandstifter
background-brawler = Raufbold

background-hitman = Auftragskiller
background-loan_shark = Kredithai
background-enforcer = Geldeintreiber

background-blacksmith = Schmied
background-tunneller = Tunnelbauer
background-doctor = Arzt

background-con_artist = Hochstapler
background-informer = Spitzel
background-escapist = Ausbrecherkönig

## Gefangene

prisoner-ox = Stier
prisoner-mamba = Mamba
prisoner-preacher = Prediger
prisoner-duchess = Herzogin
prisoner-sparks = Blitz
prisoner-vixen = Füchsin
prisoner-professor = Professor
prisoner-nails = Kralle
prisoner-lucky = Glückspilz
prisoner-granny = Oma
prisoner-shorty = Knirps
prisoner-tank = Panzer

## Plättchen

token-spy = Spionageplättchen
    .indef = ein Spionageplättchen
    .plural = Spionageplättchen
token-skill = Talentplättchen
    .indef = ein Talentplättchen
    .plural = Talentplättchen
token-planning = Planungsplättchen
    .indef = ein Planungsplättchen
    .plural = Planungsplättchen
token-bodybuilding = Muskelplättchen
    .indef = ein Muskelplättchen
    .plural = Muskelplättchen
token-bandage = Bandage
    .indef = eine Bandage
    .plural = Bandagen
token-corruption = Korruptionsplättchen
    .indef = ein Korruptionsplättchen
    .plural = Korruptionsplättchen
other_token-count = { $count } × { $name }

## Traumata

trauma-apathy = Apathie
trauma-cowardice = Feigheit
trauma-tremor = Zittern
trauma-avarice = Geiz
trauma-paranoia = Verfolgungswahn
trauma-stupor = Starre

## Michel und Michelle; was ihre Karten außer den Werkzeugen zeigen

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = ein Messer
michel_card-no_knife = kein Messer

## Strafen

punishment-beating = eine Abreibung
punishment-hand = die Hälfte der Handkarten
punishment-cigarettes = alle Zigaretten

## Womit gespielt werden kann

option-michel = Michel
    .about = Jemand streift durchs Gefängnis und erpresst alle, die im Weg stehen.
option-michelle = Michelle
    .about = Jemand streift durchs Gefängnis und erpresst alle, die im Weg stehen.
option-team = Teammodus
    .about = Zwei Teams, jedes mit eigenem Zellentrakt und eigenem Tunnel.
option-warden = Die Direktorin
    .about = An ihrem Ort lässt man sich besser nicht erwischen, oder man hat vorher bezahlt.
option-places = Modulare Orte
    .about = Jeder ersetzt einen anderen und bringt eigene Aktionen mit.
place_option-replaces = Ersetzt: { $place }.
place_option-no_teams = Nicht mit Teams.

## Listen: erst alle bis auf das Letzte, dann das Letzte

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }

figure-decimal = { $whole },{ $part }
figure-percent = { $figure } %
