## How a game went, told when it is over.

web-ending-points = How the points went
web-ending-points-at = { $turn }: { $points }
web-ending-deed = The deed that turned it
web-ending-roll = The roll that turned it
web-ending-strike = Best strike
web-ending-strike-damage = { $damage } damage in { $cell }, turn { $turn }
web-ending-strike-dice = Dice: { $faces }
web-ending-destroyed = Destroyed and lost
web-ending-fell = Fell to you
web-ending-lost = You lost
web-ending-lost-by = { $who } lost
web-ending-none = none
web-ending-card = Best card: { $card }, { $points }, { $who }
