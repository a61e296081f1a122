# Lo que dice el sistema de un archivo que no se puede leer o escribir. Se explica en en/system.ftl.

system-ENOENT = No existe el archivo o el directorio
system-EACCES = Permiso denegado
system-EEXIST = El archivo ya existe
system-ENOTDIR = No es un directorio
system-EISDIR = Es un directorio
system-ENOSPC = No queda espacio en el dispositivo
system-EROFS = Sistema de archivos de solo lectura
system-ENAMETOOLONG = Nombre de archivo demasiado largo
