# Nombres: cartas, Lugares, Bandas, cartas de Banda, Pasados, presos, fichas, Traumas, Michel(le). Las formas se
# explican en en/names.ftl.
#
# Reglas de todos los archivos en español: comillas «así», signos de apertura ¿ y ¡, espacio duro (U+00A0) antes de %.
# Quien lee es «tú». Ningún participio ni adjetivo concuerda con un jugador. Las formas .def llevan artículo: no van
# nunca tras a ni de, que pedirían al y del; por eso en una Banda se «entra» y a una Banda se la «deja».
#
# No hay reglamento impreso en español; los términos son nuestros, siempre una palabra para cada cosa:
#   Herramienta (Tool), Arma (Weapon), Componente, Accesorio, Objeto raro, carta de Acción; Pincho (Knife), Cuchilla
#     (Blade), Cordel (Link), Punta (Pike), Recipiente (Container)
#   Lugar (Place), Celdas (Cell Block), Patio (Recreational Area), Aislamiento (Solitary Confinement), Directora
#     (Warden) y su Despacho
#   Banda (Gang), Pasado (Background), ficha (token), Venda (Bandage), Paliza (Beating), punto de Túnel
#   Buscar y Búsqueda (Search), Moverse, Movimiento simple y prudente, Entrar en una Banda (Join), Extorsionar y
#     Extorsión, exigir (demand), sacar un Arma (lay), colaborar (cooperate), negarse (refuse), rendirse (yield), pelea
#     (combat), Fabricar (Craft), Cavar (Dig), Hurtar (Steal), Curarse (Heal), Reinsertarse (Rehabilitate), Reyerta
#     (Brawl), Entrenar (Workout), Sobornar (Bribe), delatar (report), Salvoconducto (Freepass), Castigo (Punishment)
#   robar (del mazo: draw), tomar (de una pila: take), quitar (a un jugador: take from), descartar, mazo (deck), pila
#     (pile), descarte (discard), mano (hand), turno (turn), ronda (round), partida (game), mesa (table), asiento
#     (seat), grabación (record), objetivo (target), compañero de equipo (teammate), anfitrión (host)
#   Como en inglés: Crew, Bratva, Queers, Michel(le)

## Herramientas y Armas

card-spoon = Cuchara
    .def = la Cuchara
    .indef = una Cuchara
    .plural = Cucharas

card-pickaxe = Pico
    .def = el Pico
    .indef = un Pico
    .plural = Picos

card-shovel = Pala
    .def = la Pala
    .indef = una Pala
    .plural = Palas

card-knife = Pincho
    .def = el Pincho
    .indef = un Pincho
    .plural = Pinchos

## Componentes (la Cuchilla también es un Arma)

card-blade = Cuchilla
    .def = la Cuchilla
    .indef = una Cuchilla
    .plural = Cuchillas

card-link = Cordel
    .def = el Cordel
    .indef = un Cordel
    .plural = Cordeles

card-pike = Punta
    .def = la Punta
    .indef = una Punta
    .plural = Puntas

card-container = Recipiente
    .def = el Recipiente
    .indef = un Recipiente
    .plural = Recipientes

## Accesorios

card-chain = Cadena
    .def = la Cadena
    .indef = una Cadena
    .plural = Cadenas

card-cap = Gorra
    .def = la Gorra
    .indef = una Gorra
    .plural = Gorras

card-bandana = Bandana
    .def = la Bandana
    .indef = una Bandana
    .plural = Bandanas

card-watch = Reloj
    .def = el Reloj
    .indef = un Reloj
    .plural = Relojes

card-boots = Botas
    .def = las Botas
    .indef = un par de Botas
    .count = { $count ->
        [one] { $count } par de Botas
       *[other] { $count } pares de Botas
    }

card-signet_ring = Anillo de sello
    .def = el Anillo de sello
    .indef = un Anillo de sello
    .plural = Anillos de sello

## Objetos raros

card-smartphone = Smartphone
    .def = el Smartphone
    .indef = un Smartphone
    .plural = Smartphones

card-cigar_box = Caja de puros
    .def = la Caja de puros
    .indef = una Caja de puros
    .plural = Cajas de puros

