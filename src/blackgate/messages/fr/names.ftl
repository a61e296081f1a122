# Names: cards, Places, Gangs, Gang cards, Backgrounds, prisoners, tokens, Traumas, Michel(le). The forms are explained
# in en/names.ftl.
# In all French files a no-break space (U+00A0) stands before : ; ! and ?
#
# Where the French terms come from:
#   the French rulebook of Dig In: Cuillère, Pioche, Pelle, Lien, Outil, Arme, Accessoire, carte Action, Fouille,
#     carte Isolement, carte Clef du Réfectoire, Cellules, Réfectoire, Douches, Infirmerie, Promenade, Isolement,
#     Bureau de la Directrice, Michel et Michelle, Passif (Background), Racketter, Racket (Extortion), Raclée
#     (Beating), Fouiller, Fabriquer, Intégrer un gang, Se soigner, Creuser, Acheter, Vendre, Voler une cuillère,
#     Déplacement prudent, Point de tunnel, Trauma, Bandage, the modular Places with their actions and tokens (jetons
#     Espionnage, Compétence, Planification, Musculation, Bandage, Corruption), Directrice, Répression, dénoncer,
#     Attirer la Directrice, Corrompre, Passe-droit, Punition
#   the French prototype 1.3: Surin (Knife), Lame, Pic, Récipient, Chaîne, Casquette, Bandana, Montre, Rangers,
#     Chevalière, Crew, Cartel, Bikers, Bratva, Intimidation, abattre une Arme, coopérer. Where it differs from the
#     printed rulebook (Cantine, Rejoindre un gang), the rulebook holds (Réfectoire, Intégrer un gang).
#   the English rulebook: Queers; Triad, made Triade
#   our own: Composant, Objet rare, the Rare items, the other ten Action cards, all Gang cards, Backgrounds and
#     prisoners, Déplacement simple, the names of the Traumas, Échanger, Suivre, Espionner, Cellules A and B

## Outils et Armes

card-spoon = Cuillère
    .def = la Cuillère
    .indef = une Cuillère
    .plural = Cuillères

card-pickaxe = Pioche
    .def = la Pioche
    .indef = une Pioche
    .plural = Pioches

card-shovel = Pelle
    .def = la Pelle
    .indef = une Pelle
    .plural = Pelles

card-knife = Surin
    .def = le Surin
    .indef = un Surin
    .plural = Surins

## Composants (la Lame est aussi une Arme)

card-blade = Lame
    .def = la Lame
    .indef = une Lame
    .plural = Lames

card-link = Lien
    .def = le Lien
    .indef = un Lien
    .plural = Liens

card-pike = Pic
    .def = le Pic
    .indef = un Pic
    .plural = Pics

card-container = Récipient
    .def = le Récipient
    .indef = un Récipient
    .plural = Récipients

## Accessoires

card-chain = Chaîne
    .def = la Chaîne
    .indef = une Chaîne
    .plural = Chaînes

card-cap = Casquette
    .def = la Casquette
    .indef = une Casquette
    .plural = Casquettes

card-bandana = Bandana
    .def = le Bandana
    .indef = un Bandana
    .plural = Bandanas

card-watch = Montre
    .def = la Montre
    .indef = une Montre
    .plural = Montres

card-boots = Rangers
    .def = les Rangers
    .indef = une paire de Rangers
    .count = { $count ->
        [one] { $count } paire de Rangers
       *[other] { $count } paires de Rangers
    }

card-signet_ring = Chevalière
    .def = la Chevalière
    .indef = une Chevalière
    .plural = Chevalières

## Objets rares

card-smartphone = Smartphone
    .def = le Smartphone
    .indef = un Smartphone
    .plural = Smartphones

card-cigar_box = Boîte à cigares
    .def = la Boîte à cigares
    .indef = une Boîte à cigares
    .plural = Boîtes à cigares

card-whisky = Whisky
    .def = le Whisky
    .indef = une bouteille de Whisky
    .count = { $count ->
        [one] { $count } bouteille de Whisky
       *[other] { $count } bouteilles de Whisky
    }

