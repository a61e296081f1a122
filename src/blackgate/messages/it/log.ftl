# Che cosa è successo, una riga di cronaca per ogni evento. Spiegato in en/log.ftl, le fonti dei termini italiani in
# names.ftl. $gang ha già l’articolo, quindi sta dopo una virgola, mai dopo a o di. Nessun participio che debba
# accordarsi con un giocatore.

phrase-some_cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}

## Turni e fine

event-game-starts = I cancelli sono chiusi. Comincia { $player }.
event-game-starts-you = I cancelli sono chiusi. Cominci tu.
event-background-dealt = { $player } ha dei Precedenti e non ne parla.
event-background-dealt-you = Hai dei Precedenti: { $background }. Gli altri non devono saperlo.
event-turn-starts = Tocca a { $player }: { phrase-actions }.
event-turn-starts-you = Tocca a te: { phrase-actions }.
event-turn-ends = { $player } ha finito.
event-turn-ends-you = Hai finito.
event-game-won = { $player } è fuori. Il tunnel era abbastanza lungo.
event-game-won-you = Sei fuori. Il tunnel era abbastanza lungo.
event-game-won-team = { $player } sono fuori. Il loro tunnel era abbastanza lungo.
event-game-won-team-you = Sei fuori, insieme a { $player }. Il tunnel era abbastanza lungo.
event-game-ends = Era l’ultimo giro. Vince il tunnel più lungo.

## Carte in movimento

event-draws = { $player } pesca { $card }.
event-draws-you = Peschi { $card }.
event-draws-hidden = { $player } pesca { phrase-some_cards }.
event-reshuffles = Gli scarti della Ricerca diventano il nuovo mazzo Ricerca. Qui dentro non si butta via niente.
event-takes-from-pile = { $player } prende { $card }.
event-takes-from-pile-you = Prendi { $card }.
event-discards = { $player } scarta { $card }.
event-discards-you = Scarti { $card }.
event-discards-at-random = { $player } scarta { $card }. Ha scelto il caso.
event-discards-at-random-you = Scarti { $card }. Ha scelto il caso.
event-sells = { $player } vende { $card } per { phrase-cigarettes }.
event-sells-you = Vendi { $card } per { phrase-cigarettes }.
event-pays = { $player } paga con { $card }.
event-pays-you = Paghi con { $card }.
event-lays = { $player } gioca { $card }.
event-lays-you = Giochi { $card }.
event-plays = { $player } gioca { $card }.
event-plays-you = Giochi { $card }.
event-clears = Si sgombra il tavolo: { $card }.
event-takes-back = { $player } raccoglie { $card } dal tavolo.
event-takes-back-you = Raccogli { $card } dal tavolo.
event-takes-openly = { $player } prende { $card } da { $other }.
event-takes-openly-you = Prendi { $card } da { $other }.
event-takes-openly-to_you = { $player } ti prende { $card }.
event-takes-hidden = { $player } prende { $card } da { $other }.
event-takes-hidden-you = Prendi { $card } da { $other }.
event-takes-hidden-to_you = { $player } ti prende { $card }.
event-takes-hidden-hidden = { $player } prende { phrase-some_cards } da { $other }. Il resto lo sanno loro due.
event-gives-hidden = { $player } dà { $card } a { $other }.
event-gives-hidden-you = Dai { $card } a { $other }.
event-gives-hidden-to_you = { $player } ti dà { $card }.
event-gives-hidden-hidden = { $player } dà { phrase-some_cards } a { $other }. Il resto lo sanno loro due.
event-lacks = { $player } non ha la carta { $card }. L’hanno visto tutti.
event-lacks-you = Non hai la carta { $card }. L’hanno visto tutti.
event-looks-at-hand = { $player } guarda tutto ciò che { $other } ha in mano.
event-looks-at-hand-you = Guardi tutto ciò che { $other } ha in mano.
event-looks-at-hand-to_you = { $player } guarda tutto ciò che hai in mano.
event-sees = { $player } ha visto che cosa ha { $other }: { $card }.
event-sees-you = Hai visto che cosa ha { $other }: { $card }.
event-shuffles-hands = Tutte le mani vengono mescolate insieme. Quel che è mio è tuo.
event-is-dealt = { $player } riceve { $card }.
event-is-dealt-you = Ricevi { $card }.
event-is-dealt-hidden = { $player } riceve { phrase-some_cards }.
event-digs = { $player } scava con { $card }: { phrase-points }.
event-digs-you = Scavi con { $card }: { phrase-points }.

## Ricerca, Creazione e acquisti, con le carte che ne fanno parte

