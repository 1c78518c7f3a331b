# The hints of a first game of Dreamscape.

web-table-hint-dreamscape-first-title = Your first card
web-table-hint-dreamscape-first = Cards are what you build for: each shows shards, and where your Dreamer has to stand. It pays its points once your dreamscape shows that. Touch a card to read it, and keep one.
web-table-hint-dreamscape-world-title = The dreamworld
web-table-hint-dreamscape-world = Six places with shards. Your Sleeper travels here and collects; afterwards you build with what you have brought.
web-table-hint-dreamscape-candle-title = Your candle
web-table-hint-dreamscape-candle = You have four points in each travel. Collecting costs one, a move one. What is left is lost.
web-table-hint-dreamscape-collect-title = Collect
web-table-hint-dreamscape-collect = For 1 point you take the rightmost shard of location { $location }. If two of its colour are in your Hands already, you cannot.
web-table-hint-dreamscape-card-title = Your dreamcard
web-table-hint-dreamscape-card = It shows what to build and where the Dreamer stands. Collect for it. A card that is still open at the end costs 5 points.
web-table-hint-dreamscape-key-title = A free way
web-table-hint-dreamscape-key = The leftmost shard of a place is its key. You hold one of that colour, so you may go to location { $location } for nothing, as long as you have a point left. An empty place is free as well.
web-table-hint-dreamscape-power-title = The power of the place
web-table-hint-dreamscape-power = Once a cycle you may use the power of the place where you are. It costs nothing and can be done without points, too.
web-table-hint-dreamscape-nightmare-title = Mr Nightmare
web-table-hint-dreamscape-nightmare = Where he stands, the power cannot be used. Red shards lie on ways: if you cross, you take them, and at the end each in your dreamscape costs 3 points.
web-table-hint-dreamscape-order-title = Where you lie counts
web-table-hint-dreamscape-order = The Sleeper at the lowest location plays first in the next cycle; of several at one place the one on top. The number is also how many cards you see when you draw.
web-table-hint-dreamscape-hands-title = Creation
web-table-hint-dreamscape-hands = Now build with the shards in your Hands, in any order. Choose a shard, then a slot. You can try a plan first and take back freely.
web-table-hint-dreamscape-place-title = Where shards go
web-table-hint-dreamscape-place = The first one goes on the entry slot { $slot }. Later ones go beside others, or on top of a shard with nothing on it.
web-table-hint-dreamscape-enter-title = Your Dreamer
web-table-hint-dreamscape-enter = It may enter for nothing, on the entry slot. Cards want it in a certain place, and its walk scores points.
web-table-hint-dreamscape-free-step-title = A free step
web-table-hint-dreamscape-free-step = Land gives your Dreamer one free step, right now: anything but a step loses it.
web-table-hint-dreamscape-walk-title = Walking
web-table-hint-dreamscape-walk = A step costs one movement shard (white), unless land has given a free one. Coming onto water scores 1 point, onto a mountain (rock on rock) 2 points once a cycle.
web-table-hint-dreamscape-tree-title = Trees
web-table-hint-dreamscape-tree = Discard grass to plant a tree: as many points as you have trees then. Nothing more goes on that shard.
web-table-hint-dreamscape-king-title = Another card
web-table-hint-dreamscape-king = The King of Dreams shows you six cards of the deck you choose, and you may keep one. Only he gives you a second open card; one that stays open costs points in the end.
web-table-hint-dreamscape-draw-title = A new card
web-table-hint-dreamscape-draw = { $count ->
    [one] A card is complete. Your Sleeper lies at location 1, so you see one card of the deck you choose, and may keep it.
   *[other] A card is complete. Your Sleeper lies at location { $count }, so you see { $count } cards of the deck you choose, and may keep one.
}
web-table-hint-dreamscape-red-title = A red shard
web-table-hint-dreamscape-red = It must be placed before you end, on a bare slot. Three of them may be discarded for any one shard from the bag.
web-table-hint-dreamscape-store-title = Powers of cards
web-table-hint-dreamscape-store = Put one shard on a card to use its power. It comes back to your Hands in the next cycle: also a way to keep a shard.
web-table-hint-dreamscape-left-title = Nothing is kept
web-table-hint-dreamscape-left = Shards that are left in your Hands when you end creation go back into the bag. Place them, trade two for one, or store them on cards.
web-table-hint-dreamscape-undo-title = Changed your mind?
web-table-hint-dreamscape-undo = Taking back is free until something new comes to light or another player has played.
web-table-hint-dreamscape-purposes-title = Purposes
web-table-hint-dreamscape-purposes = Four tiles pay at the end of the game, the same for everybody. You see who would get what if it ended now.
web-table-hint-dreamscape-why-title = Why not?
web-table-hint-dreamscape-why = Choose anything that does not light up, and you are told the rule that stands in the way.
web-table-hint-dreamscape-last-title = The last creation
web-table-hint-dreamscape-last = What was stored has come back; no powers and no new cards any more. Then purposes are paid, and each open card costs 5 points.
