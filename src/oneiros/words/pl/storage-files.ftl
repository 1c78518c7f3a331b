# Co jest nie tak z bazą danych lub jej kopią – dla tych, którzy o nią dbają.

storage-url = „{ $came }” nie jest adresem bazy danych, której można użyć. Adres powinien wyglądać tak: sqlite:////home/ty/oneiros.sqlite, czyli plik z pełną ścieżką; inne bazy wymagają zainstalowanego pakietu Pythona.
storage-unwritable = W folderze { $folder } nie można przechować gier: { $why } Nadaj sobie prawo zapisu do tego folderu albo wybierz inne miejsce.
storage-unopened = Nie można otworzyć bazy danych { $database }: { $why } Usuń przyczynę albo wybierz inną bazę opcją --database.
storage-broken = Plik { $file } powinien być bazą danych Oneiros, ale nie da się go tak odczytać. Pozostał bez zmian. Przenieś go albo przywróć kopię i uruchom program ponownie.
storage-foreign = Plik { $file } jest bazą danych innego programu, a Oneiros potrzebuje własnej. Pozostał bez zmian. Wybierz inny plik.
storage-newer = Plik { $file } zapisała nowsza wersja Oneiros (format { $came }); ta wersja zna formaty do { $known }. Pozostał bez zmian. Użyj nowszej wersji albo wybierz inny plik.
storage-in-use = Z bazy danych { $file } korzysta już inny serwer: { $address }. Użyj go, zatrzymaj go albo wybierz inny plik opcją --database.
storage-in-use-there = Z bazy danych { $database } korzysta już inny serwer. Użyj go, zatrzymaj go albo wybierz inną bazę opcją --database.
storage-missing = Nie ma pliku { $file }.
storage-other-form = { $file } nie jest bazą danych w formacie, jaki zapisuje ta wersja Oneiros (format { $came } zamiast { $known }). Uruchom raz serwer w tej wersji, żeby ją zaktualizował, albo użyj wersji, która ją zapisała.
storage-backup-elsewhere = Bazę PostgreSQL kopiuje jej własne narzędzie, także przy działającym serwerze: pg_dump --format=custom --file={ $file } { $database }
storage-restore-elsewhere = Bazę PostgreSQL przywraca jej własne narzędzie, przy zatrzymanym serwerze: pg_restore --clean --if-exists --dbname={ $database } { $file }. Potem uruchom raz serwer z opcją --restored, żeby niedokończone gry dostały nowe ziarna.
storage-copy-there = Plik { $file } już istnieje. Wybierz inną nazwę albo usuń go.
storage-copy-failed = Nie udało się zapisać pliku { $file }, więc nic się nie zmieniło: { $why }