event-searches = { $player } cerca.
event-searches-you = Cerchi.
event-searches-cards = { $player } cerca e trova { $card }.
event-searches-cards-you = Cerchi e trovi { $card }.
event-searches-cards-hidden = { $player } cerca e trova { phrase-some_cards }.
event-crafts = { $player } si dedica al fai da te.
event-crafts-you = Ti dedichi al fai da te.
event-crafts-cards = { $player } trasforma { $used } in { $card }.
event-crafts-cards-you = Trasformi { $used } in { $card }.
event-buys = { $player } fa acquisti: { $card }, { phrase-cigarettes }.
event-buys-you = Fai acquisti: { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } compra { $card } per { phrase-cigarettes }.
event-buys-cards-you = Compri { $card } per { phrase-cigarettes }.

## Movimenti

event-rolls = { $player } tira il dado: { $die }.
event-rolls-you = Tiri il dado: { $die }.
event-rolls-again = { $player } contesta il dado e lo tira di nuovo: { $die }.
event-rolls-again-you = Contesti il dado e lo tiri di nuovo: { $die }.
event-goes = { $player } va { $place }.
event-goes-you = Vai { $place }.
event-is-sent = Portano { $player } { $place }.
event-is-sent-you = Ti portano { $place }.

## Gang e Precedenti

event-leaves-gang = { $player } lascia { $gang }: { $card }.
event-leaves-gang-you = Lasci { $gang }: { $card }.
event-joins = { $player } si unisce a una Gang, { $gang }: { $card }.
event-joins-you = Ti unisci a una Gang, { $gang }: { $card }.
event-turns-up = Ora in cima alla pila, per { $gang }: { $card }.
event-reveals = { $player } rivela i suoi Precedenti: { $background }{ $bonus ->
    [0] .
   *[other] , con il bonus.
}
event-reveals-you = Riveli i tuoi Precedenti: { $background }{ $bonus ->
    [0] .
   *[other] , con il bonus.
}

## Che cosa si guadagna e che cosa si subisce

event-heals = { $player } si riprende: { $beatings ->
    [one] { $beatings } Pestaggio in meno.
   *[other] { $beatings } Pestaggi in meno.
}
event-heals-you = Ti riprendi: { $beatings ->
    [one] { $beatings } Pestaggio in meno.
   *[other] { $beatings } Pestaggi in meno.
}
event-gets-cigarettes = { $player } riceve { phrase-cigarettes }.
event-gets-cigarettes-you = Ricevi { phrase-cigarettes }.
event-takes-cigarettes = { $player } prende { phrase-cigarettes } da { $other }.
event-takes-cigarettes-you = Prendi { phrase-cigarettes } da { $other }.
event-takes-cigarettes-to_you = { $player } ti prende { phrase-cigarettes }.
event-is-beaten = { $player } subisce un Pestaggio.
event-is-beaten-you = Subisci un Pestaggio.
event-is-beaten-by = { $player } subisce un Pestaggio da { $other }.
event-is-beaten-by-you = Subisci un Pestaggio da { $other }.
event-is-beaten-by-to_you = { $player } subisce un Pestaggio da te.
event-beating-has-no-effect = { $player } subisce un altro Pestaggio e ormai non ci fa più caso.
event-beating-has-no-effect-you = Subisci un altro Pestaggio e ormai non ci fai più caso.
event-beating-has-no-effect-by = { $player } subisce un altro Pestaggio da { $other } e ormai non ci fa più caso.
event-beating-has-no-effect-by-you = Subisci un altro Pestaggio da { $other } e ormai non ci fai più caso.
event-beating-has-no-effect-by-to_you = { $player } subisce un altro Pestaggio da te e ormai non ci fa più caso.
event-gets-actions = { $player } ha { phrase-actions } in più.
event-gets-actions-you = Hai { phrase-actions } in più.
event-scores = { $player } segna { phrase-points } in più.
event-scores-you = Segni { phrase-points } in più.

## Che cosa ci si fa a vicenda

event-targets = { $player } sceglie { $other }.
event-targets-you = Scegli { $other }.
event-targets-to_you = { $player } sceglie te.
event-extorts = { $player } fa due chiacchiere con { $other }: Estorsione.
event-extorts-you = Fai due chiacchiere con { $other }: Estorsione.
event-extorts-to_you = { $player } fa due chiacchiere con te: Estorsione.
event-demands = { $player } pretende { $card } da { $other }.
event-demands-you = Pretendi { $card } da { $other }.
event-demands-to_you = { $player } pretende { $card } da te.
event-cooperates = { $player } collabora.
event-cooperates-you = Collabori.
event-refuses = { $player } rifiuta.
event-refuses-you = Rifiuti.
event-needs-no-weapon = { $player } non gioca niente: bastano le mani nude.
event-needs-no-weapon-you = Non giochi niente: bastano le mani nude.
event-yields = { $player } cede, per motivi di salute.
event-yields-you = Cedi, per motivi di salute.
event-wins-combat = { $player } vince lo scontro con { $other }.
event-wins-combat-you = Vinci lo scontro con { $other }.
event-wins-combat-to_you = { $player } vince lo scontro con te.
event-is-stopped = { $other } aveva previsto tutto: { $card } non ha effetto.
event-is-stopped-to_you = Avevi previsto tutto: { $card } non ha effetto.
event-barters = { $player } fa un baratto con { $other }.
event-barters-you = Fai un baratto con { $other }.
event-barters-to_you = { $player } fa un baratto con te.

