# Was man tun kann, wozu Orte gut sind und was Plättchen tun. Erklärt in en/places.ftl, die deutschen Begriffe in
# names.ftl.

## Grundaktionen

deed-search = Suchen
    .does = Zieh so viele Suchkarten, wie der Ort angibt. Einmal pro Zug.
deed-move = Bewegen
    .does = Würfle und geh an einen der Orte mit dieser Zahl.
deed-cautious_move = Vorsichtige Bewegung
    .does = Geh ohne Würfel an einen beliebigen anderen Ort, ausgenommen { $solitary }: in der Regel für { phrase-actions }.
deed-join = Gang beitreten
    .does = Wirf verschiedene Accessoires ab, die die Gang sehen will, und nimm dir ihre oberste Karte.
deed-play = Aktionskarte spielen
    .does = Deck sie auf, tu, was sie sagt, und wirf sie ab.
deed-extortion = Erpressung
    .does = Nenne ein Werkzeug und zücke eine Waffe: Eine andere Person an deinem Ort gibt dir eines davon oder kämpft. Einmal pro Zug.
deed-craft = Basteln
    .does = Bastle { $recipes }. Nicht mit einer Abreibung.
deed-follow = Folgen
    .does = Statt zum Bewegen zu würfeln, geh an den Ort eines Teammitglieds aus deiner Gang.
deed-exchange = Tauschen
    .does = Du und ein Teammitglied an deinem Ort gebt einander beliebige Karten und Zigaretten.
deed-attract_warden = Direktorin anlocken
    .does = Sie kommt an deinen Ort.

## Ortsaktionen

deed-dig = Graben
    .does = Leg ein Werkzeug aus deiner Hand aus: Du bekommst seine Tunnelpunkte. Nicht mit 2 Abreibungen.
deed-steal_spoon = Löffel stehlen
    .does = Nimm dir einen Löffel von seinem Stapel.
deed-heal = Heilen
    .does = Entferne 1 Abreibung oder dein Trauma.
deed-sell = Verkaufen
    .does = Wirf beliebig viele Karten ab und nimm dir Zigaretten für ihren Wert.
deed-buy = Kaufen
    .does = Nimm dir { $offers }.
deed-rehabilitate = Bessern
    .does = Leg dein Vorleben, benutzt oder nicht, unter den Stapel und zieh ein neues.
deed-study = Studieren
    .does = Nimm dir ein Spionageplättchen.
deed-improve = Werkzeug verbessern
    .does = Wirf eine Spitzhacke ab und nimm dir eine Schaufel, oder wirf eine Schaufel ab und nimm dir 2 Spitzhacken.
deed-develop_skills = Talent schulen
    .does = Nimm dir ein Talentplättchen.
deed-bet = Wetten
    .does = Setze { $stakes ->
    [one] { $stakes } Zigarette
   *[other] bis zu { $stakes } Zigaretten
} und nenne eine Zahl von 2 bis 6. Ein Wurf von mindestens dieser Zahl bringt den Einsatz mal die Zahl, bei jedem anderen ist er weg.
deed-plan = Planen
    .does = Nimm dir ein Planungsplättchen.
deed-brawl = Schlägerei
    .does = Wirf eine Waffe ab. Jede andere Person hier wirft auch eine ab oder bekommt eine Abreibung; wer eine abwirft, würfelt und wird bei { $sent } oder weniger { $to_solitary } geschickt.
deed-workout = Trainieren
    .does = Nimm dir ein Muskelplättchen.
deed-change_style = Stil wechseln
    .does = Tritt einer Gang bei, mit { $fewer ->
    [one] { $fewer } Accessoire weniger.
   *[other] { $fewer } Accessoires weniger.
}
deed-steal_bandage = Bandage stehlen
    .does = Nimm dir eine Bandage.
deed-bribe = Bestechen
    .does = Wirf { phrase-cigarettes } ab und nimm dir ein Korruptionsplättchen.

## Mit einem Plättchen oder ohne Aktion

deed-spy = Spionieren
    .does = Wirf ein Spionageplättchen ab und sieh dir die Handkarten einer anderen Person an, wo immer sie ist.
deed-bandage = Bandage
    .does = Wirf eine Bandage ab und heile dich, wo immer du bist.
deed-barter = Feilschen
    .does = Nimm einer anderen Person an deinem Ort eine zufällige Karte ab und gib ihr eine deiner Wahl.
deed-reveal = Aufdecken
    .does = Deck dein Vorleben zu seinem Zeitpunkt auf.
verb-planned_move = Nach Plan gehen

## Der Text eines Ortes

place_text-numbers = Zahlen: { $numbers }.
place_text-no_numbers = Keine Zahl führt hierher.
place_text-search = Suchen: { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed }: { $does }
place_text-forbidden = Nicht hier: { $deeds }.
offer = { $item } für { phrase-cigarettes }
recipe = { $item } (für { $used })

place_note-solitary_confinement = Hierher wird man geschickt. Ein Zug, der hier beginnt, hat { phrase-actions }, und was hier verboten ist, geht in ihm nicht.
place_note-psychiatric_ward = Hierher wird man geschickt und nimmt das oberste Traumaplättchen.
place_note-wardens_office = Der Weg hierher: ein Wurf, der eine Zahl deines Ortes zeigt, oder eine Vorsichtige Bewegung.
place_note-cell_block_a = Das Zuhause von Team A, das allein hier gräbt und hier nicht basteln darf.
place_note-cell_block_b = Das Zuhause von Team B, das allein hier gräbt und hier nicht basteln darf.

## Plättchen

token_text-spy = Wirf es in deinem Zug ab, ohne eine Aktion auszugeben, und sieh dir die Handkarten einer anderen Person an, wo immer sie ist.
token_text-skill = Wenn du gräbst, würfle. { $skill } oder mehr: Eines bleibt auf dem Werkzeug und bringt { phrase-points } mehr. Weniger: Eines wird abgeworfen.
token_text-planning = Wirf es ab, und deine Vorsichtige Bewegung kostet 1 Aktion.
token_text-bodybuilding = Wenn du eine Waffe zücken musst, wirf es ab und würfle. { $strong } oder mehr: Diese musst du nicht zücken. { $kept } oder mehr: Du nimmst das Plättchen zurück.
token_text-bandage = Wirf sie beim Basteln statt einer Schnur ab, oder um dich zu heilen, wo immer du bist.
token_text-corruption = Wirf es für eines davon ab: einen Freibrief für deine illegale Aktion, wegen der du verpfiffen wurdest; eine Strafe für eine andere Person nach einer Aktion am Ort der Direktorin; oder um die Direktorin nach einer Bewegung an einen beliebigen Ort zu schicken.

## Traumata

trauma_text-search_less = Wenn du suchst, zieh { phrase-cards } weniger.
trauma_text-no_extortion = Du kannst niemanden erpressen.
trauma_text-small_hand = Dein Handkartenlimit ist { $limit }.
trauma_text-no_buy = Du kannst nicht kaufen.
trauma_text-no_gang = Du kannst keiner Gang beitreten, und deine Gangkarte wird abgeworfen.
trauma_text-no_cards = Du kannst keine Aktionskarten spielen.
