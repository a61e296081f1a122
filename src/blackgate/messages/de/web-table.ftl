# Der Tisch im Browser: Kopfzeile, Aktionen, Hand, Verlauf, Chat, Menü. $player ist ein Name. Die deutschen Begriffe
# sind in names.ftl erklärt.

## Was man in einem Zug tun kann, kurz genug für eine Kachel

web-table-actions = Was du tun kannst
web-table-group-basic = Grundaktionen
web-table-group-place = Hier
web-table-group-free = Ohne Aktion
web-table-end-turn = Zug beenden
web-table-back = Zurück
web-table-always-pass = Hier immer passen: { $window }
web-table-window-stop_card = Aktionskarte
web-table-window-beating = Abreibung
web-table-window-sending = weggeschickt werden
web-table-window-move_warden = Direktorin wegschicken
web-table-window-report = verpfeifen
web-table-window-freepass = Freibrief
web-table-window-punishment = Strafe
web-table-window-help = im Kampf helfen
web-table-passing = Du passt immer: { $windows }.
web-table-ask-again = Wieder fragen
web-table-deadline = Zeit für die Antwort
web-table-answered = Du hast geantwortet. Warten auf die anderen.
web-table-confirm-reveal = Ist es aufgedeckt, kennen es alle, und es ist verbraucht.
web-table-confirm-end = Du hast noch Aktionen. Sie verfallen.
web-table-confirm-yes = Ja, tu es
web-table-confirm-no = Nein
web-table-confirm-never = Nicht mehr fragen

## Die Kopfzeile

web-table-nameless = Ein Tisch
web-table-your-turn = Dein Zug
web-table-turn-of = { $player } am Zug
web-table-over = Die Partie ist vorbei
web-table-paused = Der Tisch ruht. Uhren und Bots warten.
web-table-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
web-table-clock = Verbleibende Zeit für { $player }
web-table-line-connecting = Verbinden …
web-table-line-lost = Verbindung abgerissen. Neuer Versuch …
web-table-line-refused = Nicht verbunden
web-table-line-open = Verbunden
web-table-undo = Zurücknehmen
web-table-hint-short = Tipp
web-table-asked = { $question } { $count ->
    [one] { $count } Möglichkeit.
   *[other] { $count } Möglichkeiten.
}

## Das Menü

web-table-menu = Menü
web-table-close = Schließen
web-table-pause = Pause
web-table-resume = Weiter
web-table-rules = Die Regeln
web-table-leave = Tisch verlassen
web-table-end = Partie beenden
web-table-end-sure = Die Partie endet für alle, und niemand gewinnt.
web-table-move-seat = Auf ein anderes Gerät
web-table-language = Sprache
web-table-theme = Farben
web-table-theme-system = wie das Gerät
web-table-theme-dark = dunkel
web-table-theme-light = hell
web-table-speed = Animation
web-table-speed-off = aus
web-table-speed-fast = schnell
web-table-speed-normal = normal
web-table-speed-slow = langsam
web-table-volume = Ton
web-table-ask-before = Vor Unwiderruflichem fragen
web-table-silence = Für mich antworten, wo ich keine Wahl habe (aus: wer blufft)
web-table-forced = Es gibt nur eine Antwort, „{ $answer }“: Sie wird für dich gegeben.
web-table-shortcuts = Mit den Tasten auf den Knöpfen wählen

## Tipps

web-table-hint = Was der Boss täte
web-table-hint-thinking = Denkt nach …
web-table-hint-about = Deine Gewinnchance nach jeder Möglichkeit, wie ein starker Bot sie sieht. Er weiß nicht mehr als du.
web-table-hint-best = Wahl des Bots
web-table-hint-line = Womit er rechnet, Schritt für Schritt
web-table-hint-look = nachsehen
web-table-hint-none = Im Augenblick gibt es nichts zu raten.
web-table-hint-chance = { $chance } %
web-table-odds-dice = bei { $dice }

## Karten

web-table-hand = Deine Hand: { $count } von { $limit } Karten
web-table-hand-empty = Deine Hände sind leer.
web-table-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } davon
}
web-table-own-cards = Dein Vorleben und deine Gang
web-table-background = Vorleben, geheim
web-table-background-used = Vorleben, verbraucht
web-table-look-up = Nachschlagen: { $name }
web-table-gang-wants = Wirf zum Beitreten { $needs } verschiedene dieser Accessoires ab: { $wants }.
web-table-sells-for = { $count ->
    [one] Bringt beim Verkauf { $count } Zigarette.
   *[other] Bringt beim Verkauf { $count } Zigaretten.
}
web-table-family-tools = Ein Werkzeug. Grab damit in deinem Zellentrakt. Auch bei Erpressungen geht es darum.
web-table-family-weapons = Eine Waffe. Sie schüchtert ein und wird in Kämpfen gezückt.
web-table-family-components = Ein Bauteil. Bastle damit, oder verkaufe es.
web-table-family-accessories = Ein Accessoire. Damit lassen dich Gangs herein.
web-table-family-rare = Eine Rarität. Sie taugt nur zu einem: Sie verkauft sich gut.
web-table-family-action_cards = Eine Aktionskarte.

