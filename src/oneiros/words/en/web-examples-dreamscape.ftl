# What to do in the example of each power.

web-example-dreamscape-muse = Your Sleeper lies at the Muse Archives: use the power of the location, and a shard from the bag comes into your Hands.
web-example-dreamscape-king = Your Sleeper lies at the King of Dreams: use the power of the location, choose a deck, and keep one of six cards, or none.
web-example-dreamscape-harvesters = Your Sleeper lies at the Dream Harvesters: use the power of the location, and add two shards wherever you or others will want them.
web-example-dreamscape-lake = You hold two greens, so the green in front cannot be collected. Use the power of the location and put the blue to the right end.
web-example-dreamscape-tower = Your Sleeper lies at the Tower of Wandering: use the power of the location and take up to two shards back from your dreamscape.
web-example-dreamscape-golem = Your Sleeper lies at the Clockwork Golem: use the power of the location and shift shards, with all that is on them, up to three times.
