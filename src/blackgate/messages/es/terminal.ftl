# El terminal: la mesa en la pantalla, lo que se pregunta y se responde en torno a ella, y el comando blackgate. Los
# argumentos se explican en en/terminal.ftl; los términos, en names.ftl.

## La mesa

terminal-heading = Ronda { $round }: juega { $player }, { $actions ->
    [one] queda { phrase-actions }
   *[other] quedan { phrase-actions }
}
terminal-heading-over = Ronda { $round }: la partida ha terminado
terminal-line = { $title }: { $things }
terminal-title = { $title }:
terminal-you = { $player } (tú)

terminal-places = Lugares
terminal-place = Lugar
terminal-die = Dado
terminal-search = Búsqueda
terminal-deeds = Solo aquí
terminal-people = Quién está
terminal-place-numbers = dado { $numbers }
terminal-place-search = Búsqueda { $search }
terminal-place-forbids = sin { $deed }
terminal-place-people = allí: { $people }


terminal-gangs = Bandas
terminal-gang = Banda
terminal-gang-top = carta de encima { $card }
terminal-gang-wants-any = { $needs } distintos, cualesquiera
terminal-gang-wants = { $needs } de { $accessories }

terminal-players = Jugadores
terminal-player = Jugador
terminal-tunnel = Túnel
terminal-points = { $points } de { $goal } puntos
terminal-cards = Cartas
terminal-cigarettes = Cigarrillos
terminal-beatings = Palizas
terminal-beatings-count = { $beatings ->
    [one] { $beatings } Paliza
   *[other] { $beatings } Palizas
}
terminal-background = Pasado
terminal-background-unknown = oculto
terminal-background-own = { $background } (oculto)
terminal-background-used = { $background } (revelado)

terminal-piles = En las pilas: { $piles }. Mazo de Búsqueda: { $deck }, descarte: { $discard }.
terminal-on_table = Sobre la mesa: { $cards }

## La mano

terminal-hand = Tu mano
terminal-hand-empty = ninguna carta
terminal-family-tools = Herramientas
terminal-family-weapons = Armas
terminal-family-components = Componentes
terminal-family-accessories = Accesorios
terminal-family-rare = Objetos raros
terminal-family-action_cards = Cartas de Acción

## Lo que ha pasado, preguntas y opciones

terminal-news = Lo que ha pasado
terminal-remark = { $player }: { $remark }
terminal-news-more = { $lines ->
    [one] { $lines } línea más: historial
   *[other] { $lines } líneas más: historial
}
terminal-group-basic = Acciones básicas
terminal-group-place = Acciones de Lugar
terminal-group-free = Sin gastar acción
terminal-prompt = Tu elección (un número, o ayuda):

## El telón entre dos manos

terminal-curtain-done = Mira esto y pulsa Intro para borrar la pantalla:
terminal-curtain = Pasa el teclado a { $player }.
terminal-curtain-ready = { $player }, pulsa Intro:

## Comandos

terminal-command-help = ayuda
    .does = este texto
terminal-command-board = tablero
    .does = toda la mesa
terminal-command-hand = mano
    .does = tus propias cartas
terminal-command-card = carta
    .usage = carta [NOMBRE]
    .does = lo que hace una carta; sin nombre, todas las tuyas
terminal-command-log = historial
    .usage = historial [NÚMERO]
    .does = lo último que ha pasado
terminal-command-why = motivo
    .usage = motivo ACCIÓN
    .does = por qué algo no se puede hacer ahora, con la regla
terminal-command-hint = consejo
    .does = lo que el capo elegiría en tu lugar
terminal-command-save = guardar
    .usage = guardar [ARCHIVO]
    .does = copiar la grabación de la partida en un archivo
terminal-command-undo = deshacer
    .does = deshacer tu última elección; si desde entonces se ha visto algo, se pregunta a los demás
terminal-command-chat = decir
    .usage = decir TEXTO
    .does = decir algo a la mesa
terminal-command-pause = pausa
    .does = proponer que se paren los relojes
terminal-command-resume = reanudar
    .does = seguir después de una pausa
terminal-command-yes = acepto
    .does = aceptar lo que se propone
terminal-command-no = rechazo
    .does = rechazar lo que se propone
