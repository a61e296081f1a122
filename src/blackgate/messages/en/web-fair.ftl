## Is it fair? A record, checked in the page itself

web-fair-about = Choose the record of a finished game, or drop its file onto this page. It is checked in your browser; nothing is sent anywhere.
web-fair-choose = Choose a record
web-fair-drop = Or drop the file anywhere on this page.
web-fair-other = Check the record of another game
web-fair-here = This page can recompute the commitment, every die and most cards by itself.
web-fair-check = Check it here
web-fair-checking = Checking …
web-fair-yes = It was fair
web-fair-no = This record is not honest
web-fair-unknown = This cannot be checked
web-fair-why-honest = The secret is the one that was promised. All { $dice } rolls and { $cards } cards are exactly what it gives.
web-fair-why-no-record = This is not a record of Blackgate. Choose the file that you downloaded after a game.
web-fair-why-damaged = Line { $line } was changed: its checksum does not match. Download the record again.
web-fair-why-promise = Line { $line }: this is not the secret that was promised before the game.
web-fair-why-chance = Line { $line }, “{ $play }”: the record says { $recorded }, but the secret gives { $recomputed }.
web-fair-why-laid-out = This game began with a laid-out position, so nobody committed to its dice and cards.
web-fair-why-no-secret = The secret is not in it: it is revealed when the game is over.
web-fair-why-first-release = The secret is the one that was promised. A record of release 0.1.0 does not say which cards there were: check the rest with “blackgate verify”.
web-fair-left = { $count ->
    [one] One more card was drawn from a hand, or from a pile that had been reshuffled. Only the rules tell what lay there: “blackgate verify” checks it too.
   *[other] { $count } more cards were drawn from hands, or from a pile that had been reshuffled. Only the rules tell what lay there: “blackgate verify” checks them too.
}
web-fair-steps = Step by step
web-fair-step-promise = The fingerprint (SHA-256) of the secret, as promised
web-fair-step-seed = The seed: SHA-256 of the secret and of what each player added
web-fair-how = SHA-256 of the seed and 0, 1, 2 … gives a row of numbers. Each roll and each card takes the next one; what is left after dividing it by the number of sides or cards says which it is.
web-fair-line = Line
web-fair-choice = Choice
web-fair-number = Number
web-fair-of = Out of
web-fair-gives = Gives
web-fair-says = Record
web-fair-rules = needs the rules