card-whisky = Whisky
    .def = el Whisky
    .indef = una botella de Whisky
    .count = { $count ->
        [one] { $count } botella de Whisky
       *[other] { $count } botellas de Whisky
    }

card-pills = Pastillas
    .def = las Pastillas
    .indef = una caja de Pastillas
    .count = { $count ->
        [one] { $count } caja de Pastillas
       *[other] { $count } cajas de Pastillas
    }

card-radio = Radio
    .def = la Radio
    .indef = una Radio
    .plural = Radios

card-magazine = Revista
    .def = la Revista
    .indef = una Revista
    .plural = Revistas

## Cartas de Acción

card-solitary_confinement = Aislamiento
card-cafeteria_key = Llave del Comedor
card-master_key = Llave maestra
card-sucker_punch = Golpe a traición
card-care_package = Paquete de casa
card-riot = Motín
card-painkillers = Analgésicos
card-shakedown = Cacheo
card-tattoo = Tatuaje
card-lockdown = Encierro
card-poker_night = Noche de póquer
card-bribed_guard = Guardia sobornado

other_card = { $name }
    .def = la carta { $name }
    .indef = una carta { $name }
    .count = { $count ->
        [one] { $count } carta { $name }
       *[other] { $count } cartas { $name }
    }

counted = { $count ->
    [one] { $count } { $name }
   *[other] { $count } { $plural }
}

## Familias de cartas

family-tool = Herramienta
family-weapon = Arma
family-component = Componente
family-accessory = Accesorio
family-rare = Objeto raro
family-action = Carta de Acción

## Lugares

place-cell_block = Celdas
    .def = las Celdas
    .to = a las Celdas
    .in = en las Celdas
place-cafeteria = Comedor
    .def = el Comedor
    .to = al Comedor
    .in = en el Comedor
place-showers = Duchas
    .def = las Duchas
    .to = a las Duchas
    .in = en las Duchas
place-infirmary = Enfermería
    .def = la Enfermería
    .to = a la Enfermería
    .in = en la Enfermería
place-recreational_area = Patio
    .def = el Patio
    .to = al Patio
    .in = en el Patio
place-solitary_confinement = Aislamiento
    .def = Aislamiento
    .to = a Aislamiento
    .in = en Aislamiento
place-wardens_office = Despacho de la Directora
    .def = el Despacho de la Directora
    .to = al Despacho de la Directora
    .in = en el Despacho de la Directora
place-cell_block_a = Celdas A
    .def = las Celdas A
    .to = a las Celdas A
    .in = en las Celdas A
place-cell_block_b = Celdas B
    .def = las Celdas B
    .to = a las Celdas B
    .in = en las Celdas B
place-library = Biblioteca
    .def = la Biblioteca
    .to = a la Biblioteca
    .in = en la Biblioteca
    .about = Pasados nuevos, y espionaje.
place-workshop = Taller
    .def = el Taller
    .to = al Taller
    .in = en el Taller
    .about = Mejores Herramientas, y habilidad para usarlas.
place-gambling_cells = Celdas de juego
    .def = las Celdas de juego
    .to = a las Celdas de juego
    .in = en las Celdas de juego
    .about = Apuestas, y planes.
place-gymnasium = Gimnasio
    .def = el Gimnasio
    .to = al Gimnasio
    .in = en el Gimnasio
    .about = Músculos, y Reyertas.
place-laundry = Lavandería
    .def = la Lavandería
    .to = a la Lavandería
    .in = en la Lavandería
    .about = Un estilo nuevo, y Vendas.
place-psychiatric_ward = Pabellón psiquiátrico
    .def = el Pabellón psiquiátrico
    .to = al Pabellón psiquiátrico
    .in = en el Pabellón psiquiátrico
    .about = Nadie sale sin un Trauma.
other_place = { $name }
    .def = el Lugar { $name }
    .to = al Lugar { $name }
    .in = en el Lugar { $name }

## Bandas

gang-crew = Crew
    .def = la Crew
    .in = en la Crew
gang-cartel = Cartel
    .def = el Cartel
    .in = en el Cartel
gang-bikers = Moteros
    .def = los Moteros
    .in = con los Moteros
gang-bratva = Bratva
    .def = la Bratva
    .in = en la Bratva
gang-triad = Tríada
    .def = la Tríada
    .in = en la Tríada
gang-queers = Queers
    .def = los Queers
    .in = con los Queers
