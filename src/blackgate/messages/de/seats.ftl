# Wer an einem Tisch sitzt.

seat-wrong-name = „{ $name }“ kann kein Name sein: höchstens { $most } sichtbare Zeichen, ohne Klammern und ohne Türme von Akzenten.
seat-name-twice = Zwei Personen heißen { $name }: Gib ihnen verschiedene Namen.
seat-name-alike = „{ $name }“ sieht { $other } zu ähnlich, und so heißt schon jemand am Tisch: Wähle einen anderen Namen.
seat-with-bot = { $player } ({ $kind })
