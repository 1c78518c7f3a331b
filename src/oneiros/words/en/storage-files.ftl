# What is wrong with a database or a copy of one, for those who look after it.

storage-url = “{ $came }” is not the address of a database that can be used. Write something like sqlite:////home/you/oneiros.sqlite, a file with its whole path; other databases need their Python package installed.
storage-unwritable = The games cannot be kept in { $folder }: { $why } Make that folder writable for you, or choose another place.
storage-unopened = The database { $database } cannot be opened: { $why } Put that right, or choose another one with --database.
storage-broken = { $file } should be a database of Oneiros, but it cannot be read as one. It was left as it is. Move it away or bring back a copy, then start again.
storage-foreign = { $file } is a database of another program; Oneiros needs one of its own. It was left as it is. Choose another file.
storage-newer = { $file } was written by a newer version of Oneiros (form { $came }); this version knows forms up to { $known }. It was left as it is. Use the newer version, or choose another file.
storage-in-use = The database { $file } is in use by another server, at { $address }. Use that one, stop it first, or choose another file with --database.
storage-in-use-there = The database { $database } is in use by another server. Use that one, stop it first, or choose another database with --database.
storage-missing = There is no file { $file }.
storage-other-form = { $file } is not a database as this version of Oneiros writes it (form { $came } instead of { $known }). Start the server of this version once to bring it up to date, or use the version that wrote it.
storage-backup-elsewhere = A database of PostgreSQL is copied by its own tool, also while the server runs: pg_dump --format=custom --file={ $file } { $database }
storage-restore-elsewhere = A database of PostgreSQL is brought back by its own tool, while the server is stopped: pg_restore --clean --if-exists --dbname={ $database } { $file }. Then start the server once with --restored, so that unfinished games get new seeds.
storage-copy-there = { $file } is there already. Choose another name, or remove it.
storage-copy-failed = { $file } could not be written, and nothing has changed: { $why }
