# The analysis board of the browser client.
#   $player   a name;  $seconds, $step   numbers

web-analysis-title = Tablero de análisis
web-analysis-what = Mira una posición con las manos a la vista: paso a paso, con otras opciones, con el consejo del bot; sigue jugando desde ahí contra bots. Lo que se prueba aquí no cambia ninguna partida.
web-analysis-lines = Probado hasta ahora
web-analysis-beginning = Principio
web-analysis-instead = En lugar del paso { $step }
web-analysis-nothing-tried = Elige algo en el tablero para probarlo. Las flechas van atrás y adelante.
web-analysis-seconds = Cuánto piensa el bot
web-analysis-ask = Preguntar al bot
web-analysis-about = La probabilidad de ganar de { $player } después de cada opción. El bot no sabe más que { $player }.
web-analysis-share = Compartir
web-analysis-position = Posición como texto
web-analysis-position-about = Una línea por asiento, primero su Lugar; lo que falta tiene su valor habitual. El tablero de análisis de cualquier partida muestra su posición como un texto así.
web-analysis-begin = Montarla
web-analysis-example = Poner un ejemplo
web-analysis-other-ways = Un análisis también empieza en cualquier paso de la repetición de una partida terminada, o desde un rompecabezas:
web-analysis-try = Probar
web-analysis-from-here = Analizar desde aquí
