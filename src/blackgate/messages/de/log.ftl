# Was geschehen ist, eine Zeile für jedes Ereignis. Erklärt in en/log.ftl, die deutschen Begriffe in names.ftl. $card,
# $used, $token und $gang stehen im Akkusativ, $player und $other sind Namen ohne Fall.

phrase-some_cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## Züge und das Ende

event-game-starts = Die Tore sind zu. { $player } beginnt.
event-game-starts-you = Die Tore sind zu. Du beginnst.
event-background-dealt = { $player } hat ein Vorleben und spricht nicht darüber.
event-background-dealt-you = Du hast ein Vorleben: { $background }. Das geht sonst niemanden etwas an.
event-turn-starts = { $player } ist am Zug: { phrase-actions }.
event-turn-starts-you = Du bist am Zug: { phrase-actions }.
event-turn-ends = { $player } ist fertig.
event-turn-ends-you = Du bist fertig.
event-game-won = { $player } ist draußen. Der Tunnel war lang genug.
event-game-won-you = Du bist draußen. Der Tunnel war lang genug.
event-game-won-team = { $player } sind draußen. Ihr Tunnel war lang genug.
event-game-won-team-you = Du bist draußen, zusammen mit { $player }. Der Tunnel war lang genug.
event-game-ends = Das war die letzte Runde. Der längste Tunnel gewinnt.

## Karten in Bewegung

event-draws = { $player } zieht { $card }.
event-draws-you = Du ziehst { $card }.
event-draws-hidden = { $player } zieht { phrase-some_cards }.
event-reshuffles = Die Ablage wird zum neuen Suchstapel. Hier drin kommt nichts weg.
event-takes-from-pile = { $player } nimmt { $card }.
event-takes-from-pile-you = Du nimmst { $card }.
event-discards = { $player } wirft { $card } ab.
event-discards-you = Du wirfst { $card } ab.
event-discards-at-random = { $player } wirft { $card } ab. Der Zufall hat gewählt.
event-discards-at-random-you = Du wirfst { $card } ab. Der Zufall hat gewählt.
event-sells = { $player } verkauft { $card } für { phrase-cigarettes }.
event-sells-you = Du verkaufst { $card } für { phrase-cigarettes }.
event-pays = { $player } bezahlt und wirft { $card } ab.
event-pays-you = Du bezahlst und wirfst { $card } ab.
event-lays = { $player } zückt { $card }.
event-lays-you = Du zückst { $card }.
event-plays = { $player } spielt { $card }.
event-plays-you = Du spielst { $card }.
event-clears = Vom Tisch kommt weg: { $card }.
event-takes-back = { $player } nimmt { $card } wieder vom Tisch.
event-takes-back-you = Du nimmst { $card } wieder vom Tisch.
event-takes-openly = { $player } nimmt { $other } { $card } ab.
event-takes-openly-you = Du nimmst { $other } { $card } ab.
event-takes-openly-to_you = { $player } nimmt dir { $card } ab.
event-takes-hidden = { $player } nimmt { $other } { $card } ab.
event-takes-hidden-you = Du nimmst { $other } { $card } ab.
event-takes-hidden-to_you = { $player } nimmt dir { $card } ab.
event-takes-hidden-hidden = { $player } nimmt { $other } { phrase-some_cards } ab. Was es war, wissen nur die beiden.
event-gives-hidden = { $player } gibt { $other } { $card }.
event-gives-hidden-you = Du gibst { $other } { $card }.
event-gives-hidden-to_you = { $player } gibt dir { $card }.
event-gives-hidden-hidden = { $player } gibt { $other } { phrase-some_cards }. Was es war, wissen nur die beiden.
event-lacks = { $card }? Hat { $player } nicht. Alle haben es gesehen.
event-lacks-you = { $card }? Hast du nicht. Alle haben es gesehen.
event-looks-at-hand = { $player } sieht sich alles an, was { $other } auf der Hand hat.
event-looks-at-hand-you = Du siehst dir alles an, was { $other } auf der Hand hat.
event-looks-at-hand-to_you = { $player } sieht sich alles an, was du auf der Hand hast.
event-sees = { $player } hat gesehen, was { $other } hat: { $card }.
event-sees-you = Du hast gesehen, was { $other } hat: { $card }.
event-shuffles-hands = Alle Handkarten werden zusammengemischt. Was mein ist, ist auch dein.
event-is-dealt = { $player } bekommt { $card }.
event-is-dealt-you = Du bekommst { $card }.
event-is-dealt-hidden = { $player } bekommt { phrase-some_cards }.
event-digs = { $player } gräbt und legt { $card } aus: { phrase-points }.
event-digs-you = Du gräbst und legst { $card } aus: { phrase-points }.

## Suchen, basteln und kaufen, mit den Karten, die dazugehören

