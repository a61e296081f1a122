# Che cosa non va nel database del server, e che cosa farci. Spiegato in en/storage.ftl.

storage-wrong-url = { $url } non è l’indirizzo di un database; scrivi { $file } per un file, oppure { $server }
storage-unknown-option = l’indirizzo { $url } del database ha l’opzione { $found }, che non si conosce; toglila
storage-memory = un database in memoria non conserva niente; indica un file, per esempio { $file }
storage-file = il database { $url } non si può aprire o scrivere ({ $reason }); controlla che la sua cartella esista e che questo utente possa scriverci
storage-locked = un altro programma tiene occupato il database { $url } ({ $reason }); chiudilo o aspettalo, poi riprova
storage-in-use = un altro server Blackgate usa già il database { $url }; terminalo, oppure assegna a questo un database tutto suo (--database)
storage-full = non c’è più spazio per il database { $url } ({ $reason }); libera spazio sul suo disco
storage-damaged = { $url } è danneggiato o non è un database ({ $reason }); indica un altro file, oppure rimettine una copia
storage-away = il database { $url } non risponde ({ $reason }); controlla che sia in funzione e che si possa raggiungere da qui
storage-password = il database { $url } non fa entrare questo utente ({ $reason }); correggi l’utente o la password nel suo indirizzo
storage-no-database = questo database non esiste: { $url } ({ $reason }); crealo, oppure correggi il suo nome
storage-permission = questo utente non può farlo nel database { $url } ({ $reason }); dagli il diritto di creare e scrivere tabelle
storage-crowded = il database { $url } non accetta altre connessioni ({ $reason }); permettine di più, oppure chiudi altri programmi che lo usano
storage-trouble = il database { $url } non ha fatto ciò che gli è stato chiesto ({ $reason }); guarda il suo log
storage-newer = il database è stato usato per ultimo da un Blackgate più recente (il suo schema è { $found }); usa quello, oppure rimetti una copia meno recente del database
storage-lost-table = un altro server ha scritto sul tavolo { $table }; rileggilo dal database
storage-code-taken = c’è già un tavolo con il codice { $code }; scegli un altro codice
storage-no-file = il database { $url } non esiste ancora; indica quello giusto (--database), oppure avvia prima un server, che lo crea
storage-empty = in questo database non c’è nulla di Blackgate; indica quello giusto (--database), oppure avvia prima un server con esso
storage-older = il database è stato usato per ultimo da un Blackgate meno recente (il suo schema è { $found }); avvia una volta il server di questo, che lo aggiorna
