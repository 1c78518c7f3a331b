/** How far the slab goes beyond the slots, in slots. */
export const MARGIN = 0.36;
/** How thick the slab is. */
export const SLAB = 24;
/** How far the rock under the slab hangs down. */
export const BELOW = 112;
