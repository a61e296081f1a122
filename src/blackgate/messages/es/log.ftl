# Lo que ha pasado, una línea de la crónica por suceso. Se explica en en/log.ftl; los términos, en names.ftl. $gang ya
# lleva artículo: va tras en, con o un verbo, nunca tras a ni de. Ningún participio concuerda con un jugador.

phrase-some_cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## Turnos y final

event-game-starts = Se cierran las puertas. Empieza { $player }.
event-game-starts-you = Se cierran las puertas. Empiezas tú.
event-background-dealt = { $player } tiene un Pasado y no habla de él.
event-background-dealt-you = Tienes un Pasado: { $background }. Nadie más tiene por qué saberlo.
event-turn-starts = Le toca a { $player }: { phrase-actions }.
event-turn-starts-you = Te toca a ti: { phrase-actions }.
event-turn-ends = { $player } ha terminado.
event-turn-ends-you = Has terminado.
event-game-won = { $player } está fuera. El túnel era lo bastante largo.
event-game-won-you = Estás fuera. El túnel era lo bastante largo.
event-game-won-team = { $player } están fuera. Su túnel era lo bastante largo.
event-game-won-team-you = Estás fuera, en compañía de { $player }. El túnel era lo bastante largo.
event-game-ends = Era la última ronda. Gana el túnel más largo.

## Cartas en movimiento

event-draws = { $player } roba { $card }.
event-draws-you = Robas { $card }.
event-draws-hidden = { $player } roba { phrase-some_cards }.
event-reshuffles = El descarte de Búsqueda pasa a ser el nuevo mazo de Búsqueda. Aquí dentro no se tira nada.
event-takes-from-pile = { $player } toma { $card }.
event-takes-from-pile-you = Tomas { $card }.
event-discards = { $player } descarta { $card }.
event-discards-you = Descartas { $card }.
event-discards-at-random = { $player } descarta { $card }. Ha elegido el azar.
event-discards-at-random-you = Descartas { $card }. Ha elegido el azar.
event-sells = { $player } vende { $card } por { phrase-cigarettes }.
event-sells-you = Vendes { $card } por { phrase-cigarettes }.
event-pays = { $player } paga con { $card }.
event-pays-you = Pagas con { $card }.
event-lays = { $player } saca { $card }.
event-lays-you = Sacas { $card }.
event-plays = { $player } juega { $card }.
event-plays-you = Juegas { $card }.
event-clears = Se retira de la mesa: { $card }.
event-takes-back = { $player } recoge { $card } de la mesa.
event-takes-back-you = Recoges { $card } de la mesa.
event-takes-openly = { $player } le quita { $card } a { $other }.
event-takes-openly-you = Le quitas { $card } a { $other }.
event-takes-openly-to_you = { $player } te quita { $card }.
event-takes-hidden = { $player } le quita { $card } a { $other }.
event-takes-hidden-you = Le quitas { $card } a { $other }.
event-takes-hidden-to_you = { $player } te quita { $card }.
event-takes-hidden-hidden = { $player } le quita { phrase-some_cards } a { $other }. El resto queda entre ambas partes.
event-gives-hidden = { $player } le da { $card } a { $other }.
event-gives-hidden-you = Le das { $card } a { $other }.
event-gives-hidden-to_you = { $player } te da { $card }.
event-gives-hidden-hidden = { $player } le da { phrase-some_cards } a { $other }. El resto queda entre ambas partes.
event-lacks = { $player } no tiene { $card }. Lo ha visto todo el mundo.
event-lacks-you = No tienes { $card }. Lo ha visto todo el mundo.
event-looks-at-hand = { $player } mira todo lo que { $other } tiene en la mano.
event-looks-at-hand-you = Miras todo lo que { $other } tiene en la mano.
event-looks-at-hand-to_you = { $player } mira todo lo que tienes en la mano.
event-sees = { $player } ha visto lo que tiene { $other }: { $card }.
event-sees-you = Has visto lo que tiene { $other }: { $card }.
event-shuffles-hands = Se barajan juntas todas las manos. Lo mío es tuyo.
event-is-dealt = { $player } recibe { $card }.
event-is-dealt-you = Recibes { $card }.
event-is-dealt-hidden = { $player } recibe { phrase-some_cards }.
event-digs = { $player } cava con { $card }: { phrase-points }.
event-digs-you = Cavas con { $card }: { phrase-points }.

## Buscar, fabricar y comprar, con las cartas que van con ello

