# Wat het systeem zegt over een bestand dat niet gelezen of geschreven kan worden. Uitgelegd in en/system.ftl.

system-ENOENT = Bestand of map bestaat niet
system-EACCES = Toegang geweigerd
system-EEXIST = Bestand bestaat al
system-ENOTDIR = Is geen map
system-EISDIR = Is een map
system-ENOSPC = Geen ruimte meer over op het apparaat
system-EROFS = Bestandssysteem is alleen-lezen
system-ENAMETOOLONG = Bestandsnaam is te lang
