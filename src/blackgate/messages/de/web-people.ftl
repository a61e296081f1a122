# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Dein Name
web-people-title-players = Rangliste
web-people-title-page = Spieler
web-people-about = Spiel ohne all das, als Gast. Ein eigener Name ist fürs Wiederkommen: Niemand sonst kann sich damit hinsetzen, deine Plätze folgen dir auf jedes Gerät, und öffentliche Partien ohne Tipps und ohne Zurücknehmen werden gewertet.
web-people-sign-in = Anmelden
web-people-claim = Namen beanspruchen
web-people-claim-about = Das kostet nichts, braucht keine E-Mail-Adresse und lässt sich jederzeit löschen.
web-people-name = Name
web-people-passphrase = Passphrase
web-people-passphrase-new = Neue Passphrase
web-people-passphrase-about = Mindestens 10 Zeichen: ein paar Wörter, die nur du zusammenstellst.
web-people-code = Wiederherstellungscode
web-people-by-passphrase = Mit der Passphrase anmelden
web-people-by-passkey = Mit einem Passkey anmelden
web-people-by-code = Mit einem Code anmelden
web-people-claim-passphrase = Mit einer Passphrase beanspruchen
web-people-claim-passkey = Mit einem Passkey beanspruchen
web-people-passkey-failed = Dein Gerät hat keinen Passkey gemacht. Versuch es noch einmal, oder nimm eine Passphrase.
web-people-no-passkeys = Passkeys brauchen https und einen Namen in der Adresse, darum gibt es hier nur die Passphrase.
web-people-sign-out = Abmelden
web-people-codes = Deine Wiederherstellungscodes
web-people-codes-about = Schreib sie jetzt auf: Sie werden nur dieses eine Mal gezeigt. Jeder lässt dich einmal hinein, wenn alles andere verloren ist.
web-people-codes-left = { $count ->
    [0] Kein Wiederherstellungscode übrig
    [one] Ein Wiederherstellungscode übrig
   *[other] { $count } Wiederherstellungscodes übrig
}
web-people-codes-new = Zehn neue machen
web-people-codes-kept = Ich habe sie aufgeschrieben
web-people-ways = Wie du dich anmeldest
web-people-ways-again = Deine Anmeldung ist eine Weile her. Um hier etwas zu ändern, melde dich noch einmal an.
web-people-passkey-of = Passkey vom { $date }
web-people-passkey-add = Passkey hinzufügen
web-people-passkey-remove = Passkey vom { $date } entfernen
web-people-remove = Entfernen
web-people-passphrase-set = Du hast eine Passphrase.
web-people-passphrase-change = Passphrase setzen
web-people-passphrase-none = Du hast keine Passphrase.
web-people-saved = Gespeichert. Auf allen anderen Geräten bist du abgemeldet.
web-people-data = Was von dir gespeichert ist
web-people-data-about = Dein Name, wie du dich anmeldest (als Schlüssel und Hashes), deine Plätze, Ergebnisse und Wertungen. Du kannst alles haben und alles löschen.
web-people-download = Alles herunterladen
web-people-delete = Konto löschen
web-people-delete-sure = Dein Name, deine Wertungen und alles zum Anmelden werden endgültig gelöscht. In früheren Partien wirst du zu einem ehemaligen Spieler; die Partien selbst bleiben, weil auch andere mitgespielt haben.
web-people-delete-yes = Endgültig löschen
web-people-delete-no = Behalten
web-people-my-games = Deine Partien
web-people-my-games-none = Mit diesem Namen hast du dich noch nirgends hingesetzt.
web-people-private = privat
web-people-my-page = Deine Seite
web-people-won = gewonnen
web-people-lost = verloren
web-people-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-people-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
web-people-gang = Lieblingsgang
web-people-since = Hier seit { $date }
web-people-bot = Ein Bot
web-people-no-games = Noch keine öffentliche Partie ist zu Ende gespielt.
web-people-rating = Wertung
web-people-rating-of = { $rating }, plus/minus { $range }
web-people-rank = Nr. { $rank }
web-people-curve = Die Wertung im Lauf der Zeit
web-people-curve-about = Die Linie ist die Wertung nach jeder Partie, das Band darum, was wahrscheinlich ist (95 %).
web-people-mode-two = Zu zweit
web-people-mode-more = Drei bis sechs
web-people-mode-teams = Teams
web-people-results = Letzte Partien
web-people-replay = Ansehen
web-people-guests = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
web-people-former = ein ehemaliger Spieler
web-people-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-people-unrated = nicht gewertet
web-people-place = Platz
web-people-who = Wer
web-people-played = Partien
web-people-leaderboard-about = Öffentliche Partien, in denen alle einen eigenen Namen haben oder Bots sind, ohne Tipps und ohne Zurücknehmen. Vorn steht, wer sicher gut ist.
web-people-leaderboard-none = So hat noch niemand eine gewertete Partie gespielt.
web-people-missing = Diesen Spieler gibt es nicht, oder nicht mehr.
web-people-seat-page = Die Seite von { $player }
web-people-signed-in-as = Angemeldet als { $player }
web-people-notifications = Wenn ich am Zug bin
web-people-notifications-device = Sag es mir auf diesem Gerät, an allen meinen Tischen
web-people-notifications-device-about = Auch wenn keine Seite offen ist. In seinem Menü lässt es sich für jeden Tisch ausschalten.
web-people-webhook = Webhook (eine https-Adresse, die JSON bekommt)
web-people-webhook-set = Webhook speichern
web-people-webhook-secret = Signiert wird mit diesem Geheimnis, das nur jetzt gezeigt wird:
web-people-vacation = Urlaub
web-people-vacation-about = Deine Uhren stehen still, und alle an deinen Tischen sehen, warum. Tage, die dieses Jahr bleiben: { $left } von { $days }.
web-people-vacation-until = Bis
web-people-vacation-begin = Beginnen
web-people-vacation-end = Ich bin wieder da
