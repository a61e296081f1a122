# Las páginas en torno a la mesa: inicio, espera, un solo dispositivo, después de la partida, reglas. Los términos, en
# names.ftl.
# $player, $players   nombres, tal como los ha escrito la gente
# $place              el nombre de un Lugar

web-pages-offline = No se puede llegar al servidor. Comprueba la conexión y vuelve a intentarlo.
web-pages-home = Al inicio

## La página de inicio

web-pages-tagline = Una noche larga. Un muro grueso. Una cuchara.
web-pages-rules = Reglas
web-pages-ways = Maneras de jugar
web-pages-way-bots = Contra bots
web-pages-way-friends = Con amigos
web-pages-way-here = Aquí mismo
web-pages-way-join = Unirse
web-pages-theme-system = Auto
web-pages-theme-dark = Noche
web-pages-theme-light = Día
web-pages-your-name = Tu nombre
# Who leaves the name empty is called so; at most 20 letters.
web-pages-prisoner = Número 13
web-pages-how-many = ¿Cuántos juegan?
web-pages-how-strong = ¿Qué nivel tienen los bots?
web-pages-level = Grado
web-pages-play-now = Jugar ya
web-pages-extras = Expansiones
web-pages-extras-count = { $count ->
    [0] ninguna
    [one] { $count } elegida
   *[other] { $count } elegidas
}
web-pages-michel = Michel o Michelle
web-pages-michel-none = nadie
web-pages-team = Modo por equipos
web-pages-team-about = Dos equipos, dos túneles; para 4 o 6.
web-pages-warden = La Directora
web-pages-warden-about = Lo ilegal se puede delatar, y todo el mundo tiene un precio.
web-pages-places = Otros Lugares
web-pages-table-name = Nombre de la mesa
web-pages-open-table = Abrir una mesa
web-pages-manners = Reloj, público y modales
web-pages-clock = Reloj
web-pages-clock-none = ninguno
web-pages-clock-none-about = Cada cual se toma su tiempo.
web-pages-clock-turn = por turno
web-pages-clock-turn-about = Tanto tiempo para cada cual en cada turno.
web-pages-clock-game = por partida
web-pages-clock-game-about = Tanto tiempo para cada cual en total, y algo más con cada turno propio.
web-pages-public = Mesa pública
web-pages-public-about = Todo el mundo en este servidor encuentra la mesa. Puntúa si no hay pistas ni deshacer y cada persona tiene nombre propio.
web-pages-undo = Deshacer
web-pages-undo-about = Incluso lo ya visto, si todo el mundo está de acuerdo.
web-pages-aids = Ayudas
web-pages-tracker = Ayuda a la memoria
web-pages-tracker-about = Muestra lo que cada jugador podría recordar.
web-pages-odds = Probabilidades
web-pages-odds-about = De una tirada o una pelea, según lo que puedes saber.
web-pages-goal = Cava hasta la salida
web-pages-goal-tools = Consigue herramientas: búscalas, fabrícalas, cómpralas o róbalas.
web-pages-goal-dig = Cava con ellas en las celdas. Cuanto mejor la herramienta, más puntos.
web-pages-goal-out = Sale quien primero tenga { $goal } puntos.
web-pages-goal-understood = Entendido
web-pages-skip = Saltar
web-pages-missing = Esta página no existe
web-pages-missing-about = La dirección no es correcta, o lo que había ya no está.
web-pages-labelled = { $what }: { $value }
web-pages-hints = Pistas
web-pages-hints-about = Lo que un bot fuerte piensa de tus opciones, también si juegan varias personas.
web-pages-watched = Con público
web-pages-watched-about = Quien encuentre la mesa puede mirar.
web-pages-here-about = Un dispositivo pasa de mano en mano. Entretanto, un telón oculta tus cartas.
web-pages-name-of = Jugador { $number }
web-pages-one-more = Uno más
web-pages-play-here = Jugar aquí
web-pages-code = El código de la mesa: seis letras
web-pages-join = Ir a la mesa
web-pages-public-tables = Mesas públicas
web-pages-no-public = Ninguna por ahora.
web-pages-my-tables = Mis mesas
web-pages-nameless = Una mesa sin nombre
web-pages-taken = { $taken } de { $players } asientos ocupados
web-pages-state-open = abierta
web-pages-state-playing = en juego
web-pages-state-over = terminada
web-pages-state-ended = interrumpida
web-pages-state-quarantined = apartada
web-pages-fan-made = Una edición digital hecha por aficionados, sin relación con la editorial. Todas las imágenes son nuestras.
web-pages-credits = Iconos: game-icons.net, de Lorc, Delapouite y otros, CC BY 3.0. Tipografía: Barlow, SIL Open Font License.
web-pages-style = Todo lo que está dibujado

## Antes de la partida

