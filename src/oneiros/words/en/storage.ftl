# What is kept: guests, tables and their answers.

storage-url = “{ $came }” is not the address of a database that can be used. Write something like sqlite:////home/you/oneiros.sqlite, a file with its whole path; other databases need their Python package installed.
storage-unwritable = The games cannot be kept in { $folder }: { $why } Make that folder writable for you, or choose another place.
storage-broken = { $file } should be a database of Oneiros, but it cannot be read as one. It was left as it is. Move it away or bring back a copy, then start again.
storage-foreign = { $file } is a database of another program; Oneiros needs one of its own. It was left as it is. Choose another file.
storage-newer = { $file } was written by a newer version of Oneiros (form { $came }); this version knows forms up to { $known }. It was left as it is. Use the newer version, or choose another file.
storage-busy = More is waiting to be written than may wait ({ $limit }), so this was not accepted and nothing has changed. Try again in a moment.
storage-closed = The table is being put away: nothing is written any more, and this was not accepted. Try again when Oneiros runs again.
storage-conflict = This does not fit what is kept of the table ({ $why }), so nothing has changed. Perhaps Oneiros runs twice with the same file: stop one of them, then load the table again.
storage-failed = This could not be kept, and nothing has changed: { $why } Try again when that is put right.

storage-why-forbidden = writing is not allowed there.
storage-why-full = the disk is full.
storage-why-no-folder = a part of the path is not a folder.
storage-why-locked = another program holds on to the database.
storage-why-disk = the disk reports an error.
storage-why-broken = the database is damaged.
storage-why-gone = the database does not answer.
storage-in-use = The database { $file } is in use by another server, at { $address }. Use that one, stop it first, or choose another file with --database.
storage-in-use-there = The database { $database } is in use by another server. Use that one, stop it first, or choose another database with --database.
