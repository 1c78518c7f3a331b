# Stół, przy którym otwiera się pakiety, zanim zacznie się gra.

web-sealed-title = Twoje pakiety
web-sealed-shut = Gdy wszyscy się dosiądą, każdy otworzy swoje pakiety.
web-sealed-same = Wszyscy otwierają te same pakiety i budują sami.
web-sealed-drafted = Każdy gra tym, co wybrał z pakietów.
web-sealed-lacks = Otwórz swoje pakiety i zbuduj z nich zestaw. Gra zacznie się, gdy zrobią to wszyscy.
web-sealed-open = Otwórz moje pakiety
web-sealed-brought = Twój zestaw jest gotowy.
web-sealed-change = Zmień go
web-sealed-others = Jeszcze budują: { $who }
