# Polecenie `oneiros serve`.
cli-command-serve = graj w przeglądarce
cli-command-serve-about = Udostępnij stoły: poczekalnię i gry w przeglądarce, przy jednym ekranie lub w sieci. Wszystko zapisuje się w bazie danych.
cli-metavar-host = NAZWA
cli-metavar-address = ADRES
cli-option-host = adres, pod którym serwer nasłuchuje (zwykle { $usual }, dostępny tylko z tego komputera; 0.0.0.0 oznacza wszystkie)
cli-option-port = port (zwykle { $usual }, a jeśli jest zajęty, dowolny wolny)
cli-option-database = baza danych, na przykład sqlite:////srv/oneiros.db (zwykle plik w folderze danych użytkownika)
cli-option-name = nazwa, pod którą serwer jest dostępny, oprócz localhost i adresów; można powtórzyć
cli-option-trusted-proxy = adres serwera pośredniczącego albo sieć, na przykład 10.0.0.0/8, której nagłówek X-Forwarded-For mówi, skąd przychodzą żądania; można powtórzyć
cli-metavar-days = DNI
cli-option-keep-open = jak długo przechowywać stoły, przy których nie zaczęto gry (zwykle { $usual } dni; 0 – zawsze)
cli-option-keep-finished = jak długo przechowywać zakończone gry (zwykle { $usual ->
    [0] zawsze
   *[other] { $usual } dni; 0 – zawsze
})
cli-option-keep-guests = jak długo pamiętać gości bez stołu, którzy nie przychodzą (zwykle { $usual } dni; 0 – zawsze)
cli-option-keep-unfinished = jak długo przechowywać gry, w których nikt już nie odpowiada (zwykle { $usual ->
    [0] zawsze
   *[other] { $usual } dni; 0 – zawsze
})
cli-option-restored = baza danych pochodzi z kopii zapasowej, więc niedokończone gry dostają nowe ziarna; w SQLite wykrywa się to samo
cli-option-https = szyfrowaniem zajmuje się serwer pośredniczący, więc ciasteczka przesyła się tylko szyfrowane
cli-option-no-browser = nie otwieraj przeglądarki
cli-option-thinkers = liczba procesów, w których myślą boty
cli-option-metrics = gdzie Prometheus może pytać o metryki: port dostępny tylko z tego komputera albo ADRES:PORT (zwykle nigdzie)
cli-option-log-format = czy dziennik jest tekstem dla ludzi (text), czy zapisem JSON dla programów (json); zwykle text
cli-option-log-level = od jakiego poziomu prowadzi się dziennik (zwykle warning)
cli-metrics-address = „{ $came }” nie jest ani portem, ani adresem z portem, na przykład 9464 albo 10.0.0.7:9464.
cli-serve-metrics = Metryki są pod adresem { $address }
cli-serve-started = Oneiros działa pod adresem { $address }
cli-serve-stop = Ctrl-C zatrzymuje serwer. Każda odpowiedź jest zapisana; gry toczą się dalej po ponownym uruchomieniu.
cli-serve-stopped = Oneiros został zatrzymany.
cli-metavar-n = N
cli-serve-running = Oneiros już działa pod adresem { $address }
cli-serve-open = Nie można tu otworzyć przeglądarki: otwórz ten adres samodzielnie. Ctrl-C zatrzymuje serwer; gry toczą się dalej po ponownym uruchomieniu.

cli-option-settings = plik z tymi opcjami w formacie TOML; każdą może też podać zmienna, na przykład ONEIROS_SERVE_DATABASE
cli-settings-form = Ustawienia w pliku { $file } nie są zapisane w formacie TOML: { $why }
cli-settings-unknown = { $file }: nie ma opcji „{ $came }”; są: { $known }
cli-settings-switch = { $where }: „{ $came }” nie znaczy ani tak, ani nie. Wpisz true albo false.
cli-settings-one = { $where }: oczekiwano jednej wartości, a jest { $came }.
cli-settings-value = { $where }: { $why }
cli-settings-choice = { $where }: nie ma „{ $came }”; są: { $known }