event-searches = { $player } busca.
event-searches-you = Buscas.
event-searches-cards = { $player } busca y encuentra { $card }.
event-searches-cards-you = Buscas y encuentras { $card }.
event-searches-cards-hidden = { $player } busca y encuentra { phrase-some_cards }.
event-crafts = { $player } hace manualidades.
event-crafts-you = Haces manualidades.
event-crafts-cards = { $player } convierte { $used } en { $card }.
event-crafts-cards-you = Conviertes { $used } en { $card }.
event-buys = { $player } va de compras: { $card }, { phrase-cigarettes }.
event-buys-you = Vas de compras: { $card }, { phrase-cigarettes }.
event-buys-cards = { $player } compra { $card } por { phrase-cigarettes }.
event-buys-cards-you = Compras { $card } por { phrase-cigarettes }.

## Movimientos

event-rolls = { $player } tira el dado: { $die }.
event-rolls-you = Tiras el dado: { $die }.
event-rolls-again = { $player } discrepa del dado y vuelve a tirar: { $die }.
event-rolls-again-you = Discrepas del dado y vuelves a tirar: { $die }.
event-goes = { $player } va { $place }.
event-goes-you = Vas { $place }.
event-is-sent = Envían a { $player } { $place }.
event-is-sent-you = Te envían { $place }.

## Bandas y Pasados

event-leaves-gang = { $player } deja { $gang }: { $card }.
event-leaves-gang-you = Dejas { $gang }: { $card }.
event-joins = { $player } entra en { $gang }: { $card }.
event-joins-you = Entras en { $gang }: { $card }.
event-turns-up = Ahora encima de la pila, para { $gang }: { $card }.
event-reveals = { $player } revela su Pasado: { $background }{ $bonus ->
    [0] .
   *[other] , con el bonus.
}
event-reveals-you = Revelas tu Pasado: { $background }{ $bonus ->
    [0] .
   *[other] , con el bonus.
}

## Lo que se gana y lo que se recibe

event-heals = { $player } se recupera: { $beatings ->
    [one] { $beatings } Paliza menos.
   *[other] { $beatings } Palizas menos.
}
event-heals-you = Te recuperas: { $beatings ->
    [one] { $beatings } Paliza menos.
   *[other] { $beatings } Palizas menos.
}
event-gets-cigarettes = { $player } recibe { phrase-cigarettes }.
event-gets-cigarettes-you = Recibes { phrase-cigarettes }.
event-takes-cigarettes = { $player } le quita { phrase-cigarettes } a { $other }.
event-takes-cigarettes-you = Le quitas { phrase-cigarettes } a { $other }.
event-takes-cigarettes-to_you = { $player } te quita { phrase-cigarettes }.
event-is-beaten = { $player } recibe una Paliza.
event-is-beaten-you = Recibes una Paliza.
event-is-beaten-by = { $other } le da una Paliza a { $player }.
event-is-beaten-by-you = { $other } te da una Paliza.
event-is-beaten-by-to_you = Le das una Paliza a { $player }.
event-beating-has-no-effect = { $player } recibe otra Paliza y ya ni la nota.
event-beating-has-no-effect-you = Recibes otra Paliza y ya ni la notas.
event-beating-has-no-effect-by = { $other } le da otra Paliza a { $player }, que ya ni la nota.
event-beating-has-no-effect-by-you = { $other } te da otra Paliza y ya ni la notas.
event-beating-has-no-effect-by-to_you = Le das otra Paliza a { $player }, que ya ni la nota.
event-gets-actions = { $player } tiene { phrase-actions } más.
event-gets-actions-you = Tienes { phrase-actions } más.
event-scores = { $player } anota { phrase-points } más.
event-scores-you = Anotas { phrase-points } más.

## Lo que se hace la gente

event-targets = { $player } elige a { $other }.
event-targets-you = Eliges a { $other }.
event-targets-to_you = { $player } te elige.
event-extorts = { $player } tiene unas palabras con { $other }: Extorsión.
event-extorts-you = Tienes unas palabras con { $other }: Extorsión.
event-extorts-to_you = { $player } tiene unas palabras contigo: Extorsión.
event-demands = { $player } le exige { $card } a { $other }.
event-demands-you = Le exiges { $card } a { $other }.
event-demands-to_you = { $player } te exige { $card }.
event-cooperates = { $player } colabora.
event-cooperates-you = Colaboras.
event-refuses = { $player } se niega.
event-refuses-you = Te niegas.
event-needs-no-weapon = { $player } no saca nada: le bastan los puños.
event-needs-no-weapon-you = No sacas nada: te bastan los puños.
event-yields = { $player } se rinde, por motivos de salud.
event-yields-you = Te rindes, por motivos de salud.
event-wins-combat = { $player } gana la pelea contra { $other }.
event-wins-combat-you = Ganas la pelea contra { $other }.
event-wins-combat-to_you = { $player } gana la pelea contra ti.
event-is-stopped = { $other } lo vio venir: { $card } no surte efecto.
event-is-stopped-to_you = Lo viste venir: { $card } no surte efecto.
event-barters = { $player } hace un trueque con { $other }.
event-barters-you = Haces un trueque con { $other }.
event-barters-to_you = { $player } hace un trueque contigo.

