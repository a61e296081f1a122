# The lessons in the browser: their page, the offer on the first page, and the coach at the table.

web-learn-title = Aprender a jugar
web-learn-short = Aprender
web-learn-about = Cada lección es una partida real con cartas fijas. Un entrenador te dice qué hacer, paso a paso.
web-learn-offer = ¿Es tu primera vez? Fúgate con un entrenador: cinco minutos.
web-learn-no = No, gracias
web-learn-start = Empezar
web-learn-continue = Continuar
web-learn-again = Otra vez
web-learn-done = Hecha
web-learn-steps = { $steps } pasos
web-coach = Entrenador
web-coach-next = Siguiente
web-coach-leave = Dejar la lección
web-coach-leave-short = Dejar
web-coach-watch = Mira lo que hace { $player }.
web-coach-progress = { $done } de { $steps } pasos hechos
web-coach-next-lesson = Siguiente: { $name }
web-coach-all = Todas las lecciones
web-coach-play = Jugar contra bots

## Explanations

web-table-help = Explicaciones, y probabilidades contra bots
web-table-costs = { $cost ->
    [one] Cuesta 1 acción.
   *[other] Cuesta { $cost } acciones.
}
web-table-recipes = Para qué sirve
web-table-recipe-ready = Tienes todo lo necesario.

## The rules open with this

web-how-title = Cómo se juega
web-how-origin = De dónde vienen estas reglas
web-how-learn = Aprender con un entrenador: cinco minutos
web-how-turn = En tu turno tienes 2 acciones: buscar cartas, moverte, fabricar, entrar en una Banda, extorsionar, jugar una carta de Acción o lo que ofrezca tu Lugar.
web-how-tools = Las Herramientas se fabrican (un Cordel y otro Componente), se compran en el Patio con cigarrillos, se hurtan en el Comedor o se quitan a otros.
web-how-fight = Con un Arma extorsionas a alguien de tu Lugar. Quien primero no pueda sacar otra pierde la pelea: una Paliza y una carta.
web-how-gang = Una Banda quiere Accesorios y te da una habilidad.
web-how-background = Tu Pasado es un secreto que usas una vez.
web-how-dig = Cava en las Celdas. Cada Herramienta da sus puntos y se gasta.
