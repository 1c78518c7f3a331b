/** How large a card is drawn: brief with its picture beside the words, the others with the picture below the title. */
export type Size = "brief" | "small" | "usual" | "large";
