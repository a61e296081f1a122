# Quién está sentado a una mesa.

seat-wrong-name = «{ $name }» no puede ser un nombre: hasta { $most } caracteres imprimibles, y sin paréntesis.
seat-name-twice = Dos jugadores se llaman { $name }: dales nombres distintos.
seat-with-bot = { $player } ({ $kind })
