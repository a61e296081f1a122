# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Il tuo nome
web-people-title-players = Classifica
web-people-title-page = Giocatore
web-people-about = Gioca senza niente di tutto questo, come ospite. Un nome tuo serve per tornare: nessun altro può sedersi con quel nome, i tuoi posti ti seguono su ogni dispositivo e le partite pubbliche senza suggerimenti né mosse annullate contano.
web-people-sign-in = Accedi
web-people-claim = Prendi un nome
web-people-claim-about = Non costa nulla, non chiede un indirizzo e-mail e si può cancellare in ogni momento.
web-people-name = Nome
web-people-passphrase = Frase segreta
web-people-passphrase-new = Nuova frase segreta
web-people-passphrase-about = Almeno 10 caratteri: alcune parole che solo tu metteresti insieme.
web-people-code = Codice di recupero
web-people-by-passphrase = Accedi con la frase segreta
web-people-by-passkey = Accedi con una passkey
web-people-by-code = Accedi con un codice
web-people-claim-passphrase = Prendilo con una frase segreta
web-people-claim-passkey = Prendilo con una passkey
web-people-passkey-failed = Il tuo dispositivo non ha creato una passkey. Riprova, oppure usa una frase segreta.
web-people-no-passkeys = Le passkey richiedono https e un nome nell’indirizzo: qui si usa una frase segreta.
web-people-sign-out = Esci
web-people-codes = I tuoi codici di recupero
web-people-codes-about = Scrivili adesso: vengono mostrati solo questa volta. Ognuno ti fa entrare una volta, se perdi tutto il resto.
web-people-codes-left = { $count ->
    [0] Nessun codice di recupero rimasto
    [one] Un codice di recupero rimasto
   *[other] { $count } codici di recupero rimasti
}
web-people-codes-new = Creane dieci nuovi
web-people-codes-kept = Li ho scritti
web-people-ways = Come accedi
web-people-ways-again = Hai effettuato l’accesso un po’ di tempo fa. Per cambiare qualcosa qui, accedi ancora una volta.
web-people-passkey-of = Passkey del { $date }
web-people-passkey-add = Aggiungi una passkey
web-people-passkey-remove = Togli la passkey del { $date }
web-people-remove = Togli
web-people-passphrase-set = Hai una frase segreta.
web-people-passphrase-change = Imposta la frase segreta
web-people-passphrase-none = Non hai una frase segreta.
web-people-saved = Salvato. Sugli altri dispositivi l’accesso è chiuso.
web-people-data = Che cosa si conserva di te
web-people-data-about = Il tuo nome, come accedi (chiavi e impronte), i tuoi posti, i risultati e i punteggi. Puoi avere tutto e cancellare tutto.
web-people-download = Scarica tutto
web-people-delete = Cancella l’account
web-people-delete-sure = Il tuo nome, i punteggi e i modi di accedere vengono cancellati per sempre. Nelle partite passate diventi un ex giocatore; le partite restano, perché ci hanno giocato anche altri.
web-people-delete-yes = Cancella per sempre
web-people-delete-no = Tienilo
web-people-my-games = Le tue partite
web-people-my-games-none = Con questo nome non ti sei ancora seduto.
web-people-private = privata
web-people-my-page = La tua pagina
web-people-won = vinta
web-people-lost = persa
web-people-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-people-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
web-people-gang = Gang preferita
web-people-since = Qui dal { $date }
web-people-bot = Un bot
web-people-no-games = Nessuna partita pubblica è ancora arrivata alla fine.
web-people-rating = Punteggio
web-people-rating-of = { $rating }, più o meno { $range }
web-people-rank = N. { $rank }
web-people-curve = Il punteggio nel tempo
web-people-curve-about = La linea è il punteggio dopo ogni partita, la fascia ciò che è probabile (95 %).
web-people-mode-two = In due
web-people-mode-more = Da tre a sei
web-people-mode-teams = Squadre
web-people-results = Ultime partite
web-people-replay = Guardala
web-people-guests = { $count ->
    [one] un ospite
   *[other] { $count } ospiti
}
web-people-former = un ex giocatore
web-people-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-people-unrated = non valida
web-people-place = Posto
web-people-who = Chi
web-people-played = Partite
web-people-leaderboard-about = Partite pubbliche in cui tutti hanno un nome proprio o sono bot, senza suggerimenti né mosse ritirate. Prima viene chi è bravo di sicuro.
web-people-leaderboard-none = Nessuno ha ancora giocato una partita valida di questo tipo.
web-people-missing = Questo giocatore non c’è, o non c’è più.
web-people-seat-page = La pagina di { $player }
web-people-signed-in-as = Accesso: { $player }
web-people-notifications = Quando tocca a me
web-people-notifications-device = Avvisami su questo dispositivo, a tutti i miei tavoli
web-people-notifications-device-about = Anche senza pagine aperte. Ogni tavolo può disattivarlo nel suo menu.
web-people-webhook = Webhook (un indirizzo https che riceve JSON)
web-people-webhook-set = Salva webhook
web-people-webhook-secret = È firmato con questo segreto, mostrato solo ora:
web-people-vacation = Vacanza
web-people-vacation-about = I tuoi orologi si fermano, e tutti ai tuoi tavoli vedono perché. Giorni rimasti quest’anno: { $left } di { $days }.
web-people-vacation-until = Fino al
web-people-vacation-begin = Inizia
web-people-vacation-end = Sono tornato
