# What a server cannot start with, for those who look after it.

server-chore-ended = Something that the server should do all the time is not done any more: { $chores }. Start it again, and look into its log.
server-chore-hangs = Something that the server should do all the time has not come to its end: { $chores }. Look into its log, and start it again.
server-port = { $host } port { $port } cannot be used: { $why }. Choose another with --port.
server-host-empty = The address to listen on is empty. Leave --host out for this computer only, or say 0.0.0.0 for every address.
server-metrics = Metrics cannot be told at { $host } port { $port }: { $why }. Choose another place with --metrics.
server-proxy = --trusted-proxy expects the address of a proxy, such as 10.0.0.1, or a network, such as 10.0.0.0/8; “{ $came }” is neither.
