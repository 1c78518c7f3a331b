# Mapa Dreamblade w przeglądarce. $side to A lub B, $cell to obszar, na przykład c3, $miniature to oznaczenie, na przykład Człowiek-Lustro#1.

web-board-title = Kraina wyśniona
web-board-help = Strzałki prowadzą z obszaru na obszar, Enter wybiera, Tab przechodzi do figurek na obszarze, Escape wraca do obszaru, klawisz I opisuje figurkę.
web-board-cell = Obszar { $cell }.
web-board-portal = Portal gracza { $side }.
web-board-worth = { $worth ->
    [one] Dla gracza { $side } wart { $worth } punkt.
    [few] Dla gracza { $side } wart { $worth } punkty.
   *[many] Dla gracza { $side } wart { $worth } punktów.
}
web-board-worth-both = Wartość dla gracza A: { $a }, dla gracza B: { $b }.
web-board-empty = Pusty.
web-board-creature = { $miniature }, gracz { $side }: siła { $power }, obrona { $defense }, życie { $life }.
web-board-location = { $miniature }, gracz { $side }: lokacja.
web-board-has-damage = Obrażenia: { $damage }.
web-board-has-price = Cena teraz: { $price }.
web-board-has-moved = Już się ruszyła.
web-board-mark = { $state ->
    [open] Do wyboru.
    [chosen] Wybrano.
   *[target] Do wyboru jako cel.
}
web-board-badge = Znacznik: { $badge }.

## Fazy

web-board-turn = Tura { $turn }
web-board-phase = { $phase ->
    [initiative] Inicjatywa
    [spawn] Faza formowania gracza { $side }
    [first-action] Pierwsza faza akcji gracza { $side }
    [second-action] Druga faza akcji gracza { $side }
   *[conquest] Podbój
}
web-board-phase-short = { $phase ->
    [initiative] Inicjatywa
    [spawn] Formowanie
    [first-action] Akcja 1
    [second-action] Akcja 2
   *[conquest] Podbój
}
web-board-phases = Fazy tej tury
web-board-asked = { $side ->
    [chance] Trwa rzut kośćmi
   *[other] Teraz gra { PLAYER($side, case: "within") }
}
web-board-asked-you = Twój ruch

## Strony

web-board-side = { PLAYER($side) }
web-board-side-you = Ty, gracz { $side }
web-board-wins = Wygrane tury: { $wins } z { $needed }
web-board-pool = { $pool ->
    [one] Pozostał { $pool } punkt formowania
    [few] Pozostały { $pool } punkty formowania
   *[many] Pozostało { $pool } punktów formowania
}
web-board-bonus = { $bonus ->
    [one] { $bonus } dodatkowy punkt na następną fazę formowania
    [few] { $bonus } dodatkowe punkty na następną fazę formowania
   *[many] { $bonus } dodatkowych punktów na następną fazę formowania
}
web-board-bonus-short = dodatkowe
web-board-pool-short = pula
web-board-points-short = punkty
web-board-claims-short = gdyby to był koniec tury
web-board-points = Punkty podboju w tej turze: { $points }
web-board-claims-both = Punkty podboju, gdyby tura skończyła się teraz: A { $a }, B { $b }
web-board-claims = Punkty podboju, gdyby tura skończyła się teraz: { $claims }
web-board-reserves-of = Zasoby gracza { $side }
web-board-graveyard-of = Cmentarz gracza { $side }
web-board-removed-of = Poza grą: figurki gracza { $side }
web-board-too-dear = Za droga: w puli jest mniej punktów.

## Kości i potyczka

web-board-initiative-dice = Kości inicjatywy: A { $a }, B { $b }

## Wszystko o jednej figurce

web-board-about = Wszystko o figurce { $miniature }
web-board-kind = { $kind ->
    [location] Lokacja
   *[creature] Istota
}
web-board-cost = Koszt formowania
web-board-price = Cena teraz
web-board-power = Siła
web-board-defense = Obrona
web-board-life = Życie
web-board-damage = Obrażenia
web-board-printed = na figurce: { $number }
web-board-number = { $number ->
    [power] Siła
    [defense] Obrona
   *[life] Życie
} { $now }: na podstawce { $printed }, { $changes }
web-board-change = { $signed } { $ability } ({ $miniature })
web-board-change-own = { $signed } { $ability }
web-board-least = nigdy poniżej { $least }
web-board-why = Dlaczego nie teraz?
web-board-choose = Wybierz
web-board-choose-cell = Wybierz obszar { $cell }
web-board-quote = „{ $text }”
web-board-no-abilities = Bez umiejętności.
web-board-in-cell = Na obszarze { $cell }

## Co ogłasza się nad mapą

web-board-says-turn = Tura { $turn }
web-board-says-won = Turę wygrywa { PLAYER($side, case: "within") }
web-board-says-drawn = Nikt nie wygrywa tury
web-board-skipped-short = bez formowania
web-board-says-skipped = Jedynka: w tej turze nikt nie formuje
web-board-says-game = { $winner ->
    [nobody] Gra kończy się remisem
   *[other] Grę wygrywa { PLAYER($winner, case: "within") }
}
