# Namen: kaarten, locaties, bendes, bendekaarten, verledens, gevangenen, fiches, trauma’s, Michel(le). De vormen zijn
# uitgelegd in en/names.ftl.
#
# De Nederlandse woorden (gedrukte Nederlandse regels zijn er niet; één woord voor één ding):
#   Place locatie, Player speler, Teammate teamgenoot, Seat plaats, Table tafel, Game partij, Round ronde, Turn beurt,
#   Action actie, Tool gereedschap, Weapon wapen, Component onderdeel, Accessory accessoire, Rare item zeldzaam
#   voorwerp, Action card actiekaart, Search zoeken, zoekkaart, Search deck zoekstapel, draw pakken, take nemen,
#   take from afpakken, discard afleggen, aflegstapel, roll gooien, Move verplaatsen, Simple move gewone verplaatsing,
#   Cautious move voorzichtige verplaatsing, Extortion afpersing, afpersen, demand eisen, lay a Weapon een wapen
#   trekken, lay a Tool neerleggen, Combat gevecht, cooperate meewerken, refuse weigeren, yield opgeven,
#   Craft knutselen, Dig graven, Tunnel point tunnelpunt, Beating pak slaag, Heal genezen, Background verleden, reveal
#   onthullen, Gang bende, Gang card bendekaart, Join a Gang aansluiten bij een bende, Barter sjacheren, Exchange
#   ruilen, Bet gokken, stake inzetten, Brawl knokpartij, Rehabilitate resocialiseren, Token fiche, Trauma trauma,
#   Warden directrice, illegal verboden, report verklikken, Freepass vrijbrief, Punishment straf, Bribe omkopen,
#   for no action zonder actie, Record verslag, Position stelling, Edition editie, Host host, token of a seat token
#
# Een hoofdletter krijgt wat een naam is (een Lepel, de Douches, de Crew, Inbreker), niet wat een soort is (een wapen,
# een bende, een pak slaag), zoals in gewoon Nederlands.

## Gereedschap en wapens

card-spoon = Lepel
    .def = de Lepel
    .indef = een Lepel
    .plural = Lepels

card-pickaxe = Pikhouweel
    .def = het Pikhouweel
    .indef = een Pikhouweel
    .plural = Pikhouwelen

card-shovel = Schep
    .def = de Schep
    .indef = een Schep
    .plural = Scheppen

card-knife = Mes
    .def = het Mes
    .indef = een Mes
    .plural = Messen

## Onderdelen (het Lemmet is ook een wapen)

card-blade = Lemmet
    .def = het Lemmet
    .indef = een Lemmet
    .plural = Lemmeten

card-link = Touw
    .def = het Touw
    .indef = een Touw
    .plural = Touwen

card-pike = Spies
    .def = de Spies
    .indef = een Spies
    .plural = Spiesen

card-container = Blik
    .def = het Blik
    .indef = een Blik
    .plural = Blikken

## Accessoires

card-chain = Ketting
    .def = de Ketting
    .indef = een Ketting
    .plural = Kettingen

card-cap = Pet
    .def = de Pet
    .indef = een Pet
    .plural = Petten

card-bandana = Bandana
    .def = de Bandana
    .indef = een Bandana
    .plural = Bandana’s

card-watch = Horloge
    .def = het Horloge
    .indef = een Horloge
    .plural = Horloges

card-boots = Laarzen
    .def = de Laarzen
    .indef = een paar Laarzen
    .count = { $count ->
        [one] { $count } paar Laarzen
       *[other] { $count } paar Laarzen
    }

card-signet_ring = Zegelring
    .def = de Zegelring
    .indef = een Zegelring
    .plural = Zegelringen

## Zeldzame voorwerpen

card-smartphone = Smartphone
    .def = de Smartphone
    .indef = een Smartphone
    .plural = Smartphones

card-cigar_box = Sigarenkist
    .def = de Sigarenkist
    .indef = een Sigarenkist
    .plural = Sigarenkisten

card-whisky = Whisky
    .def = de Whisky
    .indef = een fles Whisky
    .count = { $count ->
        [one] { $count } fles Whisky
       *[other] { $count } flessen Whisky
    }

