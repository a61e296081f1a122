## ¿Es juego limpio? Una grabación, comprobada en la propia página

web-fair-about = Elige la grabación de una partida terminada o suelta su archivo en esta página. Se comprueba aquí mismo y no se envía nada a ningún sitio.
web-fair-choose = Elegir una grabación
web-fair-drop = O suelta el archivo en cualquier parte de esta página.
web-fair-other = Comprobar la grabación de otra partida
web-fair-here = Esta página puede calcular por sí misma lo prometido, todas las tiradas y la mayoría de las cartas.
web-fair-check = Comprobar aquí
web-fair-checking = Comprobando …
web-fair-yes = Fue juego limpio
web-fair-no = Esta grabación no es limpia
web-fair-unknown = Esto no se puede comprobar
web-fair-why-honest = El secreto es el prometido. Las { $dice } tiradas y las { $cards } cartas son exactamente las que da.
web-fair-why-no-record = Esto no es una grabación de Blackgate. Elige el archivo que descargaste después de una partida.
web-fair-why-damaged = La línea { $line } no está como se escribió: su suma de control no cuadra. Descarga la grabación otra vez.
web-fair-why-promise = Línea { $line }: este no es el secreto prometido antes de la partida.
web-fair-why-chance = Línea { $line }, «{ $play }»: la grabación dice { $recorded }, pero el secreto da { $recomputed }.
web-fair-why-laid-out = Esta partida empezó en una posición preparada por alguien. Nadie prometió su azar.
web-fair-why-no-secret = El secreto no está en ella: se revela al terminar la partida.
web-fair-why-first-release = El secreto es el prometido. Una grabación de la versión 0.1.0 no dice qué cartas había: comprueba el resto con «blackgate verify».
web-fair-left = { $count ->
    [one] Una carta más salió de una mano o de un mazo barajado de nuevo. Qué había allí solo lo saben las reglas: «blackgate verify» también la comprueba.
   *[other] { $count } cartas más salieron de manos o de un mazo barajado de nuevo. Qué había allí solo lo saben las reglas: «blackgate verify» también las comprueba.
}
web-fair-steps = Paso a paso
web-fair-step-promise = La huella (SHA-256) del secreto, como se prometió
web-fair-step-seed = La semilla: SHA-256 del secreto y de lo que añadió cada jugador
web-fair-how = SHA-256 de la semilla y 0, 1, 2 … da una serie de números. Cada tirada y cada carta toma el siguiente; el resto de dividirlo entre el número de caras o de cartas dice cuál es.
web-fair-line = Línea
web-fair-choice = Elección
web-fair-number = Número
web-fair-of = De
web-fair-gives = Da
web-fair-says = Grabado
web-fair-rules = requiere las reglas
