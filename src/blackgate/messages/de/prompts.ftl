# Was gefragt wird. Erklärt in en/prompts.ftl, die deutschen Begriffe in names.ftl. $other und $target können in den
# Zeilen für Wartende reader sein (dich) und stehen dort darum immer im Akkusativ, wie auch $card, $gang und $place.

reader = dich
waiting-for = Warten auf { $player }

## Der Zug

question-turn = { $actions ->
    [0] Du hast keine Aktion mehr. Tu, was nichts kostet, oder beende deinen Zug.
   *[other] Du bist am Zug: noch { phrase-actions }. Was tust du?
}
waiting-turn = { waiting-for }: noch { phrase-actions }.
question-hand_limit = Du hast { phrase-cards } mehr, als das Limit von { $limit } erlaubt. Welche wirfst du ab?
waiting-hand_limit = { waiting-for }: { phrase-cards } mehr auf der Hand, als das Limit von { $limit } erlaubt.

## Bewegen

question-roll_again = Du hast eine { $die } gewürfelt. Würfelst du noch einmal?
waiting-roll_again = { waiting-for }: Der Würfel zeigt { $die } und darf noch einmal geworfen werden.
question-destination = Du hast eine { $die } gewürfelt. Gehst du { $place }?
waiting-destination = { waiting-for }: Der Würfel zeigt { $die }; { $place }?
question-go_anywhere = Wohin gehst du? Du kannst jeden anderen Ort wählen, nur { $place } nicht.
waiting-go_anywhere = { waiting-for }: Wohin? Zu wählen gibt es jeden anderen Ort, nur { $place } nicht.
question-rob = Wem nimmst du bis zu { phrase-cigarettes } ab?
waiting-rob = { waiting-for }: bis zu { phrase-cigarettes }, aber wessen?

## Gangs

question-choose_gang = { $fewer ->
    [0] Welcher Gang trittst du bei?
    [one] Welcher Gang trittst du bei, mit { $fewer } Accessoire weniger?
   *[other] Welcher Gang trittst du bei, mit { $fewer } Accessoires weniger?
}
waiting-choose_gang = { waiting-for }: { $fewer ->
    [0] Welche Gang soll es sein?
    [one] Welche Gang soll es sein, mit { $fewer } Accessoire weniger?
   *[other] Welche Gang soll es sein, mit { $fewer } Accessoires weniger?
}
question-pay_accessory = Welches Accessoire wirfst du für { $gang } ab? Noch verlangt: { $count }.
waiting-pay_accessory = { waiting-for }: Welches Accessoire wird für { $gang } abgeworfen? Noch verlangt: { $count }.

## Aktionskarten

question-card_target = Du spielst { $card }. Wen wählst du?
waiting-card_target = { waiting-for }: Wen trifft { $card }?
question-stop_card = { $other } spielt { $card }. Lässt du es geschehen?
question-stop_card-target = { $other } spielt { $card } gegen { $target }. Lässt du es geschehen?
waiting-stop_card = { waiting-for }: Wirkt { $card }?
waiting-stop_card-target = { waiting-for }: Wirkt { $card } gegen { $target }?
question-take_weapon = Welche der abgeworfenen Waffen nimmst du?
waiting-take_weapon = { waiting-for }: Welche der abgeworfenen Waffen soll es sein?

## Erpressung und Kampf

question-extort_freely = Wen erpresst du? Eine Waffe brauchst du dafür nicht.
waiting-extort_freely = { waiting-for }: Wer wird erpresst, ganz ohne Waffe?
question-demand = Du erpresst { $other }. Welches Werkzeug verlangst du?
waiting-demand = { waiting-for }: Erpressung gegen { $other }. Welches Werkzeug soll es sein?
question-intimidation = Du verlangst von { $other } { $card }. { $count ->
    [one] Welche Waffe zückst du?
   *[other] Welche Waffe zückst du? { $count } sind fällig.
}
waiting-intimidation = { waiting-for }: Erpressung gegen { $other }, es geht um { $card }. { $count ->
    [one] Eine Waffe ist fällig.
   *[other] { $count } Waffen sind fällig.
}
question-answer = { $other } erpresst dich und verlangt { $card }. Kooperierst du?
waiting-answer = { waiting-for }: Gibt es { $card } für { $other } oder einen Kampf?
question-lay_weapon = Zücke eine Waffe, oder der Kampf gegen { $other } ist verloren.
waiting-lay_weapon = { waiting-for }: eine Waffe, oder der Kampf gegen { $other } ist verloren.

## Was jemandem bevorsteht

question-beating = Dir steht eine Abreibung bevor. Nimmst du sie hin?
question-beating-cause = Dir steht eine Abreibung durch { $other } bevor. Nimmst du sie hin?
waiting-beating = { waiting-for }: Eine Abreibung steht bevor.
waiting-beating-cause = { waiting-for }: Eine Abreibung durch { $other } steht bevor.
question-sending = Du sollst { $place } geschickt werden. Lässt du es geschehen?
waiting-sending = { waiting-for }: Der Weg führt { $place }.

## Vorleben

