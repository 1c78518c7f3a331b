# Co serwer mówi o rzeczach zachowanych przez gości i o rozgrywanych nimi grach komputera.

server-keepsakes-many = Liczba zachowanych zestawów to już { $most }; najpierw usuń któryś.
server-keepsake-unknown = Pod tym adresem nie masz niczego: „{ $came }”. Być może usunięto to gdzie indziej.
server-sparring-unknown = Nikt ostatnio nie prosił o te gry. Poproś o nie jeszcze raz.
server-bouts-busy = Liczba prób, które komputer już dla ciebie rozgrywa: { $most }. Poproś ponownie za chwilę.
server-bouts-full = Liczba prób, które komputer rozgrywa teraz dla innych: { $most }. Spróbuj ponownie za minutę.
server-sparring-nothing = Do tej gry nic się nie przynosi, więc nie ma czego wypróbować.
server-duel-nothing = Do tej gry nic nie przyniesiono albo zaczęła się w środku innej, więc nie ma czego porównać.
server-duel-same = Obie strony przyniosły to samo, więc nie ma czego porównać.
server-bouts-failed = Gry nie powiodły się z winy serwera. Poproś o nie jeszcze raz.
