# Che cosa fanno le carte: effetti, capacità, momenti. Gli argomenti e le loro forme sono spiegati in en/cards.ftl, le
# fonti dei termini italiani in names.ftl.

## Espressioni che i testi qui sotto hanno in comune

phrase-search_cards = { $cards ->
    [one] { $cards } carta Ricerca
   *[other] { $cards } carte Ricerca
}
phrase-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
phrase-cigarettes = { $cigarettes ->
    [one] { $cigarettes } sigaretta
   *[other] { $cigarettes } sigarette
}
phrase-actions = { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}
phrase-points = { $points ->
    [one] { $points } punto Tunnel
   *[other] { $points } punti Tunnel
}

## Come si compone un testo

card_text-effects = { $first } { $second }
card_text-background = { $moment }: { $effects }
card_text-bonus = Bonus se sei { $gang }: { $effects }

## Momenti in cui si possono rivelare i Precedenti

moment-turn = Durante il tuo turno
moment-weapon = Quando tocca a te, come attaccante o difensore, giocare un’Arma in uno scontro
moment-defence = Quando tocca a te, ma non come attaccante, giocare un’Arma in uno scontro
moment-dig = Subito dopo aver scavato
moment-beating = Quando stai per subire un Pestaggio
moment-card = Quando un altro giocatore gioca una carta Azione
moment-sent = Quando ti mandano { $to_solitary } o ti scelgono per un’Estorsione

## Effetti delle carte Azione e dei Precedenti

effect-draw = Pesca { phrase-search_cards }.
effect-cigarettes = Prendi { phrase-cigarettes }.
effect-take = Prendi { $card }, ovunque ti trovi.
effect-go_anywhere = Vai in un qualsiasi altro Luogo tranne { $solitary }. Non è l’azione Movimento.
effect-more_actions = Hai { phrase-actions } in più in questo turno.
effect-beat = Un altro giocatore con meno di 2 Pestaggi, ovunque si trovi, ne subisce uno, senza scontro.
effect-heal = Rimuovi 1 Pestaggio, oppure il tuo Trauma, ovunque ti trovi.
effect-send_to_solitary = Manda un altro giocatore, ovunque si trovi, { $to_solitary }.
effect-riot = Tutte le mani vengono mescolate insieme, senza questa carta, e ridistribuite una carta alla volta, in senso orario, cominciando da te.
effect-shakedown = Un altro giocatore con carte in mano nel tuo Luogo scarta tutte le Armi che ha in mano. Ne prendi una a tua scelta.
effect-join_gang = { $fewer ->
    [0] Unisciti a una Gang.
    [one] Unisciti a una Gang con { $fewer } Accessorio in meno.
   *[other] Unisciti a una Gang con { $fewer } Accessori in meno.
}
effect-lockdown = Tutti i giocatori che non sono { $in_solitary }, anche tu, vengono mandati { $to_cell_block }.
effect-poker_night = Prendi { phrase-cards } a caso da ogni altro giocatore nel tuo Luogo.
effect-pick_pocket = Prendi una carta a caso da un altro giocatore con carte in mano nel tuo Luogo.
effect-sell = Vendi, ovunque ti trovi, senza spendere azioni.
effect-buy = { $divide ->
    [1] Compra, ovunque ti trovi, senza spendere azioni.
    [2] Compra, ovunque ti trovi, senza spendere azioni, a metà prezzo, arrotondato per eccesso, dopo le altre riduzioni; almeno 1 sigaretta.
   *[other] Compra, ovunque ti trovi, senza spendere azioni, al prezzo diviso per { $divide }, arrotondato per eccesso, dopo le altre riduzioni; almeno 1 sigaretta.
}
effect-beat_all_here = Ogni altro giocatore nel tuo Luogo subisce un Pestaggio.
effect-take_cigarettes = Un altro giocatore, ovunque si trovi, ti dà fino a { phrase-cigarettes }.
effect-take_random = Un altro giocatore, ovunque si trovi, ti dà una carta a caso.
effect-extort = Compi un’Estorsione senza spendere azioni, senza avere né giocare un’Arma per intimidire. Uno scontro richiede Armi come al solito. Non conta come la tua Estorsione del turno.
effect-craft = Crea senza spendere azioni, ovunque ti trovi e con qualsiasi numero di Pestaggi, senza Combinazione.
effect-swap = Guarda la mano di un altro giocatore con carte in mano nel tuo Luogo. Puoi scambiare una tua carta con una delle sue.
effect-con = Prendi una carta a caso da un altro giocatore con carte in mano nel tuo Luogo, poi dagli una carta a tua scelta. Può essere la stessa.
effect-win_combat = Vinci lo scontro.
effect-fists = Puoi farne a meno. L’attaccante, se è un giocatore, pesca { phrase-search_cards }.
effect-score = Segna { phrase-points } in più.
effect-find = Prendi { $card } e pesca { phrase-search_cards }.
effect-stop_beating = Non lo subisci, e perdi i Pestaggi che hai.
effect-treat = Non lo subisci, perdi i Pestaggi che hai e peschi { phrase-search_cards }.
effect-stop_card = Non ha effetto e viene scartata.
effect-seize_card = Non ha effetto e va nella tua mano. Chi l’ha giocata pesca { phrase-search_cards }.
effect-escape = Non ti succede niente. Vai in un qualsiasi altro Luogo tranne { $solitary }.
effect-slip_away = Non ti succede niente. Scarta una carta a caso.

