# Was Karten tun: Wirkungen, Fähigkeiten, Zeitpunkte. Die Argumente und ihre Formen sind in en/cards.ftl erklärt, die
# deutschen Begriffe in names.ftl. $card, $solitary stehen im Akkusativ.

## Wendungen, die die Texte unten gemeinsam haben

phrase-search_cards = { $cards ->
    [one] { $cards } Suchkarte
   *[other] { $cards } Suchkarten
}
phrase-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
phrase-cigarettes = { $cigarettes ->
    [one] { $cigarettes } Zigarette
   *[other] { $cigarettes } Zigaretten
}
phrase-actions = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
phrase-points = { $points ->
    [one] { $points } Tunnelpunkt
   *[other] { $points } Tunnelpunkte
}

## Wie ein Text zusammengesetzt wird

card_text-effects = { $first } { $second }
card_text-background = { $moment }: { $effects }
card_text-bonus = Bonus, wenn du { $gang } bist: { $effects }

## Zeitpunkte, zu denen ein Vorleben aufgedeckt werden kann

moment-turn = In deinem Zug
moment-weapon = Wenn du in einem Kampf, angreifend oder verteidigend, eine Waffe zücken musst
moment-defence = Wenn du in einem Kampf, aber nicht angreifend, eine Waffe zücken musst
moment-dig = Gleich nachdem du gegraben hast
moment-beating = Wenn dir eine Abreibung bevorsteht
moment-card = Wenn eine andere Person eine Aktionskarte spielt
moment-sent = Wenn du { $to_solitary } geschickt oder für eine Erpressung ausgesucht wirst

## Wirkungen von Aktionskarten und Vorleben

effect-draw = Zieh { phrase-search_cards }.
effect-cigarettes = Nimm dir { phrase-cigarettes }.
effect-take = Nimm dir { $card }, wo immer du bist.
effect-go_anywhere = Geh an einen beliebigen anderen Ort, ausgenommen { $solitary }. Das ist nicht die Aktion Bewegen.
effect-more_actions = Du hast in diesem Zug { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} mehr.
effect-beat = Eine andere Person mit weniger als 2 Abreibungen, wo immer sie ist, bekommt eine Abreibung, ohne Kampf.
effect-heal = Entferne 1 Abreibung oder dein Trauma, wo immer du bist.
effect-send_to_solitary = Schick eine andere Person, wo immer sie ist, { $to_solitary }.
effect-riot = Alle Handkarten, ohne diese Karte, werden zusammengemischt und im Uhrzeigersinn einzeln neu verteilt. Du bekommst die erste.
effect-shakedown = Eine andere Person an deinem Ort, die Karten hat, wirft alle Waffen aus der Hand ab. Nimm dir eine davon, deine Wahl.
effect-join_gang = { $fewer ->
    [0] Tritt einer Gang bei.
    [one] Tritt einer Gang bei, mit { $fewer } Accessoire weniger.
   *[other] Tritt einer Gang bei, mit { $fewer } Accessoires weniger.
}
effect-lockdown = Alle, die nicht { $in_solitary } sind, auch du, werden { $to_cell_block } geschickt.
effect-poker_night = Nimm jeder anderen Person an deinem Ort zufällig { phrase-cards } ab.
effect-pick_pocket = Nimm einer anderen Person an deinem Ort, die Karten hat, eine zufällige Karte ab.
effect-sell = Verkaufe, wo immer du bist, ohne eine Aktion auszugeben.
effect-buy = { $divide ->
    [1] Kaufe, wo immer du bist, ohne eine Aktion auszugeben.
    [2] Kaufe, wo immer du bist, ohne eine Aktion auszugeben, zum halben Preis, nach anderen Nachlässen und aufgerundet; mindestens 1 Zigarette.
   *[other] Kaufe, wo immer du bist, ohne eine Aktion auszugeben, zum Preis geteilt durch { $divide }, nach anderen Nachlässen und aufgerundet; mindestens 1 Zigarette.
}
effect-beat_all_here = Alle anderen Personen an deinem Ort bekommen eine Abreibung.
effect-take_cigarettes = Eine andere Person, wo immer sie ist, gibt dir bis zu { phrase-cigarettes }.
effect-take_random = Eine andere Person, wo immer sie ist, gibt dir eine zufällige Karte.
effect-extort = Erpresse, ohne eine Aktion auszugeben und ohne zum Einschüchtern eine Waffe zu haben oder zu zücken. Ein Kampf braucht Waffen wie immer. Als deine Erpressung in diesem Zug zählt das nicht.
effect-craft = Bastle, ohne eine Aktion auszugeben, wo immer du bist, trotz Abreibungen und ohne Schnur.
effect-swap = Eine andere Person an deinem Ort, die Karten hat, zeigt dir ihre Handkarten. Du darfst eine deiner Karten gegen eine davon tauschen.
effect-con = Nimm einer anderen Person an deinem Ort, die Karten hat, eine zufällige Karte ab und gib ihr dafür eine Karte deiner Wahl. Es darf dieselbe sein.
effect-win_combat = Du gewinnst den Kampf.
effect-fists = Du kannst darauf verzichten. Wer dich angreift, zieht { phrase-search_cards }, außer Michel(le).
effect-score = Du bekommst { phrase-points } mehr.
effect-find = Nimm dir { $card } und zieh { phrase-search_cards }.
effect-stop_beating = Du bekommst sie nicht und wirst die Abreibungen los, die du hast.
effect-treat = Du bekommst sie nicht, wirst die Abreibungen los, die du hast, und ziehst { phrase-search_cards }.
effect-stop_card = Die Karte hat keine Wirkung und wird abgeworfen.
effect-seize_card = Die Karte hat keine Wirkung und kommt auf deine Hand. Wer sie gespielt hat, zieht { phrase-search_cards }.
effect-escape = Dir passiert nichts. Geh an einen beliebigen anderen Ort, ausgenommen { $solitary }.
effect-slip_away = Dir passiert nichts. Wirf eine zufällige Karte ab.

