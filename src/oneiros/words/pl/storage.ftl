# Co się przechowuje: goście, stoły i odpowiedzi.

storage-url = „{ $came }” nie jest adresem bazy danych, której można użyć. Adres powinien wyglądać tak: sqlite:////home/ty/oneiros.sqlite, czyli plik z pełną ścieżką; inne bazy wymagają zainstalowanego pakietu Pythona.
storage-unwritable = W folderze { $folder } nie można przechować gier: { $why } Nadaj sobie prawo zapisu do tego folderu albo wybierz inne miejsce.
storage-broken = Plik { $file } powinien być bazą danych Oneiros, ale nie da się go tak odczytać. Pozostał bez zmian. Przenieś go albo przywróć kopię i uruchom program ponownie.
storage-foreign = Plik { $file } jest bazą danych innego programu, a Oneiros potrzebuje własnej. Pozostał bez zmian. Wybierz inny plik.
storage-newer = Plik { $file } zapisała nowsza wersja Oneiros (postać { $came }); ta wersja zna postaci do { $known }. Pozostał bez zmian. Użyj nowszej wersji albo wybierz inny plik.
storage-busy = Na zapis czeka już tyle, ile może czekać ({ $limit }), więc tego nie przyjęto i nic się nie zmieniło. Spróbuj ponownie za chwilę.
storage-closed = Stół jest właśnie składany: nic więcej się nie zapisuje i tego nie przyjęto. Spróbuj ponownie, gdy Oneiros znów będzie działać.
storage-conflict = To nie pasuje do tego, co zapisano o stole ({ $why }), więc nic się nie zmieniło. Może Oneiros działa dwa razy z tym samym plikiem: zatrzymaj jeden z programów i wczytaj stół ponownie.
storage-failed = Nie udało się tego zapisać i nic się nie zmieniło: { $why } Spróbuj ponownie, gdy przyczyna zniknie.

storage-why-forbidden = zapis jest tam niedozwolony.
storage-why-full = na dysku nie ma miejsca.
storage-why-no-folder = część ścieżki nie jest folderem.
storage-why-locked = inny program zajmuje bazę danych.
storage-why-disk = dysk zgłasza błąd.
storage-why-broken = baza danych jest uszkodzona.
storage-why-gone = baza danych nie odpowiada.
storage-in-use = Z bazy danych { $file } korzysta już inny serwer: { $address }. Użyj go, zatrzymaj go albo wybierz inny plik opcją --database.
storage-in-use-there = Z bazy danych { $database } korzysta już inny serwer. Użyj go, zatrzymaj go albo wybierz inną bazę opcją --database.
