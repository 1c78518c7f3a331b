# oneiros balance.
cli-command-balance = zmierz siłę figurek i ich zestawów
cli-command-balance-about = Niech bot rozegra wiele gier z samym sobą; pokaż, kto jak często wygrywa, z 95-procentowymi przedziałami ufności.
balance-what = miniatures: w losowych zestawach o dwóch aspektach; warbands: każdy gotowy zestaw przeciw wszystkim innym
balance-games = ile gier: łącznie dla figurek (1000), dla każdej pary zestawów (20)
balance-set = dodatek, którego figurki są mierzone
balance-played = Gry: { $games }, ziarno { $seed }, gra { $bot }. Udział wygranych gier, przedział, liczba gier:
balance-seed = inne kości niż te z ziarna 1; to samo ziarno daje te same gry
balance-bot = bot, który gra po obu stronach (planner); scripted gra szybciej i słabiej
