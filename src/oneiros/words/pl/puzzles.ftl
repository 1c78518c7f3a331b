# Zadania: o co w nich chodzi i co wyszło z próby.

puzzle-kind = { $kind ->
    [win-game] Wygraj grę
    [win-turn] Wygraj turę
    [save-turn] Nie przegraj tury
    [finish-take] Ukończ kartę snu i odbierz cel
    [finish-more] Ukończ dwie karty snu
    [take] Odbierz cel
    [finish] Ukończ kartę snu
    [finish-power] Ukończ kartę snu dzięki mocy
    [gather-more] Zbierz, czego brakuje dwóm kartom snu
    [gather] Zbierz, czego brakuje karcie snu
    [strike] Właściwa walka
    [spawn] Właściwe formowanie
    [action] Najlepsza faza akcji
    [travel] Najlepsza podróż
   *[creation] Najlepsze tworzenie
}
puzzle-task = { $kind ->
    [win-game] Gracz { $seat } może wygrać grę w tej fazie. Jak?
    [win-turn] Gracz { $seat } może wygrać tę turę w tej fazie. Jak?
    [save-turn] Gracz { $seat } zaraz przegra tę turę. Zapobiegnij temu w tej fazie.
    [finish-take] Gracz { $seat } może w tej fazie ukończyć kartę snu i sprawić, że jakiś cel da graczowi { $seat } więcej, a drugiemu mniej. Jak?
    [finish-more] Gracz { $seat } może w tej fazie ukończyć co najmniej dwie karty snu. Jak?
    [take] Gracz { $seat } może w tej fazie sprawić, że jakiś cel da graczowi { $seat } więcej, a drugiemu mniej. Jak?
    [finish] Gracz { $seat } może w tej fazie ukończyć kartę snu. Jak?
    [finish-power] Gracz { $seat } może w tej fazie ukończyć kartę snu dzięki mocy. Jak?
    [gather-more] Gracz { $seat } może na koniec tej fazy mieć w Dłoniach wszystko, czego wymagają jeszcze co najmniej dwie odkryte karty snu. Jak?
    [gather] Gracz { $seat } może na koniec tej fazy mieć w Dłoniach wszystko, czego wymaga jeszcze odkryta karta snu. Jak?
    [strike] Jedna walka jest dla gracza { $seat } dużo lepsza niż cokolwiek innego. Gdzie i kto w niej atakuje?
    [spawn] Co ma uformować gracz { $seat } i gdzie? Jeden wybór jest dużo lepszy od pozostałych.
    [action] Znajdź to, co w tej fazie jest dla gracza { $seat } dużo lepsze niż cokolwiek innego: przemieszczać się czy walczyć, i jak.
    [travel] Znajdź podróż, która jest dla gracza { $seat } dużo lepsza niż każda inna.
   *[creation] Znajdź tworzenie, które jest dla gracza { $seat } dużo lepsze niż każde inne.
}
puzzle-until = Próba kończy się wraz z fazą albo gdy rozstrzygają kości, dobieranie lub inni. Kolejność odpowiedzi nie ma znaczenia, a szczęście się nie liczy.
puzzle-solved = { $same ->
    [yes] Rozwiązane!
   *[no] Rozwiązane! Jest też inny sposób, mniej więcej równie dobry.
}
puzzle-wrong = To nie to. Graczowi { $seat } zostaje { $chance } % szans na wygraną, a można mieć { $best } %.
puzzle-wrong-goal = { $kind ->
    [win-game] To nie wygrywa gry.
    [win-turn] To nie wygrywa tury.
    [save-turn] Tura i tak jest przegrana.
    [finish-take] To nie kończy karty snu z odebraniem celu drugiemu graczowi.
    [finish-more] To nie kończy dwóch kart snu.
    [take] To nie odbiera żadnego celu drugiemu graczowi.
    [finish] To nie kończy żadnej karty snu.
    [finish-power] To nie kończy żadnej karty snu.
    [gather-more] Z dwóch kart snu co najmniej jednej wciąż czegoś brakuje.
    [gather] Każdej karcie snu wciąż czegoś brakuje.
   *[other] Coś innego jest dużo lepsze.
}
puzzle-yours = Co wynika z twojej próby:
puzzle-solution = Rozwiązanie, które daje { $chance } % szans na wygraną:
puzzle-instead = Zamiast tego, co zostawia { $chance } %: { $deeds }
puzzle-unknown = W grze { $game } nie ma zadania „{ $came }”; zadań jest tam: { $known }. Lista: oneiros puzzles { $game }
puzzle-nobody-asked = W pozycji tego zadania gracz { $seat } nie jest o nic pytany.
puzzle-none = Gra { $game } nie ma zadań.
learn-mined-line = { $file } ma wiersz, który nie jest przeszukaną grą: { $why }
puzzle-grade = { $level ->
    [drowsy] senny
    [hasty] porywczy
    [scripted] rozważny
    [planner] przezorny
   *[merciless] bezlitosny
}

# W terminalu.

cli-command-puzzles = wypisz zadania gry i to, które są już rozwiązane
cli-command-puzzles-about = Wypisz zadania gry, od najłatwiejszych. Stopień zadania to najłagodniejszy poziom komputera, który niezawodnie znajduje rozwiązanie.
cli-command-puzzle = rozwiązuj zadania: pozycje z gier, w których jest coś do znalezienia
cli-command-puzzle-about = Rozwiąż zadanie o podanym numerze albo kolejne nierozwiązane zadania gry, od najłatwiejszych. Gra się tak jak w „oneiros play”; „cofnij” cofa, „podpowiedź” pomaga, a „rozwiązanie” pokazuje rozwiązanie z uzasadnieniem.
puzzle-metavar = ZADANIE
puzzle-option-which = numer zadania albo gra, jeśli ma to być kolejne nierozwiązane
puzzle-option-grade = tylko zadania tego stopnia, od 1 (senny) do 5 (bezlitosny)
puzzle-title = Zadanie { $id }: { $kind } ({ $level })
puzzle-words = Oprócz odpowiedzi możesz wpisać: cofnij, podpowiedź, rozwiązanie, wyjdź; pomoc wypisuje wszystko.
puzzle-again-word = jeszcze raz
puzzle-solution-word = rozwiązanie
puzzle-next-word = dalej
puzzle-quit-word = wyjdź
puzzle-prompt = jeszcze raz, rozwiązanie, dalej czy wyjdź? ({ $usual ->
    [again] Enter: jeszcze raz
   *[next] Enter: dalej
})
puzzle-wish-unknown = „{ $came }” to nic z tych: jeszcze raz, rozwiązanie, dalej, wyjdź.
puzzle-which = Nie ma zadania „{ $came }”. Podaj numer zadania z listy „oneiros puzzles” albo grę: { $games }.
puzzle-count = Rozwiązane: { $solved } z { $count }. Następne rozwiążesz poleceniem: { $program } puzzle { $game }
puzzle-all-solved = { $grade ->
    [0] Wszystkie zadania są rozwiązane.
   *[other] Wszystkie zadania stopnia { $grade } są rozwiązane.
}
puzzle-not-kept = Nie da się zapamiętać, że zadanie jest rozwiązane: { $why }
server-puzzle-none = Przy tym stole nie rozwiązuje się zadania.
