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
web-coach-skip = Saltar
web-coach-leave = Dejar la lección
web-coach-leave-short = Dejar
web-coach-watch = Mira lo que hace { $player }.
web-coach-progress = { $done } de { $steps } pasos hechos
web-coach-next-lesson = Siguiente: { $name }
web-coach-all = Todas las lecciones
web-coach-play = Jugar contra bots
