# Nomi: carte, Luoghi, Gang, carte Gang, Precedenti, prigionieri, segnalini, Traumi, Michel(le). Le forme sono
# spiegate in en/names.ftl.
#
# Regole di tutti i file italiani: tra virgolette «così», apostrofo tipografico (U+2019). Chi legge è «tu». Davanti al
# nome di un giocatore stanno a, di, da, con, su senza d eufonica; nessun participio si accorda con un giocatore. Le
# forme .def portano l’articolo: non stanno mai dopo a, di, da, in, su, che chiederebbero la preposizione articolata.
#
# Da dove vengono i termini italiani:
#   il regolamento italiano di Dig In: Luogo, Segnalino, Precedenti (Background), Gang, carta Azione, Strumento,
#     Cucchiaio, Piccone, Pala, Arma, Accessorio, Combinazione (Link), carta Isolamento, carta Chiave della Mensa,
#     Blocco Detentivo, Mensa, Docce, Infermeria, Area Ricreativa, Isolamento, i Luoghi modulari con le loro azioni e
#     i loro segnalini (Spiare, Abilità, Pianificazione, Bodybuilding, Benda, Trauma, Corruzione), Ricerca, Movimento,
#     Movimento Prudente, Unirsi a una Gang, Estorsione, scontro, giocare un’Arma, Pestaggio, Creazione, Scavare,
#     Curarsi, Comprare, Vendere, Rubare un cucchiaio, punto Tunnel, Direttrice, Ufficio della Direttrice,
#     Repressione, segnalare, Attirare la Direttrice, Corrompere, Assoluzione (Freepass), Punizione, tabellone.
#     Dove il regolamento ha due parole ne teniamo una: Creazione (non Creare) per l’azione, segnalino Bodybuilding
#     (non Allenamento, che è l’azione), Blocco Detentivo (non Celle).
#   dal regolamento inglese: Crew, Bikers, Bratva, Queers; Cartel e Triad, qui Cartello e Triade
#   nostri: Coltello, Lama, Punta, Contenitore, gli Accessori, Componente, Oggetto raro e gli Oggetti rari, le altre
#     dieci carte Azione, tutte le carte Gang, i Precedenti e i prigionieri, Movimento Semplice, i nomi dei Traumi,
#     Scambio, Raggiungere, Blocco Detentivo A e B
#
# Le altre parole, sempre le stesse: mazzo (deck), pila (pile), scarti (discard), mano (hand), turno (turn), giro
# (round), partita (game), tavolo (table), posto (seat), registrazione (record), pretendere (demand), cedere (yield),
# bersaglio (target), compagno di squadra (teammate); il verbo dell’Estorsione è taglieggiare (to extort)

## Strumenti e Armi

card-spoon = Cucchiaio
    .def = il Cucchiaio
    .indef = un Cucchiaio
    .plural = Cucchiai

card-pickaxe = Piccone
    .def = il Piccone
    .indef = un Piccone
    .plural = Picconi

card-shovel = Pala
    .def = la Pala
    .indef = una Pala
    .plural = Pale

card-knife = Coltello
    .def = il Coltello
    .indef = un Coltello
    .plural = Coltelli

## Componenti (la Lama è anche un’Arma)

card-blade = Lama
    .def = la Lama
    .indef = una Lama
    .plural = Lame

card-link = Combinazione
    .def = la Combinazione
    .indef = una Combinazione
    .plural = Combinazioni

card-pike = Punta
    .def = la Punta
    .indef = una Punta
    .plural = Punte

card-container = Contenitore
    .def = il Contenitore
    .indef = un Contenitore
    .plural = Contenitori

## Accessori

card-chain = Catena
    .def = la Catena
    .indef = una Catena
    .plural = Catene

card-cap = Berretto
    .def = il Berretto
    .indef = un Berretto
    .plural = Berretti

card-bandana = Bandana
    .def = la Bandana
    .indef = una Bandana
    .plural = Bandane

card-watch = Orologio
    .def = l’Orologio
    .indef = un Orologio
    .plural = Orologi

card-boots = Anfibi
    .def = gli Anfibi
    .indef = un paio di Anfibi
    .count = { $count ->
        [one] { $count } paio di Anfibi
       *[other] { $count } paia di Anfibi
    }

card-signet_ring = Anello con Sigillo
    .def = l’Anello con Sigillo
    .indef = un Anello con Sigillo
    .plural = Anelli con Sigillo

## Oggetti rari

card-smartphone = Smartphone
    .def = lo Smartphone
    .indef = uno Smartphone
    .plural = Smartphone

