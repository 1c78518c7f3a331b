# Jak nazywają się gotowe zestawy figurek.

web-warband-own = Własny zestaw
web-warband-hidden = Jeszcze nie ujawniono
web-warband-pool = Z pakietów
web-warband-sample = Zestaw Przykładowy
web-warband-vigil-of-lanterns = Czuwanie Latarni
web-warband-the-long-corridor = Długi Korytarz
web-warband-under-the-bed = Pod Łóżkiem
web-warband-opening-night = Wieczór Premiery
web-warband-red-ribbons = Czerwone Wstążki
web-warband-visiting-hours = Godziny Odwiedzin
web-warband-mirror-parade = Parada Luster
web-warband-nine-rooms = Dziewięć Pokoi
web-warband-arrears-of-the-pit = Zaległości Otchłani
