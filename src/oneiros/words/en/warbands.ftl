# Warbands and sealed play (rules 3.1 and 3.3).

## Ready warbands, one line each

warband-sample = The rulebook's sample: Valor and Madness, a little of everything to learn the game with.
warband-vigil-of-lanterns = Valor alone: walk out behind Bodyguards, hold the middle, and let the heavy ones arrive in good order.
warband-the-long-corridor = Madness alone: be where nobody expects it, strike from afar, and refuse to stay destroyed.
warband-under-the-bed = Fear alone: cheap bodies in every scoring cell, enemies weakened, pushed out and silenced.
warband-opening-night = Passion alone: hit first and hardest, die expensively, and spend what the dead leave behind.
warband-red-ribbons = Valor and Passion: Bloodcut reinforce each other on the spot and make one stack stronger, tougher and longer-lived.
warband-visiting-hours = Madness and Fear: the Lost come cheaper behind the Usher and outlast what the small horrors have weakened.
warband-mirror-parade = Valor and Madness: Janus trade places, copy each other's blades and stand straighter together.
warband-nine-rooms = Hivelings: breed them cheaply round the Cradle, drop them beside their own kind, and let the Widow sharpen all.
warband-arrears-of-the-pit = Hellbred: a pack under Hell's Fury, every blade a wound; the Notary pays the costs and the Creditor comes at the end.
# The name and the plan together.
warband-titled = { $title } – { $plan }

## Forms (forms.py, packed.py)

warband-too-large = This text has { $came } characters; a warband has at most { $most }.
warband-line = Line { $line }: “{ $came }” is not a number of copies and a name; write a line such as: 2 Twilight Scout
warband-line-name = Line { $line }: “{ $came }” cannot be the name of a miniature, which has up to 40 letters, spaces, hyphens and apostrophes.
warband-line-copies = Line { $line }: { $miniature } comes to { $came } copies; write from 1 to { $most }.
warband-line-wrong = Line { $line }: { $why }
warband-name-long = The name of this warband has { $came } characters; at most { $most } are allowed.
warband-name = “{ $came }” cannot be the name of a warband: it has characters that cannot be seen, or blanks at an end.
warband-about-long = The description of this warband has { $came } characters; at most { $most } are allowed.
warband-about = “{ $came }” cannot be the description of a warband: it has characters that cannot be seen, or blanks at an end.
warband-not-json = This is no JSON: line { $line }, column { $column } is wrong.
warband-field = { $place } must be { $expected }, not { $came }.
warband-field-name = { $place }: “{ $came }” cannot be the name of a miniature, which has up to 40 letters, spaces, hyphens and apostrophes.
warband-field-unknown = { $place }: a warband holds no “{ $came }”; it holds format, version, name, description and miniatures.
warband-field-twice = “{ $came }” occurs twice; remove one of the two.
warband-version = { $place } is { $came }; this program reads version { $expected }.
warband-packed-version = This packed warband is of version “{ $came }”; this program reads version { $expected }.
warband-packed-letter = Character { $place } of this packed warband, “{ $came }”, cannot be there; copy it again.
warband-packed-cut = This packed warband breaks off at character { $place }; copy it again.
warband-packed-damaged = This packed warband is damaged somewhere from character { $first } to { $last }: its checksum does not fit. Copy it again.
warband-packed-set = Character { $place } of this packed warband means a set that is not here; there is: { $known }.
warband-packed-place = Character { $place } of this packed warband means miniature { $came } of a set that has fewer.
warband-packed-copies = Character { $place } of this packed warband means { $came } copies; at most { $most } are allowed.
warband-packed-sets = This warband was packed with another edition of its sets, in which other miniatures stood in these places.

## Sealed play (sealed.py)

prelude-way = Packs are opened as one of { $known }, but “{ $came }” came.
prelude-key = Of sealed play, `way` and `set` can be chosen, but “{ $came }” came.
sealed-set = There is no set called “{ $came }”; there is: { $known }.

## The builder (builder.py)

builder-first = { $first ->
    [Valor] { aspect-valor }
    [Madness] { aspect-madness }
    [Fear] { aspect-fear }
   *[Passion] { aspect-passion }
}
builder-second = { $second ->
    [Valor] { aspect-valor }
    [Madness] { aspect-madness }
    [Fear] { aspect-fear }
   *[Passion] { aspect-passion }
}
builder-kin = { $lineage ->
    [Janus] { lineage-janus }
    [Lost] { lineage-lost }
    [Hivelings] { lineage-hivelings }
    [Hellbred] { lineage-hellbred }
   *[Bloodcut] { lineage-bloodcut }
}
builder-nothing = The pool is empty, so nothing can be built from it ({ cite }).
builder-one-aspect = One aspect, { builder-first }: { $own } of { $all } bear no other symbol, so that symbols are missing less often ({ cite }).
builder-two-aspects = Two aspects, { builder-first } and { builder-second }: { $own } of { $all } bear no other symbol, so that symbols are missing less often ({ cite }).
builder-curve = Costs for about eight spawn points a turn: up to { $most_cheap }: { $cheap }; up to { $most_middling }: { $middling }; above: { $dear } ({ cite }).
builder-best = Most for their cost: { $names } ({ cite }).
builder-lineage = Lineage { builder-kin }, { $number } in all, is helped by: { $names } ({ cite }).
builder-locations = Locations claim nothing, so at most { $most } come along: { $names } ({ cite }).
builder-strangers = Taken though they bear symbols of other aspects: { $names } ({ cite }).
builder-missed = Good, but left out because of their aspects: { $names } ({ cite }).
builder-copies = Of { $copies } copies of { $name } in the pool only { $most } may come along ({ cite }).
builder-few = The pool gives only { $all } miniatures; { $most } would be the most ({ cite }).

