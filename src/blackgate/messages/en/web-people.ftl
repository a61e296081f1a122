# People who come back: an account, the pages of players, the leaderboard.

web-people-title-account = Your name
web-people-title-players = Leaderboard
web-people-title-page = Player
web-people-about = You can play as a guest, without any of this. With a name of your own, nobody else can use it, your seats follow you to every device, and public games without hints and undo are rated.
web-people-sign-in = Sign in
web-people-claim = Claim a name
web-people-claim-about = It costs nothing, needs no e-mail address, and can be deleted at any time.
web-people-name = Name
web-people-passphrase = Passphrase
web-people-passphrase-new = New passphrase
web-people-passphrase-about = At least 10 characters: a few words in a combination of your own.
web-people-code = Recovery code
web-people-by-passphrase = Sign in with the passphrase
web-people-by-passkey = Sign in with a passkey
web-people-by-code = Sign in with a recovery code
web-people-claim-passphrase = Claim it with a passphrase
web-people-claim-passkey = Claim it with a passkey
web-people-passkey-failed = Your device did not create a passkey. Try again, or use a passphrase.
web-people-no-passkeys = Passkeys need https and a domain name, so use a passphrase here.
web-people-sign-out = Sign out
web-people-codes = Your recovery codes
web-people-codes-about = Write them down now: they are shown only once. Each lets you sign in once, if you lose everything else.
web-people-codes-left = { $count ->
    [0] No recovery codes left
    [one] One recovery code left
   *[other] { $count } recovery codes left
}
web-people-codes-new = Create ten new ones
web-people-codes-kept = I have written them down
web-people-ways = How you sign in
web-people-ways-again = You signed in a while ago. To change something here, sign in again.
web-people-passkey-of = Passkey of { $date }
web-people-passkey-add = Add a passkey
web-people-passkey-remove = Remove the passkey of { $date }
web-people-remove = Remove
web-people-passphrase-set = You have a passphrase.
web-people-passphrase-change = Set the passphrase
web-people-passphrase-none = You have no passphrase.
web-people-saved = Saved. You are signed out on all other devices.
web-people-data = What is stored about you
web-people-data-about = Your name, how you sign in (as keys and hashes), your seats, results and ratings. You can download and delete all of it.
web-people-download = Download everything
web-people-delete = Delete the account
web-people-delete-sure = Your name, ratings and ways to sign in are deleted permanently. In past games you become a former player; the games themselves stay, because others played in them too.
web-people-delete-yes = Delete permanently
web-people-delete-no = Keep it
web-people-my-games = Your games
web-people-my-games-none = You have not played under this name yet.
web-people-private = private
web-people-my-page = Your page
web-people-won = won
web-people-lost = lost
web-people-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-people-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-people-gang = Favourite gang
web-people-since = Here since { $date }
web-people-bot = A bot
web-people-no-games = No public games finished yet.
web-people-rating = Rating
web-people-rating-of = { $rating }, give or take { $range }
web-people-rank = No. { $rank }
web-people-curve = The rating over time
web-people-curve-about = The line is the rating after each game, the band its 95 % interval.
web-people-mode-two = Two players
web-people-mode-more = Three to six
web-people-mode-teams = Teams
web-people-results = Latest games
web-people-replay = Replay
web-people-guests = { $count ->
    [one] a guest
   *[other] { $count } guests
}
web-people-former = a former player
web-people-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-people-unrated = not rated
web-people-place = Place
web-people-who = Who
web-people-played = Games
web-people-leaderboard-about = Public games in which everybody has an account or is a bot, without hints or undo. Ranked by the rating that is almost certainly reached.
web-people-leaderboard-none = Nobody has played a rated game like this yet.
web-people-missing = There is no such player, or no longer.
web-people-seat-page = The page of { $player }
web-people-signed-in-as = Signed in as { $player }
web-people-notifications = When it is my turn
web-people-notifications-device = Notify me on this device, for all my tables
web-people-notifications-device-about = Even while no page is open. You can turn it off for each table in its menu.
web-people-webhook = Webhook (an https address that gets JSON)
web-people-webhook-set = Save webhook
web-people-webhook-secret = It is signed with this secret, which is shown only once:
web-people-vacation = Vacation
web-people-vacation-about = Your clocks stop, and everybody at your tables sees why. Days left this year: { $left } of { $days }.
web-people-vacation-until = Until
web-people-vacation-begin = Begin
web-people-vacation-end = I am back
