## Co zakończona gra mówi o zestawie.

web-lookback-lost = Dlaczego zestaw przegrał
web-lookback-title = Jak spisał się zestaw
web-lookback-good = Na plus:
web-lookback-bad = Na minus:
web-lookback-about = Policzono to tylko w tej grze. O sile zestawu powie dopiero więcej gier: zobacz szybką ocenę przy budowaniu zestawu.
web-lookback-change = Zmień ten zestaw
web-lookback-numbers = W liczbach
web-lookback-counted = W tej grze
web-lookback-own = zestaw
web-lookback-theirs = przeciwnik
web-lookback-measure-came = figurki, które weszły do gry
web-lookback-measure-paid = średnia cena figurki
web-lookback-measure-pool = punkty w fazie formowania, średnio
web-lookback-measure-left = z tego niewydane
web-lookback-measure-symbols = dopłata za brakujące symbole
web-lookback-measure-destroyed = zniszczone wrogie figurki
web-lookback-measure-vain = istoty stracone bez zdobytego punktu
web-lookback-measure-cells = opanowane obszary
web-lookback-measure-claimed = punkty podboju za obszary
web-lookback-pieces = Figurka po figurce
web-lookback-piece = Figurka
web-lookback-paid = cena
web-lookback-points = punkty
web-lookback-fell = stracona
web-lookback-stayed = nie weszła do gry
