/** What the edge of an island says: going there is free or costs a point, it may be or is chosen, one's Sleeper is here. */
export type Ring = "free" | "point" | "open" | "chosen" | "here";
