# The builder: a warband is put together, kept, shared, tried and played.

web-builder-title = Build a warband
web-builder-all = All miniatures
web-builder-mine = My warband
web-builder-tabs = What is shown
web-builder-tab-all = Miniatures
web-builder-tab-insight = My warband

## The warband

web-builder-name = Name of the warband
web-builder-nameless = Nameless warband
web-builder-about = A few words about it
web-builder-count = { $number } of { $most }
web-builder-save = Save
web-builder-saved = Saved
web-builder-shelf = My warbands ({ $number })
web-builder-forms = Link and text
web-builder-back = Undo
web-builder-empty = Press + below a miniature, or drag it here.
web-builder-begin-ready = Begin from a ready one
web-builder-curve = Cost { $cost } on average. Press one to take it out.
web-builder-curve-label = My miniatures by cost; arrow keys go from one to the next, Enter takes one out
web-builder-column = { $number ->
    [0] Cost { $cost }: nobody
    [one] Cost { $cost }: { $number } miniature
   *[other] Cost { $cost }: { $number } miniatures
}
web-builder-names = Names
web-builder-average = An average turn brings { $points } points.
web-builder-add = Add { $name }
web-builder-add-cost = Add { $name }, cost { $cost }
web-builder-out = Take out { $name }
web-builder-copies = { $number } of at most { $most } copies
web-builder-added = { $name } is in: { $number } of { $most }.
web-builder-taken-out = { $name } is out: { $number } of { $most }.
web-builder-most-copies = There are { $most } copies of { $name } already, which is the most.
web-builder-cost = cost { $cost }
web-builder-alike = Much like it

## Problems and advice

web-builder-mend = To mend
web-builder-problems = What the rules forbid
web-builder-advice = Worth a thought
web-builder-mend-copies = { $number ->
    [one] Take { $number } out
   *[other] Take { $number } out
}
web-builder-mend-last = { $number ->
    [one] Take out the last one
   *[other] Take out the last { $number }
}
web-builder-show = Show them
web-builder-fit = { $kind ->
    [location] cost { $cost } · location
   *[creature] cost { $cost } · { $power }/{ $defense }/{ $life }
}
web-builder-fits = Would fit:

## Aspects and abilities

web-builder-aspects = Aspects
web-builder-aspects-about = How much more a miniature costs because symbols are missing, as one of the first three spawned and later: rule
web-builder-aspect = Aspect
web-builder-bodies = Miniatures
web-builder-early = First three
web-builder-late = Later
web-builder-price-none = hardly ever
web-builder-kinds = Abilities by when they work
web-builder-locations = { $number ->
    [one] location
   *[other] locations
}

## Verdict

web-builder-verdict = Quick verdict
web-builder-verdict-about = Bots play against every ready warband, from both sides. That takes seconds, and says how this warband does in their hands, not in yours.
web-builder-verdict-ask = Let bots play { $games } games
web-builder-verdict-busy = Bots are playing
web-builder-verdict-done = { $done } of { $total }
web-builder-verdict-side = { $side ->
    [above] It wins more often than the ready warbands.
    [below] It loses more often than the ready warbands.
   *[even] Too close to call: chance alone may have brought that much.
}
web-builder-verdict-won = of games won
web-builder-verdict-how = { $games } games against the ready warbands; both sides in the hands of the { $bot } bot.
web-builder-verdict-old = You have changed it since.
web-builder-verdict-met = By opponent
web-builder-verdict-points = { $points } of { $games }
web-builder-why = { $side ->
    [above] Why it wins
    [below] Why it loses
   *[even] What it does well and badly
}
web-builder-why-earlier = This is of the earlier list; the next verdict tells of the new one.
web-builder-why-good = For it:
web-builder-why-bad = Against it:
web-builder-why-nothing = These games show no difference that chance could not have made. More games may.
web-builder-why-out = Take one out
web-builder-why-look = Look, and who is like it
web-builder-change = What the change has done
web-builder-change-before = before { $share }%
web-builder-change-now = now { $share }%
web-builder-change-sure = { $change ->
    [better] It is better now.
    [worse] It is worse now.
   *[unsure] No difference that chance could not have made. More games may show one.
}
web-builder-change-in = + { $number } { $name }
web-builder-change-out = − { $number } { $name }
web-builder-measures = In numbers
web-builder-measures-each = On average
web-builder-measures-before = before
web-builder-measures-own = it
web-builder-measures-theirs = they
web-builder-measure-share = { $share }%
web-builder-measure-fight = enemies destroyed in a game
web-builder-measure-cells = points from cells in a turn
web-builder-measure-early = first three turns won
web-builder-measure-late = later turns won
web-builder-measure-symbols = paid for missing symbols in a game
web-builder-measure-soon = spawned in the first three turns
web-builder-measure-idle = phases in which nobody was spawned
web-builder-pieces = Miniature by miniature
web-builder-pieces-about = Conquest points from cells and enemies, shared by all who took part, each time that it came into play. What it does for others is not in it.
web-builder-pieces-name = Miniature
web-builder-pieces-games = in play
web-builder-pieces-points = points
web-builder-pieces-paid = price

