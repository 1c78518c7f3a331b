# Dreamscape in the browser: what is asked, planned and told at its table.

# What is shown large, and what stands beside it.
web-dreamscape-large = What is shown large
web-dreamscape-large-world = Dreamworld
web-dreamscape-large-land = My dreamscape
web-dreamscape-large-world-short = World
web-dreamscape-large-land-short = My land
web-dreamscape-happened = Others did something here
web-dreamscape-land-mine = My dreamscape
web-dreamscape-land-of = Dreamscape of player { $seat }
web-dreamscape-tabs = More of the table
web-dreamscape-tab-question = Move
web-dreamscape-tab-ending = Ending
web-dreamscape-see-lands = See the lands
web-dreamscape-ending-back = How the game ended
web-dreamscape-tab-cards = Cards
web-dreamscape-tab-plan = Plan
web-dreamscape-tab-purposes = Purposes
web-dreamscape-tab-players = Players
# What stands above the table of who is not asked. $question is what another player is asked.
web-dreamscape-asked-other = { $question ->
    [travel] { $seat } travels
    [creation] { $seat } creates
    [cross] { $seat } walks
    [deck] { $seat } draws cards
    [keep] { $seat } chooses a card
    [first] { $seat } chooses a card
   *[other] { $seat } chooses
}
web-dreamscape-pull = Show more of the sheet
web-dreamscape-tab-log = Log
web-dreamscape-creating = Still creating: { $who }

# The list of choices.
web-dreamscape-group-free = Free
web-dreamscape-group-point = 1 point
web-dreamscape-group-hands = From your Hands
web-dreamscape-group-dreamer = Dreamer
web-dreamscape-group-place = Place
web-dreamscape-group-plant = Plant a tree
web-dreamscape-group-step = Walk
web-dreamscape-group-trade = Trade
web-dreamscape-group-cards = On a card
web-dreamscape-glows = { $count ->
    [one] What glows can be chosen: one choice.
   *[other] What glows can be chosen: { $count } choices.
}
web-dreamscape-line-go = to { $location } { $name }
web-dreamscape-line-power = Power: { $name }
web-dreamscape-line-collect = Collect { shard-one }
web-dreamscape-line-shard = { shard-kind } × { $count }
web-dreamscape-line-dreamer = The Dreamer walks
web-dreamscape-line-slot = slot { $slot }
web-dreamscape-line-height = from level { $height } on
web-dreamscape-pay-instead = pay 1 point instead
web-dreamscape-more = ↓ { $count } more
web-dreamscape-several = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
web-dreamscape-picked = Chosen: { $what }. Where to: { $slots }.
web-dreamscape-card-use = Use its power with
web-dreamscape-card-store = Keep for the next cycle

# What an answer brings.
web-dreamscape-completes = completes { $card }
web-dreamscape-ends-short = ends your turn
web-dreamscape-reveals = cannot be undone
web-dreamscape-banner = completes
web-dreamscape-shards = { $count } { shard-kind }

# A moment to think.
web-dreamscape-sure = Really?
web-dreamscape-sure-free-way = There is a free way to go there.
web-dreamscape-sure-ends = After this your turn is over.
web-dreamscape-sure-free-step = The Dreamer still has a free step worth +{ $points }: it would be lost.
web-dreamscape-sure-step = The Dreamer still has a free step: it would be lost.
web-dreamscape-sure-score = There is still something to do that brings +{ $points }.
web-dreamscape-sure-keeps = The other cards go back under the deck.
web-dreamscape-sure-power = A power of a location can be used once in a cycle, that of a card once for each shard.
web-dreamscape-not-yet = Not yet
web-dreamscape-lost = { $points ->
    [one] { $points } point would be lost.
   *[other] { $points } points would be lost.
}
web-dreamscape-back = Back into the bag: { $shards }.

# A plan.
web-dreamscape-plan = Plan
web-dreamscape-plan-begin = Plan first
web-dreamscape-plan-begin-short = Plan
web-dreamscape-plan-title = A plan, not yet done
web-dreamscape-plan-leave = Leave the plan
web-dreamscape-plan-empty = Choose as usual: nothing is done before you say so.
web-dreamscape-plan-all = Do it all
web-dreamscape-plan-next = Do the next step
web-dreamscape-plan-remove = Remove the last
web-dreamscape-plan-clear = Clear
web-dreamscape-plan-stop = Stop
web-dreamscape-plan-stops = The plan stops before a step that cannot be undone.
web-dreamscape-plan-broken = The table has changed, and your plan no longer holds. Change it, or leave it.
web-dreamscape-plan-full = The plan cannot go on from here: something comes to light first, or your turn is over.