terminal-command-pass = pasar
    .usage = pasar siempre, pasar preguntar
    .does = pasar siempre que se te pregunte esto; que se te vuelva a preguntar
terminal-command-start = empezar
    .does = empezar la partida, como anfitrión
terminal-command-bot = bot
    .usage = bot ASIENTO TIPO
    .does = como anfitrión: un bot para un asiento libre, o para un jugador ausente
terminal-command-quit = salir
    .does = irte; la partida se puede continuar
terminal-help-choose = Escribe el número de una opción, su texto o una de estas palabras; Intro sin nada vuelve a mostrar la pregunta.
terminal-help-line = { $command }: { $does }
terminal-help-texts = Lo que puedes elegir ahora, como texto:
terminal-help-rules = Las reglas con sus números y todas las cartas: docs/rules.md y docs/cards.md en el código fuente.

terminal-hint = Lo que el capo piensa de tus opciones, primero la mejor:
terminal-hint-choice = Opción
terminal-hint-chance = Tu probabilidad de ganar
terminal-hint-follows = Cómo puede seguir
terminal-hint-line = { $number }. { $action }: { $chance } de probabilidad de ganar
terminal-hint-then = { $hint }. Después { $line }
terminal-hint-move = { $player }: { $action }

terminal-no-choice = No hay opción { $number }: elige de 1 a { $most }.
terminal-not-understood = «{ $typed }» no es nada que puedas hacer aquí; ayuda dice qué lo es.
terminal-not-understood-near = «{ $typed }» no es nada que puedas hacer aquí. ¿Querías decir { $near }?
terminal-refused = { $action }: { $reason }.
terminal-possible = { $action }: puedes hacerlo ahora, es la opción { $number }.
terminal-why-what = ¿El motivo de qué? Por ejemplo: motivo craft shovel.
terminal-card-recipe = { $cards } dan { $item }
terminal-card-wanted = interesa a: { $gangs }
terminal-card-value = se vende por { phrase-cigarettes }
terminal-no-card = No hay ninguna carta que se llame «{ $name }».
terminal-no-card-near = No hay ninguna carta que se llame «{ $name }». ¿Querías decir { $near }?

## Guardar y salir

terminal-recording = La partida se está grabando en { $file }.
terminal-saved-copy = La partida hasta ahora está guardada en { $file }.
terminal-file-exists = { $file } ya existe: elige otro nombre.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-special = { $file } es un dispositivo o una tubería: guarda en un archivo lo que sale de ahí, e indica ese.
terminal-file-too-large = { $file } ocupa más de { $most } MB, y ninguna grabación llega a tanto: indica el archivo de una grabación.
terminal-left = La partida está guardada en { $file }.
terminal-continue = Para continuar: { $command }

## El final

terminal-result = { $player }: { $points } de { $goal } puntos; { $background }; { $hand }
terminal-result-hand = en la mano: { $cards }
terminal-result-empty = ninguna carta en la mano
terminal-recorded = La grabación de la partida: { $file }
terminal-check = Para comprobarla: { $command }

## Preparación

terminal-setup-welcome = Blackgate: cava tu salida.
terminal-setup-players = Intro para jugar contra { $bots } bots, o cuántos jugadores, de { $least } a { $most }:
terminal-setup-name = Asiento { $seat }: un nombre, o Intro para un bot:
terminal-setup-bots = ¿Qué nivel tienen los bots?
terminal-setup-strength = Un número, o Intro para { $usual }:

# Bots, desde el más débil
terminal-bot-random = azar
    .does = hace cualquier cosa
    .about = Hace cualquier cosa permitida. Bien para un primer vistazo.
terminal-bot-rookie = novato
    .does = tiene costumbres sensatas
    .about = Tiene costumbres sensatas. Un buen primer rival.
terminal-bot-veteran = veterano
    .does = prevé hasta el final del turno
    .about = Prevé hasta el final del turno.
terminal-bot-boss = capo
    .does = el más fuerte: piensa muchas partidas por adelantado
    .about = El más fuerte. Piensa muchas partidas antes de cada jugada. Se toma su tiempo.
terminal-bot-lifer-1 = perpetuo 1
    .does = más o menos tan fuerte como un novato
    .about = Ha aprendido jugando contra sí mismo, pero se equivoca a menudo. Más o menos tan fuerte como un novato.
