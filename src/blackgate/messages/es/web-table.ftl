# La mesa en el navegador: barra superior, acciones, mano, historial, chat, menú. $player es un nombre. Los términos,
# en names.ftl.

## Lo que se puede hacer en un turno, lo bastante corto para una casilla

web-table-actions = Lo que puedes hacer
web-table-group-basic = Básicas
web-table-group-place = Aquí
web-table-group-free = Gratis
web-table-end-turn = Terminar turno
web-table-back = Volver
web-table-always-pass = Pasar siempre aquí: { $window }
web-table-window-stop_card = una carta de Acción
web-table-window-beating = una Paliza
web-table-window-sending = un traslado
web-table-window-move_warden = mover a la Directora
web-table-window-report = delatar
web-table-window-freepass = un Salvoconducto
web-table-window-punishment = un Castigo
web-table-window-help = ayudar en una pelea
web-table-passing = Siempre pasas en: { $windows }.
web-table-ask-again = Volver a preguntar
web-table-deadline = Tiempo para responder
web-table-answered = Has respondido. Esperando a los demás.
web-table-confirm-reveal = Una vez revelado, todo el mundo lo conoce y ya no sirve.
web-table-confirm-end = Aún te quedan acciones. Se perderán.
web-table-confirm-yes = Sí, adelante
web-table-confirm-no = No
web-table-confirm-never = No volver a preguntar

## La barra superior

web-table-nameless = Una mesa
web-table-your-turn = Tu turno
web-table-turn-of = Turno de { $player }
web-table-over = La partida ha terminado
web-table-paused = La mesa descansa. Relojes y bots esperan.
web-table-actions-left = { $count ->
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
}
web-table-clock = Tiempo que le queda a { $player }
web-table-line-connecting = Conectando …
web-table-line-lost = Conexión perdida. Reintentando …
web-table-line-refused = Sin conexión
web-table-line-open = Con conexión
web-table-undo = Deshacer
web-table-hint-short = Consejo
web-table-asked = { $question } { $count ->
    [one] { $count } opción.
   *[other] { $count } opciones.
}

## El menú

web-table-menu = Menú
web-table-close = Cerrar
web-table-pause = Pausa
web-table-resume = Reanudar
web-table-rules = Las reglas
web-table-leave = Dejar la mesa
web-table-end = Acabar la partida
web-table-end-sure = La partida acaba para todo el mundo, y no gana nadie.
web-table-move-seat = Pasar a otro dispositivo
web-table-language = Idioma
web-table-theme = Tema
web-table-theme-system = el del dispositivo
web-table-theme-dark = oscuro
web-table-theme-light = claro
web-table-speed = Animación
web-table-speed-off = ninguna
web-table-speed-fast = rápida
web-table-speed-normal = normal
web-table-speed-slow = lenta
web-table-volume = Sonido
web-table-ask-before = Preguntar antes de lo que no se puede deshacer
web-table-silence = Responder por mí donde no tengo elección (no: para quien farolea)
web-table-forced = Solo hay una respuesta, «{ $answer }»: se da por ti.
web-table-shortcuts = Elegir con las teclas que muestran los botones

## Consejos

web-table-hint = Lo que haría el capo
web-table-hint-thinking = Pensando …
web-table-hint-about = Tu probabilidad de ganar después de cada opción, tal como la ve un bot fuerte. No sabe más que tú.
web-table-hint-best = la elección del bot
web-table-hint-line = Lo que espera, paso a paso
web-table-hint-look = ver
web-table-hint-none = Ahora no hay nada que aconsejar.
web-table-hint-chance = { $chance } %
web-table-odds-dice = con { $dice }

## Cartas

web-table-hand = Tu mano: { $count } de { $limit } cartas
web-table-hand-empty = Tienes las manos vacías.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } iguales
}
web-table-own-cards = Tu Pasado y tu Banda
web-table-background = Pasado, secreto
web-table-background-used = Pasado, usado
web-table-look-up = Qué hace { $name }
web-table-gang-wants = Para entrar, descarta { $needs } Accesorios distintos de entre estos: { $wants }.
web-table-sells-for = { $count ->
    [one] Se vende por { $count } cigarrillo.
   *[other] Se vende por { $count } cigarrillos.
}
web-table-family-tools = Una Herramienta. Cava con ella en tus Celdas. También es lo que otros exigen al extorsionar.
web-table-family-weapons = Un Arma. Intimida, y se saca en las peleas.
web-table-family-components = Un Componente. Fabrica con él, o véndelo.
web-table-family-accessories = Un Accesorio. Con él te dejan entrar las Bandas.
web-table-family-rare = Un Objeto raro. Solo vale para una cosa: se vende bien.
web-table-family-action_cards = Una carta de Acción.

