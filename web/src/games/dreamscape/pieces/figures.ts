// The outlines of the figures that stand on shards, about the point they stand on.

/** The three tiers of a fir, the lowest first. */
export const TREE: readonly string[] = [
  "M0-92Q14-60 42-28 22-20 0-16-22-20-42-28-14-60 0-92z",
  "M0-122Q11-94 34-64 18-56 0-53-18-56-34-64-11-94 0-122z",
  "M0-150Q8-128 25-101 12-94 0-92-12-94-25-101-8-128 0-150z",
];

export const DREAMER = {
  cloak: "M-15-52Q-29-34-31-4-16 9 0 9 16 9 31-4 29-34 15-52z",
  head: "M-22-66A22 21 0 1 1 22-66 22 21 0 1 1-22-66z",
  cap: "M-23-72C-22-98 2-108 20-96 33-88 39-76 40-64L34-63Q30-74 22-78 24-74 23-70 0-82-23-72z",
  outline:
    "M-23-72C-22-98 2-108 20-96 33-88 39-76 44-62A6 6 0 0 1 33-60L24-73Q24-58 14-49 29-34 31-4 16 9 0 9-16 9-31-4-29-34-14-49-24-58-23-72z",
} as const;