## What a warband lacks (gaps.py)

builder-gap-few = { $number ->
    [one] There is room for { $number } more ({ cite }).
   *[other] There is room for { $number } more ({ cite }).
}
builder-gap-cheap = { $number ->
    [0] Nobody costs { $most } or less: two dice bring seven points on average, so only cheap ones come in twos ({ cite }).
    [one] Only { $number } costs { $most } or less: two dice bring seven points on average, so only cheap ones come in twos ({ cite }).
   *[other] Only { $number } cost { $most } or less: two dice bring seven points on average, so only cheap ones come in twos ({ cite }).
}
builder-gap-dear = { $number ->
    [one] { $number } costs more than { $above }: some of them will wait in the reserves to the end ({ cite }).
   *[other] { $number } cost more than { $above }: some of them will wait in the reserves to the end ({ cite }).
}
builder-gap-late = { builder-first } comes late: the first ones cost { $extra } more on average. Cheap ones with this symbol pave the way ({ cite }).
builder-gap-lonely = { builder-first } is lonely: its miniatures cost { $extra } more even late in a game. Take more of them, or none ({ cite }).
builder-gap-idle = { $name } has “{ $ability }”, but nobody here gains by it ({ cite }).
builder-gap-unique = { $name } is Unique: a second one in play is sacrificed ({ cite }).
builder-gap-locations = { $number ->
    [one] { $number } location: locations claim nothing ({ cite }).
   *[other] { $number } locations: they claim nothing, and one or two are enough for most ({ cite }).
}

## Commands

cli-command-warband = check, convert, show and list warbands
cli-command-warband-about = Check, convert, show and list warbands. A warband is the name of a ready one, a packed string, or a file: text, JSON, packed or TOML.
cli-command-warband-check = list everything that is wrong with warbands
cli-command-warband-check-about = List everything that rule 3.1 has against warbands. The exit status is 1 if there is anything.
cli-command-warband-convert = write a warband in another form
cli-command-warband-convert-about = Write a warband as text, as JSON, or as a packed string for links. Nothing is lost.
cli-command-warband-show = show a warband with its miniatures
cli-command-warband-show-about = Show a warband, what is printed on its miniatures, what they cost, and its packed string.
cli-command-warband-list = list the ready warbands
cli-command-warband-list-about = List the warbands that come with the game, each with its plan.
cli-command-sealed = open packs and build a warband from them
cli-command-sealed-about = Open the packs of sealed play (rule 3.3) and, if you like, have a warband built from them, with the reasons.

cli-metavar-warband-any = WARBAND
cli-metavar-set = SET
cli-option-warband-any = the name of a ready warband, a packed string, or a file
cli-option-warband-to = the form to write (otherwise: text)
cli-option-warband-output = write to a new file
cli-option-sealed-seed = open the pool of this seed, the same each time (otherwise: a random one, which is told)
cli-option-packs = a starter and a booster, or three boosters (otherwise: starter)
cli-option-set = the set of the packs, from: { $sets } (otherwise: { $default })
cli-option-build = build a warband from the pool, and say why

cli-column-plan = plan
cli-warband-nameless = (without a name)
cli-warband-written = Written: { $file }
cli-warband-summary = Miniatures: { $number }; cost in all: { $total }; up to { $most_cheap }: { $cheap }, up to { $most_middling }: { $middling }, above: { $dear }
cli-warband-link = Packed: { $link }
cli-warband-fine = { $number ->
    [one] { $name }: { $number } miniature, nothing is wrong.
   *[other] { $name }: { $number } miniatures, nothing is wrong.
}
cli-warband-problems = { $number ->
    [one] { $name }: { $number } problem
   *[other] { $name }: { $number } problems
}
cli-sealed-opened = { $number ->
    [one] Set { $set }, seed { $seed }: { $number } miniature
   *[other] Set { $set }, seed { $seed }: { $number } miniatures
}
cli-sealed-pack = { $kind ->
    [starter] Starter: { $rare } rare, { $uncommon } uncommon, { $common } common
   *[booster] Booster: { $rare } rare, { $uncommon } uncommon, { $common } common
}
cli-sealed-built = Built from the pool: { $name }
