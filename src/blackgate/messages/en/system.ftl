# What the system says about a file that cannot be read or written: the $reason of terminal-file-trouble and
# edition-found-unreadable, in the words of the C library. After the prefix stands the name of the error number.

system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EEXIST = File exists
system-ENOTDIR = Not a directory
system-EISDIR = Is a directory
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-ENAMETOOLONG = File name too long
