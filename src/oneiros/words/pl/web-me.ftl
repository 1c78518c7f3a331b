# Strona o sobie: imię, ustawienia, gry, wyniki, inne przeglądarki, dane.

web-me-title = Ja
web-me-about = Tę stronę widzisz tylko ty. Inni poznają twoje imię przy wspólnych stołach, a kto ma link do skończonej gry, może ją obejrzeć. Nic więcej o tobie nie zdradzamy.

web-me-name = Moje imię
web-me-name-saved = Zapisano.
web-me-settings = W tej przeglądarce
web-me-motion = Ruch
web-me-motion-system = Jak w systemie
web-me-motion-little = Ograniczony

web-me-games = Moje gry
web-me-games-none = Nie masz jeszcze za sobą żadnej gry.
web-me-games-play = Zagraj
web-me-again = Rewanż
web-me-again-waiting = Chęć rewanżu jest zgłoszona. Gra zacznie się, gdy zechcą jej też wszyscy pozostali przy stole.

web-me-results = Moje wyniki
web-me-results-none = Nie ma jeszcze czego liczyć: rozegraj jakąś grę do końca.
web-me-results-of = { $game }: wyniki według przeciwników
web-me-results-opponent = Przeciwnik
web-me-results-won = Wygrane
web-me-results-lost = Przegrane
web-me-results-drawn = Remisy
web-me-results-nobody = Ktoś już nieznany
web-me-results-all = { $number ->
    [one] { $number } gra
    [few] { $number } gry
   *[many] { $number } gier
}
web-me-results-longest = { $number ->
    [one] Najdłuższa gra: { $number } ruch lub rzut
    [few] Najdłuższa gra: { $number } ruchy i rzuty
   *[many] Najdłuższa gra: { $number } ruchów i rzutów
}
web-me-results-luckiest = { $game ->
    [dreamblade] Najszczęśliwsza gra: obrażenia i ostrza na twoich kościach ataku dały razem { $got }, a tyle kości daje średnio { $usual }
   *[other] Najszczęśliwsza gra: los dał ci { $got }, a średnio daje { $usual }
}
web-me-results-unlucky = { $game ->
    [dreamblade] Najszczęśliwsza gra: jeszcze w żadnej twoje kości ataku nie dały więcej niż średnio
   *[other] Najszczęśliwsza gra: jeszcze w żadnej los nie dał ci więcej niż średnio
}
web-me-results-luck = { $game ->
    [dreamblade] Szczęście to suma wyników twoich kości ataku, każde ostrze za jeden punkt – bez względu na to, czy coś zmieniły.
   *[other] Szczęście to wszystko, co dał los – bez względu na to, czy coś zmieniło.
}
web-me-results-luckless = { $game ->
    [dreamscape] Szczęścia tu nie liczymy: wartość odłamka czy karty zależy od twojej krainy.
   *[other] Szczęścia tu nie liczymy: tego, co dał los, nie da się porównać.
}
web-me-results-unnoted = { $number ->
    [one] { $number } starsza gra skończyła się, zanim zaczęto je liczyć.
    [few] { $number } starsze gry skończyły się, zanim zaczęto je liczyć.
   *[many] { $number } starszych gier skończyło się, zanim zaczęto je liczyć.
}
web-me-results-look = Obejrzyj ją jeszcze raz
web-me-results-about = Liczą się całe gry jednym miejscem przeciw innym; nie liczą się lekcje, zagadki ani gry, które są dalszym ciągiem innych. Gra z kilkoma przeciwnikami liczy się przy każdym z nich.
web-me-results-last = { $number ->
    [one] Z zakończonych stołów policzono { $number } ostatni.
    [few] Z zakończonych stołów policzono { $number } ostatnie.
   *[many] Z zakończonych stołów policzono { $number } ostatnich.
}

web-me-browsers = Moje inne urządzenia
web-me-pass = Zabierz mnie ze sobą
web-me-pass-about = Przepustka sprawia, że inna przeglądarka staje się twoja: to samo imię, te same gry i zestawy figurek. Nikt poza tobą nie powinien jej widzieć.
web-me-pass-make = Utwórz przepustkę
web-me-pass-link = Link dla drugiego urządzenia
web-me-pass-phrase = Albo wpisz to tam na stronie „Ja”:
web-me-pass-good = { $minutes ->
    [one] Działa raz, przez { $minutes } minutę.
    [few] Działa raz, przez { $minutes } minuty.
   *[many] Działa raz, przez { $minutes } minut.
}
web-me-pass-revoke = Unieważnij
web-me-pass-revoked = Przepustka jest już nieważna.
web-me-pass-used = Przepustka została użyta: druga przeglądarka jest już twoja.
web-me-pass-another = Utwórz inną
web-me-arrive = Mam przepustkę
web-me-arrive-label = Przepustka albo link z drugiego urządzenia
web-me-arrive-go = Dalej
web-me-arrive-title = Być tu kimś innym?
web-me-arrive-about = Odtąd ta przeglądarka będzie należeć do tego, kto utworzył przepustkę. Zrób to tylko z przepustką, która pochodzi od ciebie.
web-me-arrive-warning = Ten, do kogo ta przeglądarka należała do tej pory, zostaje tu zapomniany. Aby móc wrócić do jego gier, najpierw utwórz dla niego przepustkę albo zachowaj inną przeglądarkę, która cię zna.
web-me-arrive-yes = Tak, to ja
web-me-leave = Opuść wszystkie inne
web-me-leave-about = Każda inna przeglądarka od razu o tobie zapomni, a nieużyta przepustka straci ważność.

web-me-data = Moje dane
web-me-data-about = Wszystko, co jest o tobie zapisane: imię, zachowane zestawy figurek i twój udział w każdej grze. Możesz to pobrać jako plik albo usunąć.
web-me-export = Pobierz moje dane
web-me-delete = Usuń moje dane
web-me-delete-title = Usunąć wszystko o tobie?
web-me-delete-about = Oto, co się stanie:
web-me-delete-alone = Gry, w których nie siedział nikt inny, zostaną usunięte razem z zapisami.
web-me-delete-others = Gry z innymi pozostaną dla nich nienaruszone; na twoim miejscu będzie ktoś bez imienia.
web-me-delete-kept = Znikną twoje imię, zachowane zestawy i wyniki, a żadna twoja przeglądarka nie będzie już rozpoznawana.
web-me-delete-browser = Ta przeglądarka zapomni twoje ustawienia, lekcje i rozwiązane zagadki.
web-me-delete-go = Dalej
web-me-delete-sure = Na pewno?
web-me-delete-last = Nikt nie zdoła tego przywrócić, nawet ten, kto prowadzi ten serwer. Jeśli chcesz coś zachować, najpierw pobierz dane.
web-me-delete-yes = Tak, usuń wszystko
web-me-delete-no = Zachowaj wszystko
