# Packs: opened for sealed play (3.3), or passed round in a draft; then a warband is built from what came.

web-packs-title = Packs
web-packs-about = Bring nothing: open packs, build from what lies in them, and play.
web-packs-seed-words = moth lantern key pillow tower mirror ladder window kettle candle river button clock feather whale staircase umbrella teacup orchard thimble bridge lighthouse velvet acorn harbour compass ribbon snow copper owl garden violin seven paper anchor meadow chimney marble swan tunnel pepper island silver drum cradle balloon comet tram ivory walnut parade willow amber sailor echo cupboard ember raven quilt hedge cello lagoon almond

## Sealed

web-packs-sealed = Sealed
web-packs-sealed-about = Everybody opens packs of their own. Build from yours, then play a bot that does the same, or a friend.
web-packs-packs = What is opened
web-packs-packs-starter = A starter and a booster
web-packs-packs-starter-about = 23 miniatures, four of them rare
web-packs-packs-boosters = Three boosters
web-packs-packs-boosters-about = 21 miniatures, three of them rare
web-packs-set = Set
web-packs-seed = Words
web-packs-seed-about = The same words open the same packs. Take these, or write those that a friend has told you.
web-packs-seed-other = Other words
web-packs-seed-none = Write at least one word.
web-packs-begin = Open the packs
web-packs-recent = Opened here before
web-packs-recent-one = { $packs ->
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
web-packs-strength = Warbands with it won { $share } of their games ({ $low } to { $high }) in the hands of the { $bot } bot.
web-packs-build = Build from these
web-packs-then-build = Then build

## The pool

web-packs-pool = Your pool
web-packs-pool-count = { $number } of { $whole }
web-packs-pool-curve = The pool by cost
web-packs-pool-two = { $number } of { $all } need no aspect but { $one } and { $other }. Two aspects keep prices low.
web-packs-same = Same packs for a friend
web-packs-same-about = The words open the same packs. Each builds from them alone; then you play each other, best of three.
web-packs-same-words = Words
web-packs-same-link = Link to the same packs
