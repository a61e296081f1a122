# Che cosa non è andato con un’azione, e che cosa fare adesso. Spiegato in en/errors.ftl.

error-unknown-action = non c’è un’azione «{ $action }»: scegline una tra quelle proposte
error-unknown-action-near = non c’è un’azione «{ $action }»: intendevi { $near }?
error-game-over = { $action }: la partita è finita, cominciane una nuova
error-illegal-action = { $action }: { $reason }
error-by-rule = { $reason } ({ $rule })

# Opzioni con cui non si può giocare
error-options-players = giocatori: in { $found } non si può giocare; scegli da { $least } a { $most } (R1.1)
error-options-michel = michel: non c’è { $found }; scegli tra { $known } (R12.1)
error-options-team = squadre: in { $found } non si può giocare a squadre; bisogna essere { $known } (R13.1)
error-options-unknown-place = luoghi: non c’è { $found }; scegli tra { $known } (R14.1)
error-options-same-place = luoghi: { $first } e { $second } sostituiscono entrambi { $place }; scegline uno (R14.1)
error-options-team-place = luoghi: { $found } non si può usare a squadre, dove ci sono due Blocchi Detentivi (R14.7)
error-options-first = primo: non c’è un posto { $seat }; scegli da 0 a { $most } (R1.7)
error-options-edition = edizione: { $found } non è un’edizione; leggi un file con load_edition, o creane una da dati con edition_from
error-options-same-action = luoghi: due di essi usano l’azione { $action }; da’ a uno dei due un altro numero
error-observation-size = { $what }: l’edizione ne ha { $found }, l’osservazione ha posto per { $most }; passa sizes=LARGEST o gioca un’edizione che ne ha meno
error-batch-empty = un gruppo ha bisogno di almeno una partita e una serie di opzioni; indica prima il numero di partite, come in Batch(1024, 4)
error-opponents = avversari: ne sono stati indicati { $found } per { $wanted } posti; indicane uno per ciascuno o uno solo per tutti
error-network-place = la rete non ha mai imparato { $place }, un Luogo modulare fatto da qualcuno; fai giocare un altro bot o gioca senza quel Luogo
error-network-row = la rete non ha mai imparato «{ $row }»; fai giocare un altro bot
error-wrong-weights = { $file } non è una rete con cui i bot possano giocare, o è danneggiata; reinstalla blackgate

# Che cosa un copione dice del caso, ma non può essere
error-script-ended = il copione non ha altri risultati
error-script-die = il copione fa { $found } con un dado a { $sides } facce
error-script-draw = il copione pesca il numero { $found }, che non è nel sacchetto

# Altre cose chieste che non ci sono
error-no-such-action = upto: la registrazione non ha un’azione { $found }; scegli da 0 a { $most }
error-unknown-bot = non c’è un bot { $found }; ci sono: { $known }
error-unknown-name = qui non c’è { $found }; c’è: { $known }
error-unknown-name-near = qui non c’è { $found }: intendevi { $known }?
error-unknown-seat = non c’è un posto { $seat }; scegli da 0 a { $most }, o NOBODY (-1) per uno spettatore

error-ray-missing = Manca Ray, che serve a --ray. Così si installa: pip install ray, o in un clone: pip install ".[ray]"
error-ray-no-cluster = A { $address } non c’è un cluster Ray ({ $reason }). Avviane uno con «ray start --head», o indica l’indirizzo di uno in funzione.
error-ray-no-release = { $machine } non ha Blackgate, o ne ha uno senza --ray. Installa lo stesso wheel ({ $wanted }) su ogni macchina del cluster.
error-ray-other-release = { $machine } ha un altro Blackgate: lì { $found }, qui { $wanted }. Installa lo stesso wheel su ogni macchina del cluster.
error-ray-no-module = { $machine } non può caricare ciò che c’è da fare: { $reason }. Installalo su ogni macchina del cluster.
error-program-missing = { $machine } non ha il programma «{ $command }». Deve trovarsi nello stesso percorso su ogni macchina che gioca.