## Fichas y Traumas

event-takes-token = { $player } toma { $token }.
event-takes-token-you = Tomas { $token }.
event-discards-token = { $player } descarta { $token }.
event-discards-token-you = Descartas { $token }.
event-keeps-token = { $player } deja { $token } sobre la Herramienta.
event-keeps-token-you = Dejas { $token } sobre la Herramienta.
event-gets-trauma = { $player } tiene ahora un Trauma: { $trauma }.
event-gets-trauma-you = Tienes ahora un Trauma: { $trauma }.
event-sheds-trauma = { $player } supera un Trauma: { $trauma }.
event-sheds-trauma-you = Superas tu Trauma: { $trauma }.

## Lugares modulares

event-old-background = { $player } pone su Pasado debajo del mazo: { $background }.
event-old-background-you = Pones tu Pasado debajo del mazo: { $background }.
event-old-background-hidden = { $player } pone su Pasado debajo del mazo, sin enseñarlo.
event-new-background = { $player } tiene un nuevo Pasado y no habla de él.
event-new-background-you = Tienes un nuevo Pasado: { $background }. Nadie más tiene por qué saberlo.
event-bets = { $player } apuesta { phrase-cigarettes }.
event-bets-you = Apuestas { phrase-cigarettes }.
event-wins-bet = { $player } gana la apuesta y recibe { phrase-cigarettes }.
event-wins-bet-you = Ganas la apuesta y recibes { phrase-cigarettes }.
event-loses-bet = { $player } pierde la apuesta, y con ella { phrase-cigarettes }.
event-loses-bet-you = Pierdes la apuesta, y con ella { phrase-cigarettes }.
event-brawls = { $player } arma una Reyerta.
event-brawls-you = Armas una Reyerta.
event-stays-out = { $player } pone la otra mejilla.
event-stays-out-you = Pones la otra mejilla.

## Michel(le)

event-michel-goes = { $player } envía a { $michel } { $place }.
event-michel-goes-you = Envías a { $michel } { $place }.
event-michel-extorts = { $michel } tiene unas palabras con { $player }. En la carta: { $card }.
event-michel-extorts-you = { $michel } tiene unas palabras contigo. En la carta: { $card }.
event-michel-reveals = { $michel } contra { $player }, la carta siguiente: { $card }.
event-michel-reveals-you = { $michel } contra ti, la carta siguiente: { $card }.
event-michel-loses = { $player } gana la pelea contra { $michel }.
event-michel-loses-you = Ganas la pelea contra { $michel }.
event-michel-wins = { $michel } gana la pelea contra { $player }.
event-michel-wins-you = { $michel } gana la pelea contra ti.
event-michel-reshuffles = Se vuelven a barajar todas las cartas de { $michel }.

## La Directora

event-warden-goes = Gracias a { $player }, la Directora va { $place }.
event-warden-goes-you = Gracias a ti, la Directora va { $place }.
event-reports = { $player } delata a { $other } ante la Directora.
event-reports-you = Delatas a { $other } ante la Directora.
event-reports-to_you = { $player } te delata ante la Directora.
event-goes-free = { $player } conoce a la gente adecuada y se libra.
event-goes-free-you = Conoces a la gente adecuada y te libras.
event-punishes = { $player } hace castigar a { $other }: { $punishment }.
event-punishes-you = Haces castigar a { $other }: { $punishment }.
event-punishes-to_you = { $player } te hace castigar: { $punishment }.
event-loses-cigarettes = { $player } se despide de { phrase-cigarettes }.
event-loses-cigarettes-you = Te despides de { phrase-cigarettes }.

## Equipos

event-exchanges = { $player } hace un intercambio con { $other }.
event-exchanges-you = Haces un intercambio con { $other }.
event-exchanges-to_you = { $player } hace un intercambio contigo.
event-helps = { $player } acude en ayuda de { $other }.
event-helps-you = Acudes en ayuda de { $other }.
event-helps-to_you = { $player } acude en tu ayuda.