terminal-bot-lifer-2 = perpetuo 2
    .does = entre novato y veterano
    .about = Ha aprendido jugando contra sí mismo, y a veces se equivoca. Entre novato y veterano.
terminal-bot-lifer-3 = perpetuo 3
    .does = más o menos tan fuerte como un veterano
    .about = Ha aprendido jugando contra sí mismo. Más o menos tan fuerte como un veterano.
terminal-bot-lifer-4 = perpetuo 4
    .does = más fuerte que un veterano
    .about = Ha aprendido jugando contra sí mismo. Más fuerte que un veterano.
terminal-bot-lifer = perpetuo
    .does = ha aprendido de millones de partidas y elige de un vistazo
    .about = Ha aprendido de millones de partidas contra sí mismo. Elige de un vistazo y no regala nada.
terminal-bot-program = programa

## Lo que puede estar mal en la línea de comandos

terminal-error = blackgate: { $reason }
terminal-usage = { $wrong } Véase «{ $command } --help».
terminal-usage-option = No hay ninguna opción { $found }.
terminal-usage-command = No hay ningún comando { $found }.
terminal-usage-missing = Falta { $found }.
terminal-usage-value = { $found } necesita un valor.
terminal-usage-no-value = { $found } no lleva ningún valor.
terminal-usage-extra = Esto sobra: { $found }.
terminal-wrong-number = { $option } requiere un número entero a partir de 0, no «{ $found }».
terminal-wrong-players = «{ $found }» no puede ser el número de jugadores: elige de { $least } a { $most } (R1.1).
terminal-too-many-seats = { $named } personas y bots para { $players } asientos: nombra menos, o aumenta --players.
terminal-wrong-bot = No hay ningún bot «{ $kind }»: elige { $kinds }.
terminal-wrong-strength = «{ $found }» no es ninguno de estos: elige de 1 a { $most }, o pulsa Intro.
terminal-wrong-first = No hay asiento { $found } que pueda empezar: elige de 0 a { $most } (R1.7).
terminal-wrong-seat = No hay asiento { $found }: elige de 0 a { $most }.
terminal-wrong-language = No hay nada en el idioma «{ $found }»: elige { $languages }.
terminal-wrong-edition = Esta edición no se puede usar. { $reason }
terminal-wrong-record = { $file } no es una grabación que se pueda usar: { $reason }
terminal-only-new = { $option } es para una partida nueva; con --load viene de la grabación.
terminal-wrong-host = el bot no puede seguir: { $reason }.
terminal-already-over = Esta partida ha terminado: blackgate replay { $file } la muestra.

## Reproducir y comprobar

terminal-round = Ronda { $round }
terminal-verify-yes = { $file }: limpia. { $actions ->
    [one] { $actions } acción cumple
   *[other] { $actions } acciones cumplen
} las reglas, y todo el azar es lo que da el secreto.
terminal-verify-no = { $file }: incorrecta. Línea { $line }: { $reason }.
terminal-verify-unknown = { $file }: { $actions ->
    [one] { $actions } acción cumple
   *[other] { $actions } acciones cumplen
} las reglas, pero no se puede decir si el azar fue limpio: { $reason }.

## El médico

