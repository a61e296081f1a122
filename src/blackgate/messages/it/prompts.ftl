# Che cosa viene chiesto. Spiegato in en/prompts.ftl, le fonti dei termini italiani in names.ftl. $other e $target
# possono essere reader (te): stanno dopo a, con, da, di, per o come oggetto, mai come soggetto dove possono esserlo.

reader = te
waiting-for = In attesa di { $player }

## Il turno

question-turn = { $actions ->
    [0] Non ti restano azioni. Fai ciò che non ne costa, o finisci il turno.
    [one] Tocca a te: ti resta { phrase-actions }. Che cosa fai?
   *[other] Tocca a te: ti restano { phrase-actions }. Che cosa fai?
}
waiting-turn = { waiting-for }: ancora { phrase-actions }.
question-hand_limit = Hai { phrase-cards } oltre il limite di { $limit }. Quale scarti?
waiting-hand_limit = { waiting-for }: { phrase-cards } in mano oltre il limite di { $limit }.

## Movimenti

question-roll_again = Hai fatto { $die }. Tiri di nuovo il dado?
waiting-roll_again = { waiting-for }: il dado mostra { $die } e si può tirare di nuovo.
question-destination = Hai fatto { $die }. Vai { $place }?
waiting-destination = { waiting-for }: il dado mostra { $die }; { $place }?
question-go_anywhere = Dove vai? Va bene qualsiasi altro Luogo tranne { $place }.
waiting-go_anywhere = { waiting-for }: va bene qualsiasi altro Luogo tranne { $place }.
question-rob = Da chi prendi fino a { phrase-cigarettes }?
waiting-rob = { waiting-for }: fino a { phrase-cigarettes }, ma di chi?

## Gang

question-choose_gang = { $fewer ->
    [0] A quale Gang ti unisci?
    [one] A quale Gang ti unisci, con { $fewer } Accessorio in meno?
   *[other] A quale Gang ti unisci, con { $fewer } Accessori in meno?
}
waiting-choose_gang = { waiting-for }: { $fewer ->
    [0] a quale Gang unirsi?
    [one] a quale Gang unirsi, con { $fewer } Accessorio in meno?
   *[other] a quale Gang unirsi, con { $fewer } Accessori in meno?
}
question-pay_accessory = Ti unisci a una Gang, { $gang }. Quale Accessorio scarti? Ne servono ancora: { $count }.
waiting-pay_accessory = { waiting-for }: si unisce a una Gang, { $gang }. Quale Accessorio scartare? Ne servono ancora: { $count }.

## Carte Azione

question-card_target = Giochi { $card }. Chi scegli?
waiting-card_target = { waiting-for }: chi colpisce { $card }?
question-stop_card = { $other } gioca { $card }. Lasci fare?
question-stop_card-target = { $other } gioca { $card } e sceglie { $target }. Lasci fare?
waiting-stop_card = { waiting-for }: { $card } ha effetto?
waiting-stop_card-target = { waiting-for }: { $card } colpisce { $target }?
question-take_weapon = Quale delle Armi scartate prendi?
waiting-take_weapon = { waiting-for }: quale delle Armi scartate prendere?

## Estorsione e scontro

question-extort_freely = Chi taglieggi? Non serve un’Arma.
waiting-extort_freely = { waiting-for }: chi taglieggiare, senza Armi?
question-demand = Estorsione ai danni di { $other }: quale Strumento pretendi?
waiting-demand = { waiting-for }: quale Strumento pretendere da { $other }?
question-intimidation = Pretendi { $card } da { $other }. { $count ->
    [one] Quale Arma giochi?
   *[other] Quale Arma giochi? Ne servono { $count }.
}
waiting-intimidation = { waiting-for }: pretende { $card } da { $other }. { $count ->
    [one] Serve un’Arma.
   *[other] Servono { $count } Armi.
}
question-answer = { $other } ti taglieggia e pretende { $card }. Collabori?
waiting-answer = { waiting-for }: { $card } per { $other }, o uno scontro?
question-lay_weapon = Gioca un’Arma, o lo scontro con { $other } è perso.
waiting-lay_weapon = { waiting-for }: un’Arma, o lo scontro con { $other } è perso.

## Che cosa sta per succedere a qualcuno

question-beating = È in arrivo un Pestaggio per te. Lo subisci?
question-beating-cause = È in arrivo un Pestaggio per te, da parte di { $other }. Lo subisci?
waiting-beating = { waiting-for }: un Pestaggio è in arrivo.
waiting-beating-cause = { waiting-for }: un Pestaggio è in arrivo da { $other }.
question-sending = Ti mandano { $place }. Lasci fare?
waiting-sending = { waiting-for }: trasferimento { $place }.

## Precedenti

