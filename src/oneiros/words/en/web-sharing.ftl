## Several people at one screen.

web-table-passing = { $seat } plays now
web-table-cover-title = This is for { $seat } only
web-table-cover = What comes now may be seen by player { $seat } alone. Pass the screen, and let the others look away.
web-table-cover-here = I am { $seat }: show it
