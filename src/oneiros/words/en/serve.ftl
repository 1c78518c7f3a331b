# The command `oneiros serve`.
cli-command-serve = play in the browser
cli-command-serve-about = Serve the tables: lobby and games in the browser, for one screen or for a network, with everything kept in a database.
cli-metavar-host = NAME
cli-metavar-address = ADDRESS
cli-option-host = the address to listen on (usually { $usual }, which only this computer reaches; 0.0.0.0 is everywhere)
cli-option-port = the port (usually { $usual } or, if that is taken, any free one)
cli-option-database = the database, such as sqlite:////srv/oneiros.db (usually a file in the data folder of the user)
cli-option-name = a name under which the server is reached, besides localhost and addresses; may be repeated
cli-option-trusted-proxy = the address of a proxy, or a network such as 10.0.0.0/8, whose X-Forwarded-For says where requests come from; may be repeated
cli-metavar-days = DAYS
cli-option-keep-open = how long tables are kept at which no game has begun (usually { $usual } days; 0 is for ever)
cli-option-keep-finished = how long finished games are kept (usually { $usual ->
    [0] for ever
   *[other] { $usual } days; 0 is for ever
})
cli-option-keep-guests = how long guests without a table are known who do not come (usually { $usual } days; 0 is for ever)
cli-option-keep-unfinished = how long games are kept in which nobody answers any more (usually { $usual ->
    [0] for ever
   *[other] { $usual } days; 0 is for ever
})
cli-option-restored = say that the database was restored from a backup, so that unfinished games get new seeds; with SQLite that is noticed anyway
cli-option-https = say that a proxy in front of it encrypts, so that cookies are only sent encrypted
cli-option-no-browser = open no browser
cli-option-thinkers = in how many processes bots think
cli-option-metrics = where Prometheus may ask for metrics: a port, which only this computer reaches, or ADDRESS:PORT (usually nowhere)
cli-option-log-format = whether the log is text for people or JSON for programs (usually text)
cli-option-log-level = from which level on the log is written (usually warning)
cli-metrics-address = “{ $came }” is neither a port nor an address with a port, such as 9464 or 10.0.0.7:9464.
cli-serve-metrics = Metrics are at { $address }
cli-serve-started = Oneiros is at { $address }
cli-serve-stop = Ctrl-C stops it. Every answer is kept; games go on when it starts again.
cli-serve-stopped = Oneiros has stopped.
cli-metavar-n = N
cli-serve-running = Oneiros is already at { $address }
cli-serve-open = No browser could be opened here: open that address yourself. Ctrl-C stops the server; games go on when it starts again.

cli-option-settings = a file with these options in TOML; each may also be a variable such as ONEIROS_SERVE_DATABASE
cli-settings-form = The settings in { $file } are not TOML: { $why }
cli-settings-unknown = { $file }: there is no option “{ $came }”; there is: { $known }
cli-settings-switch = { $where }: “{ $came }” is neither yes nor no. Write true or false.
cli-settings-one = { $where }: one value is expected, not { $came }.
cli-settings-value = { $where }: { $why }
cli-settings-choice = { $where }: there is no “{ $came }”; there is: { $known }