question-after_dig = Du hast gegraben. Fügst du noch etwas hinzu?
waiting-after_dig = { waiting-for }: Kommt zum Graben noch etwas hinzu?
question-victim = Du deckst dein Vorleben auf: { $background }. Wen trifft es?
waiting-victim = { waiting-for }: Wen trifft das Vorleben? ({ $background })
question-pocket = Wem nimmst du eine zufällige Karte ab?
waiting-pocket = { waiting-for }: eine zufällige Karte, aber wessen?
question-free_craft = Was bastelst du? Es braucht keine Schnur und keine Aktion.
waiting-free_craft = { waiting-for }: Was wird gebastelt, ganz ohne Schnur?
question-take_seen_card = { $other } muss dir alles zeigen. Welche Karte nimmst du, wenn überhaupt?
question-take_seen_card-swap = { $other } muss dir alles zeigen. Welche Karte nimmst du für eine von deinen, wenn überhaupt?
waiting-take_seen_card = { waiting-for }: Es trifft { $other }. Welche Karte wird genommen, wenn überhaupt?
waiting-take_seen_card-swap = { waiting-for }: Es trifft { $other }. Welche Karte wird getauscht, wenn überhaupt?

## Handel

question-selling = { $count ->
    [0] Welche Karte verkaufst du?
   *[other] Welche Karte verkaufst du noch, oder ist das alles?
}
waiting-selling = { waiting-for }: { $count ->
    [0] Was wird verkauft?
   *[other] Wird noch mehr verkauft?
}
question-free_buy = { $divide ->
    [1] Was kaufst du? Es kostet keine Aktion.
    [2] Was kaufst du zum halben Preis? Es kostet keine Aktion.
   *[other] Was kaufst du zum Preis geteilt durch { $divide }? Es kostet keine Aktion.
}
waiting-free_buy = { waiting-for }: { $divide ->
    [1] Was wird gekauft?
    [2] Was wird zum halben Preis gekauft?
   *[other] Was wird zum Preis geteilt durch { $divide } gekauft?
}
question-give_card = Welche Karte gibst du { $other }?
waiting-give_card = { waiting-for }: Welche Karte geht an { $other }?

## Michel(le)

question-michel_roll = Dein Zug ist vorbei. Würfelst du für { $michel }?
waiting-michel_roll = { waiting-for }: ein Wurf für { $michel }?
question-michel_destination = Du hast eine { $die } gewürfelt. Schickst du { $michel } { $place }?
waiting-michel_destination = { waiting-for }: Der Würfel zeigt { $die }; { $michel } { $place }?
question-michel_answer = { $michel } erpresst dich. Die Karte zeigt { $card }. Wirfst du ein Werkzeug ab, das sie zeigt?
waiting-michel_answer = { waiting-for }: ein Werkzeug für { $michel } oder ein Kampf? Die Karte zeigt { $card }.
question-michel_fight = Zücke eine Waffe, oder der Kampf gegen { $michel } ist verloren.
waiting-michel_fight = { waiting-for }: eine Waffe, oder der Kampf gegen { $michel } ist verloren.
question-michel_toll = { $michel } hat gewonnen. Die Karte zeigt { $card }. Welches Werkzeug wirfst du ab?
waiting-michel_toll = { waiting-for }: Welches Werkzeug wird für { $michel } abgeworfen? Die Karte zeigt { $card }.
question-michel_prize = Du hast gegen { $michel } gewonnen. Ziehst du eine Suchkarte?
waiting-michel_prize = { waiting-for }: eine Suchkarte für den Sieg gegen { $michel }?

## Teammodus

question-hand_over = Was gibst du { $other }? Gegeben ist gegeben.
question-hand_over-back = Was gibst du { $other } zurück? Gegeben ist gegeben.
waiting-hand_over = { waiting-for }: Was geht an { $other }?
waiting-hand_over-back = { waiting-for }: Was geht zurück an { $other }?
question-help = Zückst du eine Waffe für { $other } im Kampf gegen { $target }?
waiting-help = { waiting-for }: eine Waffe für { $other } im Kampf gegen { $target }?

## Dig In und die Direktorin

question-brawl_answer = Es gibt eine Schlägerei. Wirfst du eine Waffe ab, oder bekommst du eine Abreibung?
waiting-brawl_answer = { waiting-for }: eine Waffe oder eine Abreibung?
question-heal_what = Was wirst du los, eine Abreibung oder dein Trauma?
waiting-heal_what = { waiting-for }: Was wird geheilt, eine Abreibung oder das Trauma?
question-move_warden = Wirfst du ein Korruptionsplättchen ab, um die Direktorin woandershin zu schicken?
waiting-move_warden = { waiting-for }: ein Korruptionsplättchen, um die Direktorin woandershin zu schicken?
question-report = { $other } hat etwas Illegales getan, direkt neben der Direktorin. Verpfeifst du es?
waiting-report = { waiting-for }: Soll die Direktorin etwas über { $other } erfahren?
question-freepass = Du wurdest verpfiffen. Wirfst du ein Korruptionsplättchen für einen Freibrief ab?
waiting-freepass = { waiting-for }: ein Korruptionsplättchen für einen Freibrief?
question-punishment = Wirfst du ein Korruptionsplättchen ab, um { $other } bestrafen zu lassen?
waiting-punishment = { waiting-for }: ein Korruptionsplättchen, um { $other } bestrafen zu lassen?

## Das Ende

question-over = Die Partie ist vorbei. { $count ->
    [one] { $player } gewinnt.
   *[other] { $player } teilen sich den Sieg.
}
question-over-you = Die Partie ist vorbei. Du gewinnst.
question-over-shared = Die Partie ist vorbei. Du teilst dir den Sieg mit { $player }.
question-over-team = Die Partie ist vorbei. { $player } gewinnen gemeinsam.
question-over-team-you = Die Partie ist vorbei. Du gewinnst, zusammen mit { $player }.
