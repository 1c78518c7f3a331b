# Co się przechowuje: goście, stoły i odpowiedzi.

storage-busy = Na zapis czeka już tyle, ile może czekać ({ $limit }), więc tego nie przyjęto i nic się nie zmieniło. Spróbuj ponownie za chwilę.
storage-closed = Oneiros właśnie się wyłącza i niczego już nie zapisze, więc tego nie przyjęto. Spróbuj ponownie, gdy znów będzie działać.
storage-conflict = To nie pasuje do tego, co zapisano o stole, więc nic się nie zmieniło. Może Oneiros działa dwa razy z tym samym plikiem: zatrzymaj jeden z programów i wczytaj stół ponownie.
storage-failed = Nie udało się tego zapisać i nic się nie zmieniło: { $why } Spróbuj ponownie, gdy przyczyna zniknie.

storage-why-forbidden = zapis jest tam niedozwolony.
storage-why-full = na dysku nie ma miejsca.
storage-why-no-folder = część ścieżki nie jest folderem.
storage-why-link = na drodze jest dowiązanie symboliczne.
storage-why-locked = inny program zajmuje bazę danych.
storage-why-in-use = z bazy danych korzysta teraz inny serwer.
storage-why-disk = dysk zgłasza błąd.
storage-why-broken = baza danych jest uszkodzona.
storage-why-gone = baza danych nie odpowiada.
storage-why-other = baza danych odmawia; powód jest w dzienniku serwera.