card-pills = Pilules
    .def = les Pilules
    .indef = une boîte de Pilules
    .count = { $count ->
        [one] { $count } boîte de Pilules
       *[other] { $count } boîtes de Pilules
    }

card-radio = Radio
    .def = la Radio
    .indef = une Radio
    .plural = Radios

card-magazine = Magazine
    .def = le Magazine
    .indef = un Magazine
    .plural = Magazines

## Cartes Action

card-solitary_confinement = Isolement
card-cafeteria_key = Clef du Réfectoire
card-master_key = Passe-partout
card-sucker_punch = Coup en traître
card-care_package = Colis
card-riot = Émeute
card-painkillers = Antidouleurs
card-shakedown = Palpation
card-tattoo = Tatouage
card-lockdown = Bouclage
card-poker_night = Soirée poker
card-bribed_guard = Gardien corrompu

other_card = { $name }
    .def = la carte { $name }
    .indef = une carte { $name }
    .count = { $count ->
        [one] { $count } carte { $name }
       *[other] { $count } cartes { $name }
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Familles de cartes

family-tool = Outil
family-weapon = Arme
family-component = Composant
family-accessory = Accessoire
family-rare = Objet rare
family-action = Carte Action

## Lieux

place-cell_block = Cellules
    .def = les Cellules
    .to = en Cellules
    .in = en Cellules
place-cafeteria = Réfectoire
    .def = le Réfectoire
    .to = au Réfectoire
    .in = au Réfectoire
place-showers = Douches
    .def = les Douches
    .to = aux Douches
    .in = aux Douches
place-infirmary = Infirmerie
    .def = l’Infirmerie
    .to = à l’Infirmerie
    .in = à l’Infirmerie
place-recreational_area = Promenade
    .def = la Promenade
    .to = à la Promenade
    .in = à la Promenade
place-solitary_confinement = Isolement
    .def = l’Isolement
    .to = à l’Isolement
    .in = à l’Isolement
place-wardens_office = Bureau de la Directrice
    .def = le Bureau de la Directrice
    .to = au Bureau de la Directrice
    .in = au Bureau de la Directrice
place-cell_block_a = Cellules A
    .def = les Cellules A
    .to = en Cellules A
    .in = en Cellules A
place-cell_block_b = Cellules B
    .def = les Cellules B
    .to = en Cellules B
    .in = en Cellules B
place-library = Bibliothèque
    .def = la Bibliothèque
    .to = à la Bibliothèque
    .in = à la Bibliothèque
    .about = D’autres Passifs, et de l’espionnage.
place-workshop = Atelier
    .def = l’Atelier
    .to = à l’Atelier
    .in = à l’Atelier
    .about = De meilleurs Outils, et l’art de s’en servir.
place-gambling_cells = Cellules de jeu
    .def = les Cellules de jeu
    .to = aux Cellules de jeu
    .in = aux Cellules de jeu
    .about = Des paris, et des plans.
place-gymnasium = Gymnase
    .def = le Gymnase
    .to = au Gymnase
    .in = au Gymnase
    .about = Des muscles, et des bagarres.
place-laundry = Laverie
    .def = la Laverie
    .to = à la Laverie
    .in = à la Laverie
    .about = Un nouveau style, et des bandages.
place-psychiatric_ward = Aile psychiatrique
    .def = l’Aile psychiatrique
    .to = à l’Aile psychiatrique
    .in = dans l’Aile psychiatrique
    .about = Personne n’en sort sans Trauma.
other_place = { $name }
    .def = le Lieu { $name }
    .to = au Lieu { $name }
    .in = au Lieu { $name }

## Gangs

gang-crew = Crew
    .def = le Crew
    .in = dans le Crew
gang-cartel = Cartel
    .def = le Cartel
    .in = dans le Cartel
gang-bikers = Bikers
    .def = les Bikers
    .in = chez les Bikers
gang-bratva = Bratva
    .def = la Bratva
    .in = dans la Bratva
gang-triad = Triade
    .def = la Triade
    .in = dans la Triade
gang-queers = Queers
    .def = les Queers
    .in = chez les Queers
other_gang = { $name }
    .def = le Gang { $name }
    .in = dans le Gang { $name }

## Cartes Gang

gang_card-lookout = Guetteur
gang_card-scavenger = Fouineur
gang_card-shortcut = Raccourci
gang_card-light_fingers = Doigts agiles

gang_card-supplier = Fournisseur
gang_card-middleman = Intermédiaire
gang_card-dealers = Revendeurs
gang_card-allowance = Rente

gang_card-knuckles = Poings nus
gang_card-thick_skin = Cuir épais
gang_card-trophy = Trophée
gang_card-ambush = Embuscade

gang_card-tribute = Tribut
gang_card-respect = Respect
gang_card-long_arm = Bras long
gang_card-interrogation = Interrogatoire

gang_card-artisan = Artisan
gang_card-thrift = Système D
gang_card-engineer = Ingénieur
gang_card-herbalist = Herboriste

gang_card-stage = En scène
gang_card-barter = Troc
gang_card-charm = Charme
gang_card-wardrobe = Garde-robe

## Passifs

background-burglar = Cambrioleur
background-getaway_driver = Chauffeur
background-pickpocket = Pickpocket

background-fence = Receleur
background-kingpin = Parrain
background-smuggler = Contrebandier

background-boxer = Boxeur
background-arsonist = Incendiaire
background-brawler = Bagarreur

background-hitman = Tueur à gages
background-loan_shark = Usurier
background-enforcer = Gros bras

background-blacksmith = Forgeron
background-tunneller = Terrassier
background-doctor = Médecin

background-con_artist = Escroc
background-informer = Mouchard
background-escapist = Roi de l’évasion

## Prisonniers

prisoner-ox = Bœuf
prisoner-mamba = Mamba
prisoner-preacher = Prêcheur
prisoner-duchess = Duchesse
prisoner-sparks = Étincelle
prisoner-vixen = Renarde
prisoner-professor = Professeur
prisoner-nails = Griffes
prisoner-lucky = Veinard
prisoner-granny = Mamie
prisoner-shorty = Minus
prisoner-tank = Tank

## Jetons

token-spy = jeton Espionnage
    .indef = un jeton Espionnage
    .plural = jetons Espionnage
token-skill = jeton Compétence
    .indef = un jeton Compétence
    .plural = jetons Compétence
token-planning = jeton Planification
    .indef = un jeton Planification
    .plural = jetons Planification
token-bodybuilding = jeton Musculation
    .indef = un jeton Musculation
    .plural = jetons Musculation
token-bandage = jeton Bandage
    .indef = un jeton Bandage
    .plural = jetons Bandage
token-corruption = jeton Corruption
    .indef = un jeton Corruption
    .plural = jetons Corruption
other_token-count = { $count } × { $name }

## Traumas

trauma-apathy = Apathie
trauma-cowardice = Lâcheté
trauma-tremor = Tremblote
trauma-avarice = Avarice
trauma-paranoia = Paranoïa
trauma-stupor = Stupeur

## Michel et Michelle ; ce que montrent leurs cartes, en plus des Outils

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = un Surin
michel_card-no_knife = pas de Surin

## Punitions

punishment-beating = une Raclée
punishment-hand = la moitié de la main
punishment-cigarettes = toutes les cigarettes

## Avec quoi l’on peut jouer

option-michel = Michel
    .about = Quelqu’un rôde dans la prison et rackette tous ceux qui sont sur son chemin.
option-michelle = Michelle
    .about = Quelqu’un rôde dans la prison et rackette tous ceux qui sont sur son chemin.
option-team = Mode par équipe
    .about = Deux équipes, chacune avec ses Cellules et son tunnel.
option-warden = La Directrice
    .about = Sur son Lieu, mieux vaut ne pas se faire prendre, et mieux vaut avoir payé.
option-places = Lieux modulables
    .about = Chacun en remplace un autre et apporte ses propres actions.
place_option-replaces = Remplace : { $place }.
place_option-no_teams = Pas en équipes.

## Listes

list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }

figure-decimal = { $whole },{ $part }
figure-percent = { $figure } %
