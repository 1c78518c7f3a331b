## Co zakończona gra w Dreamscape mówi o graczach.

web-dreamscape-lookback-lost = Skąd różnica w punktach
web-dreamscape-lookback-title = Co się wyróżniło
web-dreamscape-lookback-good = Na plus:
web-dreamscape-lookback-bad = Na minus:
web-dreamscape-lookback-about = Policzono to tylko w tej grze, w porównaniu z najlepszym z pozostałych graczy. Jedna gra niewiele dowodzi.
web-dreamscape-lookback-cycles = Punkty cykl po cyklu
web-dreamscape-lookback-cycle = Cykl
web-dreamscape-lookback-last = ostatnie tworzenie
web-dreamscape-lookback-from-cards = karty
web-dreamscape-lookback-from-steps = kroki
web-dreamscape-lookback-from-trees = drzewa
web-dreamscape-lookback-sum = razem
web-dreamscape-lookback-end-purposes = Cele
web-dreamscape-lookback-end-open = Nieukończone karty
web-dreamscape-lookback-end-nightmares = Odłamki koszmaru
web-dreamscape-lookback-total = Suma
web-dreamscape-lookback-numbers = Wszyscy w liczbach
web-dreamscape-lookback-counted = W tej grze
web-dreamscape-lookback-measure-completed = ukończone karty
web-dreamscape-lookback-measure-barren = cykle bez ukończonej karty
web-dreamscape-lookback-measure-idle = niewykorzystane punkty akcji
web-dreamscape-lookback-measure-unused = odłamki, które zostały w Dłoniach
web-dreamscape-lookback-measure-free = niewykorzystane darmowe kroki
web-dreamscape-lookback-measure-places = użyte moce lokacji
web-dreamscape-lookback-measure-powers = użyte moce kart
