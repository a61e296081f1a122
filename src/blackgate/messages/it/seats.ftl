# Chi siede al tavolo.

seat-wrong-name = «{ $name }» non può essere un nome: al massimo { $most } caratteri visibili, senza parentesi né pile di accenti.
seat-name-twice = Due giocatori si chiamano { $name }: da’ loro nomi diversi.
seat-name-alike = «{ $name }» somiglia troppo a { $other }, che è già al tavolo: scegli un altro nome.
seat-with-bot = { $player } ({ $kind })