## Segnalini e Traumi

event-takes-token = { $player } prende { $token }.
event-takes-token-you = Prendi { $token }.
event-discards-token = { $player } scarta { $token }.
event-discards-token-you = Scarti { $token }.
event-keeps-token = { $player } lascia { $token } sullo Strumento.
event-keeps-token-you = Lasci { $token } sullo Strumento.
event-gets-trauma = { $player } ora ha un Trauma: { $trauma }.
event-gets-trauma-you = Ora hai un Trauma: { $trauma }.
event-sheds-trauma = { $player } supera un Trauma: { $trauma }.
event-sheds-trauma-you = Superi il tuo Trauma: { $trauma }.

## Luoghi modulari

event-old-background = { $player } mette i suoi Precedenti sotto il mazzo: { $background }.
event-old-background-you = Metti i tuoi Precedenti sotto il mazzo: { $background }.
event-old-background-hidden = { $player } mette i suoi Precedenti sotto il mazzo, senza mostrarli.
event-new-background = { $player } ha nuovi Precedenti e non ne parla.
event-new-background-you = Hai nuovi Precedenti: { $background }. Gli altri non devono saperlo.
event-bets = { $player } scommette { phrase-cigarettes }.
event-bets-you = Scommetti { phrase-cigarettes }.
event-wins-bet = { $player } vince la scommessa e riceve { phrase-cigarettes }.
event-wins-bet-you = Vinci la scommessa e ricevi { phrase-cigarettes }.
event-loses-bet = { $player } perde la scommessa, e con essa { phrase-cigarettes }.
event-loses-bet-you = Perdi la scommessa, e con essa { phrase-cigarettes }.
event-brawls = { $player } scatena una Rissa.
event-brawls-you = Scateni una Rissa.
event-stays-out = { $player } porge l’altra guancia.
event-stays-out-you = Porgi l’altra guancia.

## Michel(le)

event-michel-goes = { $player } manda { $michel } { $place }.
event-michel-goes-you = Mandi { $michel } { $place }.
event-michel-extorts = { $michel } fa due chiacchiere con { $player }. Sulla carta: { $card }.
event-michel-extorts-you = { $michel } fa due chiacchiere con te. Sulla carta: { $card }.
event-michel-reveals = { $michel } contro { $player }, la carta successiva: { $card }.
event-michel-reveals-you = { $michel } contro di te, la carta successiva: { $card }.
event-michel-loses = { $player } vince lo scontro con { $michel }.
event-michel-loses-you = Vinci lo scontro con { $michel }.
event-michel-wins = { $michel } vince lo scontro con { $player }.
event-michel-wins-you = { $michel } vince lo scontro con te.
event-michel-reshuffles = Tutte le carte di { $michel } vengono mescolate di nuovo.

## La Direttrice

event-warden-goes = Grazie a { $player }, la Direttrice va { $place }.
event-warden-goes-you = Grazie a te, la Direttrice va { $place }.
event-reports = { $player } segnala { $other } alla Direttrice.
event-reports-you = Segnali { $other } alla Direttrice.
event-reports-to_you = { $player } ti segnala alla Direttrice.
event-goes-free = { $player } conosce le persone giuste e la fa franca.
event-goes-free-you = Conosci le persone giuste e la fai franca.
event-punishes = { $player } fa punire { $other }: { $punishment }.
event-punishes-you = Fai punire { $other }: { $punishment }.
event-punishes-to_you = { $player } ti fa punire: { $punishment }.
event-loses-cigarettes = { $player } dice addio a { phrase-cigarettes }.
event-loses-cigarettes-you = Dici addio a { phrase-cigarettes }.

## Squadre

event-exchanges = { $player } fa uno scambio con { $other }.
event-exchanges-you = Fai uno scambio con { $other }.
event-exchanges-to_you = { $player } fa uno scambio con te.
event-helps = { $player } accorre in aiuto di { $other }.
event-helps-you = Accorri in aiuto di { $other }.
event-helps-to_you = { $player } accorre in tuo aiuto.
