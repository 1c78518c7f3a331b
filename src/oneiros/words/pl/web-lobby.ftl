# Poczekalnia: zaczynanie gier, wracanie do nich i dosiadanie się.

web-lobby-title = Zagraj tej nocy w sen
web-lobby-about = Jedno dotknięcie lub kliknięcie i siedzisz przy stole.

web-lobby-door-dreamblade = Dwa zestawy istot ze snu, dwadzieścia pięć obszarów i kości, których nikt nie oszuka. Kto pierwszy wygra sześć tur, ten wygrywa noc. Dla dwóch osób.
web-lobby-door-dreamscape = Zbieraj odłamki w świecie snów, buduj własny krajobraz i spełniaj karty snu. Wygrywa, kto po sześciu cyklach ma najwięcej punktów. Od dwóch do czterech osób.
web-lobby-first-dreamblade = Twoja pierwsza gra: z komputerem, gotowymi zestawami i podpowiedzią przy każdej nowości.
web-lobby-first-dreamscape = Twoja pierwsza gra: z dwoma komputerami i podpowiedzią przy każdej nowości.
web-lobby-again-dreamblade = Z komputerem i gotowymi zestawami.
web-lobby-again-dreamscape = Z dwoma komputerami.
web-lobby-play-now = Graj teraz
web-lobby-how-to-play = { $game ->
    [dreamblade] Jak grać w Dreamblade
   *[dreamscape] Jak grać w Dreamscape
}
web-lobby-hints = Pokazuj podpowiedzi w czasie gry

web-lobby-continue = Graj dalej
web-lobby-your-turn = Twoja kolej
web-lobby-their-turn = Czekasz na drugą stronę
web-lobby-others-turn = Czekasz na pozostałych
web-lobby-seating = Czekasz, aż ktoś się dosiądzie
web-lobby-finished = Skończone gry
web-lobby-won = Wygrana
web-lobby-won-together = Wspólna wygrana
web-lobby-lost = Przegrana
web-lobby-drawn = Remis
web-lobby-over-other = Zwycięzca: { $seat }
web-lobby-over-others = Zwycięzcy: { $seat }
web-lobby-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-lobby-record = Zapis gry
web-lobby-look = Obejrzyj
web-lobby-nobody = Jeszcze nikt
web-lobby-you = Ty
web-lobby-go = Do stołu
web-lobby-lesson = { $game }, lekcja: { $title }
web-lobby-moved = Ostatni ruch: { $when }

web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz stół, a inni zobaczą go tutaj.
web-lobby-join = Dosiądź się
web-lobby-join-title = Dosiądź się do tego stołu

web-lobby-new = Przygotuj własną grę
web-lobby-game = Gra
web-lobby-players = Liczba graczy
web-lobby-who = Kto gra
web-lobby-player = Gracz { $seat }
web-lobby-free-link = Dostaniesz link do wolnych miejsc; wyślij go znajomym.
web-lobby-free-open = Wolne miejsca widzą wszyscy w poczekalni; dostaniesz też link do nich.
web-lobby-shared = Podajecie sobie ekran; co jest tylko dla jednej osoby, jest zakryte, aż ona spojrzy.
web-lobby-opponent = Przeciwnik
web-lobby-opponent-bot = Komputer
web-lobby-opponent-bot-about = Gotowy o każdej porze
web-lobby-opponent-here = Ktoś obok mnie
web-lobby-opponent-here-about = Gracie na jednym ekranie
web-lobby-opponent-link = Ktoś daleko
web-lobby-opponent-link-about = Wysyłasz link
web-lobby-opponent-open = Ktokolwiek
web-lobby-opponent-open-about = Kto pierwszy się dosiądzie
web-lobby-level = Poziom
web-lobby-bot-scripted = Rozważny
web-lobby-bot-random = Beztroski
web-lobby-bot-scripted-about = Wie, co robi
web-lobby-bot-random-about = Gra na chybił trafił
web-lobby-bot = { $bot ->
    [scripted] Komputer (rozważny)
    [random] Komputer (beztroski)
   *[other] Komputer ({ $bot })
}
web-lobby-seat = Strona
web-lobby-seat-any = Losowa
web-lobby-seat-0 = A, od dołu
web-lobby-seat-1 = B, od góry

