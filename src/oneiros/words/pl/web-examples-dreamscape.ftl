# Co zrobić w przykładzie każdej mocy.

web-example-dreamscape-muse = Twój Śpioch jest w Archiwum Muz: użyj mocy lokacji, a do Dłoni trafi odłamek z woreczka.
web-example-dreamscape-king = Twój Śpioch jest u Króla Snów: użyj mocy lokacji, wybierz talię i zatrzymaj jedną z sześciu kart albo żadnej.
web-example-dreamscape-harvesters = Twój Śpioch jest u Żniwiarzy Snów: użyj mocy lokacji i dołóż dwa odłamki tam, gdzie się przydadzą.
web-example-dreamscape-lake = Masz w Dłoniach dwa zielone odłamki, więc zielonego z prawej nie zbierzesz. Użyj mocy lokacji i przestaw niebieski na prawy koniec.
web-example-dreamscape-tower = Twój Śpioch jest w Wieży Wędrówki: użyj mocy lokacji i zabierz do dwóch odłamków ze swojego krajobrazu.
web-example-dreamscape-golem = Twój Śpioch jest u Mechanicznego Golema: użyj mocy lokacji i do trzech razy przenieś odłamek ze wszystkim, co na nim leży.
