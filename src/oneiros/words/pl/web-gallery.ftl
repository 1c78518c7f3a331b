# Galerie: wszystkie figurki, wszystkie karty snu.

web-gallery-title = { $game ->
    [dreamblade] Figurki
   *[dreamscape] Karty snu
}
web-gallery-about = { $game ->
    [dreamblade] Wszystko, z czego można złożyć zestaw, figurka po figurce.
   *[dreamscape] Każda kraina, którą można wyśnić, tak jak narysowano ją na karcie.
}
web-gallery-others = Galerie
web-gallery-builder = Zbuduj zestaw
web-gallery-packs = Otwórz pakiety
web-gallery-search = Szukaj
web-gallery-search-hint = { $game ->
    [dreamblade] Nazwa, umiejętność, tekst, ród
   *[dreamscape] Nazwa, moc, odłamek
}
web-gallery-found = { $number ->
    [0] Nic nie pasuje
    [one] { $number } z { $all }
    [few] { $number } z { $all }
    [many] { $number } z { $all }
   *[other] { $number } z { $all }
}
web-gallery-nothing = Nic nie spełnia wszystkich tych warunków.
web-gallery-clear = Wyczyść wszystko
web-gallery-filters = Filtry
web-gallery-filters-set = { $number ->
    [one] Filtry ({ $number })
    [few] Filtry ({ $number })
    [many] Filtry ({ $number })
   *[other] Filtry ({ $number })
}
web-gallery-show = { $number ->
    [0] Nic nie pasuje
    [one] Pokaż { $number }
    [few] Pokaż { $number }
    [many] Pokaż { $number }
   *[other] Pokaż { $number }
}
web-gallery-order = Kolejność
web-gallery-order-cost = koszt
web-gallery-order-name = nazwa
web-gallery-order-strength = skuteczność
web-gallery-order-power = siła
web-gallery-order-defense = obrona
web-gallery-order-life = życie
web-gallery-order-set = dodatek i numer
web-gallery-order-level = poziom
web-gallery-order-points = punkty
web-gallery-order-difficulty = trudność
web-gallery-least = { $scale }, od
web-gallery-most = { $scale }, do
web-gallery-between = od { $least } do { $most }
web-gallery-between-all = dowolnie
web-gallery-option = { $label }, { $number }
web-gallery-list = { $game ->
    [dreamblade] Figurki; strzałki prowadzą od jednej do drugiej, Enter pokazuje z bliska
   *[dreamscape] Karty snu; strzałki prowadzą od jednej do drugiej, Enter pokazuje z bliska
}
web-gallery-previous = Poprzednia: { $name }
web-gallery-next = Następna: { $name }
web-gallery-unknown = W tej galerii nic nie nazywa się „{ $name }”.

## Czym się różnią

web-gallery-by-aspect = Aspekt
web-gallery-by-cost = Koszt
web-gallery-by-kind = Rodzaj
web-gallery-by-rarity = Rzadkość
web-gallery-by-lineage = Ród
web-gallery-by-works = Działa
web-gallery-by-set = Dodatek
web-gallery-by-level = Poziom
web-gallery-by-power = Moc
web-gallery-by-shard = Pokazuje
web-gallery-by-difficulty = Trudność
web-gallery-by-points = Punkty

## Figurki

web-gallery-rarity-common = pospolita
web-gallery-rarity-uncommon = niepospolita
web-gallery-rarity-rare = rzadka
web-gallery-rarity-none = bez rzadkości
web-gallery-lineage-none = bez rodu
web-gallery-set-first-sleep = Pierwszy sen
web-gallery-set-rulebook = Instrukcja
web-gallery-number = { $set }, numer { $number }
web-gallery-works-always = zawsze
web-gallery-works-blade = ostrze
web-gallery-works-multiblade = ostrze powtarzalne
web-gallery-works-double-blade = para ostrzy
web-gallery-works-double-multiblade = powtarzalne pary ostrzy
web-gallery-works-spawn = za punkty formowania
web-gallery-works-comes-into-play = przy wejściu do gry
web-gallery-works-score = pole punktowe
web-gallery-works-none = bez umiejętności
web-gallery-niche = { $name }: koszt { $cost }, { $kind ->
    [location] lokacja
   *[creature] siła { $power }, obrona { $defense }, życie { $life }
}, { $aspects }
web-gallery-abilities = Umiejętności
web-gallery-rule = Zasada { $rule }
web-gallery-example = Spróbuj
web-gallery-strength = Skuteczność jak na ten koszt
web-gallery-strength-share = { $share }%
web-gallery-strength-drawn = Udział wygranych gier: { $share } procent, przedział od { $low } do { $high }
web-gallery-strength-verdict = { $side ->
    [above] Zestawy z tą figurką wygrywają częściej, niż przegrywają.
    [below] Zestawy z tą figurką przegrywają częściej, niż wygrywają.
   *[even] Nie da się rozstrzygnąć: przedział obejmuje 50%.
}
web-gallery-strength-interval = Przedział 95%: od { $low } do { $high }%
web-gallery-strength-measured = Zmierzono w grach losowych zestawów (liczba gier: { $games }); po obu stronach grał ten sam komputer: { $bot }. Figurkę policzono tyle razy: { $counted }.
web-gallery-strength-none = Nie zmierzono: mierzono tylko figurki z dodatku { $set }.
web-gallery-warbands = Gotowe zestawy z tą figurką
web-gallery-warbands-none = Nie ma jej w żadnym gotowym zestawie.
web-gallery-warbands-copies = { $copies }×

## Karty snu

web-gallery-card = { $name }: poziom { $level }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $power }, trudność { $difficulty }
web-gallery-card-tree = drzewo
web-gallery-card-difficulty = Trudność { $difficulty }
web-gallery-card-numbers = Poziom i punkty
web-gallery-card-cost = Ile trzeba
web-gallery-card-cost-about = Najtańszy sposób, by zbudować ją samą na pustym krajobrazie.
web-gallery-card-shards = Odłamki
web-gallery-card-whites = Ruchy za odłamek ruchu
web-gallery-card-cycles = Cykle
web-gallery-card-sum = Razem: trudność
web-gallery-card-points = Punkty
web-gallery-card-points-about = Trudność i poziom razem
web-gallery-card-power = Moc
web-gallery-card-shows = Co pokazuje
