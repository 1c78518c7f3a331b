# What the ready warbands are called.

web-warband-own = A warband of one’s own
web-warband-hidden = Not shown yet
web-warband-pool = From packs
web-warband-sample = The Sample
web-warband-vigil-of-lanterns = Vigil of Lanterns
web-warband-the-long-corridor = The Long Corridor
web-warband-under-the-bed = Under the Bed
web-warband-opening-night = Opening Night
web-warband-red-ribbons = Red Ribbons
web-warband-visiting-hours = Visiting Hours
web-warband-mirror-parade = Mirror Parade
web-warband-nine-rooms = Nine Rooms
web-warband-arrears-of-the-pit = Arrears of the Pit
