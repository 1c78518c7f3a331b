# What is kept: guests, tables and their answers.

storage-busy = More is waiting to be written than may wait ({ $limit }), so this was not accepted and nothing has changed. Try again in a moment.
storage-closed = The table is being put away: nothing is written any more, and this was not accepted. Try again when Oneiros runs again.
storage-conflict = This does not fit what is kept of the table, so nothing has changed. Perhaps Oneiros runs twice with the same file: stop one of them, then load the table again.
storage-failed = This could not be kept, and nothing has changed: { $why } Try again when that is put right.

storage-why-forbidden = writing is not allowed there.
storage-why-full = the disk is full.
storage-why-no-folder = a part of the path is not a folder.
storage-why-link = a symbolic link is in the way.
storage-why-locked = another program holds on to the database.
storage-why-in-use = another server uses the database now.
storage-why-disk = the disk reports an error.
storage-why-broken = the database is damaged.
storage-why-gone = the database does not answer.
storage-why-other = the database refuses it; the log of the server says why.