## A warband that somebody has shared

web-builder-shared = This is a shared warband: “{ $name }”. It is yours to change; whoever shared it keeps theirs.
web-builder-played = This is the warband that you played. Change it, let bots try it, and play again.
web-builder-played-why = What is weak in it?
web-builder-played-title = The warband that you played: { $name }
web-builder-shared-close = All right
web-builder-shared-title = A shared warband: { $name }
web-builder-shared-size = { $number ->
    [one] { $number } miniature
   *[other] { $number } miniatures
}
web-builder-shared-unsaved = “{ $name }”, on which you are working, is not saved.
web-builder-shared-save = Save mine, then open this one
web-builder-shared-replace = Open it without saving mine
web-builder-shared-leave = Stay with mine

## Link, text and JSON

web-builder-forms-title = Link, text, JSON
web-builder-link-damaged = This link is damaged: something in it is missing or was changed on the way. Copy it again, from beginning to end.
web-builder-in = Paste a warband
web-builder-in-about = A link, a packed string, JSON, or lines with a number and a name in any language. It takes the place of what you are building; Undo brings that back.
web-builder-in-example = # Cold feet
    2 Twilight Scout
    1 Noble Dragon
web-builder-in-meant = Did you mean:
web-builder-in-refused = { $number ->
    [one] This cannot be read:
   *[other] This cannot be read; { $number } things are wrong:
}
web-builder-read = Read it
web-builder-out-title = Take it with you
web-builder-out-nobody = As soon as somebody is in it, its three forms stand here.
web-builder-form-link = Link
web-builder-form-text = Text
web-builder-form-json = JSON
web-builder-copy-text = Copy text
web-builder-copy-json = Copy JSON

## My warbands

web-builder-shelf-title = My warbands
web-builder-shelf-empty = Nothing is saved yet. What you save stays with you on this server, wherever your cookie goes.
web-builder-size = { $number ->
    [one] { $number } miniature
   *[other] { $number } miniatures
}
web-builder-unready = not ready to play
web-builder-open = Open
web-builder-open-one = Open { $name }
web-builder-rename = Rename
web-builder-copy = Copy
web-builder-copy-name = { $name } (copy)
web-builder-share = Copy link
web-builder-link-copied = The link is copied.
web-builder-delete = Delete
web-builder-delete-sure = Delete it for good?
web-builder-begin = Begin from
web-builder-begin-empty = Nothing
web-builder-begin-packs = Packs

## Playing

web-builder-play = Play this now
web-builder-play-nobody = Add somebody to play
web-builder-play-soon = Looking it over …
web-builder-play-mend = Mend it to play
web-builder-play-many = { $number ->
    [one] Take one out to play
   *[other] Take { $number } out to play
}
web-builder-play-title = Play with { $name }
web-builder-against = Against
web-builder-friend = a friend, by a link
web-builder-here = somebody at this screen
web-builder-their = Their warband
web-builder-any = any ready one
web-builder-play-now = Play now
web-builder-play-link = Make a table and its link
