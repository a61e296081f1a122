# What is wrong with the database of the server, and what to do about it.
#   $url              where the database is, without its password
#   $reason           what the database or the system says, in its own words
#   $file, $server    addresses as they should be
#   $found            a version of the schema, or an option of an address
#   $table            the id of a table
#   $code             the short code of a table

storage-wrong-url = { $url } is not a database URL; write { $file } for a file, or { $server }
storage-unknown-option = the database URL { $url } has the unknown option { $found }; leave it out
storage-memory = a database in memory keeps nothing; name a file, such as { $file }
storage-file = the database { $url } cannot be opened or written ({ $reason }); check that its folder exists and is writable
storage-locked = another program has locked the database { $url } ({ $reason }); stop it or wait for it, then try again
storage-in-use = another Blackgate server is already using the database { $url }; stop it, or use another database (--database)
storage-full = there is no space left for the database { $url } ({ $reason }); free some on its disk
storage-damaged = { $url } is damaged or not a database ({ $reason }); name another file, or restore a backup
storage-away = the database { $url } does not answer ({ $reason }); check that it is running and reachable from here
storage-password = the database { $url } rejects this user ({ $reason }); correct the user or the password in its URL
storage-no-database = there is no such database: { $url } ({ $reason }); create it, or correct its name
storage-permission = this user lacks the permission for that in the database { $url } ({ $reason }); let it create and write tables
storage-crowded = the database { $url } accepts no more connections ({ $reason }); allow more, or stop other programs that use it
storage-trouble = the database { $url } failed ({ $reason }); see its log
storage-newer = the database was last used by a newer Blackgate (its schema is { $found }); use that version, or restore an older backup
storage-lost-table = another server has written to the table { $table }; read it again from the database
storage-code-taken = there is already a table with the code { $code }; choose another code
storage-no-file = there is no database { $url } yet; name the right one (--database), or start a server first, which creates it
storage-empty = this database contains nothing of Blackgate; name the right one (--database), or start a server with it first
storage-older = the database was last used by an older Blackgate (its schema is { $found }); start this version’s server once to upgrade it
