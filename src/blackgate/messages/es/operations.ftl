# Lo que se dice a quien aloja el servidor, y a quienes le piden demasiado. Se explica en en/operations.ftl.

## Un ajuste que no se puede usar; $where es una opción, una variable del entorno o un sitio en un archivo

setting-wrong = { $where }: { $reason }
setting-in_file = { $file }, línea { $line } ({ $name })
setting-file-unreadable = Este archivo de ajustes no se puede leer: { $reason }. Da otro.
setting-file-not_toml = Un archivo de ajustes es TOML en UTF-8, una línea «nombre = valor» para cada uno; este no lo es: { $reason }.
setting-unknown = No existe ese ajuste. Elige entre { $names }.
setting-unknown-near = No existe ese ajuste. ¿Querías decir { $near }?
setting-wrong_value = «{ $found }» no se puede usar: da { $allowed }.
setting-wrong_database = Esto no es el URL de una base de datos: da uno como { $examples }.
setting-whole = un número entero de { $least } a { $most }
setting-choice = uno de estos: { $choices }
setting-host = la dirección o el nombre en que escuchar, como 127.0.0.1 (solo este equipo) o 0.0.0.0 (la red)
setting-edition = la ruta de un archivo de edición
setting-origins = páginas tal como las nombra el navegador, por ejemplo { $example }, separadas por comas
setting-passkey_domain = un nombre de dominio, por ejemplo { $example }
setting-proxies = direcciones o redes, como 10.0.0.1 o 10.0.0.0/8, separadas por comas
setting-metrics = off, o una dirección con un puerto, como { $example }
setting-internal = una dirección con un puerto, como { $example }

## Límites; $seconds es cuándo volver a intentarlo

limit-request = Demasiadas peticiones desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s.
limit-file = Se han cargado demasiados archivos desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s.
limit-table = Demasiadas mesas nuevas desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s.
limit-code = Demasiados códigos erróneos desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s, o pide el enlace.
limit-sign_in = Demasiados nombres reclamados o inicios de sesión erróneos desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s.
limit-name = Demasiados intentos erróneos de iniciar sesión con este nombre. Vuelve a intentarlo dentro de { $seconds } s, o usa una llave de acceso.
limit-connection = Demasiadas conexiones nuevas desde esta dirección. Vuelve a intentarlo dentro de { $seconds } s.
limit-connections-here = Demasiadas conexiones a la vez desde esta dirección: cierra algunas y vuelve a intentarlo.
limit-connections-all = El servidor tiene todas las conexiones que admite. Vuelve a intentarlo más tarde.
setting-push_contact = una forma de contactarte, como { $example }
