# What is refused where packs are opened: pools, sealed tables and drafts.

pool-size = { $came ->
    [one] This pool has { $came } miniature; a pool has 1 to { $most }.
   *[other] This pool has { $came } miniatures; a pool has 1 to { $most }.
}
