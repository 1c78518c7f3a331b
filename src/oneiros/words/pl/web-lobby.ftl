# Poczekalnia: zaczynanie gier, wracanie do nich i dosiadanie się.

web-lobby-title = Tej nocy gramy o sny
web-lobby-me = Moje gry i wyniki
web-lobby-about = Jedno dotknięcie lub kliknięcie i siedzisz przy stole.

web-lobby-door-dreamblade = Dwa zestawy istot ze snu, dwadzieścia pięć obszarów i kości, którymi nie da się oszukać. Kto pierwszy wygra sześć tur, wygrywa noc. Dla dwóch osób.
web-lobby-door-dreamscape = Zbieraj odłamki w świecie snów, buduj własny krajobraz i kończ karty snu. Wygrywa, kto po sześciu cyklach ma najwięcej punktów. Od dwóch do czterech osób.
web-lobby-first-dreamblade = Twoja pierwsza gra: z komputerem, gotowymi zestawami i podpowiedzią przy każdej nowości.
web-lobby-first-dreamscape = Twoja pierwsza gra: z dwoma komputerami i podpowiedzią przy każdej nowości.
web-lobby-again-dreamblade = Z komputerem i gotowymi zestawami.
web-lobby-again-dreamscape = Z dwoma komputerami.
web-lobby-play-now = Graj teraz
web-lobby-gallery = { $game ->
    [dreamblade] Wszystkie figurki
   *[dreamscape] Wszystkie karty snu
}
web-lobby-builder = Zbuduj zestaw
web-lobby-packs = Otwórz pakiety
web-lobby-how-to-play = { $game ->
    [dreamblade] Jak grać w Dreamblade
   *[dreamscape] Jak grać w Dreamscape
}
web-lobby-hints = Pokazuj podpowiedzi w czasie gry

web-lobby-continue = Graj dalej
web-lobby-your-turn = Twój ruch
web-lobby-their-turn = Ruch przeciwnika
web-lobby-others-turn = Ruch pozostałych
web-lobby-seating = Czekasz, aż ktoś się dosiądzie
web-lobby-finished = Skończone gry
web-lobby-won = Wygrana
web-lobby-won-together = Wspólna wygrana
web-lobby-lost = Przegrana
web-lobby-drawn = Remis
web-lobby-over-other = Wygrywa: { $seat }
web-lobby-over-others = Wygrywają: { $seat }
web-lobby-reason = { $how ->
    [resigned] poddanie
    [time] koniec czasu
   *[claimed] nieobecność
}
web-lobby-outcome = { $outcome } ({ $reason })
web-lobby-older = Zaczęta według starszych zasad
web-lobby-pace-is = { $pace } dla każdego gracza
web-lobby-record = Zapis gry
web-lobby-review = Przegląd
web-lobby-open-record = Otwórz plik z zapisem gry
web-lobby-look = Obejrzyj
web-lobby-nobody = Jeszcze nikt
web-lobby-you = Ty
web-lobby-go = Do stołu
web-lobby-lesson = { $game }, lekcja: { $title }
web-lobby-puzzle = { $game }, zadanie { $id }
web-lobby-example = { $game }: przykład
web-lobby-puzzles = Zadania: { $game ->
    [dreamscape] Dreamscape
    [dreamblade] Dreamblade
   *[other] { $game }
}
web-lobby-left = Zostało: { $time }
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
web-lobby-bot-drowsy = Senny
web-lobby-bot-hasty = Porywczy
web-lobby-bot-scripted = Rozważny
web-lobby-bot-planner = Przezorny
web-lobby-bot-merciless = Bezlitosny
web-lobby-bot-random = Beztroski
web-lobby-bot-drowsy-about = Widzi tylko następny krok i zapomina, za co są punkty
web-lobby-bot-hasty-about = Bierze, co się da, i przeocza twoje zamiary
web-lobby-bot-scripted-about = Waży każdy krok i rzadko się myli
web-lobby-bot-planner-about = Planuje całą turę, zanim zrobi pierwszy krok
web-lobby-bot-merciless-about = Planuje całe tury tak głęboko, jak pozwala czas, i nie wybacza błędów
web-lobby-bot-random-about = Gra na chybił trafił
web-lobby-weaker = { $levels } { $number ->
    [one] gra
   *[other] grają
} słabiej, dopóki serwer nie uruchomi się ponownie ze skompilowanym silnikiem.
web-lobby-bot = { $bot ->
    [drowsy] Komputer (senny)
    [hasty] Komputer (porywczy)
    [scripted] Komputer (rozważny)
    [planner] Komputer (przezorny)
    [merciless] Komputer (bezlitosny)
    [random] Komputer (beztroski)
   *[other] Komputer ({ $bot })
}
web-lobby-seat = Miejsce
web-lobby-seat-any = Losowe
web-lobby-seat-0 = A – na dole
web-lobby-seat-1 = B – na górze