terminal-doctor-version = Blackgate { $version } en { $folder }
terminal-doctor-python = Python { $version } ({ $program }) en { $system }
terminal-doctor-compiled = Las reglas están compiladas: a toda velocidad.
terminal-doctor-interpreted = Las reglas se interpretan: bastante rápido para jugar, lento para muchas partidas.
terminal-interpreted = Aquí las reglas se interpretan, unas 30 veces más lentas que compiladas. Para ir a toda velocidad: «apt-get install gcc python3-dev» (o lo propio de tu sistema) y vuelve a instalar Blackgate; «blackgate doctor» dice más.
terminal-doctor-source = Este es el árbol del código fuente, que se interpreta. Para las reglas compiladas: make play, a partir del segundo inicio, o pip install . en otro entorno.
terminal-doctor-compiler = No hay compilador de C. En Debian o Ubuntu: apt-get install gcc
terminal-doctor-headers = Faltan las cabeceras de Python. En Debian o Ubuntu: apt-get install python3-dev
terminal-doctor-reinstall = Para compilar las reglas, vuelve a instalar Blackgate desde su código fuente: pip install --force-reinstall .
terminal-doctor-has = { $name } { $version }
terminal-doctor-lacks = Falta { $name }. Para instalarlo: pip install { $name }
terminal-doctor-readline = Este Python no tiene readline: ni flechas ni Tab al escribir.
terminal-doctor-folder = Las partidas se guardan en { $folder }.
terminal-doctor-no_folder = No se puede escribir nada en { $folder }, donde se guardan las partidas. Da permiso de escritura, o pon en XDG_STATE_HOME una carpeta que lo tenga.
terminal-doctor-server = El servidor tiene todo lo que necesita.
terminal-doctor-no_server = El servidor no puede funcionar sin { $names }. Para alojar partidas: pip install "blackgate[server]"
terminal-doctor-no_uvloop = Falta uvloop: el servidor funciona, pero aguanta menos partidas. Donde tu sistema lo tenga: pip install uvloop
terminal-doctor-port = El puerto { $port } está libre para el servidor.
terminal-doctor-no_port = El puerto { $port } está ocupado, quizá por un servidor en marcha. Para uno más: blackgate serve --port { $other }
terminal-doctor-sqlite = SQLite { $version }
terminal-doctor-old_sqlite = SQLite { $version } es demasiado antiguo para el servidor, que necesita { $least }. Usa un Python más nuevo, o PostgreSQL.
terminal-doctor-database = La base de datos en { $host }, puerto { $port }, responde.
terminal-doctor-no_database = BLACKGATE_DATABASE: nada responde en { $host }, puerto { $port }. Inicia allí PostgreSQL, o corrige el URL.
terminal-doctor-wrong_database = BLACKGATE_DATABASE no tiene servidor y puerto que se puedan probar. Corrige el URL.

## La ayuda del comando blackgate

terminal-cli = Blackgate, una edición digital del juego de mesa Dig Your Way Out.
terminal-cli-play = Jugar en el terminal, con personas y bots en un mismo teclado.
terminal-cli-learn = Aprende el juego: toma una lección en el teclado, o síguela.
terminal-option-lesson = La lección. Por defecto: tutorial.
terminal-wrong-lesson = No hay ninguna lección «{ $found }»: elige entre { $known }.
terminal-lesson-left = Puedes seguir con esta lección: { $command }
terminal-lesson-prompt = Hazlo (Intro: lo hace el entrenador):
terminal-lessons = Otras lecciones
terminal-cli-replay = Contar otra vez una partida grabada.
terminal-cli-verify = Comprobar que una partida grabada fue limpia.
terminal-cli-bot-protocol = Responder por la entrada y la salida estándar como bot de otro programa; sin BOT, decir cómo.
terminal-cli-arena = Hacer que los bots jueguen muchas partidas y decir cuál es más fuerte; un solo bot muestra cuánto duran las partidas.
terminal-cli-simulate = Hacer jugar muchas partidas a los bots y guardarlas en Parquet, también como experimento en un asiento.
terminal-cli-balance = Informe sobre partidas simuladas: qué es justo y qué llama la atención; o comparar dos ediciones.
terminal-cli-doctor = Decir cómo funciona esta instalación, qué falta y qué hacer.
terminal-cli-edition = Tu propia edición: un archivo con lo que está impreso en tus cartas.
terminal-cli-edition-check = Decir todo lo que está mal en un archivo de edición, o qué contiene.
terminal-cli-edition-new = Escribir una copia comentada de la edición estándar para empezar.
terminal-option-version = Decir qué versión es esta.
terminal-default = { $help } Por defecto: { $default }.
terminal-option-language = El idioma que se habla; si no, el del entorno.
terminal-option-players = Cuántos juegan, de 2 a 6; los asientos sin nombre son para un veterano.
terminal-option-person = Una persona que juega; una vez por cada una.
terminal-option-bot = Un bot que juega (random, rookie, veteran, lifer, boss; docs/bots.md dice más), o un programa propio (blackgate bot-protocol dice cómo); una vez por cada uno.
terminal-option-seed = Cualquier texto: la misma semilla reparte la misma partida.
terminal-option-first = El asiento que empieza, contando desde 0; si no, decide el azar.
terminal-option-edition = Tu propia edición: un archivo con lo que está impreso en tus cartas.
terminal-option-load = Continuar una partida desde su grabación.
terminal-option-record = Dónde grabar la partida; si no, en tu propia carpeta.
terminal-option-plain = Líneas sencillas, para lectores de pantalla y tuberías; por sí solo donde la salida no es un terminal.
terminal-option-kind = El bot que responde.
terminal-option-file = La grabación de una partida.
terminal-option-own = El archivo de edición.
terminal-option-seat = Como la vio este asiento, contando desde 0; si no, como todos pudieron seguirla.
terminal-option-secrets = Con todo lo que era secreto.
terminal-option-html = Escribir la repetición en un solo archivo HTML que funciona sin red.
terminal-keep-unfinished = Solo se puede guardar como archivo una partida terminada, y { $file } no lo es: juégala antes hasta el final.
terminal-keep-progress = Se cuenta la partida
terminal-keep-done = { $file } está escrito: ábrelo en cualquier navegador.

