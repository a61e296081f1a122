# Che cosa dice il sistema di un file che non si può leggere o scrivere. Spiegato in en/system.ftl.

system-ENOENT = File o directory non esistente
system-EACCES = Permesso negato
system-EEXIST = File già esistente
system-ENOTDIR = Non è una directory
system-EISDIR = È una directory
system-ENOSPC = Spazio esaurito sul dispositivo
system-EROFS = File system in sola lettura
system-ENAMETOOLONG = Nome del file troppo lungo
