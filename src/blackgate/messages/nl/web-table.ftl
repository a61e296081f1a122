# De tafel in de browser: bovenbalk, acties, hand, logboek, chat, menu. $player is een naam. De Nederlandse woorden
# staan in names.ftl.

## Wat je in een beurt kunt doen, kort genoeg voor een tegel

web-table-actions = Wat je kunt doen
web-table-group-basic = Basis
web-table-group-place = Hier
web-table-group-free = Gratis
web-table-end-turn = Einde beurt
web-table-back = Terug
web-table-always-pass = Hier altijd passen: { $window }
web-table-window-stop_card = een actiekaart
web-table-window-beating = een pak slaag
web-table-window-sending = weggestuurd worden
web-table-window-move_warden = de directrice verplaatsen
web-table-window-report = verklikken
web-table-window-freepass = vrijuit gaan
web-table-window-punishment = laten bestraffen
web-table-window-help = helpen in een gevecht
web-table-passing = Je past altijd bij: { $windows }.
web-table-ask-again = Weer vragen
web-table-deadline = Tijd om te antwoorden
web-table-answered = Je hebt geantwoord. Wachten op de anderen.
web-table-confirm-reveal = Is het eenmaal onthuld, dan kent iedereen het, en is het gebruikt.
web-table-confirm-end = Je hebt nog acties over. Die gaan verloren.
web-table-confirm-yes = Ja, doen
web-table-confirm-no = Nee
web-table-confirm-never = Niet meer vragen

## De bovenbalk

web-table-nameless = Een tafel
web-table-your-turn = Jouw beurt
web-table-turn-of = Beurt van { $player }
web-table-over = De partij is afgelopen
web-table-paused = De tafel rust. Klokken en bots wachten.
web-table-actions-left = { $count ->
    [one] nog { $count } actie
   *[other] nog { $count } acties
}
web-table-clock = Resterende tijd van { $player }
web-table-line-connecting = Verbinden …
web-table-line-lost = Verbinding verbroken. Opnieuw verbinden …
web-table-line-refused = Niet verbonden
web-table-line-open = Verbonden
web-table-undo = Terugnemen
web-table-hint-short = Tip
web-table-asked = { $question } { $count ->
    [one] { $count } keuze.
   *[other] { $count } keuzes.
}

## Het menu

web-table-menu = Menu
web-table-close = Sluiten
web-table-pause = Pauze
web-table-resume = Verdergaan
web-table-rules = De regels
web-table-leave = Tafel verlaten
web-table-end = Partij beëindigen
web-table-end-sure = De partij eindigt voor iedereen, en niemand wint.
web-table-move-seat = Naar een ander apparaat
web-table-language = Taal
web-table-theme = Thema
web-table-theme-system = als het apparaat
web-table-theme-dark = donker
web-table-theme-light = licht
web-table-speed = Beweging
web-table-speed-off = uit
web-table-speed-fast = snel
web-table-speed-normal = normaal
web-table-speed-slow = langzaam
web-table-volume = Geluid
web-table-ask-before = Eerst vragen bij wat niet terug te nemen is
web-table-silence = Voor mij antwoorden waar ik geen keus heb (uit: wie bluft)
web-table-forced = Er is maar één antwoord, “{ $answer }”: het wordt voor je gegeven.
web-table-shortcuts = Kiezen met de toetsen op de knoppen

## Tips

web-table-hint = Wat de baas zou doen
web-table-hint-thinking = Aan het nadenken …
web-table-hint-about = Je kans om te winnen na elke keuze, zoals een sterke bot die ziet. De bot weet niet meer dan jij.
web-table-hint-best = de keuze van de bot
web-table-hint-line = Wat hij verwacht, stap voor stap
web-table-hint-look = bekijken
web-table-hint-none = Er is nu niets aan te raden.
web-table-hint-chance = { $chance }%
web-table-odds-dice = bij { $dice }

## Kaarten

web-table-hand = Je hand: { $count } van { $limit } kaarten
web-table-hand-empty = Je handen zijn leeg.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } stuks
}
web-table-own-cards = Je verleden en je bende
web-table-background = Verleden, geheim
web-table-background-used = Verleden, gebruikt
web-table-look-up = Wat { $name } doet
web-table-gang-wants = Leg om je aan te sluiten { $needs } verschillende accessoires af uit: { $wants }.
web-table-sells-for = { $count ->
    [one] Brengt { $count } sigaret op.
   *[other] Brengt { $count } sigaretten op.
}
web-table-family-tools = Gereedschap. Graaf ermee in je Cellenblok. Het is ook wat anderen eisen als ze je afpersen.
web-table-family-weapons = Een wapen. Het intimideert, en in gevechten wordt het getrokken.
web-table-family-components = Een onderdeel. Knutsel ermee, of verkoop het.
web-table-family-accessories = Een accessoire. Daarvoor laten bendes je binnen.
web-table-family-rare = Een zeldzaam voorwerp. Het is goed voor één ding: het brengt veel op.
web-table-family-action_cards = Een actiekaart.

