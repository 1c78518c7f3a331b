# Packs: opened for sealed play (3.3), or passed round in a draft; then a warband is built from what came.

web-packs-title = Packs
web-packs-ways = Also here
web-packs-gallery = All miniatures
web-packs-about = You need no warband of your own: open packs, build from what lies in them, and play.

## Sealed

web-packs-sealed = Sealed
web-packs-sealed-about = Everybody opens packs of their own. Build from yours, then play a bot that does the same, or a friend.
web-packs-packs = What is opened
web-packs-packs-starter = A starter and a booster
web-packs-packs-starter-about = 23 miniatures, four of them rare
web-packs-packs-boosters = Three boosters
web-packs-packs-boosters-about = 21 miniatures, three of them rare
web-packs-set = Set
web-packs-seed = Three words
web-packs-seed-any = any
web-packs-seed-about = The same words open the same packs. Write those that a friend has told you, or leave it empty for new ones.
web-packs-begin = Open the packs
web-packs-together = With a friend: each opens new packs at a table
web-packs-recent = Opened here before
web-packs-recent-one = { $way ->
    [starter] { $seed }: a starter and a booster
   *[boosters] { $seed }: three boosters
}
web-packs-forget = Forget { $seed }

## Opening

web-packs-which = { $kind ->
    [starter] Starter
   *[booster] { $number ->
        [1] Booster one
        [2] Booster two
        [3] Booster three
       *[other] Booster { $number }
    }
}
web-packs-holds = { $rare } rare, { $uncommon } uncommon, { $common } common
web-packs-all = The packs
web-packs-step = { $state ->
    [opened] Pack { $number }, opened
   *[closed] Pack { $number }, closed
}
web-packs-again = Again
web-packs-show-all = Show all at once
web-packs-space = Space
web-packs-open = { $which ->
    [first] Open the first one
    [last] Open the last one
   *[next] Open the next one
}
web-packs-turn = Turn { $number } of { $all }
web-packs-torn = Pack { $number } is open: { $rare } rare, { $uncommon } uncommon, { $common } common.
web-packs-turned = { $rarity ->
    [rare] Rare: { $name }, cost { $cost }, { $aspects }.
    [uncommon] Uncommon: { $name }, cost { $cost }, { $aspects }.
   *[common] Common: { $name }, cost { $cost }, { $aspects }.
}
web-packs-unturned = { $rarity ->
    [rare] Not turned yet, rare
    [uncommon] Not turned yet, uncommon
   *[common] Not turned yet, common
}
web-packs-row-common = Common
web-packs-row-uncommon = Uncommon
web-packs-row-rare = Rare
web-packs-just-turned = just turned
web-packs-closer = Look closer
web-packs-strength = Warbands with it won { $share } % of their games ({ $low } to { $high } %) in the hands of the { $bot } bot.
web-packs-build = Build from these
web-packs-then-build = Then build

## The pool

web-packs-pool = Your pool
web-packs-pool-count = { $number } of { $whole }
web-packs-pool-curve = The pool by cost
web-packs-pool-two = { $number } of { $all } need no aspect but { $one } and { $other }. Two aspects keep prices low.
web-packs-same = Same packs for a friend
web-packs-same-about = The words open the same packs. Each builds from them alone; then you play each other, best of three.
web-packs-same-link = Link to the same packs

## Building from it

web-packs-building = Build from { $seed }
web-packs-building-table = Build from your packs
web-packs-own-title = From my packs
web-packs-tab-pool = My pool
web-packs-build-for-me = Build for me
web-packs-built = The builder has chosen { $number }. Change what you like.
web-packs-why = Why these
web-packs-why-change = Change what you like; Undo brings back what was there before.
web-packs-in-warband = In my warband
web-packs-no-more = { $number ->
    [one] { $name }: the one of the pool is in already.
   *[other] { $name }: { $number } are in already, which is all there may be.
}
web-packs-watch-again = Watch again
web-packs-others = Other packs
web-packs-bring = Bring it to the table
web-packs-to-table = Back to the table
web-packs-anew = The packs were drawn anew. These are the new ones.
web-packs-shut = The packs stay shut until everybody sits at the table.

## Playing

web-packs-play-title = Play with your pool
web-packs-bot-about = The bot opens packs of its own and builds from them.
web-packs-friend = a friend, with the same packs
web-packs-friend-about = Whoever comes by the link opens the same packs, builds alone, and plays you.
web-packs-best = How many games
web-packs-best-1 = One game
web-packs-best-3 = Best of three