event-searches = { $player } sucht.
event-searches-you = Du suchst.
event-searches-cards = { $player } sucht und findet { $card }.
event-searches-cards-you = Du suchst und findest { $card }.
event-searches-cards-hidden = { $player } sucht und findet { phrase-some_cards }.
event-crafts = { $player } bastelt.
event-crafts-you = Du bastelst.
event-crafts-cards = { $player } bastelt { $card } und verbraucht dafür { $used }.
event-crafts-cards-you = Du bastelst { $card } und verbrauchst dafür { $used }.
event-buys = { $player } geht einkaufen: { $card }, { phrase-cigarettes }.
event-buys-you = Du gehst einkaufen: { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } kauft { $card } für { phrase-cigarettes }.
event-buys-cards-you = Du kaufst { $card } für { phrase-cigarettes }.

## Bewegen

event-rolls = { $player } würfelt: { $die }.
event-rolls-you = Du würfelst: { $die }.
event-rolls-again = { $player } ist mit dem Würfel nicht einverstanden und würfelt noch einmal: { $die }.
event-rolls-again-you = Du bist mit dem Würfel nicht einverstanden und würfelst noch einmal: { $die }.
event-goes = { $player } geht { $place }.
event-goes-you = Du gehst { $place }.
event-is-sent = { $player } wird { $place } geschickt.
event-is-sent-you = Du wirst { $place } geschickt.

## Gangs und Vorleben

event-leaves-gang = { $player } verlässt { $gang }: { $card }.
event-leaves-gang-you = Du verlässt { $gang }: { $card }.
event-joins = { $player } arbeitet jetzt für { $gang }: { $card }.
event-joins-you = Du arbeitest jetzt für { $gang }: { $card }.
event-turns-up = Jetzt obenauf für { $gang }: { $card }.
event-reveals = { $player } deckt ein Vorleben auf: { $background }{ $bonus ->
    [0] .
   *[other] , mit dem Bonus.
}
event-reveals-you = Du deckst dein Vorleben auf: { $background }{ $bonus ->
    [0] .
   *[other] , mit dem Bonus.
}

## Was man bekommt

event-heals = { $player } erholt sich: { $beatings ->
    [one] { $beatings } Abreibung weniger.
   *[other] { $beatings } Abreibungen weniger.
}
event-heals-you = Du erholst dich: { $beatings ->
    [one] { $beatings } Abreibung weniger.
   *[other] { $beatings } Abreibungen weniger.
}
event-gets-cigarettes = { $player } bekommt { phrase-cigarettes }.
event-gets-cigarettes-you = Du bekommst { phrase-cigarettes }.
event-takes-cigarettes = { $player } nimmt { $other } { phrase-cigarettes } ab.
event-takes-cigarettes-you = Du nimmst { $other } { phrase-cigarettes } ab.
event-takes-cigarettes-to_you = { $player } nimmt dir { phrase-cigarettes } ab.
event-is-beaten = { $player } bekommt eine Abreibung.
event-is-beaten-you = Du bekommst eine Abreibung.
event-is-beaten-by = { $player } bekommt eine Abreibung von { $other }.
event-is-beaten-by-you = Du bekommst eine Abreibung von { $other }.
event-is-beaten-by-to_you = { $player } bekommt eine Abreibung von dir.
event-beating-has-no-effect = { $player } bekommt noch eine Abreibung und merkt es nicht mehr.
event-beating-has-no-effect-you = Du bekommst noch eine Abreibung und merkst es nicht mehr.
event-beating-has-no-effect-by = { $player } bekommt noch eine Abreibung von { $other } und merkt es nicht mehr.
event-beating-has-no-effect-by-you = Du bekommst noch eine Abreibung von { $other } und merkst es nicht mehr.
event-beating-has-no-effect-by-to_you = { $player } bekommt noch eine Abreibung von dir und merkt es nicht mehr.
event-gets-actions = { $player } bekommt { phrase-actions } mehr.
event-gets-actions-you = Du bekommst { phrase-actions } mehr.
event-scores = { $player } bekommt { phrase-points } mehr.
event-scores-you = Du bekommst { phrase-points } mehr.

## Was man einander antut

event-targets = { $player } hat es auf { $other } abgesehen.
event-targets-you = Du hast es auf { $other } abgesehen.
event-targets-to_you = { $player } hat es auf dich abgesehen.
event-extorts = { $player } hat ein Wörtchen mit { $other } zu reden: Erpressung.
event-extorts-you = Du hast ein Wörtchen mit { $other } zu reden: Erpressung.
event-extorts-to_you = { $player } hat ein Wörtchen mit dir zu reden: Erpressung.
event-demands = { $player } verlangt von { $other } { $card }.
event-demands-you = Du verlangst von { $other } { $card }.
event-demands-to_you = { $player } verlangt von dir { $card }.
event-cooperates = { $player } kooperiert.
event-cooperates-you = Du kooperierst.
event-refuses = { $player } weigert sich.
event-refuses-you = Du weigerst dich.
event-needs-no-weapon = { $player } zückt nichts: Die blanken Fäuste reichen.
event-needs-no-weapon-you = Du zückst nichts: Die blanken Fäuste reichen.
event-yields = { $player } gibt auf, aus gesundheitlichen Gründen.
event-yields-you = Du gibst auf, aus gesundheitlichen Gründen.
event-wins-combat = { $player } gewinnt den Kampf gegen { $other }.
event-wins-combat-you = Du gewinnst den Kampf gegen { $other }.
event-wins-combat-to_you = { $player } gewinnt den Kampf gegen dich.
event-is-stopped = { $other } hat es kommen sehen: Damit bleibt { $card } wirkungslos.
event-is-stopped-to_you = Du hast es kommen sehen: Damit bleibt { $card } wirkungslos.
event-barters = { $player } feilscht mit { $other }.
event-barters-you = Du feilschst mit { $other }.
event-barters-to_you = { $player } feilscht mit dir.