## Dasselbe für eine Person, die die Karte schon getroffen hat

effect-beat-same = Dieselbe Person bekommt noch eine Abreibung.
effect-send_to_solitary-same = Dieselbe Person wird { $to_solitary } geschickt.
effect-shakedown-same = Dieselbe Person wirft alle Waffen aus der Hand ab. Nimm dir eine davon, deine Wahl.
effect-take_cigarettes-same = Dieselbe Person gibt dir bis zu { phrase-cigarettes }.
effect-take_random-same = Dieselbe Person gibt dir außerdem eine zufällige Karte.
effect-swap-same = Dieselbe Person zeigt dir ihre Handkarten. Du darfst eine deiner Karten gegen eine davon tauschen.
effect-con-same = Nimm derselben Person eine zufällige Karte ab und gib ihr dafür eine Karte deiner Wahl. Es darf dieselbe sein.

## Was eine Wirkung ändert

effect-second_beating = Wer die Abreibung bekommt, bekommt noch eine zweite.
effect-and_discard = Sie alle werfen außerdem eine zufällige Karte ab.
effect-return_beating = Wer sie verursacht hat, falls es jemand war, bekommt sie selbst.
effect-give_nothing = Gib nichts dafür her.
effect-keep_card = Sie kommt stattdessen auf deine Hand.
effect-target_anywhere = Das Opfer darf überall sein.

## Fähigkeiten: Crew

ability-lookout = Nach dem Wurf deiner eigenen Einfachen Bewegung darfst du noch einmal würfeln. Das zweite Ergebnis gilt.
ability-tip_off = Nach dem Wurf deiner eigenen Einfachen Bewegung darfst du noch einmal würfeln und dir { phrase-cigarettes } nehmen. Das zweite Ergebnis gilt.
ability-scavenger = Wenn du suchst, zieh { phrase-cards } mehr.
ability-rummage = Wenn du suchst, zieh mindestens { phrase-cards }.
ability-shortcut = Einmal pro Zug kostet deine Vorsichtige Bewegung { phrase-actions }.
ability-light_fingers = Wenn du die Aktion Bewegen an einem Ort mit anderen Personen beendest, nimm einer von ihnen bis zu { phrase-cigarettes } ab.
ability-scrounging = Wenn du die Aktion Bewegen beendest, nimm dir { phrase-cigarettes }.

## Fähigkeiten: Kartell

ability-supplier = Kaufen kostet dich { phrase-cigarettes } weniger, aber mindestens { $least }.
ability-middleman = Jede Karte, die du verkaufst, bringt { phrase-cigarettes } mehr, höchstens { $most } mehr pro Verkauf.
ability-dealers = Du darfst auch { $place } kaufen und verkaufen.
ability-allowance = Zu Beginn deines Zuges nimm dir { phrase-cigarettes }.

## Fähigkeiten: Biker

