# Che cosa non va in una registrazione, o in ciò che le si chiede. Spiegato in en/records.ftl.

record-at-line = riga { $line }: { $reason }
record-end = la fine della registrazione
record-nothing = niente
record-a-position = una posizione

## Righe

record-too-large = nessuna registrazione supera { $most } MiB
record-line-too-long = nessuna riga supera { $most } KiB
record-wanted = qui deve stare { $wanted }, trovato { $found }
record-not-utf-8 = ci sono byte che non sono UTF-8
record-carriage-return = la riga finisce con un ritorno a capo (CR); salva il file con fine riga Unix
record-unprintable = ci sono caratteri che non si possono stampare
record-no-checksum = manca la somma di controllo alla fine della riga
record-checksum = la somma di controllo non corrisponde: questa riga è stata cambiata, o prima ne manca una
record-torn = l’ultima riga non è stata scritta fino in fondo; la registrazione può continuare senza

## L’intestazione

record-other-format = questa è una registrazione in formato { $found }; qui si conosce solo il formato { $known }
record-no-record = questa non è una registrazione di Blackgate: non comincia con { $wanted }
record-too-long = { $what } ha { $found } caratteri; ne sono permessi al massimo { $most }
record-unfit-text = { $what }: né spazi all’inizio o alla fine, né caratteri che non si possono stampare
record-one-digit = { $key }: serve una cifra, trovato { $found }
record-hex-digits = { $key }: servono { $digits } cifre esadecimali, trovato { $found }
record-options-form = { $key }: non come le scrive Blackgate, trovato { $found }
record-unknown-option = l’opzione { $found } qui non si conosce; usa un Blackgate più recente
record-no-such-seat = non c’è un posto { $seat } con { $players } giocatori (R1.7)
record-edition-form = { $key }: servono 16 cifre esadecimali e un nome tra virgolette, trovato { $found }
record-edition-wrong = { $key }: { $reason }
record-edition-other = questa edizione ha qui l’impronta { $here }, nella registrazione { $recorded }; riproducila con il Blackgate che l’ha scritta
record-not-an-object = { $key }: serve un oggetto JSON, trovato { $found }
record-rules-form = { $key }: serve il numero di una versione, trovato { $found }
record-newer-rules = giocata con le regole { $found }, ma qui le più recenti sono le regole { $known }: installa un Blackgate più recente
record-rules-ended = giocata con le regole { $found }; questo Blackgate gioca con le regole { $known } e non può continuarla così com’era: continua con Blackgate { $release }
record-rules-differ = giocata con le regole { $found }, da cui le regole { $known } di questo Blackgate qui si discostano ({ $reason }): riproducila con Blackgate { $release }
record-not-json = questo non è JSON: { $found }
record-secret-bytes = { $key }: servono { $bytes } byte, trovato { $found }
record-one-for-each = { $key }: ne serve uno per ognuno dei { $players } posti, trovato { $found }

## Una posizione preparata

record-position-bare = una posizione in una registrazione non ha righe vuote né commenti
record-position-options = una posizione in una registrazione non ha { $key }: hanno una riga propria nell’intestazione
record-position-chance = una posizione in una registrazione non ha { $key }: comincia con un turno, e il caso viene dopo
record-position-first = in una posizione preparata non si indica chi comincia
record-position-secret = una posizione preparata non ha un segreto
record-position-seats = la posizione ha { $found } posti, la partita { $players }
record-position = la posizione è impossibile: { $reason }

## La partita

record-seat-and-action = qui devono stare un posto e un’azione, trovato { $found }
record-no-result = { $found } non è un risultato del caso: serve un dado, una carta o un posto
record-outcome-form = serve { $wanted } con i punti di { $players } giocatori, trovato { $found }
record-other-secret = questo non è il segreto che sta nell’intestazione
record-after-end = la registrazione è già finita, trovato { $found }
record-over-before = la partita è finita prima di questa azione (R2.1)
record-other-seat = qui deve scegliere il posto { $asked }, non il posto { $found }
record-illegal = l’azione non è permessa: { $reason }
record-cannot-come-up = { $found } qui non può uscire
record-result-missing = manca un risultato del caso alla fine della riga
record-other-chance = la registrazione dice { $told }, il segreto dà { $given }
record-not-over = qui la partita non è finita: deve scegliere il posto { $asked }
record-other-result = il risultato è { $given }, la registrazione dice { $told }

## Verifica

record-laid-out = la partita è cominciata da una posizione preparata, e nessuno ne ha promesso il caso
record-no-secret = il segreto non è nella registrazione; viene rivelato quando la partita è finita
record-other-promise = questo non è il segreto promesso: il suo SHA-256 non è l’impegno
record-honest = ogni risultato del caso è quello che danno il segreto e i contributi

## Continuare

record-secret-missing = la registrazione non contiene il segreto della partita; indica quello conservato all’inizio
record-wrong-secret = questo segreto non corrisponde all’impegno della registrazione; indica quello di questa partita
record-game-not-over = la partita non è finita; continua a giocare, oppure interrompila
record-ended = la registrazione è finita e il suo segreto è rivelato; comincia una partita nuova
