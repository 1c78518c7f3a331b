# A table at which packs are opened, before its game begins.

web-sealed-title = Your packs
web-sealed-shut = As soon as everybody sits, everybody opens packs of their own.
web-sealed-same = Everybody opens the same packs, and builds alone.
web-sealed-drafted = Everybody plays with what they have picked in the draft.
web-sealed-lacks = Open your packs and build from them. The game begins when everybody has.
web-sealed-open = Open my packs
web-sealed-brought = Your warband is here.
web-sealed-change = Change it
web-sealed-others = Still building: { $who }
