## La historia de una partida: probabilidades, momentos decisivos, suerte

web-story-computing = Los bots miran otra vez la partida …
web-story-chances = Probabilidades de ganar
web-story-actions = { $count ->
    [one] { $count } elección
   *[other] { $count } elecciones
}
web-story-eyes = Se muestra:
web-story-eyes-truth = Lo que había de verdad
web-story-eyes-of = Lo que podía saber { $player }
web-story-about-truth = Según los bots, si todas las manos estuvieran a la vista.
web-story-about-known = Punteado: cómo podía verlo { $player }, sin saber más de lo que podía saber.
web-story-points = Momentos decisivos
web-story-no-points = Ninguno: la partida siguió su curso sin sobresaltos.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = suerte
web-story-luck = Suerte de dados y cartas
web-story-luck-about = Lo que salió, comparado con lo que podría haber salido, todo sumado.
web-story-costly = Elecciones caras
web-story-costly-about = Según lo que se podía saber en ese momento. Pulsa una para ver la posición.
web-story-no-costly = Ninguna: nadie regaló mucho.
web-story-better = Mejor:
web-story-keep = Guardar como archivo
web-story-keep-about = Un archivo HTML que se abre en cualquier navegador, sin red: toda la partida con los ojos de todos, y su historia.
web-story-keep-computing = Se cuenta la historia … { $percent } %
web-story-keep-making = Se prepara el archivo …
web-story-branch = Seguir jugando desde aquí
web-story-branch-about = Una mesa tuya en la que todo ha ido igual hasta aquí, con bots en los demás asientos. Las jugadas se pueden deshacer, y hay consejos y probabilidades.
web-story-branch-as = Seguir como { $player }
web-story-link = Enlace a este paso
