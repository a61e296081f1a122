# What whoever runs the server is told by backup, restore, export and admin.
#   $file    a backup or a record       $table   a table, as it was named
#   $url     where the database is      $reason  what is wrong, in the words of the system or of the server

backup-reading = Reading the database
backup-checking = Checking the backup
restore-writing = Writing the database
restore-checking = Checking the database
backup-done = { $file }: { $tables } tables, { $rows } rows, { $size } MB, read back and verified. It contains all hands and secrets: keep it private.
backup-broken = The journal of the table { $table } was already damaged in the database, and is copied unchanged: { $reason }
backup-broken-more = { $count } more journals are damaged.
backup-exists = { $file } already exists; choose another name, or delete it first
backup-trouble = { $file } cannot be read or written ({ $reason }); choose another file, or free some disk space
backup-damaged = { $file } is not a complete backup: it is damaged, truncated, or another kind of file; use another backup, or copy this one again
backup-newer = { $file } was written by a newer Blackgate ({ $release }); restore it with that version
restore-not-empty = the database { $url } is not empty; make a backup of it and add --replace to overwrite it, or choose another (--database)
restore-differs = what was read back from { $url } differs from what was written, so nothing was changed; check the disk and the database
restore-done = Restored the backup of { $made }: { $tables } tables, { $rows } rows, read back and verified.
operator-interrupted = Interrupted. Nothing was changed.
admin-exported = { $file } is written; blackgate verify checks it.
admin-no-table = there is no table { $table }; see blackgate admin list
admin-no-game = the game at the table { $table } has not begun: it has no record yet
admin-under-way = the game at the table { $table } is not over, and its record contains every hand; to export it anyway, add --under-way, and show it to nobody who plays there
admin-not-live = the table { $table } is not open and not being played (its state is { $state }): there is nothing to close
admin-not-locked = the table { $table } is not quarantined (its state is { $state }): there is nothing to unlock
admin-broken = the journal of the table { $table } cannot be read ({ $reason }); restore an earlier backup, or leave the table as it is
admin-busy = the table { $table } is too busy for this at the moment; try again
admin-no-tables = There are no such tables.
admin-state-open = open
admin-state-playing = playing
admin-state-quarantined = quarantined
admin-state-over = over
admin-state-ended = closed
admin-closed = The table { $table } is closed. Everybody there is told within seconds.
admin-unlocked = The table { $table } continues; its state is: { $state }.
admin-rotated = New seat tokens are signed with a new secret. Old ones stay valid for { $days } more days; clients that connect in that time get a new one automatically.
admin-rotated-now = New seat tokens are signed with a new secret, and all old ones are invalid: everybody at a table has lost their seat.