## Plättchen und Traumata

event-takes-token = { $player } nimmt { $token }.
event-takes-token-you = Du nimmst { $token }.
event-discards-token = { $player } wirft { $token } ab.
event-discards-token-you = Du wirfst { $token } ab.
event-keeps-token = { $player } lässt { $token } auf dem Werkzeug.
event-keeps-token-you = Du lässt { $token } auf dem Werkzeug.
event-gets-trauma = { $player } hat jetzt ein Trauma: { $trauma }.
event-gets-trauma-you = Du hast jetzt ein Trauma: { $trauma }.
event-sheds-trauma = { $player } kommt über ein Trauma hinweg: { $trauma }.
event-sheds-trauma-you = Du kommst über dein Trauma hinweg: { $trauma }.

## Modulare Orte

event-old-background = { $player } legt ein Vorleben unter den Stapel: { $background }.
event-old-background-you = Du legst dein Vorleben unter den Stapel: { $background }.
event-old-background-hidden = { $player } legt ein Vorleben unter den Stapel, ungesehen.
event-new-background = { $player } hat ein neues Vorleben und spricht nicht darüber.
event-new-background-you = Du hast ein neues Vorleben: { $background }. Das geht sonst niemanden etwas an.
event-bets = { $player } setzt { phrase-cigarettes }.
event-bets-you = Du setzt { phrase-cigarettes }.
event-wins-bet = { $player } gewinnt die Wette und bekommt { phrase-cigarettes }.
event-wins-bet-you = Du gewinnst die Wette und bekommst { phrase-cigarettes }.
event-loses-bet = { $player } verliert die Wette und mit ihr { phrase-cigarettes }.
event-loses-bet-you = Du verlierst die Wette und mit ihr { phrase-cigarettes }.
event-brawls = { $player } fängt eine Schlägerei an.
event-brawls-you = Du fängst eine Schlägerei an.
event-stays-out = { $player } hält die andere Wange hin.
event-stays-out-you = Du hältst die andere Wange hin.

## Michel(le)

event-michel-goes = { $player } schickt { $michel } { $place }.
event-michel-goes-you = Du schickst { $michel } { $place }.
event-michel-extorts = { $michel } hat ein Wörtchen mit { $player } zu reden. Die Karte zeigt { $card }.
event-michel-extorts-you = { $michel } hat ein Wörtchen mit dir zu reden. Die Karte zeigt { $card }.
event-michel-reveals = { $michel } gegen { $player }: Die nächste Karte zeigt { $card }.
event-michel-reveals-you = { $michel } gegen dich: Die nächste Karte zeigt { $card }.
event-michel-loses = { $player } gewinnt den Kampf gegen { $michel }.
event-michel-loses-you = Du gewinnst den Kampf gegen { $michel }.
event-michel-wins = { $michel } gewinnt den Kampf gegen { $player }.
event-michel-wins-you = { $michel } gewinnt den Kampf gegen dich.
event-michel-reshuffles = Alle Karten von { $michel } werden neu gemischt.

## Die Direktorin

event-warden-goes = Dank { $player } geht die Direktorin { $place }.
event-warden-goes-you = Dank dir geht die Direktorin { $place }.
event-reports = { $player } verpfeift { $other } bei der Direktorin.
event-reports-you = Du verpfeifst { $other } bei der Direktorin.
event-reports-to_you = { $player } verpfeift dich bei der Direktorin.
event-goes-free = { $player } kennt die richtigen Leute und kommt davon.
event-goes-free-you = Du kennst die richtigen Leute und kommst davon.
event-punishes = { $player } lässt { $other } bestrafen: { $punishment }.
event-punishes-you = Du lässt { $other } bestrafen: { $punishment }.
event-punishes-to_you = { $player } lässt dich bestrafen: { $punishment }.
event-loses-cigarettes = { $player } trennt sich von { phrase-cigarettes }.
event-loses-cigarettes-you = Du trennst dich von { phrase-cigarettes }.

## Teams

event-exchanges = { $player } tauscht mit { $other }.
event-exchanges-you = Du tauschst mit { $other }.
event-exchanges-to_you = { $player } tauscht mit dir.
event-helps = { $player } kommt { $other } zu Hilfe.
event-helps-you = Du kommst { $other } zu Hilfe.
event-helps-to_you = { $player } kommt dir zu Hilfe.
