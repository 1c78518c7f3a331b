## Przebieg gry, opowiedziany po jej zakończeniu.

web-ending-points = Przebieg punktacji
web-ending-points-at = { $turn }: { $points }
web-ending-deed = Przełomowy ruch
web-ending-roll = Przełomowy rzut
web-ending-strike = Najlepszy atak
web-ending-strike-damage = Obrażenia: { $damage }, obszar { $cell }, tura { $turn }
web-ending-strike-dice = Kości: { $faces }
web-ending-destroyed = Zniszczone i stracone
web-ending-fell = Zniszczone przez ciebie
web-ending-lost = Stracone
web-ending-lost-by = Straty: { $who }
web-ending-none = brak
web-ending-card = Najlepsza karta: { $card }, { $points }, { $who }