## Die Teile des Bildschirms

web-table-skip = Zu dem, was du tun kannst
web-table-players = Personen
web-table-prison = Gefängnis
web-table-talk = Verlauf und Chat
web-table-tab-players = Personen
web-table-tab-prison = Gefängnis
web-table-tab-talk = Verlauf
web-table-panels = Teile des Tisches
web-table-log = Verlauf
web-table-chat = Chat
web-table-watching = Du siehst zu. Was geheim ist, bleibt geheim.
web-table-see-board = Zum Spielplan
web-table-see-results = Wie es ausging

## Verlauf und Chat

web-table-by-bot = Das hat ein Bot gewählt.
web-table-by-clock = Die Zeit war um: Das hat ein Bot gewählt.
web-table-mark-bot = Bot
web-table-mark-clock = Uhr
web-table-meanwhile = Während du weg warst
web-table-meanwhile-bot = { $count ->
    [one] Ein Bot hat einen Zug für dich gemacht.
   *[other] Ein Bot hat { $count } Züge für dich gemacht.
}
web-table-meanwhile-clock = { $count ->
    [one] Deine Zeit war einmal um: Ein Bot hat für dich gewählt.
   *[other] Deine Zeit war { $count }-mal um: Ein Bot hat für dich gewählt.
}
web-table-meanwhile-none = Das Spiel ging weiter. Niemand hat für dich gespielt.
web-table-go-on = Weiter
web-table-spectator = Jemand im Publikum
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-write = Sag etwas
web-table-chat-send = Senden
web-table-chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-table-emotes = Ohne Worte sagen
web-table-emote-laugh = lacht
web-table-emote-cry = weint
web-table-emote-angry = ärgert sich
web-table-emote-wave = winkt
web-table-emote-thumbs_up = Daumen hoch
web-table-emote-shock = ist schockiert
web-table-emote-handcuffs = Handschellen
web-table-emote-shovel = Schaufel
web-table-proposal-pause = { $player } möchte eine Pause.
web-table-proposal-undo = { $player } möchte die letzte Entscheidung zurücknehmen.
web-table-proposal-votes = Dafür: { $names }
web-table-proposal-yes = Ja
web-table-proposal-withdraw = Doch nicht
web-table-away = { $player } ist schon eine Weile weg.
web-table-take-over = Bot einsetzen

## Geschlossen

web-table-closed-title = Dieser Tisch ist geschlossen
web-table-closed = Der Server lässt uns hier nicht herein.
web-table-ended = Der Host hat diesen Tisch geschlossen.
web-table-ended-rules = Mit einer neuen Version haben sich die Regeln geändert, und diese Partie kann nicht so weitergehen, wie sie begann. Sie bleibt, wie sie steht: Hier ist ihre Aufzeichnung, und ihr könnt zusammen neu spielen.
web-table-come-anew = Neu hereinkommen
web-table-home = Zum Start

## Den anderen folgen

web-table-since = Seit deinem Zug
web-table-since-all = Ihre letzten Züge
web-table-since-one = { $player }: { $upshot }
web-table-since-none = { $player } war seitdem nicht an der Reihe.
web-table-turn-replay = Was { $player } getan hat
web-table-turn-replay-again = Noch einmal
web-table-turn-replay-next = Weiter: { $player }
web-table-log-before = Vor dem ersten Zug
web-table-log-earlier = Früher
web-table-concerns-you = Das ging dich an.
web-table-bots = Tempo der Bots
web-table-pace-calm = ruhig
web-table-pace-brisk = flott
web-table-pace-at_once = sofort
web-table-bots-wait = Bots, wartet
web-table-bots-go = Bots, weiter
web-table-bots-step = Ein Schritt
web-table-ended-operator = Wer diesen Server betreibt, hat den Tisch geschlossen.
web-table-notifications-device = Sag mir auf diesem Gerät, wenn ich am Zug bin
web-table-notifications-device-about = Auch wenn diese Seite zu ist. Nur für diesen Tisch.
web-table-notifications-webhook = Auch an meinen Webhook senden
web-table-notifications-denied = Der Browser erlaubt es nicht: Erlaube in seinen Einstellungen Benachrichtigungen dieser Seite.
web-table-vacation = im Urlaub
