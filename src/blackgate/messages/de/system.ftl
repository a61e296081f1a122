# Was das System über eine Datei sagt, die sich nicht lesen oder schreiben lässt. Erklärt in en/system.ftl.

system-ENOENT = Datei oder Verzeichnis nicht gefunden
system-EACCES = Keine Berechtigung
system-EEXIST = Die Datei existiert bereits
system-ENOTDIR = Ist kein Verzeichnis
system-EISDIR = Ist ein Verzeichnis
system-ENOSPC = Auf dem Gerät ist kein Speicherplatz mehr verfügbar
system-EROFS = Das Dateisystem ist nur lesbar
system-ENAMETOOLONG = Der Dateiname ist zu lang
