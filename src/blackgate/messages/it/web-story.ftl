## La storia di una partita: probabilità, svolte, fortuna

web-story-computing = I bot riguardano la partita …
web-story-chances = Probabilità di vincere
web-story-actions = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
web-story-eyes = Mostrato:
web-story-eyes-truth = Com’era davvero
web-story-eyes-of = Quel che { $player } poteva sapere
web-story-about-truth = Secondo i bot, se tutte le mani fossero scoperte.
web-story-about-known = Punteggiato: come poteva vederla { $player }, senza sapere di più.
web-story-points = Svolte
web-story-no-points = Nessuna: la partita è andata per la sua strada senza scosse.
web-story-moved = { $player }: { $before } % → { $after } %
web-story-lucky = fortuna
web-story-luck = Fortuna di dadi e carte
web-story-luck-about = Quel che è uscito, rispetto a quel che poteva uscire, tutto sommato.
web-story-costly = Scelte costose
web-story-costly-about = In base a ciò che si poteva sapere in quel momento. Premine una per vedere la posizione.
web-story-no-costly = Nessuna: nessuno ha regalato molto.
web-story-better = Meglio:
web-story-keep = Conserva come file
web-story-keep-about = Un file HTML che si apre in ogni browser, senza rete: l’intera partita con gli occhi di tutti, e la sua storia.
web-story-keep-computing = Si racconta la storia … { $percent } %
web-story-keep-making = Si prepara il file …
web-story-branch = Continua a giocare da qui
web-story-branch-about = Un tavolo tuo in cui fin qui tutto è andato allo stesso modo, con bot agli altri posti. Le mosse si possono annullare, e ci sono consigli e probabilità.
web-story-branch-as = Continua come { $player }
web-story-link = Link a questo passo