## Las partes de la pantalla

web-table-skip = A lo que puedes hacer
web-table-players = Jugadores
web-table-prison = Prisión
web-table-talk = Historial y chat
web-table-tab-players = Jugadores
web-table-tab-prison = Prisión
web-table-tab-talk = Historial
web-table-panels = Partes de la mesa
web-table-log = Historial
web-table-chat = Chat
web-table-watching = Estás mirando. Lo secreto sigue siendo secreto.
web-table-see-board = Volver al tablero
web-table-see-results = Cómo acabó

## Historial y chat

web-table-by-bot = Lo ha elegido un bot.
web-table-by-clock = Se acabó el tiempo: lo ha elegido un bot.
web-table-mark-bot = bot
web-table-mark-clock = reloj
web-table-meanwhile = Mientras no estabas
web-table-meanwhile-bot = { $count ->
    [one] Un bot ha hecho una jugada por ti.
   *[other] Un bot ha hecho { $count } jugadas por ti.
}
web-table-meanwhile-clock = { $count ->
    [one] Se te acabó el tiempo una vez: un bot eligió por ti.
   *[other] Se te acabó el tiempo { $count } veces: un bot eligió por ti.
}
web-table-meanwhile-none = La partida siguió. Nadie ha jugado por ti.
web-table-go-on = Seguir
web-table-spectator = Alguien del público
web-table-chat-empty = Nadie ha dicho nada todavía.
web-table-chat-write = Di algo
web-table-chat-send = Enviar
web-table-chat-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-table-emotes = Dilo sin palabras
web-table-emote-laugh = se ríe
web-table-emote-cry = llora
web-table-emote-angry = se enfada
web-table-emote-wave = saluda
web-table-emote-thumbs_up = pulgar arriba
web-table-emote-shock = no da crédito
web-table-emote-handcuffs = esposas
web-table-emote-shovel = pala
web-table-proposal-pause = { $player } propone una pausa.
web-table-proposal-undo = { $player } pide deshacer la última jugada.
web-table-proposal-votes = A favor: { $names }
web-table-proposal-yes = De acuerdo
web-table-proposal-withdraw = Mejor no
web-table-away = { $player } lleva un rato sin aparecer.
web-table-take-over = Que juegue un bot

## Cerrada

web-table-closed-title = Esta mesa está cerrada
web-table-closed = El servidor no nos deja entrar aquí.
web-table-ended = El anfitrión ha cerrado esta mesa.
web-table-ended-rules = Las reglas han cambiado con una nueva versión, y esta partida no puede seguir como empezó. Se queda como está: aquí está su registro, y podéis volver a jugar juntos.
web-table-come-anew = Entrar de nuevo
web-table-home = Al inicio

## Seguir a los demás

web-table-since = Desde tu turno
web-table-since-all = Sus últimos turnos
web-table-since-one = { $player }: { $upshot }
web-table-since-none = { $player } no ha tenido turno desde entonces.
web-table-turn-replay = Lo que hizo { $player }
web-table-turn-replay-again = Otra vez
web-table-turn-replay-next = Sigue { $player }
web-table-log-before = Antes del primer turno
web-table-log-earlier = Antes
web-table-concerns-you = Esto iba contigo.
web-table-bots = Ritmo de los bots
web-table-pace-calm = tranquilo
web-table-pace-brisk = ágil
web-table-pace-at_once = al instante
web-table-bots-wait = Bots, esperad
web-table-bots-go = Bots, seguid
web-table-bots-step = Un paso
web-table-ended-operator = Quien lleva este servidor ha cerrado la mesa.
web-table-notifications-device = Avísame en este dispositivo cuando me toque
web-table-notifications-device-about = También con esta página cerrada. Solo para esta mesa.
web-table-notifications-webhook = Enviarlo también a mi webhook
web-table-notifications-denied = El navegador no lo permite: permite las notificaciones de esta página en sus ajustes.
web-table-vacation = de vacaciones
