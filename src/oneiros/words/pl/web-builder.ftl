# Budowanie: zestaw się składa, zachowuje, udostępnia, wypróbowuje i nim gra.

web-builder-title = Zbuduj zestaw
web-builder-all = Wszystkie figurki
web-builder-mine = Mój zestaw
web-builder-tabs = Co widać
web-builder-tab-all = Figurki
web-builder-tab-insight = Mój zestaw

## Zestaw

web-builder-name = Nazwa zestawu
web-builder-nameless = Zestaw bez nazwy
web-builder-about = Kilka słów o zestawie
web-builder-count = { $number } z { $most }
web-builder-save = Zapisz
web-builder-saved = Zapisano
web-builder-shelf = Moje zestawy ({ $number })
web-builder-forms = Link i tekst
web-builder-back = Cofnij
web-builder-empty = Naciśnij + pod figurką albo przeciągnij ją tutaj.
web-builder-begin-ready = Zacznij od gotowego
web-builder-curve = Średni koszt: { $cost }. Naciśnij figurkę, żeby ją wyjąć.
web-builder-curve-label = Moje figurki według kosztu; strzałki prowadzą od jednej do drugiej, Enter wyjmuje
web-builder-column = { $number ->
    [0] Koszt { $cost }: brak figurek
    [one] Koszt { $cost }: { $number } figurka
    [few] Koszt { $cost }: { $number } figurki
   *[many] Koszt { $cost }: { $number } figurek
}
web-builder-names = Nazwy
web-builder-average = Przeciętna tura daje { $points } punktów.
web-builder-add = Dodaj: { $name }
web-builder-add-cost = Dodaj: { $name }, koszt { $cost }
web-builder-out = Wyjmij: { $name }
web-builder-copies = Kopie: { $number }, najwyżej { $most }
web-builder-added = Dodano: { $name }. Figurki: { $number } z { $most }.
web-builder-taken-out = Wyjęto: { $name }. Figurki: { $number } z { $most }.
web-builder-most-copies = { $most ->
    [one] { $name }: masz już { $most } kopię, więcej nie wolno.
    [few] { $name }: masz już { $most } kopie, więcej nie wolno.
   *[many] { $name }: masz już { $most } kopii, więcej nie wolno.
}
web-builder-cost = koszt { $cost }
web-builder-alike = Podobne figurki

## Błędy i rady

web-builder-mend = Do poprawy
web-builder-problems = Czego zabraniają zasady
web-builder-advice = Warto się zastanowić
web-builder-mend-copies = { $number ->
    [one] Wyjmij { $number }
    [few] Wyjmij { $number }
   *[many] Wyjmij { $number }
}
web-builder-mend-last = { $number ->
    [one] Wyjmij ostatnią
    [few] Wyjmij { $number } ostatnie
   *[many] Wyjmij { $number } ostatnich
}
web-builder-show = Pokaż te figurki
web-builder-fit = { $kind ->
    [location] koszt { $cost } · lokacja
   *[creature] koszt { $cost } · { $power }/{ $defense }/{ $life }
}
web-builder-fits = Pasowałyby:

## Aspekty i umiejętności

web-builder-aspects = Aspekty
web-builder-aspects-about = O ile więcej kosztuje figurka, bo brakuje symboli, jako jedna z trzech pierwszych uformowanych i później: zasada
web-builder-aspect = Aspekt
web-builder-bodies = Figurki
web-builder-early = Trzy pierwsze
web-builder-late = Później
web-builder-price-none = prawie nigdy
web-builder-kinds = Umiejętności według tego, kiedy działają
web-builder-locations = { $number ->
    [one] lokacja
    [few] lokacje
   *[many] lokacji
}

## Ocena

web-builder-verdict = Szybka ocena
web-builder-verdict-about = Komputer gra z każdym gotowym zestawem, po obu stronach. Trwa to kilka sekund i mówi, jak zestaw radzi sobie w jego rękach, a nie w twoich.
web-builder-verdict-ask = Rozegraj próbne gry ({ $games })
web-builder-verdict-busy = Komputer gra
web-builder-verdict-done = { $done } z { $total }
web-builder-verdict-side = { $side ->
    [above] Wygrywa częściej niż gotowe zestawy.
    [below] Przegrywa częściej niż gotowe zestawy.
   *[even] Nie widać, czy jest lepszy, czy gorszy od gotowych zestawów: tyle samo mógł dać przypadek.
}
web-builder-verdict-won = wygranych gier
web-builder-verdict-how = Gry z gotowymi zestawami: { $games }; po obu stronach komputer, poziom: { $bot }.
web-builder-verdict-old = Od tego czasu zestaw się zmienił.
web-builder-verdict-met = Według przeciwników
web-builder-verdict-points = { $points } z { $games }
web-builder-why = { $side ->
    [above] Dlaczego wygrywa
    [below] Dlaczego przegrywa
   *[even] Co robi dobrze, a co źle
}
web-builder-why-earlier = Tak było na wcześniejszej liście; nowe powody pokaże następna ocena.
web-builder-why-good = Na plus:
web-builder-why-bad = Na minus:
web-builder-why-nothing = Wszystko, co widać w tych grach, może być dziełem przypadku. Więcej gier może coś pokazać.
web-builder-why-out = Wyjmij jedną
web-builder-why-look = Obejrzyj ją i podobne
web-builder-change = Co dała zmiana
web-builder-change-before = przedtem { $share }%
web-builder-change-now = teraz { $share }%
web-builder-change-sure = { $change ->
    [better] Teraz jest lepiej.
    [worse] Teraz jest gorzej.
   *[unsure] Ta różnica może być dziełem przypadku. Więcej gier może to rozstrzygnąć.
}
web-builder-change-in = + { $number } { $name }
web-builder-change-out = − { $number } { $name }
web-builder-measures = W liczbach
web-builder-measures-each = Średnio
web-builder-measures-before = przedtem
web-builder-measures-own = ten zestaw
web-builder-measures-theirs = przeciwnicy
web-builder-measure-share = { $share }%
web-builder-measure-fight = wrogowie zniszczeni w grze
web-builder-measure-cells = punkty za obszary w turze
web-builder-measure-early = wygrane z trzech pierwszych tur
web-builder-measure-late = wygrane z dalszych tur
web-builder-measure-symbols = dopłata za brakujące symbole w grze
web-builder-measure-soon = uformowane w trzech pierwszych turach
web-builder-measure-idle = fazy bez formowania
web-builder-pieces = Figurka po figurce
web-builder-pieces-about = Punkty podboju za obszary i wrogów, dzielone między wszystkich, którzy brali udział, za każdym razem, gdy figurka weszła do gry. Tego, co robi dla innych, tu nie ma.
web-builder-pieces-name = Figurka
web-builder-pieces-games = w grze
web-builder-pieces-points = punkty
web-builder-pieces-paid = cena

