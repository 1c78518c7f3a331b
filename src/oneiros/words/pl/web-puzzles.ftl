# Strona zadań i zadanie przy swoim stole.

web-puzzles-title = Zadania: { $game }
web-puzzles-lead = Pozycje z prawdziwych gier, w których jedno jest dużo lepsze niż wszystko inne. Znajdź to. Stopień to najłagodniejszy poziom komputera, który niezawodnie to znajduje.
web-puzzles-solved-of = Rozwiązane: { $solved } z { $count }
web-puzzles-next = Następne zadanie
web-puzzles-solved = rozwiązane
web-puzzles-none = Ta gra nie ma zadań.
web-puzzles-learn = Jak się w to gra
web-puzzle-title = Zadanie { $id }
web-puzzle-judging = Oceniam twoją próbę…
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-solution = Pokaż rozwiązanie
web-puzzle-list = Wszystkie zadania
web-puzzle-because = Co z tego wynika
web-puzzle-all-solved = Wszystkie zadania są rozwiązane.
