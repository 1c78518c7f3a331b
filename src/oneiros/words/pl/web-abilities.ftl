# Strony umiejętności i mocy oraz przykład obok stołu.

web-abilities-title = { $game ->
    [dreamscape] Moce w Dreamscape
   *[other] Umiejętności w Dreamblade
}
web-abilities-about = { $game ->
    [dreamscape] Co robi każda moc, na których kartach jest i gdzie możesz jej spróbować.
   *[other] Co robi każda umiejętność, które figurki ją mają i gdzie możesz jej spróbować.
}
web-abilities-others = { $game ->
    [dreamscape] Inne moce
   *[other] Inne umiejętności
}
web-abilities-none = Nie ma takiej strony ({ $game }).
web-abilities-learn = Jak grać
web-abilities-rule = Zasada
web-abilities-in-rules = Zasada { $rule } wśród innych
web-abilities-having = { $game ->
    [dreamscape] { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } z tą mocą
   *[other] { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    } z tą umiejętnością
}
web-abilities-try-title = Spróbuj przy stole
web-abilities-try = Spróbuj
web-abilities-try-again = Spróbuj jeszcze raz
web-abilities-try-about = Pierwszy ruch jest twój, drugą stroną gra komputer. Wszystko można cofnąć, można też grać dalej.
web-abilities-tried = już za tobą
web-abilities-tried-of = Już za tobą: { $tried } z { $count }

web-example-about = O tym więcej
web-example-again = Od początku
web-example-next = Dalej: { $title }
