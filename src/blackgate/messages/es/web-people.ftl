# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Tu nombre
web-people-title-players = Clasificación
web-people-title-page = Jugador
web-people-about = Juega sin nada de esto, como invitado. Un nombre propio es para volver: nadie más puede sentarse con él, tus asientos te siguen a cualquier dispositivo y las partidas públicas sin pistas ni deshacer puntúan.
web-people-sign-in = Iniciar sesión
web-people-claim = Reclamar un nombre
web-people-claim-about = No cuesta nada, no pide correo electrónico y se puede borrar en cualquier momento.
web-people-name = Nombre
web-people-passphrase = Frase de contraseña
web-people-passphrase-new = Nueva frase de contraseña
web-people-passphrase-about = Al menos 10 caracteres: unas palabras que solo tú juntarías.
web-people-code = Código de recuperación
web-people-by-passphrase = Entrar con la frase
web-people-by-passkey = Entrar con una llave de acceso
web-people-by-code = Entrar con un código
web-people-claim-passphrase = Reclamarlo con una frase
web-people-claim-passkey = Reclamarlo con una llave de acceso
web-people-passkey-failed = Tu dispositivo no creó ninguna llave de acceso. Vuelve a intentarlo o usa una frase de contraseña.
web-people-no-passkeys = Las llaves de acceso necesitan https y un nombre en la dirección; aquí solo hay frase de contraseña.
web-people-sign-out = Cerrar sesión
web-people-codes = Tus códigos de recuperación
web-people-codes-about = Apúntalos ahora: solo se muestran esta vez. Cada uno te deja entrar una vez si pierdes todo lo demás.
web-people-codes-left = { $count ->
    [0] No quedan códigos de recuperación
    [one] Queda un código de recuperación
   *[other] Quedan { $count } códigos de recuperación
}
web-people-codes-new = Hacer diez nuevos
web-people-codes-kept = Los he apuntado
web-people-ways = Cómo inicias sesión
web-people-ways-again = Iniciaste sesión hace un rato. Para cambiar algo aquí, iníciala otra vez.
web-people-passkey-of = Llave de acceso del { $date }
web-people-passkey-add = Añadir una llave de acceso
web-people-passkey-remove = Quitar la llave de acceso del { $date }
web-people-remove = Quitar
web-people-passphrase-set = Tienes una frase de contraseña.
web-people-passphrase-change = Guardar la frase
web-people-passphrase-none = No tienes frase de contraseña.
web-people-saved = Guardado. Tu sesión se ha cerrado en los demás dispositivos.
web-people-data = Lo que se guarda de ti
web-people-data-about = Tu nombre, cómo inicias sesión (como claves y resúmenes), tus asientos, resultados y puntuaciones. Puedes tenerlo todo y borrarlo todo.
web-people-download = Descargarlo todo
web-people-delete = Borrar la cuenta
web-people-delete-sure = Tu nombre, tus puntuaciones y tus modos de iniciar sesión se borran para siempre. En las partidas pasadas serás un antiguo jugador; las partidas se quedan, porque también jugaron otros.
web-people-delete-yes = Borrarla para siempre
web-people-delete-no = Conservarla
web-people-my-games = Tus partidas
web-people-my-games-none = Aún no te has sentado con este nombre.
web-people-private = privada
web-people-my-page = Tu página
web-people-won = ganada
web-people-lost = perdida
web-people-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-people-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
web-people-gang = Banda favorita
web-people-since = Aquí desde el { $date }
web-people-bot = Un bot
web-people-no-games = Todavía no ha terminado ninguna partida pública.
web-people-rating = Puntuación
web-people-rating-of = { $rating }, más o menos { $range }
web-people-rank = N.º { $rank }
web-people-curve = La puntuación con el tiempo
web-people-curve-about = La línea es la puntuación tras cada partida; la franja, lo que es probable (95 %).
web-people-mode-two = Dos jugadores
web-people-mode-more = De tres a seis
web-people-mode-teams = Equipos
web-people-results = Últimas partidas
web-people-replay = Verla
web-people-guests = { $count ->
    [one] un invitado
   *[other] { $count } invitados
}
web-people-former = un antiguo jugador
web-people-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
web-people-unrated = no puntúa
web-people-place = Puesto
web-people-who = Quién
web-people-played = Partidas
web-people-leaderboard-about = Partidas públicas en las que todos tienen nombre propio o son bots, sin pistas ni deshacer. Primero va quien seguro que es bueno.
web-people-leaderboard-none = Nadie ha jugado todavía una partida así que puntúe.
web-people-missing = No existe ese jugador, o ya no existe.
web-people-seat-page = La página de { $player }
web-people-signed-in-as = Sesión de { $player }
web-people-notifications = Cuando me toca
web-people-notifications-device = Avísame en este dispositivo, en todas mis mesas
web-people-notifications-device-about = También sin ninguna página abierta. Cada mesa puede desactivarlo en su menú.
web-people-webhook = Webhook (una dirección https que recibe JSON)
web-people-webhook-set = Guardar webhook
web-people-webhook-secret = Se firma con este secreto, que solo se muestra ahora:
web-people-vacation = Vacaciones
web-people-vacation-about = Tus relojes se detienen, y todos en tus mesas ven por qué. Días que quedan este año: { $left } de { $days }.
web-people-vacation-until = Hasta
web-people-vacation-begin = Empezar
web-people-vacation-end = He vuelto