## De delen van het scherm

web-table-skip = Naar wat je kunt doen
web-table-players = Spelers
web-table-prison = Gevangenis
web-table-talk = Logboek en chat
web-table-tab-players = Spelers
web-table-tab-prison = Gevangenis
web-table-tab-talk = Log, chat
web-table-panels = Delen van de tafel
web-table-log = Logboek
web-table-chat = Chat
web-table-watching = Je kijkt mee. Wat geheim is, blijft geheim.
web-table-see-board = Naar het bord
web-table-see-results = Hoe het afliep

## Logboek en chat

web-table-by-bot = Een bot koos dit.
web-table-by-clock = De tijd was om: een bot koos dit.
web-table-mark-bot = bot
web-table-mark-clock = klok
web-table-meanwhile = Terwijl je weg was
web-table-meanwhile-bot = { $count ->
    [one] Een bot heeft één zet voor je gedaan.
   *[other] Een bot heeft { $count } zetten voor je gedaan.
}
web-table-meanwhile-clock = { $count ->
    [one] Je tijd was één keer om: een bot koos voor je.
   *[other] Je tijd was { $count } keer om: een bot koos voor je.
}
web-table-meanwhile-none = Het spel ging verder. Niemand speelde voor je.
web-table-go-on = Verder
web-table-spectator = Een toeschouwer
web-table-chat-empty = Er heeft nog niemand iets gezegd.
web-table-chat-write = Zeg iets
web-table-chat-send = Sturen
web-table-chat-new = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
web-table-emotes = Zeg het zonder woorden
web-table-emote-laugh = lacht
web-table-emote-cry = huilt
web-table-emote-angry = is boos
web-table-emote-wave = zwaait
web-table-emote-thumbs_up = duim omhoog
web-table-emote-shock = is geschokt
web-table-emote-handcuffs = handboeien
web-table-emote-shovel = schep
web-table-proposal-pause = { $player } stelt een pauze voor.
web-table-proposal-undo = { $player } wil de laatste zet terugnemen.
web-table-proposal-votes = Voor: { $names }
web-table-proposal-yes = Akkoord
web-table-proposal-withdraw = Laat maar
web-table-away = { $player } is al een tijdje weg.
web-table-take-over = Bot laten spelen

## Gesloten

web-table-closed-title = Deze tafel is gesloten
web-table-closed = De server laat ons hier niet binnen.
web-table-ended = De host heeft deze tafel gesloten.
web-table-ended-rules = De regels zijn met een nieuwe versie veranderd, en deze partij kan niet verdergaan zoals ze begon. Ze blijft zoals ze staat: hier is het verslag, en jullie kunnen samen opnieuw spelen.
web-table-come-anew = Opnieuw binnenkomen
web-table-home = Startpagina

## De anderen volgen

web-table-since = Sinds je beurt
web-table-since-all = Hun laatste beurten
web-table-since-one = { $player }: { $upshot }
web-table-since-none = { $player } is sindsdien niet aan de beurt geweest.
web-table-turn-replay = Wat { $player } heeft gedaan
web-table-turn-replay-again = Nog een keer
web-table-turn-replay-next = Verder: { $player }
web-table-log-before = Voor de eerste beurt
web-table-log-earlier = Eerder
web-table-concerns-you = Dit ging over jou.
web-table-bots = Tempo van de bots
web-table-pace-calm = rustig
web-table-pace-brisk = vlot
web-table-pace-at_once = meteen
web-table-bots-wait = Bots, wacht
web-table-bots-go = Bots, ga door
web-table-bots-step = Eén zet
web-table-ended-operator = Wie deze server beheert, heeft de tafel gesloten.
web-table-notifications-device = Laat het me op dit apparaat weten als ik aan de beurt ben
web-table-notifications-device-about = Ook als deze pagina dicht is. Alleen voor deze tafel.
web-table-notifications-webhook = Stuur het ook naar mijn webhook
web-table-notifications-denied = De browser staat het niet toe: sta meldingen van deze pagina toe in de instellingen.
web-table-vacation = op vakantie
