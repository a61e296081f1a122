# Una mesa de un servidor, en el terminal: blackgate join.

join-prompt = Número, comando o ayuda:
join-lobby = Antes de la partida
join-lobby-host = Cuando esté todo el mundo, escribe empezar. «bot ASIENTO TIPO» ocupa un asiento libre: bot 1 veteran
join-lobby-wait = La partida empieza cuando el anfitrión la inicia.
join-table = Mesa { $name }, código { $code }
join-seat = { $seat }: { $who }
join-free = libre
join-you = tú
join-host = anfitrión
join-not-here = sin conexión
join-spectator = Alguien del público
join-begins = La partida empieza.
join-time = { $question } ({ $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
})
join-by-bot = { $line } [un bot]
join-by-clock = { $line } [el reloj]
join-thinks = Un capo se lo está pensando.

## Quién viene y quién se va

join-sits-down = { $player } ocupa el asiento { $seat }.
join-bot-sits-down = { $player }, un bot ({ $kind }), ocupa el asiento { $seat }.
join-leaves = { $player } deja el asiento { $seat }.
join-connected = { $player } tiene conexión.
join-disconnected = { $player } ya no tiene conexión.
join-bot-takes-over = Un bot ({ $kind }) juega por { $player }.
join-takes-back-seat = { $player } está de vuelta.
join-paused = La partida está en pausa: reanudar sigue con ella.
join-resumed = La partida sigue.
join-proposal-pause = { $player } propone una pausa.
join-proposal-undo = { $player } pide deshacer una jugada.
join-proposal-vote = { $proposal } ¿acepto o rechazo?
join-proposal-gone = La propuesta está resuelta.

join-emote-laugh = se ríe
join-emote-cry = llora
join-emote-angry = se enfada
join-emote-wave = saluda
join-emote-thumbs_up = pulgar arriba
join-emote-shock = no da crédito
join-emote-handcuffs = enseña las esposas
join-emote-shovel = enseña la pala

## Comandos

join-pass-always = siempre
join-pass-ask = preguntar
join-pass-how = Cuando se puede preguntar a varios a la vez: «pasar siempre» pasa cada vez que se pregunta esto. «pasar preguntar» lo anula.
join-passes = { $count ->
    [0] Se te vuelve a preguntar todo.
   *[other] Siempre pasas en: { $windows }.
}
join-bot-how = ¿Qué asiento, y qué bot? Por ejemplo: bot 1 veteran.
join-chat-what = ¿Decir qué? Por ejemplo: decir hola.

## La conexión

join-lost = Se ha perdido la conexión. Intentando volver …
join-back = De nuevo en línea.
join-left = Has dejado la mesa. Tu asiento sigue siendo tuyo.
join-left-watching = Has dejado la mesa.
join-ended = El anfitrión ha cerrado esta mesa.
join-ended-rules = Las reglas han cambiado con una nueva versión, y esta partida no puede seguir como empezó.
join-rematch = Se juega otra. Para unirte: { $command }
join-bot-here = aquí estoy, en la mesa { $table }.

## Lo que puede estar mal

join-wrong-url = «{ $url }» no es la dirección de una mesa: da una como { $example }, tal como la muestra el navegador.
join-no-table = «{ $url }» nombra un servidor pero ninguna mesa: añade su código con --code, o usa la dirección de la propia mesa.
join-unreachable = No se puede llegar a { $server }: { $reason }. Comprueba la dirección, y que el servidor está en marcha.
join-no-blackgate = { $server } no es un servidor de Blackgate, o es de otra versión: comprueba la dirección.
join-other-version = { $server } no habla la versión { $version } del protocolo: usa la misma versión de Blackgate en los dos lados.
join-other-rules = Aquí no se conocen las reglas de esta mesa: usa la misma versión de Blackgate que el servidor. { $reason }
join-begun = La partida ha empezado y no consta que ningún asiento sea tuyo: usa --token si tienes uno, o --watch para mirar.
join-bots-play = Un bot no puede solo mirar: quita --watch o --bot.
join-ended-operator = Quien lleva este servidor ha cerrado la mesa.