## Lo stesso, per un giocatore che la carta ha già colpito

effect-beat-same = Lo stesso giocatore subisce un altro Pestaggio.
effect-send_to_solitary-same = Lo stesso giocatore viene mandato { $to_solitary }.
effect-shakedown-same = Lo stesso giocatore scarta tutte le Armi che ha in mano. Ne prendi una a tua scelta.
effect-take_cigarettes-same = Lo stesso giocatore ti dà fino a { phrase-cigarettes }.
effect-take_random-same = Lo stesso giocatore ti dà anche una carta a caso.
effect-swap-same = Guarda la mano dello stesso giocatore. Puoi scambiare una tua carta con una delle sue.
effect-con-same = Prendi una carta a caso dallo stesso giocatore, poi dagli una carta a tua scelta. Può essere la stessa.

## Che cosa modifica un effetto

effect-second_beating = Chi subisce il Pestaggio ne subisce un secondo.
effect-and_discard = Ognuno di loro scarta anche una carta a caso.
effect-return_beating = Lo subisce il giocatore che l’ha causato, se ce n’è uno.
effect-give_nothing = Non dare niente in cambio.
effect-keep_card = Va invece nella tua mano.
effect-target_anywhere = Il bersaglio può essere ovunque.

## Capacità: Crew

ability-lookout = Dopo il tiro del tuo Movimento Semplice puoi tirare di nuovo il dado, una volta. Vale il secondo risultato.
ability-tip_off = Dopo il tiro del tuo Movimento Semplice puoi tirare di nuovo il dado, una volta, e prendere { phrase-cigarettes }. Vale il secondo risultato.
ability-scavenger = La tua Ricerca pesca { phrase-cards } in più.
ability-rummage = La tua Ricerca pesca almeno { phrase-cards }.
ability-shortcut = Una volta per turno, il tuo Movimento Prudente costa { phrase-actions }.
ability-light_fingers = Quando finisci l’azione Movimento in un Luogo con altri giocatori, prendi fino a { phrase-cigarettes } da uno di loro.
ability-scrounging = Quando finisci l’azione Movimento, prendi { phrase-cigarettes }.

## Capacità: Cartello

ability-supplier = Comprare ti costa { phrase-cigarettes } in meno, ma almeno { $least }.
ability-middleman = Ogni carta che vendi frutta { phrase-cigarettes } in più, al massimo { $most } in più per vendita.
ability-dealers = Puoi comprare e vendere anche { $place }.
ability-allowance = All’inizio del tuo turno, prendi { phrase-cigarettes }.

## Capacità: Bikers

