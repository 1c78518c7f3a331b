### Gry w tekstach, dla modeli językowych. Także to, co mówią im narzędzia.
text-you-are = Grasz w { $game } jako gracz { $seat }.
# $game, $version, $format
text-rules = Zasady: { $game }, wersja { $version }. Uzgodniono: { $format }.
text-usual = to, co zwykle
text-how = Odpowiadaj numerem odpowiedzi albo jej zapisem. Liczy się ostatni wiersz tego, co mówisz. W opisie pozycji pomija się to, co puste, niczyje lub nieprawdziwe.
text-happened = Co się stało:
text-position = Pozycja, jaką zna gracz { $seat }:
text-answers = Odpowiedzi:
# $answer wymienia kilka, oddzielonych przecinkami.
text-any-of = { $answer } (albo mniej z nich, co najmniej jedna)
text-over = { $won ->
    [yes] Gra skończona. Wygrywa: { $winners } (zasada { $rule }).
   *[no] Gra skończona remisem (zasada { $rule }).
}
text-going-on = Gra trwa.
text-again = Tak nie można. { $why } Odpowiedz jeszcze raz.
text-instead = Tak nie można. { $why } Zamiast tego padła odpowiedź: { $answer }
text-may = Tak możesz odpowiedzieć.
