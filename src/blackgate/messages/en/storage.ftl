# What is wrong with the database of the server, and what to do about it.
#   $url              where the database is, without its password
#   $reason           what the database or the system says, in its own words
#   $file, $server    addresses as they should be
#   $found            a version of the schema, or an option of an address
#   $table            the id of a table
#   $code             the short code of a table

storage-wrong-url = { $url } is not the address of a database; write { $file } for a file, or { $server }
storage-unknown-option = the database address { $url } has the option { $found }, which is not known; leave it out
storage-memory = a database in memory keeps nothing; name a file, such as { $file }
storage-file = the database { $url } cannot be opened or written ({ $reason }); see that its folder exists and that this user may write there
storage-locked = another program holds the database { $url } ({ $reason }); end it, or wait for it, then try again
storage-in-use = another Blackgate server uses the database { $url } already; end it, or give this one a database of its own (--database)
storage-full = there is no room left for the database { $url } ({ $reason }); make room on its disk
storage-damaged = { $url } is damaged or is no database ({ $reason }); name another file, or put a copy of it back
storage-away = the database { $url } does not answer ({ $reason }); see that it runs and that it can be reached from here
storage-password = the database { $url } does not let this user in ({ $reason }); correct the user or the password in its address
storage-no-database = there is no such database: { $url } ({ $reason }); create it, or correct its name
storage-permission = this user may not do that in the database { $url } ({ $reason }); give it the right to create and write tables
storage-crowded = the database { $url } takes no more connections ({ $reason }); allow more, or end other programs that use it
storage-trouble = the database { $url } has not done what was asked ({ $reason }); see its log
storage-newer = the database was last used by a newer Blackgate (its schema is { $found }); use that one, or put an older copy of the database back
storage-lost-table = another server has written to the table { $table }; read it again from the database
storage-code-taken = there is already a table with the code { $code }; choose another code
storage-no-file = there is no database { $url } yet; name the right one (--database), or start a server first, which makes it
storage-empty = there is nothing of Blackgate in this database; name the right one (--database), or start a server with it first
storage-older = the database was last used by an older Blackgate (its schema is { $found }); start the server of this one once, which brings it up to date
