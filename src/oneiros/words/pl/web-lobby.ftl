# Poczekalnia: zaczynanie gier, wracanie do nich i dosiadanie się.

web-lobby-title = Zagraj tej nocy w sen
web-lobby-about = Dwa zestawy istot ze snu, dwadzieścia pięć obszarów i kości, których nikt nie oszuka. Kto pierwszy wygra sześć tur, ten wygrywa noc.

web-lobby-first = Twoja pierwsza gra
web-lobby-first-about = Z komputerem, gotowymi zestawami i podpowiedzią przy każdej nowości. Nie musisz nic umieć.
web-lobby-play-now = Graj teraz
web-lobby-again-about = Z komputerem i gotowymi zestawami. Jedno kliknięcie i sen się zaczyna.
web-lobby-hints = Pokazuj podpowiedzi w czasie gry

web-lobby-continue = Graj dalej
web-lobby-your-turn = Twoja kolej
web-lobby-their-turn = Czekasz na drugą stronę
web-lobby-seating = Czekasz, aż ktoś usiądzie
web-lobby-finished = Skończone gry
web-lobby-won = Wygrana
web-lobby-lost = Przegrana
web-lobby-drawn = Remis
web-lobby-over-other = Zwycięzca: { $seat }
web-lobby-record = Zapis gry
web-lobby-look = Obejrzyj
web-lobby-nobody = Jeszcze nikt
web-lobby-you = Ty
web-lobby-go = Do stołu
web-lobby-moved = Ostatni ruch: { $when }

web-lobby-open = Otwarte stoły
web-lobby-open-none = Nikt teraz nie czeka na przeciwnika. Otwórz stół, a inni zobaczą go tutaj.
web-lobby-join = Usiądź
web-lobby-join-title = Usiądź przy tym stole

web-lobby-new = Przygotuj własną grę
web-lobby-game = Gra
web-lobby-dreamscape = W Dreamscape gra się w terminalu; stół w przeglądarce dopiero powstaje.
web-lobby-dreamscape-command = Polecenie do terminala
web-lobby-opponent = Przeciwnik
web-lobby-opponent-bot = Komputer
web-lobby-opponent-bot-about = Gotowy o każdej porze
web-lobby-opponent-here = Ktoś obok mnie
web-lobby-opponent-here-about = Gracie na jednym ekranie
web-lobby-opponent-link = Ktoś daleko
web-lobby-opponent-link-about = Wysyłasz odnośnik
web-lobby-opponent-open = Ktokolwiek
web-lobby-opponent-open-about = Kto pierwszy usiądzie
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

web-lobby-warband-mine = Twój zestaw
web-lobby-warband-theirs = Zestaw przeciwnika
web-lobby-warband-theirs-own = Kto usiądzie, przyniesie własny zestaw.
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
web-lobby-start-link = Utwórz odnośnik
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
web-invite-about = Wyślij ten odnośnik. Kto pierwszy go otworzy i usiądzie, zagra z tobą.
web-invite-link = Odnośnik do tego stołu
web-invite-local = Ten adres działa tylko na tym komputerze. Żeby zaprosić kogoś ze swojej sieci, uruchom serwer poleceniem { $command } i otwórz stronę pod adresem tego komputera.
web-invite-waiting = Czekasz na drugą stronę. Możesz zamknąć tę stronę; stół zostanie.
web-invite-public = Ten stół jest otwarty: wszyscy widzą go w poczekalni.

web-sit-title = Jest wolne miejsce
web-sit-about = Na przeciwnika czeka: { $name }. Wybierz, co przynosisz, i usiądź.
web-sit-about-nobody = Ktoś czeka na przeciwnika. Wybierz, co przynosisz, i usiądź.
web-sit-join = Usiądź i graj