ability-knuckles = Una volta per scontro, quando tocca a te giocare un’Arma, puoi farne a meno.
ability-bracing = Una volta in ogni scontro che non hai iniziato tu, quando tocca a te giocare un’Arma, puoi farne a meno.
ability-thick_skin = Perdere uno scontro, anche aiutando, non ti procura Pestaggi e non ti costa carte a caso. Uno Strumento preteso viene preso comunque.
ability-scars = Perdere uno scontro, anche aiutando, non ti procura Pestaggi e non ti costa carte a caso. Uno Strumento preteso viene preso comunque. Quando sei tu a perderlo, pesca { phrase-search_cards }.
ability-trophy = Quando vinci uno scontro, pesca anche { phrase-search_cards }.
ability-ambush = Quando il tuo bersaglio collabora o perde, riprendi un’Arma che hai giocato per intimidire.
ability-surprise = Quando taglieggi qualcuno, pesca { phrase-search_cards } dopo averlo scelto. Se collabora o perde, riprendi un’Arma che hai giocato per intimidire.

## Capacità: Bratva

ability-tribute = Quando la tua Estorsione finisce e il bersaglio ha collaborato o perso, prendigli anche fino a { phrase-cigarettes }.
ability-dues = Quando taglieggi qualcuno, prendi { phrase-cigarettes } e pesca { phrase-search_cards } dopo averlo scelto.
ability-respect = Chi ti taglieggia deve avere e giocare { $weapons ->
    [one] { $weapons } Arma
   *[other] { $weapons } Armi
} per intimidire. Non vale per Michel(le), né per chi può farlo senza Armi.
ability-long_arm = Puoi taglieggiare un giocatore ovunque si trovi, anche { $in_solitary } o nell’Ufficio della Direttrice. Il tuo Luogo deve permetterlo.
ability-reach = Puoi taglieggiare un giocatore ovunque si trovi, anche { $in_solitary } o nell’Ufficio della Direttrice. Il tuo Luogo deve permetterlo. Quando taglieggi qualcuno, pesca { phrase-search_cards } dopo averlo scelto.
ability-interrogation = Quando taglieggi qualcuno, guarda la sua mano dopo averlo scelto e prima di nominare lo Strumento.
ability-grilling = Quando taglieggi qualcuno, pesca { phrase-search_cards } e guarda la sua mano dopo averlo scelto e prima di nominare lo Strumento.

## Capacità: Triade

ability-artisan = Puoi creare in qualsiasi Luogo e anche con Pestaggi.
ability-thrift = Le tue Creazioni non richiedono Combinazione, né segnalino Benda.
ability-leftovers = Le tue Creazioni non richiedono Combinazione, né segnalino Benda, e ognuna ti frutta { phrase-cigarettes }.
ability-engineer = Una volta per turno, scavare con { $card } ti fa segnare { phrase-points } in più.
ability-herbalist = Puoi curarti in qualsiasi Luogo. Quando ti curi rimuovi tutto, sia i Pestaggi sia il Trauma, e peschi { phrase-search_cards }.

## Capacità: Queers

ability-stage = Una volta per turno, giocare una carta Azione non costa azioni, e dopo peschi { phrase-search_cards }.
ability-encore = Una volta per turno, dopo aver giocato una carta Azione, pesca { phrase-search_cards }.
ability-barter = Una volta per turno, senza spendere azioni: prendi una carta a caso da un altro giocatore con carte in mano nel tuo Luogo, poi dagli una carta a tua scelta. Può essere la stessa.
ability-haggle = Una volta per turno, senza spendere azioni: dai { phrase-cigarettes } a un altro giocatore con carte in mano nel tuo Luogo, prendigli una carta a caso, poi dagli una carta a tua scelta. Può essere la stessa.
ability-charm = Nessun giocatore può sceglierti per un’Estorsione finché non hai Pestaggi. Michel(le) sì.
ability-innocence = Nessun giocatore può sceglierti per un’Estorsione finché non hai Pestaggi e hai al massimo { phrase-cards } in mano. Michel(le) sì.
ability-wardrobe = Puoi compiere la Ricerca { $searches ->
    [1] una volta
    [2] due volte
   *[other] { $searches } volte
} per turno. Contano anche le Ricerche fatte prima di unirti alla Gang.
ability-costumes = Puoi compiere la Ricerca { $searches ->
    [1] una volta
    [2] due volte
   *[other] { $searches } volte
} per turno, e ogni Ricerca dopo la prima pesca { phrase-cards } in più. Contano anche le Ricerche fatte prima di unirti alla Gang.