question-after_dig = Hai scavato. Aggiungi qualcosa?
waiting-after_dig = { waiting-for }: qualcosa da aggiungere allo scavo?
question-victim = Riveli i tuoi Precedenti: { $background }. Chi colpisci?
waiting-victim = { waiting-for }: chi colpiscono i Precedenti? ({ $background })
question-pocket = Da chi prendi una carta a caso?
waiting-pocket = { waiting-for }: una carta a caso, ma di chi?
question-free_craft = Che cosa crei? Non servono né Combinazione né azioni.
waiting-free_craft = { waiting-for }: che cosa creare, senza Combinazione?
question-take_seen_card = { $other } deve mostrarti tutto. Quale carta prendi, o nessuna?
question-take_seen_card-swap = { $other } deve mostrarti tutto. Quale carta prendi in cambio di una tua, o nessuna?
waiting-take_seen_card = { waiting-for }: quale carta prendere da { $other }, o nessuna?
waiting-take_seen_card-swap = { waiting-for }: quale carta scambiare con { $other }, o nessuna?

## Commercio

question-selling = { $count ->
    [0] Quale carta vendi?
   *[other] Quale carta vendi ancora, o è tutto?
}
waiting-selling = { waiting-for }: { $count ->
    [0] che cosa vendere?
   *[other] altro da vendere?
}
question-free_buy = { $divide ->
    [1] Che cosa compri? Non costa azioni.
    [2] Che cosa compri, a metà prezzo? Non costa azioni.
   *[other] Che cosa compri, al prezzo diviso per { $divide }? Non costa azioni.
}
waiting-free_buy = { waiting-for }: { $divide ->
    [1] che cosa comprare?
    [2] che cosa comprare, a metà prezzo?
   *[other] che cosa comprare, al prezzo diviso per { $divide }?
}
question-give_card = Quale carta dai a { $other }?
waiting-give_card = { waiting-for }: quale carta dare a { $other }?

## Michel(le)

question-michel_roll = Il tuo turno è finito. Tiri il dado per { $michel }?
waiting-michel_roll = { waiting-for }: tirare il dado per { $michel }?
question-michel_destination = Hai fatto { $die }. Mandi { $michel } { $place }?
waiting-michel_destination = { waiting-for }: il dado mostra { $die }; { $michel } { $place }?
question-michel_answer = { $michel } ti taglieggia. Sulla carta: { $card }. Scarti uno Strumento che vi compare?
waiting-michel_answer = { waiting-for }: uno Strumento per { $michel }, o uno scontro? Sulla carta: { $card }.
question-michel_fight = Gioca un’Arma, o lo scontro con { $michel } è perso.
waiting-michel_fight = { waiting-for }: un’Arma, o lo scontro con { $michel } è perso.
question-michel_toll = { $michel } ha vinto. Sulla carta: { $card }. Quale Strumento scarti?
waiting-michel_toll = { waiting-for }: quale Strumento scartare per { $michel }? Sulla carta: { $card }.
question-michel_prize = Hai vinto lo scontro con { $michel }. Peschi una carta Ricerca?
waiting-michel_prize = { waiting-for }: una carta Ricerca per la vittoria su { $michel }?

## Modalità a squadre

question-hand_over = Che cosa dai a { $other }? Quel che è dato è dato.
question-hand_over-back = Che cosa dai in cambio a { $other }? Quel che è dato è dato.
waiting-hand_over = { waiting-for }: che cosa dare a { $other }?
waiting-hand_over-back = { waiting-for }: che cosa dare in cambio a { $other }?
question-help = Giochi un’Arma per { $other } nello scontro con { $target }?
waiting-help = { waiting-for }: un’Arma per { $other } nello scontro con { $target }?

## Dig In e la Direttrice

question-brawl_answer = C’è una Rissa. Scarti un’Arma, o subisci un Pestaggio?
waiting-brawl_answer = { waiting-for }: un’Arma, o un Pestaggio?
question-heal_what = Di che cosa ti liberi, di un Pestaggio o del tuo Trauma?
waiting-heal_what = { waiting-for }: via un Pestaggio, o via il Trauma?
question-move_warden = Scarti un segnalino Corruzione per mandare altrove la Direttrice?
waiting-move_warden = { waiting-for }: un segnalino Corruzione per mandare altrove la Direttrice?
question-report = { $other } ha fatto qualcosa di illegale, proprio accanto alla Direttrice. Lo segnali?
waiting-report = { waiting-for }: qualcosa da dire alla Direttrice a proposito di { $other }?
question-freepass = Qualcuno ha parlato con la Direttrice. Scarti un segnalino Corruzione per l’Assoluzione?
waiting-freepass = { waiting-for }: un segnalino Corruzione per l’Assoluzione?
question-punishment = Scarti un segnalino Corruzione per far punire { $other }?
waiting-punishment = { waiting-for }: un segnalino Corruzione per far punire { $other }?

## La fine

question-over = La partita è finita. { $count ->
    [one] Vince { $player }.
   *[other] { $player } si dividono la vittoria.
}
question-over-you = La partita è finita. Vinci tu.
question-over-shared = La partita è finita. Condividi la vittoria con { $player }.
question-over-team = La partita è finita. { $player } vincono insieme.
question-over-team-you = La partita è finita. Vinci tu, insieme a { $player }.
