# Scena potyczki w przeglądarce. $miniature to nazwa albo etykieta, na przykład Człowiek-Lustro#1, $cell to obszar, na przykład c3.

web-combat-strike = Walka na obszarze { $cell }
web-combat-deathblow = Atak przedśmiertny na obszarze { $cell }
web-combat-special = { $ability ->
    [none] Atak specjalny na obszarze { $cell }
   *[other] { $ability } na obszarze { $cell }
}
web-combat-fold = Pokaż mapę
web-combat-go-on = Dalej
web-combat-attackers = Atakują
web-combat-defenders = Bronią się

## Kto atakuje

web-combat-attacks = { $dice ->
    [one] atakuje: { $dice } kość
    [few] atakuje: { $dice } kości
   *[many] atakuje: { $dice } kości
}
web-combat-stays = nie atakuje
web-combat-choose = { $miniature }: atakuje albo nie
web-combat-apart = Te istoty nie atakują razem.
web-combat-nobody = Wybierz co najmniej jedną atakującą istotę.
web-combat-tap-attacker = Wskaż istotę, która ma nie atakować.
web-combat-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}

## Kości

web-combat-rolling = { $dice ->
    [one] Toczy się { $dice } kość
    [few] Toczą się { $dice } kości
   *[many] Toczy się { $dice } kości
}
web-combat-about-to-roll = Zaraz rzut…
web-combat-no-dice = Rzut bez kości
web-combat-idle-blades = { $blades ->
    [one] Jedno ostrze nic nie daje: nie bierze go żadna umiejętność.
    [few] { $blades } ostrza nic nie dają: nie bierze ich żadna umiejętność.
   *[other] { $blades } ostrzy nic nie daje: nie bierze ich żadna umiejętność.
}
web-combat-spared = Przydzielono za ciebie: wszystko jedno komu.
web-combat-rolled = Wynik: { $dice }
web-combat-face = { $face ->
    [miss] pudło
    [blade] ostrze
   *[other] { $face }
}
web-combat-total = { $damage ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
}
web-combat-total-said = Obrażenia z ataku: { $damage }
web-combat-reroll = Wybierz kości do przerzucenia.
web-combat-reroll-by = Kto przerzuca
web-combat-reroll-count = Wybrano: { $count } z { $most }
web-combat-die = Kość: { $face }

## Ostrza

web-combat-blades = { $blades ->
    [one] { $blades } ostrze do przydzielenia
    [few] { $blades } ostrza do przydzielenia
   *[many] { $blades } ostrzy do przydzielenia
}
web-combat-blade-takes = { $blades ->
    [one] { $blades } ostrze
    [few] { $blades } ostrza
   *[many] { $blades } ostrzy
}
web-combat-blade-now = teraz obrażenia { $signed }, razem { $total }
web-combat-blade-lent = użyczona przez figurkę { $miniature }
web-combat-laid = { $blades ->
    [one] { $ability }: { $blades } ostrze
    [few] { $ability }: { $blades } ostrza
   *[many] { $ability }: { $blades } ostrzy
}
web-combat-laid-change = obrażenia { $signed }

## Obrażenia

web-combat-left = { $rest ->
    [0] wszystko przydzielone
   *[other] do przydzielenia
}
web-combat-left-said = Do przydzielenia: { $rest } z { $total }.
web-combat-tap-defender = Wskaż istotę, aby dodać jedno obrażenie.
web-combat-more = { $miniature }: więcej obrażeń
web-combat-less = { $miniature }: mniej obrażeń
web-combat-add = { $miniature }: dodaj jedno obrażenie
web-combat-amount-said = { $miniature }, obrażenia: { $amount }. { $outcome }
web-combat-fill = { $amount }: { $effect ->
    [disrupt] odgonienie
    [destroy] zniszczenie
    [either] odgonienie albo zniszczenie
   *[all] cała reszta
}
web-combat-untouched = Nietknięta
web-combat-holds = Wytrzymuje
web-combat-effect-disrupt = Odgoniona
web-combat-effect-destroy = Zniszczona
web-combat-effect-either = Odgoniona albo zniszczona
web-combat-guard-needs = { $ability }: { $amount } potrzeba, zanim obrażenia dostaną osłaniani
web-combat-guard-enough = { $ability }: wystarczy, ale osłania jeszcze { $miniature }
web-combat-guard-done = { $ability }: wystarczy; bez osłony: { $miniature }
web-combat-covered = Osłania ją { $miniature } ({ $ability }): najpierw ta figurka musi dostać dość obrażeń

## Co się z nimi dzieje

web-combat-lost = Bez obrażeń ({ $amount }): osłania { $miniature } ({ ability-bodyguard-name })
web-combat-hit = Obrażenia: { $amount }
web-combat-fate-disrupt = Odgoń
web-combat-fate-destroy = Zniszcz
web-combat-became = { $fate ->
    [disrupted] Odgoniona
    [destroyed] Zniszczona
    [sacrificed] Poświęcona
    [banished] Wygnana
   *[purged] Poza grą
}

## Szanse

web-combat-odds-fate = odgonienie { $disrupted }%, zniszczenie { $destroyed }%{ $gone ->
    [none] { "" }
   *[other] , utrata { $gone }%
}
web-combat-odds-cleared = { $cleared }% szans na oczyszczenie obszaru
web-combat-odds-swing = Średni zysk: { $swing } pkt formowania
web-combat-odds-swing-means = Możliwe straty przeciwnika minus twoje, według kosztu formowania; odgoniona istota liczy się za połowę.
web-combat-odds-sampled = w przybliżeniu, ± { $error }
web-combat-odds-sampled-means = Za dużo do wyliczenia: to wynik { $samples } prób, więc procent może się różnić o { $error }.
web-combat-odds-waits = Wyliczanie szans
