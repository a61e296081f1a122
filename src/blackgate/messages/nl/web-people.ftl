# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Je naam
web-people-title-players = Ranglijst
web-people-title-page = Speler
web-people-about = Speel zonder dit alles, als gast. Een eigen naam is om terug te komen: niemand anders kan ermee gaan zitten, je plaatsen volgen je naar elk apparaat, en openbare partijen zonder hints en zonder terugnemen tellen mee.
web-people-sign-in = Aanmelden
web-people-claim = Een naam nemen
web-people-claim-about = Het kost niets, vraagt geen e-mailadres en kan altijd worden verwijderd.
web-people-name = Naam
web-people-passphrase = Wachtzin
web-people-passphrase-new = Nieuwe wachtzin
web-people-passphrase-about = Minstens 10 tekens: een paar woorden die alleen jij bij elkaar zet.
web-people-code = Herstelcode
web-people-by-passphrase = Aanmelden met de wachtzin
web-people-by-passkey = Aanmelden met een passkey
web-people-by-code = Aanmelden met een code
web-people-claim-passphrase = Nemen met een wachtzin
web-people-claim-passkey = Nemen met een passkey
web-people-passkey-failed = Je apparaat heeft geen passkey gemaakt. Probeer het opnieuw, of gebruik een wachtzin.
web-people-no-passkeys = Passkeys hebben https en een naam in het adres nodig, dus hier is het een wachtzin.
web-people-sign-out = Afmelden
web-people-codes = Je herstelcodes
web-people-codes-about = Schrijf ze nu op: ze worden alleen deze keer getoond. Elke code laat je één keer binnen, als je al het andere kwijt bent.
web-people-codes-left = { $count ->
    [0] Geen herstelcodes over
    [one] Eén herstelcode over
   *[other] { $count } herstelcodes over
}
web-people-codes-new = Tien nieuwe maken
web-people-codes-kept = Ik heb ze opgeschreven
web-people-ways = Hoe je je aanmeldt
web-people-ways-again = Je aanmelding is een tijdje geleden. Meld je nog een keer aan om hier iets te veranderen.
web-people-passkey-of = Passkey van { $date }
web-people-passkey-add = Passkey toevoegen
web-people-passkey-remove = Passkey van { $date } verwijderen
web-people-remove = Verwijderen
web-people-passphrase-set = Je hebt een wachtzin.
web-people-passphrase-change = Wachtzin instellen
web-people-passphrase-none = Je hebt geen wachtzin.
web-people-saved = Opgeslagen. Op alle andere apparaten ben je afgemeld.
web-people-data = Wat er van je bewaard wordt
web-people-data-about = Je naam, hoe je je aanmeldt (als sleutels en hashes), je plaatsen, uitslagen en ratings. Je kunt alles krijgen en alles verwijderen.
web-people-download = Alles downloaden
web-people-delete = Account verwijderen
web-people-delete-sure = Je naam, je ratings en alles om je aan te melden worden voorgoed verwijderd. In eerdere partijen word je een voormalige speler; de partijen zelf blijven, want anderen speelden ook mee.
web-people-delete-yes = Voorgoed verwijderen
web-people-delete-no = Behouden
web-people-my-games = Je partijen
web-people-my-games-none = Met deze naam ben je nog nergens gaan zitten.
web-people-private = privé
web-people-my-page = Je pagina
web-people-won = gewonnen
web-people-lost = verloren
web-people-games = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
web-people-wins = { $count ->
    [one] { $count } zege
   *[other] { $count } zeges
}
web-people-gang = Favoriete gang
web-people-since = Hier sinds { $date }
web-people-bot = Een bot
web-people-no-games = Er is nog geen openbare partij uitgespeeld.
web-people-rating = Rating
web-people-rating-of = { $rating }, plus of min { $range }
web-people-rank = Nr. { $rank }
web-people-curve = De rating in de tijd
web-people-curve-about = De lijn is de rating na elke partij, de band eromheen wat waarschijnlijk is (95 %).
web-people-mode-two = Met z’n tweeën
web-people-mode-more = Drie tot zes
web-people-mode-teams = Teams
web-people-results = Laatste partijen
web-people-replay = Bekijken
web-people-guests = { $count ->
    [one] een gast
   *[other] { $count } gasten
}
web-people-former = een voormalige speler
web-people-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
web-people-unrated = telt niet mee
web-people-place = Plaats
web-people-who = Wie
web-people-played = Partijen
web-people-leaderboard-about = Openbare partijen waarin iedereen een eigen naam heeft of een bot is, zonder hints en zonder terugnemen. Bovenaan staat wie zeker goed is.
web-people-leaderboard-none = Zo’n partij die meetelt heeft nog niemand gespeeld.
web-people-missing = Deze speler bestaat niet, of niet meer.
web-people-seat-page = De pagina van { $player }
web-people-signed-in-as = Aangemeld als { $player }
web-people-notifications = Als ik aan de beurt ben
web-people-notifications-device = Laat het me op dit apparaat weten, aan al mijn tafels
web-people-notifications-device-about = Ook zonder open pagina. In het menu van een tafel kan het uit.
web-people-webhook = Webhook (een https-adres dat JSON krijgt)
web-people-webhook-set = Webhook opslaan
web-people-webhook-secret = Het wordt ondertekend met dit geheim, dat alleen nu wordt getoond:
web-people-vacation = Vakantie
web-people-vacation-about = Je klokken staan stil, en iedereen aan je tafels ziet waarom. Dagen over dit jaar: { $left } van { $days }.
web-people-vacation-until = Tot
web-people-vacation-begin = Beginnen
web-people-vacation-end = Ik ben terug