## Zestaw, który ktoś udostępnił

web-builder-shared = To udostępniony zestaw: „{ $name }”. Możesz go dowolnie zmieniać; zestaw tej osoby się nie zmieni.
web-builder-played = To zestaw z twojej ostatniej gry. Zmień go, wypróbuj w grach komputera i zagraj jeszcze raz.
web-builder-played-why = Co jest w nim słabe?
web-builder-played-title = Zestaw z twojej gry: { $name }
web-builder-shared-close = Rozumiem
web-builder-shared-title = Udostępniony zestaw: { $name }
web-builder-shared-size = { $number ->
    [one] { $number } figurka
    [few] { $number } figurki
   *[many] { $number } figurek
}
web-builder-shared-unsaved = „{ $name }”, nad którym teraz pracujesz, nie jest zapisany.
web-builder-shared-save = Zapisz mój i otwórz ten
web-builder-shared-replace = Otwórz bez zapisywania mojego
web-builder-shared-leave = Zostań przy moim

## Link, tekst i JSON

web-builder-forms-title = Link, tekst, JSON
web-builder-link-damaged = Ten link jest uszkodzony: czegoś w nim brakuje albo coś się po drodze zmieniło. Skopiuj go jeszcze raz, od początku do końca.
web-builder-in = Wklej zestaw
web-builder-in-about = Link, spakowany napis, JSON albo wiersze z liczbą i nazwą w dowolnym języku. Zastąpi to, co teraz budujesz; „Cofnij” to przywróci.
web-builder-in-example = # Zimne stopy
    2 Zwiadowca Zmierzchu
    1 Szlachetny Smok
web-builder-in-meant = Może chodziło o:
web-builder-in-refused = { $number ->
    [one] Tego nie da się odczytać:
    [few] Tego nie da się odczytać; błędy: { $number }
   *[many] Tego nie da się odczytać; błędy: { $number }
}
web-builder-read = Odczytaj
web-builder-out-title = Weź ze sobą
web-builder-out-nobody = Gdy tylko ktoś tu będzie, pojawią się trzy postacie zapisu.
web-builder-form-link = Link
web-builder-form-text = Tekst
web-builder-form-json = JSON
web-builder-copy-text = Kopiuj tekst
web-builder-copy-json = Kopiuj JSON

## Moje zestawy

web-builder-shelf-title = Moje zestawy
web-builder-shelf-empty = Nic tu jeszcze nie ma. Co zapiszesz, zostanie z tobą na tym serwerze, gdziekolwiek trafi twoje ciasteczko.
web-builder-size = { $number ->
    [one] { $number } figurka
    [few] { $number } figurki
   *[many] { $number } figurek
}
web-builder-unready = jeszcze nie do gry
web-builder-open = Otwórz
web-builder-open-one = Otwórz: { $name }
web-builder-rename = Zmień nazwę
web-builder-copy = Powiel
web-builder-copy-name = { $name } (kopia)
web-builder-share = Kopiuj link
web-builder-link-copied = Link skopiowany.
web-builder-delete = Usuń
web-builder-delete-sure = Usunąć na zawsze?
web-builder-begin = Nowy zestaw
web-builder-begin-empty = Pusty
web-builder-begin-packs = Z otwartych pakietów

## Gra

web-builder-play = Zagraj tym zestawem
web-builder-play-nobody = Dodaj kogoś, żeby zagrać
web-builder-play-soon = Sprawdzanie …
web-builder-play-mend = Popraw, żeby zagrać
web-builder-play-many = { $number ->
    [one] Wyjmij { $number }, żeby zagrać
    [few] Wyjmij { $number }, żeby zagrać
   *[many] Wyjmij { $number }, żeby zagrać
}
web-builder-play-title = Gra zestawem: { $name }
web-builder-against = Przeciwnik
web-builder-friend = znajomy, przez link
web-builder-here = ktoś przy tym ekranie
web-builder-their = Zestaw przeciwnika
web-builder-any = losowy gotowy
web-builder-play-now = Graj
web-builder-play-link = Przygotuj stół i link
