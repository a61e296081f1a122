# Perché un’azione non è permessa. Spiegato in en/refusals.ftl, le fonti dei termini italiani in names.ftl.

refusal-legal = niente lo impedisce
refusal-not-an-answer = non è una risposta a ciò che ti viene chiesto
refusal-game-over = la partita è finita
refusal-not-in-play = non fa parte di questa partita
refusal-no-actions = non ti restano abbastanza azioni
refusal-confined = non in un turno che hai cominciato in Isolamento

## Luoghi

refusal-place-forbids = non { $place }
refusal-wrong-place = non si può fare { $place }
refusal-no-craft-here = non { $place }
refusal-already-there = ci sei già
refusal-only-by-being-sent = ci si arriva solo se qualcuno ti ci manda
refusal-not-with-this-die = il tuo tiro non porta lì

## Carte

refusal-searched = in questo turno hai già fatto tutte le Ricerche che potevi
refusal-nothing-to-draw = non ci sono carte da pescare
refusal-not-in-hand = non hai questa carta in mano
lack-card = serve { $card }
refusal-no-effect = non avrebbe alcun effetto
refusal-missing-cards = non hai le carte necessarie
refusal-pile-empty = la pila non ha abbastanza carte
refusal-no-cards-there = non c’è una carta così da prendere
refusal-too-expensive = non hai abbastanza sigarette
refusal-sell-something = devi vendere almeno una carta

## Gang e Precedenti

refusal-no-accessories = la Gang vuole abbastanza Accessori tra i suoi, tutti diversi
refusal-gang-pile-empty = non restano carte di questa Gang
refusal-no-ability = la tua carta Gang ora non te lo permette
refusal-used-this-turn = hai già usato questa capacità in questo turno
refusal-not-your-background = non sono i tuoi Precedenti
refusal-revealed = i tuoi Precedenti sono già rivelati
refusal-wrong-moment = non è il momento dei tuoi Precedenti
refusal-not-your-gang = non sei nella Gang dei tuoi Precedenti

## Giocatori

refusal-extorted = in questo turno hai già taglieggiato qualcuno
refusal-no-weapon = non hai Armi in mano
refusal-not-enough-weapons = non hai tante Armi quante ne servono per taglieggiare questo giocatore
refusal-not-yourself = non puoi scegliere te
refusal-no-such-seat = al tavolo non c’è un giocatore così
refusal-not-here = questo giocatore non è nel tuo Luogo
refusal-charmed = nessuno può taglieggiare questo giocatore, che non ha Pestaggi
refusal-not-a-target = questo giocatore qui non si può scegliere

## Pestaggi

refusal-beaten-craft = non finché hai un Pestaggio
refusal-beaten-dig = non finché hai 2 Pestaggi
refusal-not-beaten = non hai Pestaggi da curare

## Michel(le), squadre, segnalini, Direttrice

refusal-traumatized = il tuo Trauma te lo impedisce
refusal-no-token = non hai il segnalino che serve
refusal-no-tokens-left = non restano segnalini di questo tipo da prendere
refusal-teammate = non contro un compagno di squadra
refusal-not-a-teammate = questo giocatore non è della tua squadra
refusal-other-gang = non siete nella stessa Gang
refusal-not-in-solitary = il tuo compagno di squadra è dove si arriva solo se qualcuno ti ci manda
refusal-nothing-to-exchange = nessuno dei due ha qualcosa da dare
refusal-not-your-cell-block = solo nel tuo Blocco Detentivo
refusal-no-stake = non hai le sigarette da puntare
refusal-nobody-to-brawl = non c’è nessun altro qui con cui fare una Rissa
refusal-warden-is-here = la Direttrice è già qui
refusal-no-trauma = non hai un Trauma da curare
refusal-heals-all = la tua carta Gang cura tutto insieme, non il Trauma da solo: scegli l’altro modo di curarti
refusal-no-bribe = non hai le sigarette per corrompere
refusal-no-link-in-it = non c’è una Combinazione da sostituire

## Che cosa manca e da dove viene

lack-tool = per scavare serve { $cards }: { $ways }
lack-weapon = serve un’Arma ({ $cards }): { $ways }
lack-way-craft = creane { $place }
lack-way-buy = comprane { $place }
lack-way-steal_spoon = ruba un Cucchiaio { $place }
lack-way-search = trovane con una Ricerca
lack-way-extort = fai un’Estorsione a chi ne ha
