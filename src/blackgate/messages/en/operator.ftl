# What whoever runs the server is told by backup, restore, export and admin.
#   $file    a backup or a record       $table   a table, as it was named
#   $url     where the database is      $reason  what is wrong, in the words of the system or of the server

backup-reading = Reading the database
backup-checking = Checking the backup
restore-writing = Writing the database
restore-checking = Checking the database
backup-done = { $file }: { $tables } tables, { $rows } rows, { $size } MB, read again and found whole. All hands and secrets are in it: keep it to yourself.
backup-broken = The journal of the table { $table } was damaged in the database already, and is copied as it is: { $reason }
backup-broken-more = { $count } more journals are damaged.
backup-exists = { $file } is there already; give another name, or delete it first
backup-trouble = { $file } cannot be read or written ({ $reason }); give another file, or make room
backup-damaged = { $file } is not a whole backup: it is damaged, cut short, or another kind of file; use another backup, or fetch this one again
backup-newer = { $file } was written by a newer Blackgate ({ $release }); restore it with that one
restore-not-empty = the database { $url } is not empty; make a backup of it and add --replace to put this one in its place, or name another (--database)
restore-differs = what was written to { $url } is not what was read back, so nothing was changed; check the disk and the database
restore-done = Restored the backup of { $made }: { $tables } tables, { $rows } rows, read again and found the same.
operator-interrupted = Interrupted. Nothing was changed.
admin-exported = { $file } is written; blackgate verify checks it.
admin-no-table = there is no table { $table }; blackgate admin list shows those there are
admin-no-game = the game at the table { $table } has not begun: it has no record yet
admin-under-way = the game at the table { $table } is not over, and its record holds every hand; to have it all the same, add --under-way, and show it to nobody who plays there
admin-not-live = the table { $table } is not open and not being played (its state is { $state }): there is nothing to close
admin-not-locked = the table { $table } was not put aside (its state is { $state }): there is nothing to unlock
admin-broken = the journal of the table { $table } cannot be read ({ $reason }); restore a backup from before, or leave the table as it is
admin-busy = so much is going on at the table { $table } that this did not get in between; try again
admin-no-tables = There are no such tables.
admin-state-open = open
admin-state-playing = playing
admin-state-quarantined = put aside
admin-state-over = over
admin-state-ended = closed
admin-closed = The table { $table } is closed. Whoever sits there is told within seconds.
admin-unlocked = The table { $table } goes on; its state is: { $state }.
admin-rotated = Seat tokens get a new secret from now on. Those of the old one are good for { $days } more days; whoever connects in that time gets a new one by itself.
admin-rotated-now = Seat tokens get a new secret, and all that were given out have ended: whoever sits at a table loses the seat.
