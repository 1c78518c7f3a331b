# Co jedna gra mówi o zestawie, z którym w nią zagrano (registry/dreamblade/lookback.py).

# Podmiotem jest zestaw. $own i $theirs dotyczą zestawu i jego przeciwnika; średnie mają jedno miejsce po przecinku.
lookback-stayed = { $number ->
    [one] { $number } figurka z { $all } ani razu nie weszła do gry
    [few] { $number } figurki z { $all } ani razu nie weszły do gry
   *[many] { $number } figurek z { $all } ani razu nie weszło do gry
}, na przykład: { $names }. Ostatnia nowa weszła w turze { $turn } z { $turns }. Figurki, które weszły do gry: { $came }, u przeciwnika { $theirs } ({ cite }).
lookback-nobody = Ani jedna figurka z { $all } nie weszła do gry; u przeciwnika weszło ich { $theirs } ({ cite }).
lookback-came = Do gry weszło więcej figurek niż u przeciwnika: { $came }, a u niego { $theirs } ({ cite }).
lookback-short = Fazy formowania, w których zabrakło punktów nawet na najtańszą figurkę: { $number } z { $phases }. W turze { $turn } figurka { $name } kosztowała { $price }, a do wydania było { $pool } ({ cite }).
lookback-left = Punkty formowania zostawały niewydane: średnio { $own } z { $pool } na fazę, razem { $total }. U przeciwnika zostawało średnio { $theirs } ({ cite }).
lookback-dear = Zestaw był drogi: figurka kosztowała średnio { $own } pkt formowania, u przeciwnika { $theirs }. Faza formowania przynosiła średnio { $pool } ({ cite }).
lookback-symbols = Dopłata za brakujące symbole: { $own } pkt formowania, u przeciwnika { $theirs } ({ cite }).
lookback-fights-good = Wygrywał walki: zniszczone wrogie figurki – { $own }, stracone własne – { $theirs } ({ cite }).
lookback-fights-bad = Przegrywał walki: zniszczone wrogie figurki – { $own }, stracone własne – { $theirs } ({ cite }).
lookback-cells-good = Obszary dały mu więcej. Punkty podboju za obszary: { $own } (opanowane obszary: { $cells }), u przeciwnika { $theirs } ({ $others }; { cite }).
lookback-cells-bad = Obszary dały mu mniej. Punkty podboju za obszary: { $own } (opanowane obszary: { $cells }), u przeciwnika { $theirs } ({ $others }; { cite }).
lookback-vain = { $number ->
    [one] { $number } istota z { $lost } straconych nie zdobyła
    [few] { $number } istoty z { $lost } straconych nie zdobyły
   *[many] { $number } istot z { $lost } straconych nie zdobyło
} ani jednego punktu podboju, na przykład: { $names } ({ cite }).
lookback-idle = Figurka { $name } kosztowała { $paid } pkt formowania i nie zdobyła żadnych punktów podboju ({ cite }).
lookback-most = Najwięcej zdobyła figurka { $name }: { $points } pkt podboju za { $paid } pkt formowania ({ cite }).
