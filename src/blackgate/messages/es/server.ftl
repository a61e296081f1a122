# Lo que dice el servidor: por qué se niega a algo, y qué hacer después.

server-not-found = Aquí no hay nada así: comprueba el enlace o el código.
server-wrong-method = Eso no se puede hacer aquí: mira la descripción del protocolo.
server-no-token = Solo puede hacerlo quien se sienta aquí: muestra el token de tu asiento.
server-wrong-token = Este no es tu asiento: vuelve a sentarte, o usa el enlace a tu asiento.
server-wrong-link = Este enlace es demasiado viejo o está incompleto: haz otro en el dispositivo en el que juegas.
server-wrong-origin = Esta página es de otro servidor: abre el juego en la dirección de este servidor.
server-wrong-message = El servidor no entiende eso: mira la descripción del protocolo.
server-wrong-message-why = El servidor no entiende eso ({ $reason }): mira la descripción del protocolo.
server-too-large = Eso es demasiado de una vez: envía menos.
server-not-host = Solo puede hacerlo el anfitrión: pídeselo.
server-wrong-name = Este nombre no se puede usar: elige otro.
server-wrong-options = Estas opciones no van juntas: cámbialas.
server-wrong-bot = No hay ningún bot así: elige entre { $known }.
server-wrong-seat = No hay ningún asiento así: elige otro.
server-seat-taken = Ahí ya hay alguien: elige otro asiento.
server-no-seat = Todos los asientos están ocupados: pregunta al anfitrión, o abre tu propia mesa.
server-seats-open = Quedan asientos libres: espera a que lleguen jugadores, o pon bots en ellos.
server-started = La partida ya ha empezado: puedes mirar, o abrir tu propia mesa.
server-not-started = La partida aún no ha empezado: espera al anfitrión.
server-not-over = La partida aún no ha terminado: vuelve entonces.
server-other-rules = Esta partida empezó con otras reglas que las de este servidor y por eso no se cuenta: descarga su registro.
server-over = La partida ha terminado: vuelve a verla, o juega otra.
server-ended = El anfitrión ha cerrado esta mesa: abre una nueva.
server-ended-rules = Las reglas han cambiado con una nueva versión, y esta partida no puede seguir como empezó: descarga su registro, o volved a jugar.
server-internal = Algo ha ido mal en el servidor. Vuelve a intentarlo; si se repite, avisa a quien lo lleva.
server-quarantined = Algo ha ido mal en esta mesa. Se conserva tal como estaba: avisa a quien lleva el servidor.
server-newer-rules = Esta mesa es de un Blackgate más reciente que el de este servidor. Se conserva tal como está: avisa a quien lleva el servidor.
server-unsaved = El servidor no ha podido guardar eso: vuelve a intentarlo.
server-closing = El servidor se está reiniciando: volverás en un momento.
server-too-many-tables = Hay demasiadas mesas en este servidor: vuelve a intentarlo más tarde.
server-too-many = Eso ha sido demasiado rápido: espera un momento.
server-too-many-chat = Hablas mucho: espera un momento.
server-too-many-hint = Ahora mismo se piden muchos consejos: vuelve a pedirlo dentro de { $seconds } s.
server-too-many-odds = Ahora mismo se calculan muchas probabilidades: vuelve a pedirlas dentro de { $seconds } s.
server-only-players = Eso solo pueden hacerlo los jugadores: ocupa un asiento.
server-nobody-watches = Nadie puede mirar esta mesa: pide un asiento al anfitrión.
server-paused = La partida está en pausa: reanúdala primero.
server-not-paused = La partida no está en pausa.
server-stale = La partida ha seguido entretanto: vuelve a mirarla y elige de nuevo.
server-not-asked = Ahora no se te pregunta: espera tu turno.
server-no-hints = Esta mesa no da pistas: lo elige quien abre una mesa para varias personas.
server-no-odds = Esta mesa no muestra las probabilidades: lo elige quien abre una mesa.
server-answered = Ya has respondido: espera a los demás.
server-illegal = Eso no se puede hacer ahora.
server-unknown-window = No hay ninguna ocasión así: elige entre { $known }.
server-nothing-to-undo = Aún no has elegido nada que se pueda deshacer.
server-undo-needs-consent = Desde entonces se ha visto algo: en esta mesa eso se queda como está.
server-undo-needs-everybody = Para deshacer lo que ya se ha visto hace falta el acuerdo de todos, y un bot juega por { $player }: espera a que vuelva.
server-undos-spent = En este turno has deshecho { $most } jugadas: sigue jugando. En el próximo turno podrás volver a deshacer.
server-proposal-open = Hay otra propuesta: vótala primero.
server-no-proposal = No tienes nada que votar.
server-not-away = Este jugador no está ausente: un bot solo puede sustituirlo un rato después de que se haya ido.
server-hello-first = Saluda primero (hello).
server-hello-once = Ya has saludado (hello).
server-too-slow = Tu petición ha tardado demasiado en llegar: envíala otra vez.
server-seat-emptied = El anfitrión ha dado este asiento a otra persona: ocupa otro.

server-window-waiting = Esperando respuestas.
server-log-taken-back = { $moves ->
    [one] { $player } deshace una jugada.
   *[other] { $player } deshace { $moves } jugadas.
}
server-port-taken = { $host }, puerto { $port }: { $reason }. Elige otro con --port, o 0 para cualquiera que esté libre.
server-metrics-taken = No se pueden ofrecer las métricas en { $host }, puerto { $port }: { $reason }. Elige otra dirección con --metrics, o prescinde de ellas: --metrics off.
server-ready = Blackgate está abierto en { $address } (ctrl-C lo detiene; no se pierde nada).
server-front-page = Blackgate está abierto aquí, pero sin su cliente para el navegador: ejecuta «make web» y vuelve a iniciarlo. O entra desde un terminal: blackgate join { $address }/CODE. Para programas: { $address }/api/openapi.json
