# What the system says about a file that cannot be read or written. Explained in en/system.ftl.

system-ENOENT = Aucun fichier ou dossier de ce nom
system-EACCES = Permission non accordée
system-EEXIST = Le fichier existe
system-ENOTDIR = N’est pas un dossier
system-EISDIR = Est un dossier
system-ENOSPC = Aucun espace disponible sur le périphérique
system-EROFS = Système de fichiers accessible en lecture seulement
system-ENAMETOOLONG = Nom de fichier trop long
