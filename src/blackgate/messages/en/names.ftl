# Names: cards, Places, Gangs, Gang cards, Backgrounds, prisoners, tokens, Traumas, Michel(le).
#
# After the prefix stands the game's own id. Forms, the same in every language:
#   card-ID         the name          .def  the Shovel      .indef  a Shovel
#     .plural       Shovels           .count  instead, if they are counted in another way: 2 pairs of Boots
#   other_card      the same for a card that has nothing but a name, here or in an own edition: $name
#   counted         so many of them   $count (a number), $name and $plural: 2 Shovels
#   place-ID        the name          .def  the Showers     .to  to the Showers     .in  in the Showers
#   other_place     the same for a Place that has no messages; $name is its id with blanks
#   gang-ID         the name          .def  the Crew        .in  in the Crew
#   other_gang      the same for a Gang that an own edition has renamed
#   token-ID        the name          .indef  a Spy token    .plural  Spy tokens
#   other_token-count  the same for a token that an own edition has renamed

## Tools and Weapons

card-spoon = Spoon
    .def = the Spoon
    .indef = a Spoon
    .plural = Spoons

card-pickaxe = Pickaxe
    .def = the Pickaxe
    .indef = a Pickaxe
    .plural = Pickaxes

card-shovel = Shovel
    .def = the Shovel
    .indef = a Shovel
    .plural = Shovels

card-knife = Knife
    .def = the Knife
    .indef = a Knife
    .plural = Knives

## Components (the Blade is a Weapon as well)

card-blade = Blade
    .def = the Blade
    .indef = a Blade
    .plural = Blades

card-link = Link
    .def = the Link
    .indef = a Link
    .plural = Links

card-pike = Pike
    .def = the Pike
    .indef = a Pike
    .plural = Pikes

card-container = Container
    .def = the Container
    .indef = a Container
    .plural = Containers

## Accessories

card-chain = Chain
    .def = the Chain
    .indef = a Chain
    .plural = Chains

card-cap = Cap
    .def = the Cap
    .indef = a Cap
    .plural = Caps

card-bandana = Bandana
    .def = the Bandana
    .indef = a Bandana
    .plural = Bandanas

card-watch = Watch
    .def = the Watch
    .indef = a Watch
    .plural = Watches

card-boots = Boots
    .def = the Boots
    .indef = a pair of Boots
    .count = { $count ->
        [one] { $count } pair of Boots
       *[other] { $count } pairs of Boots
    }

card-signet_ring = Signet Ring
    .def = the Signet Ring
    .indef = a Signet Ring
    .plural = Signet Rings

## Rare items

card-smartphone = Smartphone
    .def = the Smartphone
    .indef = a Smartphone
    .plural = Smartphones

card-cigar_box = Cigar Box
    .def = the Cigar Box
    .indef = a Cigar Box
    .plural = Cigar Boxes

card-whisky = Whisky
    .def = the Whisky
    .indef = a bottle of Whisky
    .count = { $count ->
        [one] { $count } bottle of Whisky
       *[other] { $count } bottles of Whisky
    }

card-pills = Pills
    .def = the Pills
    .indef = a box of Pills
    .count = { $count ->
        [one] { $count } box of Pills
       *[other] { $count } boxes of Pills
    }

card-radio = Radio
    .def = the Radio
    .indef = a Radio
    .plural = Radios

card-magazine = Magazine
    .def = the Magazine
    .indef = a Magazine
    .plural = Magazines

## Action cards

card-solitary_confinement = Solitary Confinement
card-cafeteria_key = Cafeteria Key
card-master_key = Master Key
card-sucker_punch = Sucker Punch
card-care_package = Care Package
card-riot = Riot
card-painkillers = Painkillers
card-shakedown = Shakedown
card-tattoo = Tattoo
card-lockdown = Lockdown
card-poker_night = Poker Night
card-bribed_guard = Bribed Guard

