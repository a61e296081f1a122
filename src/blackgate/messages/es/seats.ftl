# Quién está sentado a una mesa.

seat-wrong-name = «{ $name }» no puede ser un nombre: hasta { $most } caracteres visibles, sin paréntesis ni montones de acentos.
seat-name-twice = Dos jugadores se llaman { $name }: dales nombres distintos.
seat-name-alike = «{ $name }» se parece demasiado a { $other }, que ya está en la mesa: elige otro nombre.
seat-with-bot = { $player } ({ $kind })
