# Z czym serwer nie może wystartować – dla tych, którzy o niego dbają.

server-chore-ended = Serwer przestał robić coś, co powinien robić stale: { $chores }. Uruchom go ponownie i zajrzyj do jego dziennika.
server-chore-hangs = Coś, co serwer powinien robić stale, nie dobiega końca: { $chores }. Zajrzyj do jego dziennika i uruchom go ponownie.
server-port = Nie można użyć: { $host }, port { $port }: { $why }. Wybierz inny opcją --port.
server-host-empty = Adres, pod którym serwer ma nasłuchiwać, jest pusty. Pomiń --host, aby działał tylko na tym komputerze, albo podaj 0.0.0.0, aby działał pod każdym adresem.
server-metrics = Metryk nie można podawać pod adresem { $host }, port { $port }: { $why }. Wybierz inne miejsce opcją --metrics.
server-proxy = Po --trusted-proxy oczekuje się adresu serwera pośredniczącego, na przykład 10.0.0.1, albo sieci, na przykład 10.0.0.0/8; „{ $came }” nie jest ani jednym, ani drugim.