# Módulos
terminal-tokens = Fichas
terminal-setup-modules = Módulos además del juego base, o Intro para ninguno ({ $modules }):
terminal-wrong-options = con esto no se puede jugar a la vez: { $reason }
terminal-option-michel = Quién ronda por la prisión: michel o michelle.
terminal-option-team = Dos equipos; para 4 o 6 jugadores.
terminal-option-warden = La Directora y su Despacho.
terminal-option-place = Un Lugar modular que usar, por su id (library, workshop ...), o all; una vez por cada uno.

# La arena
terminal-option-kinds = Los bots, primero los más fuertes: cada uno juega contra cada uno de los nombrados después de él.
terminal-option-table = Cuántos juegan en una mesa, de 2 a 6.
terminal-option-games = Cuántas partidas juega cada pareja; se redondea hacia arriba para que cada reparto se juegue desde cada asiento.
terminal-option-jobs = Cuántos procesos juegan; si no, uno por núcleo.
terminal-option-ray = Ejecutar en el clúster de Ray en esa dirección, o «auto»: al que pertenece esta máquina. Necesita Ray.
terminal-option-results = Dónde escribir los resultados; si no, en tu propia carpeta.
terminal-option-resume = Seguir con los resultados de este archivo, de la misma arena.
terminal-option-plots = Dibujar los resultados en esta carpeta.
terminal-option-sitting = Los bots: uno para todos los asientos o uno para cada uno.
terminal-option-deals = Número de repartos; cada uno se juega una vez en cada brazo de un experimento.
terminal-option-folder = Carpeta en la que escribir las partidas. Por defecto: una nueva en tu propia carpeta.
terminal-option-resumed = Continuar con las partidas de esta carpeta, de la misma simulación.
terminal-option-mixed = Cada reparto tiene sus propios Lugares, Michel(le) y Directora, al azar.
terminal-option-give = Experimento: un asiento empieza con esta carta: su id, gang_cards o action_cards; repetible.
terminal-option-without = Experimento: un asiento nunca hace esto: un nombre como search o extortion, o all; repetible.
terminal-option-runs = Carpetas con partidas simuladas.
terminal-option-against = Edición con la que comparar, con los mismos repartos.
terminal-option-page = Archivo para el informe. Por defecto: report.html en la primera carpeta.
terminal-option-data = Archivo para el informe en JSON. Por defecto: report.json en la primera carpeta.
terminal-option-player = Bot que juega: uno para todos los asientos, o repetir para cada uno. Por defecto: veteran.

