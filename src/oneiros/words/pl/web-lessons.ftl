# Lekcje na prawdziwych pozycjach: to, co mówi każda gra, i tytuły lekcji.

web-lesson-number = Lekcja { $number } z { $count }
web-lesson-minutes = około dwóch minut
web-lesson-step = krok { $number } z { $count }
web-lesson-steps = Kroki tej lekcji
web-lesson-step-done = zrobione
web-lesson-step-now = teraz
web-lesson-task = Zadanie
web-lesson-hide = Ukryj podpowiedzi
web-lesson-show = Pokaż podpowiedzi
web-lesson-show-me = Pokaż gdzie
web-lesson-close = Zamknij tę podpowiedź
web-lesson-again = Zacznij od nowa
web-lesson-leave = Wyjdź
web-lesson-kept = Ta przeglądarka pamięta, dokąd udało ci się dojść.
web-lesson-astray-title = Wolno, ale nie tędy droga
web-lesson-astray = To nie pomaga w zadaniu. Cofnij i spróbuj jeszcze raz; nic nie przepada.
web-lesson-astray-back = Cofnij to
web-lesson-over = Gra skończyła się przed wykonaniem zadania. Zacznij od nowa: to dwie minuty.
web-lesson-learnt = Bardzo dobrze!
web-lesson-learnt-all = Znasz już grę. Zagraj pierwszą z podpowiedziami albo ze znajomymi.
web-lesson-next = Następna lekcja: { $title }
web-lesson-play = Do gier
web-lesson-read = Jak grać
web-lesson-go-on = Możesz też grać tę grę dalej.

web-lesson-dreamblade-score-title = Zdobywanie punktów
web-lesson-dreamblade-strike-title = Razem do walki
web-lesson-dreamblade-fate-title = Odgonić czy zniszczyć
web-lesson-dreamscape-travel-title = Podróż i klucze
web-lesson-dreamscape-creation-title = Buduj i kończ karty
web-lesson-dreamscape-powers-title = Moce i cele

# The page that shows how to play, for every game.
web-learn-contents = Na tej stronie
web-learn-lesson-again = Jeszcze raz
web-learn-lesson-begin = Zacznij
web-learn-lesson-begun = rozpoczęta
web-learn-lesson-go-on = Kontynuuj
web-learn-lesson-learnt = ukończona
web-learn-lessons = Naucz się przy stole
web-learn-lessons-about = Trzy krótkie lekcje na prawdziwych pozycjach. Wolno ci wszystko, na co pozwalają zasady, i wszystko można cofnąć.
web-learn-minutes = dziesięć minut
web-learn-none = Ta gra nie ma jeszcze przewodnika. Wszystko wyjaśniają jej zasady z numerami.
web-learn-play = Zagraj
web-learn-rule = w zasadach: { $number }
web-learn-rules = Wszystkie zasady z numerami
web-learn-rules-about = Czego nie ma tutaj, jest tam, słowo w słowo.
web-learn-title = Jak grać w { $game ->
    [dreamscape] Dreamscape
    [dreamblade] Dreamblade
   *[other] { $game }
}
web-learn-puzzles = Rozwiązuj zadania
web-learn-choose = Nauka gry
web-learn-choose-about = Czytaj, próbuj, rozwiązuj: wszystko, co skończysz, zapamięta ta przeglądarka.
web-learn-path = Twoja droga do gry
web-learn-path-read = Przeczytaj
web-learn-path-read-about = Dziesięć minut w obrazkach albo każda zasada z numerem.
web-learn-path-learnt = Za tobą
web-learn-path-tried = Za tobą
web-learn-path-solved = Rozwiązane
web-learn-path-lessons = Wszystkie lekcje
web-learn-path-examples = Przeczytaj i spróbuj
web-learn-path-puzzle = Następne zadanie
web-learn-path-puzzles = Wszystkie zadania
web-learn-progress = { $done } z { $count }