web-lobby-format = Co ustalacie
web-lobby-format-more = Więcej ustaleń
web-lobby-field-nightmare = Gra z koszmarami
web-lobby-field-nightmare-about = Pan Koszmar chodzi po świecie snów, a czerwone odłamki kosztują punkty
web-lobby-field-simultaneous = Tworzenie w tym samym czasie
web-lobby-field-simultaneous-about = Wszyscy budują naraz: mniej czekania, a dwie moce odpoczywają
web-lobby-field-mirrored = Odbicia też się liczą
web-lobby-field-mirrored-about = Kartę można zbudować także jak w lustrze
web-lobby-field-columns = Kolumny krajobrazu
web-lobby-field-rows = Rzędy krajobrazu
web-lobby-usual = { $value } (zwykle)

web-lobby-warband-mine = Twój zestaw
web-lobby-warband-theirs = Zestaw przeciwnika
web-lobby-warband-theirs-own = Kto się dosiądzie, przyniesie własny zestaw.
web-lobby-warband-choose = Wybierz inny
web-lobby-warband-choose-mine = Wybierz swój zestaw
web-lobby-warband-choose-theirs = Wybierz zestaw przeciwnika
web-lobby-warband-take = Weź ten zestaw
web-lobby-warband-taken = Wybrany
web-lobby-warband-details = Co w nim jest
web-lobby-warband-count = { $number ->
    [one] { $number } figurka
    [few] { $number } figurki
    [many] { $number } figurek
   *[other] { $number } figurki
}
web-lobby-warband-paste = Przynieś własny
web-lobby-warband-paste-about = Wklej spakowany zestaw albo listę: w każdym wierszu liczba i nazwa.
web-lobby-warband-paste-label = Spakowany zestaw albo lista
web-lobby-warband-check = Odczytaj
web-lobby-warband-problems = Tego zestawu nie można przynieść:
web-lobby-warband-copies = { $copies }× { $name }
web-lobby-cost = Koszt
web-lobby-power = Siła
web-lobby-defense = Obrona
web-lobby-life = Życie
web-lobby-location = Lokacja
web-lobby-start = Zacznij grę
web-lobby-start-link = Utwórz link
web-lobby-start-open = Otwórz stół
web-lobby-starting = Stół się szykuje…

web-warband-own = Własny zestaw
web-warband-sample = Zestaw przykładowy
web-warband-vigil-of-lanterns = Czuwanie latarni
web-warband-the-long-corridor = Długi korytarz
web-warband-under-the-bed = Pod łóżkiem
web-warband-opening-night = Wieczór premiery
web-warband-red-ribbons = Czerwone wstążki
web-warband-visiting-hours = Godziny odwiedzin
web-warband-mirror-parade = Parada luster
web-warband-nine-rooms = Dziewięć pokoi
web-warband-arrears-of-the-pit = Zaległości otchłani

web-invite-title = Zaproś kogoś
web-invite-about = { $count ->
    [one] Wyślij ten link. Kto pierwszy go otworzy i się dosiądzie, zagra z tobą.
    [few] Wyślij ten link. Pierwsze { $count } osoby, które go otworzą i się dosiądą, zagrają z tobą.
   *[many] Wyślij ten link. Pierwszych { $count } osób, które go otworzą i się dosiądą, zagra z tobą.
}
web-invite-link = Link do tego stołu
web-invite-local = Ten adres działa tylko na tym komputerze. Żeby zaprosić kogoś ze swojej sieci, uruchom serwer poleceniem { $command } i otwórz stronę pod adresem tego komputera.
web-invite-waiting = { $count ->
    [one] Czekasz na drugą stronę. Możesz zamknąć tę stronę; stół zostanie.
   *[many] Wolne miejsca: { $count }. Możesz zamknąć tę stronę; stół zostanie.
}
web-invite-public = Ten stół jest otwarty: wszyscy widzą go w poczekalni.

web-sit-title = Jest wolne miejsce
web-sit-about = Na ciebie czeka: { $name }. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-about-many = Na ciebie czekają: { $names }. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-about-nobody = Ktoś na ciebie czeka. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-join = Dosiądź się i graj