# blackgate serve
terminal-cli-serve = Alojar partidas para navegadores, terminales y bots, hasta ctrl-C.
terminal-option-host = La dirección en que escuchar; 0.0.0.0 deja entrar a toda tu red.
terminal-option-port = El puerto en que escuchar; 0 toma cualquiera que esté libre.
terminal-option-database = Dónde se guardan las mesas: un URL de SQLite o PostgreSQL; si no, un archivo propio.
terminal-option-origins = Otras direcciones de páginas que pueden hablar con el servidor, separadas por comas.
terminal-option-passkey_domain = El dominio de las llaves de acceso, si el servidor tiene varios nombres.
terminal-option-proxies = Direcciones de proxies a los que se les cree X-Forwarded-For, separadas por comas.
terminal-option-metrics = Dónde encuentra Prometheus las métricas, una dirección con un puerto; u off.
terminal-option-processes = Procesos del servidor en esta máquina; más de uno necesita PostgreSQL.
terminal-option-internal = Dirección y puerto en los que los otros servidores del mismo PostgreSQL llegan a este.
terminal-option-lease_seconds = Segundos sin señal de vida tras los cuales los otros asumen las mesas de un servidor.
terminal-option-log_format = Registros como texto para personas (text) o como json.
terminal-option-log_level = Qué se registra: debug, info, warning o error.
terminal-option-bot_processes = Cuántos bots piensan a la vez; los consejos y las probabilidades tienen un proceso más.
terminal-option-grace = Segundos tras los que un bot puede sustituir a un jugador ausente.
terminal-option-drain_seconds = Segundos que un servidor al que se manda parar espera a lo que está en curso.
terminal-option-most_tables = Mesas en memoria a la vez.
terminal-option-most_connections = Conexiones a la vez.
terminal-option-most_connections_per_address = Conexiones a la vez desde una dirección.
terminal-option-requests_per_minute = Peticiones desde una dirección.
terminal-option-files_per_minute = Archivos del cliente web para una dirección.
terminal-option-tables_per_minute = Mesas nuevas desde una dirección.
terminal-option-connections_per_minute = Conexiones nuevas desde una dirección.
terminal-option-codes_at_once = Códigos erróneos desde una dirección; después, uno por minuto.
terminal-option-sign_ins_at_once = Nombres reclamados e inicios de sesión erróneos desde una dirección o para un nombre; después, uno por minuto.
terminal-option-messages_per_second = Mensajes de un asiento.
terminal-option-config = Un archivo TOML con ajustes, llamados como estas opciones; las opciones y las variables BLACKGATE_... van antes que él.
terminal-option-show = Abrir el navegador en cuanto el servidor esté en marcha, donde hay pantalla.
terminal-said = { $reason }
terminal-cluster = Clúster de Ray { $address } (máquinas: { $machines }, núcleos: { $cores })

# blackgate join
terminal-cli-join = Jugar en una mesa de un servidor; con --bot, hacer que juegue allí un bot de este equipo.
terminal-option-address = La dirección de la mesa, tal como la muestra el navegador, o con su código corto al final; o solo la del servidor, con --code.
terminal-option-code = El código corto de la mesa.
terminal-option-name = Cómo te llamas allí; el mismo nombre vuelve a ocupar el mismo asiento.
terminal-option-chair = El asiento que ocupar, contando desde 0; si no, el primero libre.
terminal-option-token = El token de tu asiento, si lo ocupaste en otra parte.
terminal-option-watch = Solo mirar.
terminal-option-sent = Un bot que juega en tu lugar: los mismos que en blackgate play.
terminal-cli-backup = Copiar toda la base de datos de un servidor en un archivo, también mientras funciona, y comprobar la copia.
terminal-cli-restore = Restaurar una copia en una base de datos, SQLite o PostgreSQL, que ningún servidor esté usando.
terminal-cli-export = Escribir en un archivo el registro de la partida de una mesa.
terminal-cli-admin = Para quien lleva un servidor: sus mesas y secretos, también mientras funciona.
terminal-cli-admin-list = Listar las mesas abiertas, en juego o apartadas.
terminal-cli-admin-close = Cerrar una mesa; su partida termina donde está.
terminal-cli-admin-unlock = Dejar que siga una mesa apartada tras un error, una vez resuelta la causa.
terminal-cli-admin-rotate-secrets = Firmar los tokens de asiento con un secreto nuevo.
terminal-option-copy = El archivo nuevo para la copia.
terminal-option-copied = La copia de seguridad.
terminal-option-replace = Sustituir lo que hay en la base de datos.
terminal-option-board = La mesa, por su identificador o su código corto.
terminal-option-target = El archivo nuevo para el registro.
terminal-option-under_way = También si la partida no ha terminado; entonces el registro contiene todas las manos.
terminal-option-finished = También las terminadas o cerradas.
terminal-option-days = Cuántos días siguen valiendo los tokens del secreto antiguo. Por defecto: 14; 0 los anula al instante.
terminal-option-private_addresses = Si los webhooks pueden ir a direcciones fuera de Internet: refused o allowed.
terminal-option-push_contact = A quién pueden dirigirse los servicios push: una dirección mailto o https.
terminal-option-vacation_days = Días al año en que pueden detenerse los relojes de un jugador.