other_gang = { $name }
    .def = la Banda { $name }
    .in = en la Banda { $name }

## Cartas de Banda

gang_card-lookout = Vigía
gang_card-scavenger = Buscavidas
gang_card-shortcut = Atajo
gang_card-light_fingers = Dedos ligeros

gang_card-supplier = Proveedor
gang_card-middleman = Intermediario
gang_card-dealers = Traficantes
gang_card-allowance = Paga

gang_card-knuckles = Nudillos
gang_card-thick_skin = Piel dura
gang_card-trophy = Trofeo
gang_card-ambush = Emboscada

gang_card-tribute = Tributo
gang_card-respect = Respeto
gang_card-long_arm = Brazo largo
gang_card-interrogation = Interrogatorio

gang_card-artisan = Artesano
gang_card-thrift = Maña
gang_card-engineer = Ingeniero
gang_card-herbalist = Herborista

gang_card-stage = En escena
gang_card-barter = Trueque
gang_card-charm = Encanto
gang_card-wardrobe = Vestuario

## Pasados

background-burglar = Ladrón
background-getaway_driver = Conductor de fugas
background-pickpocket = Carterista

background-fence = Perista
background-kingpin = Padrino
background-smuggler = Contrabandista

background-boxer = Boxeador
background-arsonist = Pirómano
background-brawler = Camorrista

background-hitman = Sicario
background-loan_shark = Usurero
background-enforcer = Matón

background-blacksmith = Herrero
background-tunneller = Zapador
background-doctor = Médico

background-con_artist = Estafador
background-informer = Soplón
background-escapist = Escapista

## Presos

prisoner-ox = Buey
prisoner-mamba = Mamba
prisoner-preacher = Predicador
prisoner-duchess = Duquesa
prisoner-sparks = Chispas
prisoner-vixen = Raposa
prisoner-professor = Profesor
prisoner-nails = Garras
prisoner-lucky = Chiripa
prisoner-granny = Abuela
prisoner-shorty = Tapón
prisoner-tank = Tanque

## Fichas

token-spy = ficha de Espionaje
    .indef = una ficha de Espionaje
    .plural = fichas de Espionaje
token-skill = ficha de Habilidad
    .indef = una ficha de Habilidad
    .plural = fichas de Habilidad
token-planning = ficha de Planificación
    .indef = una ficha de Planificación
    .plural = fichas de Planificación
token-bodybuilding = ficha de Musculación
    .indef = una ficha de Musculación
    .plural = fichas de Musculación
token-bandage = Venda
    .indef = una Venda
    .plural = Vendas
token-corruption = ficha de Corrupción
    .indef = una ficha de Corrupción
    .plural = fichas de Corrupción
other_token-count = { $count } × { $name }

## Traumas

trauma-apathy = Apatía
trauma-cowardice = Cobardía
trauma-tremor = Temblor
trauma-avarice = Avaricia
trauma-paranoia = Paranoia
trauma-stupor = Estupor

## Michel y Michelle; lo que muestran sus cartas, además de las Herramientas

standee-michel = Michel
standee-michelle = Michelle
standee-either = Michel(le)
michel_card-knife = un Pincho
michel_card-no_knife = ningún Pincho

## Castigos

punishment-beating = una Paliza
punishment-hand = la mitad de la mano
punishment-cigarettes = todos los cigarrillos

## Con qué se puede jugar

option-michel = Michel
    .about = Alguien ronda por la prisión y extorsiona a quien se cruza en su camino.
option-michelle = Michelle
    .about = Alguien ronda por la prisión y extorsiona a quien se cruza en su camino.
option-team = Modo por equipos
    .about = Dos equipos, cada uno con sus Celdas y su propio túnel.
option-warden = La Directora
    .about = En su Lugar conviene que no te pillen, y conviene haber pagado.
option-places = Lugares modulares
    .about = Cada uno ocupa el puesto de otro y trae sus propias acciones.
place_option-replaces = En vez de: { $place }.
place_option-no_teams = No por equipos.

## Listas: primero todo menos lo último, después lo último

list-comma = { $first }, { $second }
list-and = { $first } y { $second }
list-or = { $first } o { $second }

figure-decimal = { $whole },{ $part }
figure-percent = { $figure } %