card-cigar_box = Scatola di Sigari
    .def = la Scatola di Sigari
    .indef = una Scatola di Sigari
    .plural = Scatole di Sigari

card-whisky = Whisky
    .def = il Whisky
    .indef = una bottiglia di Whisky
    .count = { $count ->
        [one] { $count } bottiglia di Whisky
       *[other] { $count } bottiglie di Whisky
    }

card-pills = Pillole
    .def = le Pillole
    .indef = una confezione di Pillole
    .count = { $count ->
        [one] { $count } confezione di Pillole
       *[other] { $count } confezioni di Pillole
    }

card-radio = Radio
    .def = la Radio
    .indef = una Radio
    .plural = Radio

card-magazine = Rivista
    .def = la Rivista
    .indef = una Rivista
    .plural = Riviste

## Carte Azione

card-solitary_confinement = Isolamento
card-cafeteria_key = Chiave della Mensa
card-master_key = Passepartout
card-sucker_punch = Colpo Basso
card-care_package = Pacco da Casa
card-riot = Rivolta
card-painkillers = Antidolorifici
card-shakedown = Perquisizione
card-tattoo = Tatuaggio
card-lockdown = Coprifuoco
card-poker_night = Serata Poker
card-bribed_guard = Guardia Corrotta

other_card = { $name }
    .def = la carta { $name }
    .indef = una carta { $name }
    .count = { $count ->
        [one] { $count } carta { $name }
       *[other] { $count } carte { $name }
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Famiglie di carte

family-tool = Strumento
family-weapon = Arma
family-component = Componente
family-accessory = Accessorio
family-rare = Oggetto raro
family-action = Carta Azione

## Luoghi

place-cell_block = Blocco Detentivo
    .def = il Blocco Detentivo
    .to = nel Blocco Detentivo
    .in = nel Blocco Detentivo
place-cafeteria = Mensa
    .def = la Mensa
    .to = in Mensa
    .in = in Mensa
place-showers = Docce
    .def = le Docce
    .to = alle Docce
    .in = nelle Docce
place-infirmary = Infermeria
    .def = l’Infermeria
    .to = in Infermeria
    .in = in Infermeria
place-recreational_area = Area Ricreativa
    .def = l’Area Ricreativa
    .to = nell’Area Ricreativa
    .in = nell’Area Ricreativa
place-solitary_confinement = Isolamento
    .def = l’Isolamento
    .to = in Isolamento
    .in = in Isolamento
place-wardens_office = Ufficio della Direttrice
    .def = l’Ufficio della Direttrice
    .to = nell’Ufficio della Direttrice
    .in = nell’Ufficio della Direttrice
place-cell_block_a = Blocco Detentivo A
    .def = il Blocco Detentivo A
    .to = nel Blocco Detentivo A
    .in = nel Blocco Detentivo A
place-cell_block_b = Blocco Detentivo B
    .def = il Blocco Detentivo B
    .to = nel Blocco Detentivo B
    .in = nel Blocco Detentivo B
place-library = Biblioteca
    .def = la Biblioteca
    .to = in Biblioteca
    .in = in Biblioteca
    .about = Nuovi Precedenti, e qualche spiata.
place-workshop = Officina
    .def = l’Officina
    .to = in Officina
    .in = in Officina
    .about = Strumenti migliori, e l’abilità per usarli.
place-gambling_cells = Celle Bisca
    .def = le Celle Bisca
    .to = nelle Celle Bisca
    .in = nelle Celle Bisca
    .about = Scommesse e piani.
place-gymnasium = Palestra
    .def = la Palestra
    .to = in Palestra
    .in = in Palestra
    .about = Muscoli e risse.
place-laundry = Lavanderia
    .def = la Lavanderia
    .to = in Lavanderia
    .in = in Lavanderia
    .about = Un nuovo stile, e bende.
place-psychiatric_ward = Reparto Psichiatrico
    .def = il Reparto Psichiatrico
    .to = al Reparto Psichiatrico
    .in = nel Reparto Psichiatrico
    .about = Nessuno ne esce senza un Trauma.
other_place = { $name }
    .def = il Luogo { $name }
    .to = nel Luogo { $name }
    .in = nel Luogo { $name }

## Gang

gang-crew = Crew
    .def = la Crew
    .in = nella Crew
gang-cartel = Cartello
    .def = il Cartello
    .in = nel Cartello
gang-bikers = Bikers
    .def = i Bikers
    .in = tra i Bikers
gang-bratva = Bratva
    .def = la Bratva
    .in = nella Bratva
gang-triad = Triade
    .def = la Triade
    .in = nella Triade
gang-queers = Queers
    .def = i Queers
    .in = tra i Queers
other_gang = { $name }
    .def = la Gang { $name }
    .in = nella Gang { $name }

## Carte Gang

gang_card-lookout = Palo
gang_card-scavenger = Robivecchi
gang_card-shortcut = Scorciatoia
gang_card-light_fingers = Mani Leste

gang_card-supplier = Fornitore
gang_card-middleman = Intermediario
gang_card-dealers = Trafficanti
gang_card-allowance = Paghetta

gang_card-knuckles = Nocche
gang_card-thick_skin = Pelle Dura
gang_card-trophy = Trofeo
gang_card-ambush = Imboscata

gang_card-tribute = Pizzo
gang_card-respect = Rispetto
gang_card-long_arm = Braccio Lungo
gang_card-interrogation = Interrogatorio

gang_card-artisan = Artigiano
gang_card-thrift = Arte di Arrangiarsi
gang_card-engineer = Ingegnere
gang_card-herbalist = Erborista

gang_card-stage = In Scena
gang_card-barter = Baratto
gang_card-charm = Fascino
gang_card-wardrobe = Guardaroba

## Precedenti

background-burglar = Scassinatore
background-getaway_driver = Autista
background-pickpocket = Borseggiatore

background-fence = Ricettatore
background-kingpin = Padrino
background-smuggler = Contrabbandiere

background-boxer = Pugile
background-arsonist = Piromane
background-brawler = Attaccabrighe

background-hitman = Sicario
background-loan_shark = Strozzino
background-enforcer = Picchiatore

background-blacksmith = Fabbro
background-tunneller = Minatore
background-doctor = Medico

background-con_artist = Truffatore
background-informer = Informatore
background-escapist = Re dell’Evasione

## Prigionieri

prisoner-ox = Bue
prisoner-mamba = Mamba
prisoner-preacher = Predicatore
prisoner-duchess = Duchessa
prisoner-sparks = Scintilla
prisoner-vixen = Volpe
prisoner-professor = Professore
prisoner-nails = Artigli
prisoner-lucky = Fortunello
prisoner-granny = Nonna
prisoner-shorty = Tappo
prisoner-tank = Armadio

## Segnalini

token-spy = segnalino Spiare
    .indef = un segnalino Spiare
    .plural = segnalini Spiare
token-skill = segnalino Abilità
    .indef = un segnalino Abilità
    .plural = segnalini Abilità
token-planning = segnalino Pianificazione
    .indef = un segnalino Pianificazione
    .plural = segnalini Pianificazione
token-bodybuilding = segnalino Bodybuilding
    .indef = un segnalino Bodybuilding
    .plural = segnalini Bodybuilding
token-bandage = segnalino Benda
    .indef = un segnalino Benda
    .plural = segnalini Benda
token-corruption = segnalino Corruzione
    .indef = un segnalino Corruzione
    .plural = segnalini Corruzione
other_token-count = { $count } × { $name }

## Traumi

trauma-apathy = Apatia
trauma-cowardice = Codardia
trauma-tremor = Tremore
trauma-avarice = Avarizia
trauma-paranoia = Paranoia
trauma-stupor = Torpore

## Michel e Michelle; che cosa mostrano le loro carte, oltre agli Strumenti

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = un Coltello
michel_card-no_knife = nessun Coltello

## Punizioni

punishment-beating = un Pestaggio
punishment-hand = metà della mano
punishment-cigarettes = tutte le sigarette

## Con che cosa si può giocare

option-michel = Michel
    .about = Qualcuno si aggira per la prigione e taglieggia chiunque trovi sulla sua strada.
option-michelle = Michelle
    .about = Qualcuno si aggira per la prigione e taglieggia chiunque trovi sulla sua strada.
option-team = Modalità a squadre
    .about = Due squadre, ognuna con il proprio Blocco Detentivo e il proprio tunnel.
option-warden = La Direttrice
    .about = Nel suo Luogo è meglio non farsi scoprire, ed è meglio aver pagato.
option-places = Luoghi modulari
    .about = Ognuno ne sostituisce un altro e porta con sé azioni nuove.
place_option-replaces = Sostituisce: { $place }.
place_option-no_teams = Non a squadre.

## Elenchi: prima tutti tranne l’ultimo, poi l’ultimo

list-comma = { $first }, { $second }
list-and = { $first } e { $second }
list-or = { $first } o { $second }

figure-decimal = { $whole },{ $part }
figure-percent = { $figure }%
