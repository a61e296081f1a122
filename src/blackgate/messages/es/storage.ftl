# Lo que está mal en la base de datos del servidor, y qué hacer. Se explica en en/storage.ftl.

storage-wrong-url = { $url } no es la dirección de una base de datos; escribe { $file } para un archivo, o { $server }
storage-unknown-option = la dirección { $url } de la base de datos tiene la opción { $found }, que no se conoce; quítala
storage-memory = una base de datos en memoria no guarda nada; nombra un archivo, por ejemplo { $file }
storage-file = no se puede abrir la base de datos { $url } o escribir en ella ({ $reason }); comprueba que su carpeta existe y que este usuario puede escribir ahí
storage-locked = otro programa ocupa la base de datos { $url } ({ $reason }); ciérralo o espera a que acabe, y vuelve a intentarlo
storage-in-use = otro servidor de Blackgate ya usa la base de datos { $url }; ciérralo, o dale a este una base de datos propia (--database)
storage-full = no queda sitio para la base de datos { $url } ({ $reason }); haz sitio en su disco
storage-damaged = { $url } tiene daños o no es una base de datos ({ $reason }); nombra otro archivo, o repón una copia
storage-away = la base de datos { $url } no responde ({ $reason }); comprueba que está en marcha y que se puede llegar a ella desde aquí
storage-password = la base de datos { $url } no deja entrar a este usuario ({ $reason }); corrige el usuario o la contraseña en su dirección
storage-no-database = no existe esa base de datos: { $url } ({ $reason }); créala, o corrige su nombre
storage-permission = este usuario no puede hacer eso en la base de datos { $url } ({ $reason }); dale permiso para crear tablas y escribir en ellas
storage-crowded = la base de datos { $url } no admite más conexiones ({ $reason }); permite más, o cierra otros programas que la usan
storage-trouble = la base de datos { $url } no ha hecho lo que se le pidió ({ $reason }); mira su registro
storage-newer = la base de datos se usó por última vez con un Blackgate más nuevo (su esquema es { $found }); usa ese, o repón una copia más antigua de la base de datos
storage-lost-table = otro servidor ha escrito en la mesa { $table }; vuelve a leerla de la base de datos
storage-code-taken = ya hay una mesa con el código { $code }; elige otro código
storage-no-file = todavía no hay ninguna base de datos { $url }; indica la correcta (--database), o arranca antes un servidor, que la crea
storage-empty = en esta base de datos no hay nada de Blackgate; indica la correcta (--database), o arranca antes un servidor con ella
storage-older = la base de datos se usó por última vez con un Blackgate más antiguo (su esquema es { $found }); arranca una vez el servidor de este, que la pone al día