card-pills = Pillen
    .def = de Pillen
    .indef = een doosje Pillen
    .count = { $count ->
        [one] { $count } doosje Pillen
       *[other] { $count } doosjes Pillen
    }

card-radio = Radio
    .def = de Radio
    .indef = een Radio
    .plural = Radio’s

card-magazine = Tijdschrift
    .def = het Tijdschrift
    .indef = een Tijdschrift
    .plural = Tijdschriften

## Actiekaarten

card-solitary_confinement = Isoleercel
card-cafeteria_key = Kantinesleutel
card-master_key = Loper
card-sucker_punch = Gemene stoot
card-care_package = Pakketje van thuis
card-riot = Opstand
card-painkillers = Pijnstillers
card-shakedown = Fouillering
card-tattoo = Tatoeage
card-lockdown = Insluiting
card-poker_night = Pokeravond
card-bribed_guard = Omgekochte bewaker

other_card = { $name }
    .def = de kaart { $name }
    .indef = een kaart { $name }
    .count = { $count ->
        [one] { $count } kaart { $name }
       *[other] { $count } kaarten { $name }
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Kaartsoorten

family-tool = Gereedschap
family-weapon = Wapen
family-component = Onderdeel
family-accessory = Accessoire
family-rare = Zeldzaam voorwerp
family-action = Actiekaart

## Locaties

place-cell_block = Cellenblok
    .def = het Cellenblok
    .to = naar het Cellenblok
    .in = in het Cellenblok
place-cafeteria = Kantine
    .def = de Kantine
    .to = naar de Kantine
    .in = in de Kantine
place-showers = Douches
    .def = de Douches
    .to = naar de Douches
    .in = in de Douches
place-infirmary = Ziekenboeg
    .def = de Ziekenboeg
    .to = naar de Ziekenboeg
    .in = in de Ziekenboeg
place-recreational_area = Luchtplaats
    .def = de Luchtplaats
    .to = naar de Luchtplaats
    .in = op de Luchtplaats
place-solitary_confinement = Isoleercel
    .def = de Isoleercel
    .to = naar de Isoleercel
    .in = in de Isoleercel
place-wardens_office = Kantoor van de directrice
    .def = het Kantoor van de directrice
    .to = naar het Kantoor van de directrice
    .in = in het Kantoor van de directrice
place-cell_block_a = Cellenblok A
    .def = Cellenblok A
    .to = naar Cellenblok A
    .in = in Cellenblok A
place-cell_block_b = Cellenblok B
    .def = Cellenblok B
    .to = naar Cellenblok B
    .in = in Cellenblok B
place-library = Bibliotheek
    .def = de Bibliotheek
    .to = naar de Bibliotheek
    .in = in de Bibliotheek
    .about = Nieuwe verledens, en spionage.
place-workshop = Werkplaats
    .def = de Werkplaats
    .to = naar de Werkplaats
    .in = in de Werkplaats
    .about = Beter gereedschap, en de vaardigheid om het te gebruiken.
place-gambling_cells = Gokcellen
    .def = de Gokcellen
    .to = naar de Gokcellen
    .in = in de Gokcellen
    .about = Gokken, en plannen.
place-gymnasium = Sportzaal
    .def = de Sportzaal
    .to = naar de Sportzaal
    .in = in de Sportzaal
    .about = Spieren, en knokpartijen.
place-laundry = Wasserij
    .def = de Wasserij
    .to = naar de Wasserij
    .in = in de Wasserij
    .about = Een nieuwe stijl, en verband.
place-psychiatric_ward = Psychiatrische afdeling
    .def = de Psychiatrische afdeling
    .to = naar de Psychiatrische afdeling
    .in = op de Psychiatrische afdeling
    .about = Niemand vertrekt zonder trauma.
other_place = { $name }
    .def = { $name }
    .to = naar { $name }
    .in = in { $name }

## Bendes

gang-crew = Crew
    .def = de Crew
    .in = bij de Crew
gang-cartel = Kartel
    .def = het Kartel
    .in = bij het Kartel
gang-bikers = Bikers
    .def = de Bikers
    .in = bij de Bikers
gang-bratva = Bratva
    .def = de Bratva
    .in = bij de Bratva
gang-triad = Triade
    .def = de Triade
    .in = bij de Triade
gang-queers = Queers
    .def = de Queers
    .in = bij de Queers
other_gang = { $name }
    .def = de Bende { $name }
    .in = bij de Bende { $name }

## Bendekaarten

gang_card-lookout = Uitkijk
gang_card-scavenger = Speurneus
gang_card-shortcut = Sluipweg
gang_card-light_fingers = Lange vingers

gang_card-supplier = Leverancier
gang_card-middleman = Tussenpersoon
gang_card-dealers = Dealers
gang_card-allowance = Zakgeld

gang_card-knuckles = Blote vuisten
gang_card-thick_skin = Dikke huid
gang_card-trophy = Trofee
gang_card-ambush = Hinderlaag

gang_card-tribute = Beschermgeld
gang_card-respect = Respect
gang_card-long_arm = Lange arm
gang_card-interrogation = Verhoor

gang_card-artisan = Vakwerk
gang_card-thrift = Zuinigheid
gang_card-engineer = Vernuft
gang_card-herbalist = Kruidenkennis

gang_card-stage = Podium
gang_card-barter = Gesjacher
gang_card-charm = Charme
gang_card-wardrobe = Garderobe

## Verledens

background-burglar = Inbreker
background-getaway_driver = Vluchtchauffeur
background-pickpocket = Zakkenroller

background-fence = Heler
background-kingpin = Drugsbaron
background-smuggler = Smokkelaar

background-boxer = Bokser
background-arsonist = Brandstichter
background-brawler = Vechtersbaas

background-hitman = Huurmoordenaar
background-loan_shark = Woekeraar
background-enforcer = Zware jongen

background-blacksmith = Smid
background-tunneller = Tunnelgraver
background-doctor = Arts

background-con_artist = Oplichter
background-informer = Informant
background-escapist = Boeienkoning

## Gevangenen

prisoner-ox = Os
prisoner-mamba = Mamba
prisoner-preacher = Dominee
prisoner-duchess = Hertogin
prisoner-sparks = Vonk
prisoner-vixen = Vos
prisoner-professor = Professor
prisoner-nails = Spijker
prisoner-lucky = Mazzel
prisoner-granny = Oma
prisoner-shorty = Ukkie
prisoner-tank = Tank

## Fiches

token-spy = Spionagefiche
    .indef = een spionagefiche
    .plural = spionagefiches
token-skill = Vaardigheidsfiche
    .indef = een vaardigheidsfiche
    .plural = vaardigheidsfiches
token-planning = Planningsfiche
    .indef = een planningsfiche
    .plural = planningsfiches
token-bodybuilding = Spierfiche
    .indef = een spierfiche
    .plural = spierfiches
token-bandage = Verband
    .indef = een verband
    .plural = verbanden
token-corruption = Corruptiefiche
    .indef = een corruptiefiche
    .plural = corruptiefiches
other_token-count = { $count } × { $name }

## Trauma’s

trauma-apathy = Apathie
trauma-cowardice = Lafheid
trauma-tremor = Tremor
trauma-avarice = Gierigheid
trauma-paranoia = Paranoia
trauma-stupor = Stupor

## Michel en Michelle; wat hun kaarten tonen, behalve gereedschap

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = een Mes
michel_card-no_knife = geen Mes

## Straffen

punishment-beating = een pak slaag
punishment-hand = de helft van de hand
punishment-cigarettes = alle sigaretten

## Waarmee gespeeld kan worden

option-michel = Michel
    .about = Een buitenstaander loopt door de gevangenis en perst iedereen af die in de weg staat.
option-michelle = Michelle
    .about = Een buitenstaander loopt door de gevangenis en perst iedereen af die in de weg staat.
option-team = Teammodus
    .about = Twee teams, elk met een eigen Cellenblok en een eigen tunnel.
option-warden = De directrice
    .about = In haar buurt kun je je beter niet laten betrappen, en beter wel betaald hebben.
option-places = Modulaire locaties
    .about = Elk ervan vervangt een andere en heeft eigen acties.
place_option-replaces = In plaats van: { $place }.
place_option-no_teams = Niet met teams.

## Opsommingen: eerst alles behalve het laatste, dan het laatste

list-comma = { $first }, { $second }
list-and = { $first } en { $second }
list-or = { $first } of { $second }

figure-decimal = { $whole },{ $part }
figure-percent = { $figure }%
