# Chi siede al tavolo.

seat-wrong-name = «{ $name }» non può essere un nome: al massimo { $most } caratteri stampabili, senza parentesi.
seat-name-twice = Due giocatori si chiamano { $name }: da’ loro nomi diversi.
seat-with-bot = { $player } ({ $kind })
