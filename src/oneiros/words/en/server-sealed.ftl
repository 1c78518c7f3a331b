# What is refused where packs are opened: pools, sealed tables and drafts.

pool-size = { $came ->
    [one] This pool has { $came } miniature; a pool has 1 to { $most }.
   *[other] This pool has { $came } miniatures; a pool has 1 to { $most }.
}

## What a seat brings (rule 3.3)

sealed-way = Packs are not opened in the way “{ $came }”; there are: { $known }.
sealed-nothing = Nothing was brought; send a warband that is built from the pool.
sealed-not-there = { $name } is not in the pool (rule 3.3).
sealed-too-often = { $there ->
    [one] { $name } is in the pool once, not { $came } times (rule 3.3).
   *[other] { $name } is in the pool { $there } times, not { $came } times (rule 3.3).
}

## Seeds in words

seed-words = “{ $came }” is not a seed: it has { $expected } words, such as amber-otter-quill.
seed-word = “{ $came }” is not among the words of seeds.{ $near ->
    [none] { "" }
   *[other] { " " }Words that come near: { $near }.
}

## Sealed tables

server-sealed-none = No packs are opened for this game; leave “sealed” out.
server-sealed-format = A format says nothing about packs and further games; send “sealed” and “best_of” beside it.
server-sealed-seed = Where everybody opens a pool of their own, nobody chooses its seed; leave it out.
server-sealed-bot = A bot builds from a pool of its own; leave out what it brings.
server-sealed-draft = A draft has its own packs; leave out way, set, seed and pools.
server-sealed-drafter = Say which bot of the draft plays: { $known }. What came: { $came }.
server-not-sealed = No packs are opened at this table; what is brought is said when one sits down.
server-packs-shut = The packs stay shut until everybody sits at the table.
server-sow-lacking = Seat { $seat } has brought nothing yet; bring something first.
server-brought = Everybody has brought something and is bound to a seed, so nothing else can be brought.
server-got-up = You got up from this table when you knew your packs or what the others bring, so you cannot sit down here again.
server-pool-foreign = What others have opened is shown when all their games are over.
server-seat-number = “{ $came }” is no number of a seat; seats are counted from 0 on.

## Drafts

server-draft-unknown = There is no draft “{ $came }”. It may have been forgotten, or the link is incomplete.
server-draft-foreign = You did not take part in this draft.
server-draft-seats = A draft has from { $least } to { $most } seats, not { $came }.
server-draft-me = Exactly one seat of a new draft is yours, not { $came }.
server-draft-seconds = A pick may take from { $least } to { $most } seconds, not { $came }.
server-draft-full = All seats of this draft are taken.
server-draft-owner = Only the guest who made the draft can begin or close it.
server-draft-status = { $status ->
    [seating] This draft has not begun yet.
    [drafting] This draft has begun already.
    [over] This draft is over.
   *[closed] This draft was closed.
}
server-draft-early = This draft is not over yet, so nothing of it can be brought to a table.
server-draft-stale = This pack has been passed on or picked from already; look at the pack that you hold now.
server-draft-pick = “{ $came }” is not in the pack that you hold; there is: { $known }.
server-drafts-many = You sit at { $most } drafts that are not over; finish or leave one first.
