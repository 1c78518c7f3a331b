# Pakiety: otwierane do gry ograniczonymi zestawami (3.3) albo podawane dalej; potem buduje się zestaw z tego, co w nich było.

web-packs-title = Pakiety
web-packs-ways = Zobacz też
web-packs-gallery = Wszystkie figurki
web-packs-about = Nie musisz mieć własnego zestawu: otwórz pakiety, zbuduj go z tego, co w nich jest, i graj.

## Gra ograniczonymi zestawami

web-packs-sealed = Własne pakiety
web-packs-sealed-about = Każdy otwiera swoje pakiety. Zbuduj zestaw ze swoich i zagraj z komputerem, który zrobi to samo, albo ze znajomym.
web-packs-packs = Co otwierasz
web-packs-packs-starter = Pakiet startowy i dodatkowy
web-packs-packs-starter-about = 23 figurki, w tym 4 rzadkie
web-packs-packs-boosters = Trzy pakiety dodatkowe
web-packs-packs-boosters-about = 21 figurek, w tym 3 rzadkie
web-packs-set = Dodatek
web-packs-seed = Trzy słowa
web-packs-seed-any = dowolne
web-packs-seed-about = Te same słowa otwierają te same pakiety. Wpisz słowa od znajomego albo zostaw puste pole, a będą nowe.
web-packs-begin = Otwórz pakiety
web-packs-together = Ze znajomym: każdy otwiera nowe pakiety przy stole
web-packs-recent = Otwarte tu wcześniej
web-packs-recent-one = { $way ->
    [starter] { $seed }: pakiet startowy i dodatkowy
   *[boosters] { $seed }: trzy pakiety dodatkowe
}
web-packs-forget = Zapomnij: { $seed }

## Otwieranie

web-packs-which = { $kind ->
    [starter] Pakiet startowy
   *[booster] { $number ->
        [1] Pakiet pierwszy
        [2] Pakiet drugi
        [3] Pakiet trzeci
       *[other] Pakiet { $number }
    }
}
web-packs-holds = Rzadkie: { $rare }, niepospolite: { $uncommon }, pospolite: { $common }
web-packs-all = Pakiety
web-packs-step = { $state ->
    [opened] Pakiet { $number }, otwarty
   *[closed] Pakiet { $number }, zamknięty
}
web-packs-again = Jeszcze raz
web-packs-show-all = Pokaż wszystko naraz
web-packs-space = Spacja
web-packs-open = { $which ->
    [first] Otwórz pierwszy
    [last] Otwórz ostatni
   *[next] Otwórz następny
}
web-packs-turn = Odkryj { $number } z { $all }
web-packs-torn = Pakiet { $number } otwarty. Rzadkie: { $rare }, niepospolite: { $uncommon }, pospolite: { $common }.
web-packs-turned = { $rarity ->
    [rare] Rzadka: { $name }, koszt { $cost }, { $aspects }.
    [uncommon] Niepospolita: { $name }, koszt { $cost }, { $aspects }.
   *[common] Pospolita: { $name }, koszt { $cost }, { $aspects }.
}
web-packs-unturned = { $rarity ->
    [rare] Jeszcze zakryta, rzadka
    [uncommon] Jeszcze zakryta, niepospolita
   *[common] Jeszcze zakryta, pospolita
}
web-packs-row-common = Pospolite
web-packs-row-uncommon = Niepospolite
web-packs-row-rare = Rzadkie
web-packs-just-turned = właśnie odkryta
web-packs-closer = Obejrzyj z bliska
web-packs-strength = Zestawy z tą figurką wygrały { $share }% gier (od { $low } do { $high }%); grał nimi komputer, poziom: { $bot }.
web-packs-build = Zbuduj z nich zestaw
web-packs-then-build = Od razu buduj

## Pula

web-packs-pool = Twoja pula
web-packs-pool-count = { $number } z { $whole }
web-packs-pool-curve = Pula według kosztu
web-packs-pool-two = Figurki, które mają tylko aspekty { $one } i { $other }: { $number } z { $all }. Przy dwóch aspektach ceny są niskie.
web-packs-same = Te same pakiety dla znajomego
web-packs-same-about = Te słowa otwierają te same pakiety. Każdy buduje sam, a potem gracie ze sobą do dwóch wygranych.
web-packs-same-link = Link do tych samych pakietów

## Budowanie z puli

web-packs-building = Budowanie: { $seed }
web-packs-building-table = Budowanie ze swoich pakietów
web-packs-own-title = Z moich pakietów
web-packs-tab-pool = Moja pula
web-packs-build-for-me = Zbuduj za mnie
web-packs-built = Wybrane figurki: { $number }. Zmień, co chcesz.
web-packs-why = Dlaczego te figurki
web-packs-why-change = Zmień, co chcesz; „Cofnij” przywraca to, co było wcześniej.
web-packs-in-warband = W moim zestawie
web-packs-no-more = { $number ->
    [one] { $name }: jedyna figurka z puli już jest w zestawie.
    [few] { $name }: { $number } już są w zestawie, więcej być nie może.
   *[many] { $name }: { $number } już jest w zestawie, więcej być nie może.
}
web-packs-watch-again = Obejrzyj znów
web-packs-others = Inne pakiety
web-packs-bring = Zagraj tym zestawem przy stole
web-packs-to-table = Wróć do stołu
web-packs-anew = Pakiety wylosowano na nowo. Oto nowe.
web-packs-shut = Pakiety pozostają zamknięte, dopóki wszyscy nie dosiądą się do stołu.

## Gra

web-packs-play-title = Zagraj zestawem z puli
web-packs-bot-about = Komputer otwiera własne pakiety i z nich buduje.
web-packs-friend = ze znajomym, z tych samych pakietów
web-packs-friend-about = Kto przyjdzie z linku, otworzy te same pakiety, zbuduje zestaw sam i zagra z tobą.
web-packs-best = Ile gier
web-packs-best-1 = Jedna gra
web-packs-best-3 = Do dwóch wygranych
