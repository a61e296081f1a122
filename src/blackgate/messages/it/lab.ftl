# Il laboratorio: simulazioni, esperimenti e il resoconto sull’equilibrio. Gli argomenti sono spiegati in en/lab.ftl.

## Simulations

simulate-folder = Simulazione: { $folder }
simulate-done = { $games ->
    [one] { $games } partita salvata (distribuzioni: { $deals }, bracci: { $arms }).
   *[other] { $games } partite salvate (distribuzioni: { $deals }, bracci: { $arms }).
}
simulate-speed = { $games } partite al secondo, con { $jobs ->
    [one] { $jobs } processo
   *[other] { $jobs } processi
}
simulate-next = Resoconto: { $command }
simulate-bots = { $found } bot per { $players } posti: indicane uno per tutti, o uno per ogni posto.
simulate-mixed = --mixed sceglie a caso i Luoghi, Michel(le) e la Direttrice: togli --place, --michel e --warden, oppure --mixed.
simulate-give = --give: non c’è nessun “{ $found }” da dare. Scegli tra: { $known }.
simulate-without = --without: qui nessuno fa “{ $found }”. Scegli all, uno di questi o il testo di un’azione: { $known }.
simulate-folder-or-resume = --folder è per una nuova simulazione, --resume continua nella cartella che indica: scegli.
simulate-nothing = { $folder } non contiene una simulazione. Iniziane una lì con --folder.
simulate-damaged = { $file } non contiene una simulazione, o è danneggiata. Iniziane una nuova con --folder.
simulate-other = { $folder } contiene un’altra simulazione: { $differences }. Chiedi la stessa, o iniziane una nuova con --folder.

## The report on the command line

balance-page = Resoconto: { $file }
balance-data = Lo stesso come dati: { $file }
balance-found = { $count ->
    [0] Nessun confronto su { $all } va oltre il caso.
    [one] { $count } confronto su { $all } va oltre il caso:
   *[other] { $count } confronti su { $all } vanno oltre il caso:
}
balance-line = { $heading }: { $name } { $value } ({ $interval })
balance-what = Indica cartelle scritte da “blackgate simulate”, o un’edizione con cui confrontare: --against FILE.
balance-either = Le cartelle si leggono, --against gioca nuove partite: scegli.
balance-same = { $file } non dice nulla di diverso da { $other }: cambia prima qualcosa.

## The page

balance-title = Resoconto sull’equilibrio
balance-standing = Che cosa va oltre il caso
balance-stands-out = spicca
balance-nothing = Niente.
balance-correction = Corretto secondo Holm per { $count } confronti: se tutto fosse come il riferimento, l’intera lista sarebbe vuota in 19 resoconti su 20.
balance-even = pari: { $even }
balance-chapter = { $edition }, { $players } giocatori, { $bots }
balance-change = Da { $old } a { $new }, { $players } giocatori, { $bots }
balance-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (distribuzioni: { $deals })
balance-options = con { $options }
balance-edition = edizione { $edition }
balance-points = { $figure } punti
balance-from-to = da { $before } a { $now }
balance-per-game = a partita: offerto { $offered }, scelto { $chosen }
balance-observed = { $count } osservati
balance-order-place = Giocatore { $place } nell’ordine di turno
balance-no-gang = Nessuna Gang
balance-background-option = { $background }, con { $option }
balance-course-rounds = Round
balance-course-leader_changes = Cambi in testa
balance-course-behind = Massimo ritardo del vincitore, in punti
balance-course-comeback = Rimonte
balance-course-by_limit = Finite per il limite di round (R2.4)
balance-histogram-rounds = Partite per numero di round
balance-histogram-leader_changes = Partite per numero di cambi in testa

## Sections

balance-order = Vittorie per ordine di turno
balance-background = Vittorie per Precedenti
balance-course = Come vanno le partite
balance-mechanism_chosen = Meccanismi: quante volte offerti e scelti
balance-card_chosen = Carte Azione: quante volte offerte e giocate
balance-gang_card_chosen = Carte Gang: quante volte offerte e prese
balance-action_chosen = Ogni altra azione: quante volte offerta e scelta
balance-gang_card_won = Vittorie per l’ultima carta Gang (non quanto vale)
balance-option_first = Opzioni: che cosa cambiano per chi comincia
balance-option_rounds = Opzioni: che cosa cambiano in round
balance-option_background = Opzioni: che cosa cambiano per ogni Precedenti
balance-gang_card_worth = Quanto vale ogni carta Gang
balance-gang_card_beside = Ogni carta Gang accanto alle altre
balance-card_worth = Quanto vale una carta in più di ognuna
balance-card_beside = Ogni carta accanto a una a caso
balance-mechanism_worth = Quanto vale ogni meccanismo
balance-change_course = Cambiamento: come vanno le partite
balance-change_order = Cambiamento: vittorie per ordine di turno
balance-change_background = Cambiamento: vittorie per Precedenti
balance-change_mechanism = Cambiamento: quante volte si usa ogni meccanismo a partita
balance-change_card = Cambiamento: quante volte si gioca ogni carta Azione a partita
balance-change_gang_card = Cambiamento: quante volte si prende ogni carta Gang a partita
balance-change_gang_card_worth = Cambiamento: quanto vale ogni carta Gang
balance-change_card_worth = Cambiamento: quanto vale una carta in più di ognuna
balance-change_mechanism_worth = Cambiamento: quanto vale ogni meccanismo

## Notes

balance-note-dealt = Distribuito a caso, quindi la quota di vittorie è un confronto equo. La linea è la quota pari.
balance-note-course = La testa cambia quando un’altra persona ha da sola più punti. Rimonta: il vincitore è stato indietro di un terzo dei punti necessari o più.
balance-note-chosen = Delle decisioni in cui era offerto, la parte in cui è stato scelto.
balance-note-chosen-gang = Offerta: era in cima a una pila a cui ci si poteva unire. La parte di queste decisioni in cui è stata presa.
balance-note-survivors = Le carte Gang si scelgono: qui si vedono sopravvissuti, non cause. Le partite brevi finiscono prima che qualcuno si unisca. Quanto vale una carta lo dice un esperimento (--give gang_cards).
balance-note-option = Partite con meno partite senza.
balance-note-worth = Esperimento: le stesse distribuzioni, con la carta data a un posto all’inizio, meno senza. In punti percentuali di partite vinte.
balance-note-worth-card = Esperimento: le stesse distribuzioni con una carta così in più in una mano all’inizio, meno senza. In punti percentuali di partite vinte.
balance-note-beside-gang = Le stesse distribuzioni con questa carta, meno con un’altra dell’esperimento al suo posto.
balance-note-beside-card = Le stesse distribuzioni con questa carta, meno con una pescata a caso dal mazzo Ricerca al suo posto.
balance-note-forgone = Esperimento: le stesse distribuzioni come al solito, meno con un posto che non lo fa mai. In punti percentuali di partite vinte. I bot non lo prevedono: è quanto vale per loro l’abitudine.
balance-note-change = Le stesse distribuzioni con entrambe le edizioni: che cosa la nuova ha in più o in meno.
balance-method = Metodo
balance-method-text = Gli intervalli coprono il 95 %. Tutto ciò che viene da una distribuzione è un gruppo: i posti di una partita, e la stessa distribuzione giocata in più modi, non sono indipendenti. Le quote hanno l’intervallo di Wilson, le differenze quello di Student; un rombo e la parola “spicca” segnano ciò che va oltre il caso dopo la correzione di Holm.