other_card = { $name }
    .def = the { $name } card
    .indef = a { $name } card
    .count = { $count ->
        [one] { $count } { $name } card
       *[other] { $count } { $name } cards
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Families of cards

family-tool = Tool
family-weapon = Weapon
family-component = Component
family-accessory = Accessory
family-rare = Rare item
family-action = Action card

## Places

place-cell_block = Cell Block
    .def = the Cell Block
    .to = to the Cell Block
    .in = in the Cell Block
place-cafeteria = Cafeteria
    .def = the Cafeteria
    .to = to the Cafeteria
    .in = in the Cafeteria
place-showers = Showers
    .def = the Showers
    .to = to the Showers
    .in = in the Showers
place-infirmary = Infirmary
    .def = the Infirmary
    .to = to the Infirmary
    .in = in the Infirmary
place-recreational_area = Recreational Area
    .def = the Recreational Area
    .to = to the Recreational Area
    .in = in the Recreational Area
place-solitary_confinement = Solitary Confinement
    .def = Solitary Confinement
    .to = to Solitary Confinement
    .in = in Solitary Confinement
place-wardens_office = Warden’s Office
    .def = the Warden’s Office
    .to = to the Warden’s Office
    .in = in the Warden’s Office
place-cell_block_a = Cell Block A
    .def = Cell Block A
    .to = to Cell Block A
    .in = in Cell Block A
place-cell_block_b = Cell Block B
    .def = Cell Block B
    .to = to Cell Block B
    .in = in Cell Block B
place-library = Library
    .def = the Library
    .to = to the Library
    .in = in the Library
    .about = New Backgrounds, and spying.
place-workshop = Workshop
    .def = the Workshop
    .to = to the Workshop
    .in = in the Workshop
    .about = Better Tools, and skill in using them.
place-gambling_cells = Gambling Cells
    .def = the Gambling Cells
    .to = to the Gambling Cells
    .in = in the Gambling Cells
    .about = Bets, and plans.
place-gymnasium = Gymnasium
    .def = the Gymnasium
    .to = to the Gymnasium
    .in = in the Gymnasium
    .about = Muscles, and brawls.
place-laundry = Laundry
    .def = the Laundry
    .to = to the Laundry
    .in = in the Laundry
    .about = A new style, and bandages.
place-psychiatric_ward = Psychiatric Ward
    .def = the Psychiatric Ward
    .to = to the Psychiatric Ward
    .in = in the Psychiatric Ward
    .about = Nobody leaves without a Trauma.
other_place = { $name }
    .def = { $name }
    .to = to { $name }
    .in = in { $name }

## Gangs

gang-crew = Crew
    .def = the Crew
    .in = in the Crew
gang-cartel = Cartel
    .def = the Cartel
    .in = in the Cartel
gang-bikers = Bikers
    .def = the Bikers
    .in = with the Bikers
gang-bratva = Bratva
    .def = the Bratva
    .in = in the Bratva
gang-triad = Triad
    .def = the Triad
    .in = in the Triad
gang-queers = Queers
    .def = the Queers
    .in = with the Queers
other_gang = { $name }
    .def = { $name }
    .in = in { $name }

## Gang cards

gang_card-lookout = Lookout
gang_card-scavenger = Scavenger
gang_card-shortcut = Shortcut
gang_card-light_fingers = Light Fingers

gang_card-supplier = Supplier
gang_card-middleman = Middleman
gang_card-dealers = Dealers
gang_card-allowance = Allowance

gang_card-knuckles = Knuckles
gang_card-thick_skin = Thick Skin
gang_card-trophy = Trophy
gang_card-ambush = Ambush

gang_card-tribute = Tribute
gang_card-respect = Respect
gang_card-long_arm = Long Arm
gang_card-interrogation = Interrogation

gang_card-artisan = Artisan
gang_card-thrift = Thrift
gang_card-engineer = Engineer
gang_card-herbalist = Herbalist

gang_card-stage = Stage
gang_card-barter = Barter
gang_card-charm = Charm
gang_card-wardrobe = Wardrobe

## Backgrounds

background-burglar = Burglar
background-getaway_driver = Getaway Driver
background-pickpocket = Pickpocket

background-fence = Fence
background-kingpin = Kingpin
background-smuggler = Smuggler

background-boxer = Boxer
background-arsonist = Arsonist
background-brawler = Brawler

background-hitman = Hitman
background-loan_shark = Loan Shark
background-enforcer = Enforcer

background-blacksmith = Blacksmith
background-tunneller = Tunneller
background-doctor = Doctor

background-con_artist = Con Artist
background-informer = Informer
background-escapist = Escapist

## Prisoners

prisoner-ox = Ox
prisoner-mamba = Mamba
prisoner-preacher = Preacher
prisoner-duchess = Duchess
prisoner-sparks = Sparks
prisoner-vixen = Vixen
prisoner-professor = Professor
prisoner-nails = Nails
prisoner-lucky = Lucky
prisoner-granny = Granny
prisoner-shorty = Shorty
prisoner-tank = Tank

## Tokens

token-spy = Spy token
    .indef = a Spy token
    .plural = Spy tokens
token-skill = Skill token
    .indef = a Skill token
    .plural = Skill tokens
token-planning = Planning token
    .indef = a Planning token
    .plural = Planning tokens
token-bodybuilding = Bodybuilding token
    .indef = a Bodybuilding token
    .plural = Bodybuilding tokens
token-bandage = Bandage
    .indef = a Bandage
    .plural = Bandages
token-corruption = Corruption token
    .indef = a Corruption token
    .plural = Corruption tokens
other_token-count = { $count } × { $name }

## Traumas

trauma-apathy = Apathy
trauma-cowardice = Cowardice
trauma-tremor = Tremor
trauma-avarice = Avarice
trauma-paranoia = Paranoia
trauma-stupor = Stupor

## Michel and Michelle; what their cards show, besides the Tools

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = a Knife
michel_card-no_knife = no Knife

## Punishments

punishment-beating = a Beating
punishment-hand = half of the hand
punishment-cigarettes = all cigarettes

## What can be played with

option-michel = Michel
    .about = A third party walks the prison and extorts whoever stands in the way.
option-michelle = Michelle
    .about = A third party walks the prison and extorts whoever stands in the way.
option-team = Team mode
    .about = Two teams, each with a Cell Block and a tunnel of its own.
option-warden = The Warden
    .about = In her Place it is unwise to be caught, and wise to have paid.
option-places = Modular Places
    .about = Each takes the place of another and brings actions of its own.
place_option-replaces = Instead of: { $place }.
place_option-no_teams = Not with teams.

## Lists: first all but the last, then the last

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

figure-decimal = { $whole }.{ $part }
figure-percent = { $figure } %