ability-knuckles = Einmal in jedem Kampf, wenn du eine Waffe zücken musst, kannst du darauf verzichten.
ability-bracing = Einmal in jedem Kampf, den du nicht begonnen hast, kannst du, wenn du eine Waffe zücken musst, darauf verzichten.
ability-thick_skin = Wenn du einen Kampf verlierst, auch einen, in dem du nur hilfst, bekommst du keine Abreibung und verlierst keine zufällige Karte. Ein genanntes Werkzeug ist trotzdem weg.
ability-scars = Wenn du einen Kampf verlierst, auch einen, in dem du nur hilfst, bekommst du keine Abreibung und verlierst keine zufällige Karte. Ein genanntes Werkzeug ist trotzdem weg. Wenn du selbst einen verlierst, zieh { phrase-search_cards }.
ability-trophy = Wenn du einen Kampf gewinnst, zieh außerdem { phrase-search_cards }.
ability-ambush = Wenn dein Opfer kooperiert oder verliert, nimm eine Waffe zurück, die du zum Einschüchtern gezückt hast.
ability-surprise = Wenn du erpresst, zieh { phrase-search_cards }, nachdem du dein Opfer ausgesucht hast. Wenn es kooperiert oder verliert, nimm eine Waffe zurück, die du zum Einschüchtern gezückt hast.

## Fähigkeiten: Bratwa

ability-tribute = Wenn dein Opfer am Ende deiner Erpressung kooperiert oder verloren hat, nimm ihm außerdem bis zu { phrase-cigarettes } ab.
ability-dues = Wenn du erpresst, nimm dir { phrase-cigarettes } und zieh { phrase-search_cards }, nachdem du dein Opfer ausgesucht hast.
ability-respect = Wer dich erpresst, muss zum Einschüchtern { $weapons ->
    [one] { $weapons } Waffe
   *[other] { $weapons } Waffen
} haben und zücken. Das gilt nicht für Michel(le) und alle, die dafür keine Waffe brauchen.
ability-long_arm = Du darfst eine Person erpressen, wo immer sie ist, sogar { $in_solitary } oder im Büro der Direktorin. Dein eigener Ort muss es erlauben.
ability-reach = Du darfst eine Person erpressen, wo immer sie ist, sogar { $in_solitary } oder im Büro der Direktorin. Dein eigener Ort muss es erlauben. Wenn du erpresst, zieh { phrase-search_cards }, nachdem du dein Opfer ausgesucht hast.
ability-interrogation = Wenn du erpresst, sieh dir die Handkarten deines Opfers an, nachdem du es ausgesucht hast und bevor du das Werkzeug nennst.
ability-grilling = Wenn du erpresst, zieh { phrase-search_cards } und sieh dir die Handkarten deines Opfers an, nachdem du es ausgesucht hast und bevor du das Werkzeug nennst.

## Fähigkeiten: Triade

ability-artisan = Du darfst an jedem Ort und trotz Abreibungen basteln.
ability-thrift = Beim Basteln brauchst du keine Schnur, auch keine Bandage.
ability-leftovers = Beim Basteln brauchst du keine Schnur, auch keine Bandage, und nimmst dir { phrase-cigarettes }.
ability-engineer = Einmal pro Zug, wenn du { $card } zum Graben auslegst, bekommst du { phrase-points } mehr.
ability-herbalist = Du darfst dich an jedem Ort heilen. Dein Heilen entfernt alles, beide Abreibungen und das Trauma, und du ziehst { phrase-search_cards }.

## Fähigkeiten: Queers

ability-stage = Einmal pro Zug kostet es keine Aktion, eine Aktionskarte zu spielen, und danach ziehst du { phrase-search_cards }.
ability-encore = Einmal pro Zug, nachdem du eine Aktionskarte gespielt hast, zieh { phrase-search_cards }.
ability-barter = Einmal pro Zug, ohne eine Aktion auszugeben: Nimm einer anderen Person an deinem Ort, die Karten hat, eine zufällige Karte ab und gib ihr dafür eine Karte deiner Wahl. Es darf dieselbe sein.
ability-haggle = Einmal pro Zug, ohne eine Aktion auszugeben: Gib einer anderen Person an deinem Ort, die Karten hat, { phrase-cigarettes }, nimm ihr eine zufällige Karte ab und gib ihr dafür eine Karte deiner Wahl. Es darf dieselbe sein.
ability-charm = Niemand kann dich für eine Erpressung aussuchen, solange du keine Abreibung hast. Michel(le) schon.
ability-innocence = Niemand kann dich für eine Erpressung aussuchen, solange du keine Abreibung und höchstens { phrase-cards } auf der Hand hast. Michel(le) schon.
ability-wardrobe = Du darfst in einem Zug { $searches ->
    [1] einmal
    [2] zweimal
   *[other] { $searches }-mal
} suchen. Wie oft du vor dem Beitritt gesucht hast, zählt mit.
ability-costumes = Du darfst in einem Zug { $searches ->
    [1] einmal
    [2] zweimal
   *[other] { $searches }-mal
} suchen und ziehst nach dem ersten Mal jeweils { phrase-cards } mehr. Wie oft du vor dem Beitritt gesucht hast, zählt mit.