web-pages-seats = Asientos
web-pages-settled = Lo acordado
web-pages-agreed-watch-everybody = Con público
web-pages-agreed-watch-nobody = Sin público
web-pages-free-seat = Asiento libre
web-pages-put-bot = Poner un bot aquí
web-pages-seat-bot = Bot en el asiento { $number }
web-pages-leave = Irse
web-pages-send-away = Echar
web-pages-send-away-who = Echar a { $player }
web-pages-fill-up = Completar con bots
web-pages-start = Cerrar las puertas
web-pages-waiting-for = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
web-pages-all-here = Ya está todo el mundo. Puedes empezar.
web-pages-waiting-host = Ya está todo el mundo. Falta que empiece el anfitrión.
web-pages-take-seat = Ocupa un asiento
web-pages-sit = Sentarse
web-pages-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
web-pages-another-here = Una persona más en este dispositivo
web-pages-their-name = Su nombre
web-pages-sit-too = Sentarse también
web-pages-luck = Ayudar al azar
web-pages-luck-about = El dado y las cartas salen de un secreto del servidor y de un texto de cada jugador. Con el tuyo, nadie puede haber preparado la partida.
web-pages-luck-text = Cualquier texto
web-pages-luck-give = Añadirlo
web-pages-luck-given = Tu texto ya cuenta. Puedes cambiarlo hasta que empiece la partida.
web-pages-invite = Traer a alguien
web-pages-code-at = En { $host }, con este código:
web-pages-link = Enlace a esta mesa
web-pages-qr = Código QR: ábrelo con la cámara de un teléfono
web-pages-copy = Copiar
web-pages-copied = Copiado.
web-pages-copy-yourself = Está seleccionado: cópialo con el teclado o con una pulsación larga.
web-pages-only-here = { $host } es solo este ordenador. En otro dispositivo, usa la dirección de este ordenador en tu red.
web-pages-fair = ¿Es juego limpio?
web-pages-fair-about = El servidor ha prometido su secreto con esta huella antes de que nadie se sentara; después de la partida, cualquiera puede comprobar con ella cada tirada y cada carta.

## Un asiento en otro dispositivo, y varios en uno

web-pages-move-about = Quien abra este enlace juega en tu asiento. Vale durante una hora.
web-pages-move-make = Crear un enlace
web-pages-move-link = Enlace a tu asiento
web-pages-taking-seat = Ocupando tu asiento …
web-pages-hand-over = Pasa el dispositivo a { $player }
web-pages-hand-over-about = Los demás miran por la ventana, con barrotes o sin ellos.
web-pages-i-am = Soy { $player }

## Después de la partida

web-pages-after = Después de la partida
web-pages-after-ending = Secretos
web-pages-after-story = Historia
web-pages-after-figures = Cifras
web-pages-after-replay = Repetición
web-pages-after-record = Grabación
web-pages-out = { $count ->
    [one] ¡{ $players } está fuera!
   *[other] ¡{ $players } están fuera!
}
web-pages-you-out = ¡Estás fuera!
web-pages-you-all-out = ¡Estáis todos fuera!
web-pages-got-out = Fuera, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-pages-stayed = Aún dentro, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-pages-revealed = revelado
web-pages-kept-secret = secreto hasta el final
web-pages-empty-hand = Manos vacías.
web-pages-hands = Manos
web-pages-rematch = Jugar otra
web-pages-rematch-go = A la próxima partida
web-pages-rematch-waits = Alguien ha abierto ya la mesa de la próxima partida.
web-pages-figures = Lo que hizo cada cual
web-pages-chart-points = Puntos de Túnel
web-pages-chart-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
web-pages-chart-dice = El dado: { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
}
web-pages-chart-face = Cara:
web-pages-count-digs = Cavar
web-pages-count-searches = Búsquedas
web-pages-count-moves = Movimientos
web-pages-count-extorts = Extorsiones
web-pages-count-combats = Peleas ganadas
web-pages-count-beatings = Palizas recibidas
web-pages-count-crafts = Fabricar
web-pages-count-joins = Entrar en Bandas
web-pages-count-plays = Cartas de Acción
web-pages-count-time = Tiempo para pensar
web-pages-sum = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, { $moves ->
    [one] { $moves } elección
   *[other] { $moves } elecciones
}, { $time } minutos.
web-pages-replay = Repetición
web-pages-replay-start = Al principio
web-pages-replay-back = Un paso atrás
web-pages-replay-play = Reproducir
web-pages-replay-stop = Parar
web-pages-replay-on = Un paso adelante
web-pages-replay-end = Al final
web-pages-replay-step = Paso
web-pages-replay-at = { $step } de { $total }
web-pages-replay-pace = Ritmo
web-pages-replay-coming = La partida se está preparando…
web-pages-eyes = ¿Con los ojos de quién?
web-pages-eyes-all = Todo a la vista
web-pages-eyes-watcher = Alguien del público
web-pages-eyes-of = { $player }
web-pages-record-about = La grabación es la partida entera en un pequeño archivo de texto: cada elección, cada tirada, cada carta y el secreto del que salieron.
web-pages-record-get = Descargar la grabación
web-pages-record-verify = Para comprobar que todo cumplió las reglas y que todo el azar fue azar:
web-pages-record-promise = Antes de la partida, el servidor prometió su secreto con esta huella. La grabación lleva la misma.

