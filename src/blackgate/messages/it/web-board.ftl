# La pianta della prigione e gli scontri, nel browser. Le fonti dei termini italiani sono in names.ftl.
# $deeds, $people, $wants   elenchi di nomi, come li dà il server
# $name, $card              un nome come lo dà il server

web-board-plan = La prigione
web-board-warden = La Direttrice
web-board-look = Che cos’è?

## Che cosa dice un Luogo a chi non lo vede, e accanto al puntatore

web-board-numbers = Porte: { $numbers }.
web-board-search = Ricerca: { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
web-board-deeds = Qui: { $deeds }.
web-board-forbids = Non qui: { $deeds }.
web-board-here = Presenti: { $people }.
web-board-nobody = Non c’è nessuno.

## Pile, Gang, il dado

web-board-pile = { $name }: ancora { $count }
web-board-deck = Mazzo Ricerca: { $count }
web-board-discard = Scarti Ricerca: { $count }
web-board-michel-deck = { $name }: { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
web-board-gang-card = In cima: { $card }.
web-board-gang-empty = Non restano carte Gang.
web-board-gang-wants = Ne servono { $needs } tra: { $wants }.
web-board-die = Il dado mostra { $face }.
web-board-die-idle = Il dado.

## Prigionieri

web-board-standee = { $beatings ->
    [0] Nessun Pestaggio
    [one] { $beatings } Pestaggio
   *[other] { $beatings } Pestaggi
}, { $cigarettes ->
    [one] { $cigarettes } sigaretta
   *[other] { $cigarettes } sigarette
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Uno scontro. $attacker, $defender: nomi; $tool: il nome di uno Strumento

web-board-fight = { $attacker } contro { $defender }
web-board-fight-for = { $attacker } pretende da { $defender }: { $tool }
web-board-fight-asked = deve rispondere
web-board-fight-helpers = Rinforzi
web-board-fight-weapons = Armi sul tavolo
web-board-fight-nothing = Ancora nessuna Arma
web-board-fight-fold = Riduci
web-board-fight-unfold = Mostra
