# Che cosa si può fare, a che cosa servono i Luoghi, che cosa fanno i segnalini. Spiegato in en/places.ftl, le fonti dei
# termini italiani in names.ftl.

## Azioni base

deed-search = Ricerca
    .does = Pesca tante carte Ricerca quante ne indica il Luogo. Una volta per turno.
deed-move = Movimento
    .does = Tira il dado e vai in uno dei Luoghi con quel numero.
deed-cautious_move = Movimento Prudente
    .does = Senza dado, vai in un qualsiasi altro Luogo tranne { $solitary }: di regola per { phrase-actions }.
deed-join = Unirsi a una Gang
    .does = Scarta Accessori diversi tra quelli che la Gang vuole vedere e prendi la carta in cima alla sua pila.
deed-play = Giocare una carta Azione
    .does = Rivelala, fai ciò che dice e scartala.
deed-extortion = Estorsione
    .does = Nomina uno Strumento e gioca un’Arma: un altro giocatore nel tuo Luogo te lo consegna o si batte. Una volta per turno.
deed-craft = Creazione
    .does = Crea { $recipes }. Non con un Pestaggio.
deed-follow = Raggiungere
    .does = Invece di tirare il dado per il Movimento, vai nel Luogo di un compagno di squadra della tua stessa Gang.
deed-exchange = Scambio
    .does = Tu e un compagno di squadra nel tuo Luogo vi date carte e sigarette a piacere.
deed-attract_warden = Attirare la Direttrice
    .does = Viene nel tuo Luogo.

## Azioni dei Luoghi

deed-dig = Scavare
    .does = Posa uno Strumento dalla tua mano e segna i suoi punti Tunnel. Non con 2 Pestaggi.
deed-steal_spoon = Rubare un cucchiaio
    .does = Prendi un Cucchiaio dalla sua pila.
deed-heal = Curarsi
    .does = Rimuovi 1 Pestaggio, oppure il tuo Trauma.
deed-sell = Vendere
    .does = Scarta quante carte vuoi e prendi sigarette per il loro valore.
deed-buy = Comprare
    .does = Prendi { $offers }.
deed-rehabilitate = Riabilitare
    .does = Metti i tuoi Precedenti, usati o no, sotto il mazzo e pescane di nuovi.
deed-study = Studiare
    .does = Prendi un segnalino Spiare.
deed-improve = Migliorare
    .does = Scarta un Piccone e prendi una Pala, oppure scarta una Pala e prendi 2 Picconi.
deed-develop_skills = Affinare abilità
    .does = Prendi un segnalino Abilità.
deed-bet = Scommettere
    .does = Punta { $stakes ->
    [one] { $stakes } sigaretta
   *[other] fino a { $stakes } sigarette
} e annuncia un numero da 2 a 6. Un risultato uguale o maggiore ti rende la puntata moltiplicata per quel numero; con qualsiasi altro la perdi.
deed-plan = Pianificare
    .does = Prendi un segnalino Pianificazione.
deed-brawl = Rissa
    .does = Scarta un’Arma. Ogni altro giocatore qui ne scarta una a sua volta o subisce un Pestaggio; chi ne scarta una tira il dado, e con { $sent } o meno viene mandato { $to_solitary }.
deed-workout = Allenamento
    .does = Prendi un segnalino Bodybuilding.
deed-change_style = Cambiare stile
    .does = Unisciti a una Gang con { $fewer ->
    [one] { $fewer } Accessorio in meno.
   *[other] { $fewer } Accessori in meno.
}
deed-steal_bandage = Rubare una benda
    .does = Prendi un segnalino Benda.
deed-bribe = Corrompere
    .does = Scarta { phrase-cigarettes } e prendi un segnalino Corruzione.

## Con un segnalino, o senza spendere azioni

deed-spy = Spiare
    .does = Scarta un segnalino Spiare e guarda la mano di un altro giocatore, ovunque si trovi.
deed-bandage = Benda
    .does = Scarta un segnalino Benda e curati, ovunque ti trovi.
deed-barter = Baratto
    .does = Prendi una carta a caso da un altro giocatore nel tuo Luogo e dagliene una a tua scelta.
deed-reveal = Rivelare
    .does = Rivela i tuoi Precedenti nel momento che indicano.
verb-planned_move = Movimento pianificato

## Il testo di un Luogo

place_text-numbers = Numeri: { $numbers }.
place_text-no_numbers = Nessun numero porta qui.
place_text-search = Ricerca: { phrase-cards }.
place_text-deed = { $deed }.
place_text-deed_does = { $deed }: { $does }
place_text-forbidden = Non qui: { $deeds }.
offer = { $item } per { phrase-cigarettes }
recipe = { $item } con { $used }

place_note-solitary_confinement = Qui ci si va solo se mandati. Un turno che comincia qui ha { phrase-actions }, e per tutto il turno non è possibile niente di ciò che qui è vietato.
place_note-psychiatric_ward = Qui ci si va solo se mandati, e si prende il segnalino Trauma in cima alla pila.
place_note-wardens_office = Per arrivarci: un tiro che mostra un numero del Luogo in cui ti trovi, oppure un Movimento Prudente.
place_note-cell_block_a = La casa della squadra A: qui solo i suoi giocatori scavano, e non possono creare.
place_note-cell_block_b = La casa della squadra B: qui solo i suoi giocatori scavano, e non possono creare.

## Segnalini

token_text-spy = Durante il tuo turno, senza spendere azioni, scartalo per guardare la mano di un altro giocatore, ovunque si trovi.
token_text-skill = Quando scavi, tira il dado. { $skill } o più: un segnalino resta sullo Strumento e vale { phrase-points } in più. Meno: un segnalino viene scartato.
token_text-planning = Scartalo, e il tuo Movimento Prudente costa 1 azione.
token_text-bodybuilding = Quando tocca a te giocare un’Arma, scartalo e tira il dado. { $strong } o più: puoi fare a meno di quest’Arma. { $kept } o più: riprendi il segnalino.
token_text-bandage = Scartalo al posto di una Combinazione quando crei, oppure per curarti ovunque ti trovi.
token_text-corruption = Scartalo per uno di questi effetti: Assoluzione, per una tua azione illegale che è stata segnalata; Punizione, per un altro giocatore dopo un’azione nel Luogo della Direttrice; oppure mandare la Direttrice in un qualsiasi Luogo dopo un Movimento.

## Traumi

trauma_text-search_less = La tua Ricerca pesca { phrase-cards } in meno.
trauma_text-no_extortion = Non puoi compiere l’azione Estorsione.
trauma_text-small_hand = Il tuo limite di carte in mano è { $limit }.
trauma_text-no_buy = Non puoi comprare.
trauma_text-no_gang = Non puoi unirti a una Gang, e la tua carta Gang viene scartata.
trauma_text-no_cards = Non puoi giocare carte Azione.
