# Perché una posizione è impossibile. Spiegato in en/positions.ftl. Le parole della posizione restano come sono.

position-at = { $path }: { $reason }
position-none = nessuna

## Il testo

position-no-colon = in { $found } mancano i due punti
position-unknown = { $found } non si conosce; si conoscono: { $known }
position-seats = serve una riga per ogni posto a partire da 0, da { $least } a { $most } in tutto, trovato { $found }
position-revealed = { $found } non si conosce, lì può stare { $known }
position-number-and-card = servono un numero e una carta, come in { $example }
position-no-pile = { $found } non ha una pila; ci sono: { $known }
position-whole = serve un numero intero
position-yes-or-no = serve yes o no
position-twice = { $found } c’è due volte

## Che cosa sta dove

position-list = serve una lista, trovato { $found }
position-table = serve una tabella, trovato { $found }
position-truth = serve true o false, trovato { $found }
position-whole-to = serve un numero intero da 0 a { $most }, trovato { $found }
position-name-and-who = servono un nome e chi lo conosce, trovato { $found }
position-gang-pile = serve una lista: la carta in cima, poi ciò che sta sotto la pila
position-memory = servono due liste
position-memory-length = serve una lista di { $wanted } numeri

## La prigione

position-players = ne servono { $players }, uno per ogni giocatore, trovati { $found }
position-no-place = { $found } non è in questa partita; ci sono: { $known }
position-cards = { $found } in tutto, ma l’edizione ne ha { $total }
position-no-tool = { $card } non è uno Strumento (R11.1)
position-two-have = due giocatori hanno { $card }, e ce n’è una copia sola ({ $rule })
position-only-one = { $card } c’è due volte, e ce n’è una copia sola
position-not-in-pile = { $card } non è in quella pila (R1.3)
position-tokens = { $found } segnalini davanti ai giocatori, ma ce ne sono { $total } (R14.3)
position-no-tokens = nessun modulo in gioco ne porta (R14.3)
position-no-traumas = non ce ne sono senza il Reparto Psichiatrico (R14.10)
position-michel-place = Michel(le) non entra mai in un Luogo senza numero (R12.4)
position-michel-cards = di queste carte Michel ce ne sono { $total } (R12.1)
position-without-option = c’è solo con un modulo che non è in gioco; aggiungilo alle opzioni o togli questa voce
position-won = con { $goal } punti la partita è vinta (R2.1); indicane di meno, o di’ che è finita

## Che cosa è in attesa

position-steps = serve una lista di passi, prima quello in fondo
position-nobody-asked = qualcuno deve avere qualcosa da scegliere
position-no-step = { $found } non è un passo; ci sono: { $known }
position-other-module = { $step } fa parte di un modulo che non è in gioco
position-step-place = { $step } è nel posto sbagliato; in fondo c’è un turno
position-step-numbers = { $step } ha { $wanted } numeri, trovato { $found }
position-step-field = { $step }: serve { $wanted }, trovato { $found }
position-no-seat = non c’è un posto { $seat }
position-other-turn = è il turno del posto { $active }, non del posto { $seat }

# Che cosa può essere un numero di un passo: il $wanted di position-step-field
position-field-seat = un posto
position-field-seat-or-none = un posto o -1
position-field-turn-action = il primo numero di un’azione del turno
position-field-flag = 0 o 1
position-field-action-card = una carta Azione
position-field-die = un risultato del dado
position-field-gang = una Gang
position-field-background = una carta Precedenti
position-field-michel-card = una carta Michel
position-field-number = un numero piccolo
position-field-place = un Luogo
position-field-place-or-none = un Luogo o -1
position-field-tool = uno Strumento
position-field-bits = una sequenza di bit