## Las reglas

web-pages-rules-search = Buscar en las reglas
web-pages-rules-contents = Índice
web-pages-rules-found = { $count ->
    [0] no aparece
    [one] aparece una vez
   *[other] aparece { $count } veces
}
web-pages-rules-nothing = Ninguna regla lo dice. Aquí dentro eso significa que está permitido, más o menos.
web-pages-rules-sign-ruling = criterio
web-pages-rules-sign-house = de la casa
web-pages-rules-cards = Cartas
web-pages-rules-cards-action = Cartas de Acción
web-pages-rules-cards-gang = Cartas de Banda
web-pages-rules-cards-background = Pasados
web-pages-rules-cards-trauma = Traumas
web-pages-rules-ruling = Aquí los reglamentos callan; así lo juega Blackgate.
web-pages-rules-house = No está en los reglamentos: es una cifra o una carta propia de este proyecto.
web-pages-rules-table = Tabla
web-pages-rule = Regla { $rule }

## El ritmo de los bots

web-pages-pace-calm-about = Tiempo de sobra para seguirlo todo.
web-pages-pace-brisk-about = Lo justo para ver qué pasa.
web-pages-pace-at_once-about = Sin esperas: el historial cuenta lo que ha pasado.

## Una tele para el tablero, móviles para las manos

web-pages-tv = Esta pantalla es la tele
web-pages-tv-about = Muestra el tablero y hace los sonidos. Cada cual se une con su móvil y tiene allí sus cartas.
web-pages-tv-open = Abrir la tele
web-pages-tv-scan = Escanea esto con el móvil: se convierte en tu mano.
web-pages-tv-link = El tablero en una tele, las cartas en los móviles
web-pages-tv-sound = Activar el sonido
web-pages-tv-turn = Es el turno de { $player }
web-pages-tv-news = Lo último que ha pasado
web-pages-hand-board = Mostrar aquí el tablero
web-pages-hand-screen = El tablero está en la tele.
web-pages-hand-only = Aquí solo mi mano: el tablero está en una tele

## Problemas

web-pages-puzzles = Problemas
web-pages-puzzles-about = Posiciones de partidas de verdad en las que una elección es claramente la mejor. Las han encontrado los bots, y el más fuerte ha pensado mucho en cada una.
web-pages-puzzles-none = Todavía no hay problemas para esta edición. tools/make_puzzles.py los hace.
web-pages-puzzle-today = El problema del día
web-pages-puzzle-win = Gana en este turno
web-pages-puzzle-get = Consigue { $card } en este turno
web-pages-puzzle-survive = Aguanta hasta tu próximo turno
web-pages-puzzle-theme-win = Gana en este turno
web-pages-puzzle-theme-get = Consigue una Herramienta
web-pages-puzzle-theme-survive = Aguanta
web-pages-puzzle-about-win = Funciona respondan lo que respondan los demás, y sin suerte.
web-pages-puzzle-about-get = Funciona respondan lo que respondan los demás, y sin suerte.
web-pages-puzzle-about-survive = Alguien está a punto de fugarse. Una elección lo impide mucho más a menudo que las demás.
web-pages-puzzle-number = Problema { $number }, { $difficulty ->
    [1] fácil
    [2] medio
   *[other] difícil
}
web-pages-puzzle-difficulty = { $difficulty ->
    [1] fácil
    [2] medio
   *[other] difícil
}
web-pages-puzzle-done = resuelto
web-pages-puzzle-solved = ¡Resuelto!
web-pages-puzzle-solved-chance = ¡Resuelto! Funciona en { $chance } de cada 100 partidas.
web-pages-puzzle-right = De momento, bien. Sigue.
web-pages-puzzle-failed = Así no. Mira lo que pasaría.
web-pages-puzzle-solution = Esta es la solución: { $choice }
web-pages-puzzle-show = Mostrar la solución
web-pages-puzzle-again = Intentarlo otra vez
web-pages-puzzle-next = Problema siguiente
web-pages-clock-each-turn = Tiempo por turno
web-pages-clock-whole-game = Tiempo para la partida
web-pages-clock-more = Tiempo extra por turno
web-pages-clock-unit = { $time } en
web-pages-unit-seconds = segundos
web-pages-unit-minutes = minutos
web-pages-unit-hours = horas
web-pages-unit-days = días
web-pages-time-seconds = { $seconds } s
web-pages-time-minutes = { $minutes } min
web-pages-time-hours = { $hours } h
web-pages-time-hours-minutes = { $hours } h { $minutes } min
web-pages-time-days = { $days } d
web-pages-time-days-hours = { $days } d { $hours } h
web-pages-agreed-each-turn = { $time } por turno
web-pages-agreed-whole-game = { $time } para la partida, más { $more } por turno
web-pages-my-turn = Te toca
