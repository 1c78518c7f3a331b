# Dreamscape w przeglądarce: o co pyta stół, jak się planuje i co się opowiada.

# Co widać w dużym rozmiarze i co jest obok.
web-dreamscape-large = Co widać w dużym rozmiarze
web-dreamscape-large-world = Świat snów
web-dreamscape-large-land = Mój krajobraz
web-dreamscape-large-world-short = Świat
web-dreamscape-large-land-short = Krajobraz
web-dreamscape-happened = Inni coś tu zrobili
web-dreamscape-land-mine = Mój krajobraz
web-dreamscape-land-of = Krajobraz gracza { $seat }
web-dreamscape-tabs = Więcej o stole
web-dreamscape-tab-question = Ruch
web-dreamscape-tab-ending = Koniec gry
web-dreamscape-see-lands = Zobacz krajobrazy
web-dreamscape-ending-back = Jak skończyła się gra
web-dreamscape-tab-cards = Karty
web-dreamscape-tab-plan = Plan
web-dreamscape-tab-purposes = Cele
web-dreamscape-tab-players = Gracze
# Co stoi nad stołem u tego, kto nie jest pytany. $question to pytanie do innego gracza.
web-dreamscape-asked-other = { $question ->
    [travel] { $seat } podróżuje
    [creation] { $seat } tworzy
    [cross] { $seat } idzie dalej
    [deck] { $seat } dobiera karty
    [keep] { $seat } wybiera kartę
    [first] { $seat } wybiera kartę
   *[other] { $seat } wybiera
}
web-dreamscape-pull = Pokaż więcej
web-dreamscape-tab-log = Dziennik
web-dreamscape-creating = Tworzą jeszcze: { $who }

# Lista odpowiedzi do wyboru.
web-dreamscape-group-free = Za darmo
web-dreamscape-group-point = Za 1 punkt
web-dreamscape-group-hands = Z twoich Dłoni
web-dreamscape-group-dreamer = Śniący
web-dreamscape-group-place = Połóż
web-dreamscape-group-plant = Posadź drzewo
web-dreamscape-group-step = Idź
web-dreamscape-group-trade = Wymień
web-dreamscape-group-cards = Na kartę
web-dreamscape-glows = { $count ->
    [one] Wybierz to, co świeci: jedna możliwość.
    [few] Wybierz to, co świeci: { $count } możliwości.
   *[many] Wybierz to, co świeci: { $count } możliwości.
}
web-dreamscape-line-go = do { $location } { $name }
web-dreamscape-line-power = Moc: { $name }
web-dreamscape-line-collect = Zbierz { shard-one }
web-dreamscape-line-shard = { shard-kind } × { $count }
web-dreamscape-line-dreamer = Śniący idzie
web-dreamscape-line-slot = pole { $slot }
web-dreamscape-line-height = od { $height }. odłamka w górę
web-dreamscape-pay-instead = zamiast tego zapłać 1 punkt
web-dreamscape-more = ↓ jeszcze { $count }
web-dreamscape-several = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
web-dreamscape-picked = Wybrano: { $what }. Dokąd: { $slots }.
web-dreamscape-card-use = Użyj jej mocy:
web-dreamscape-card-store = Przechowaj na następny cykl:

# Co daje odpowiedź.
web-dreamscape-completes = ukończy kartę { $card }
web-dreamscape-ends-short = kończy twój ruch
web-dreamscape-reveals = nie da się cofnąć
web-dreamscape-banner = ukończona karta
web-dreamscape-shards = { $count } × { shard-kind }

# Chwila do namysłu.
web-dreamscape-sure = Na pewno?
web-dreamscape-sure-free-way = Można tam dojść za darmo.
web-dreamscape-sure-ends = Potem twój ruch się kończy.
web-dreamscape-sure-free-step = Śniący ma jeszcze darmowy krok za +{ $points }: przepadnie.
web-dreamscape-sure-step = Śniący ma jeszcze darmowy krok: przepadnie.
web-dreamscape-sure-score = Można jeszcze zrobić coś, co daje +{ $points }.
web-dreamscape-sure-keeps = Pozostałe karty trafiają na spód talii.
web-dreamscape-sure-power = Mocy lokacji można użyć raz w cyklu, mocy karty raz za każdy odłamek.
web-dreamscape-not-yet = Jeszcze nie
web-dreamscape-lost = { $points ->
    [one] Przepadnie { $points } punkt.
    [few] Przepadną { $points } punkty.
   *[many] Przepadnie { $points } punktów.
}
web-dreamscape-back = Wraca do woreczka: { $shards }.

# Plan.
web-dreamscape-plan = Plan
web-dreamscape-plan-begin = Zaplanuj
web-dreamscape-plan-begin-short = Zaplanuj
web-dreamscape-plan-title = Plan, jeszcze nie wykonany
web-dreamscape-plan-leave = Porzuć plan
web-dreamscape-plan-empty = Wybieraj jak zwykle: nic się nie stanie, dopóki nie potwierdzisz.
web-dreamscape-plan-all = Wykonaj wszystko
web-dreamscape-plan-next = Wykonaj następny krok
web-dreamscape-plan-remove = Usuń ostatni
web-dreamscape-plan-clear = Wyczyść
web-dreamscape-plan-stop = Zatrzymaj
web-dreamscape-plan-stops = Plan zatrzyma się przed krokiem, którego nie można cofnąć.
web-dreamscape-plan-broken = Stół się zmienił i ten plan jest już niewykonalny. Zmień go albo porzuć.
web-dreamscape-plan-full = Dalej nie da się planować: najpierw coś się ujawni albo twój ruch się skończy.