web-lobby-advice = Rady komputera
web-lobby-advice-usual = Tylko w grze z komputerem
web-lobby-advice-yes = Dla wszystkich
web-lobby-advice-no = Żadnych
web-lobby-pace = Czas
web-lobby-pace-none = Bez limitu
web-lobby-pace-none-about = Teraz albo tygodniami
web-lobby-pace-brisk = Żwawo
web-lobby-pace-calm = Spokojnie
web-lobby-pace-long = Długo
web-lobby-pace-day = Dzień
web-lobby-pace-days = Dni
web-lobby-format = Co ustalacie
web-lobby-format-more = Więcej ustaleń
web-lobby-field-nightmare = Gra z koszmarami
web-lobby-field-nightmare-about = Pan Koszmar chodzi po świecie snów, a czerwone odłamki kosztują punkty
web-lobby-field-simultaneous = Wszyscy tworzą jednocześnie
web-lobby-field-simultaneous-about = Wszyscy budują naraz: mniej czekania, a dwie moce nie działają
web-lobby-field-mirrored = Odbicia też się liczą
web-lobby-field-mirrored-about = Kartę można zbudować także jak w lustrze
web-lobby-field-columns = Kolumny krajobrazu
web-lobby-field-rows = Rzędy krajobrazu
web-lobby-usual = { $value } (domyślnie)

web-lobby-warband-mine = Twój zestaw
web-lobby-warband-theirs = Zestaw przeciwnika
web-lobby-warband-theirs-own = Kto się dosiądzie, wybierze własny zestaw.
web-lobby-warband-choose = Wybierz inny
web-lobby-warband-choose-mine = Wybierz swój zestaw
web-lobby-warband-choose-theirs = Wybierz zestaw przeciwnika
web-lobby-warband-take = Weź ten zestaw
web-lobby-warband-taken = Wybrany
web-lobby-warband-details = Zawartość
web-lobby-warband-count = { $number ->
    [one] { $number } figurka
    [few] { $number } figurki
    [many] { $number } figurek
   *[other] { $number } figurki
}
web-lobby-warband-paste = Wklej własny
web-lobby-warband-paste-about = Wklej spakowany zestaw albo listę: w każdym wierszu liczba i nazwa.
web-lobby-warband-paste-label = Spakowany zestaw albo lista
web-lobby-warband-check = Wczytaj
web-lobby-warband-problems = Tym zestawem nie można zagrać:
web-lobby-warband-own = Moje zestawy
web-lobby-warband-ready = Gotowe zestawy
web-lobby-warband-copies = { $copies }× { $name }
web-lobby-cost = Koszt
web-lobby-power = Siła
web-lobby-defense = Obrona
web-lobby-life = Życie
web-lobby-location = Lokacja
web-lobby-start = Zacznij grę
web-lobby-start-link = Utwórz link
web-lobby-start-open = Otwórz stół
web-lobby-starting = Szykujemy stół…

web-invite-title = Zaproś kogoś
web-invite-about = { $count ->
    [one] Wyślij ten link. Kto pierwszy go otworzy i się dosiądzie, zagra z tobą.
    [few] Wyślij ten link. Pierwsze { $count } osoby, które go otworzą i się dosiądą, zagrają z tobą.
   *[many] Wyślij ten link. Pierwszych { $count } osób, które go otworzą i się dosiądą, zagra z tobą.
}
web-invite-link = Link do tego stołu
web-invite-local = Ten adres działa tylko na tym komputerze. Żeby zaprosić kogoś ze swojej sieci, uruchom serwer poleceniem { $command } i otwórz stronę pod adresem tego komputera.
web-invite-waiting = { $count ->
    [one] Czekasz na przeciwnika. Możesz zamknąć tę kartę; stół poczeka.
   *[many] Wolne miejsca: { $count }. Możesz zamknąć tę kartę; stół poczeka.
}
web-invite-public = Ten stół jest otwarty: wszyscy widzą go w poczekalni.

web-sit-title = Jest wolne miejsce
web-sit-about = Na ciebie czeka: { $name }. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-about-many = Na ciebie czekają: { $names }. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-about-nobody = Ktoś na ciebie czeka. Dosiądź się; gra zacznie się, gdy nikogo nie będzie brakować.
web-sit-join = Dosiądź się i graj
web-anew-title = Co przynosisz teraz?
web-anew-about = Od stołu wstał ktoś, kto wie, co masz. Przynieś to samo albo coś innego; gra zacznie się, gdy nikogo nie będzie brakować.
web-anew-bring = Przynieś to
