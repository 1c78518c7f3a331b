/** How far the slab goes beyond the slots, in slots. */
export const MARGIN = 0.36;
/** How thick the slab is. */
export const SLAB = 24;
/** How far the rock under the slab hangs down. */
export const BELOW = 92;

interface Facet {
  readonly points: readonly (readonly [number, number])[];
  readonly shade: number;
}

/** The rock under the slab as facets: corners in halves of its width and height, and how dark each is. */
export const UNDERSIDE: readonly Facet[] = [
  { points: [[-0.88, 0.16], [-0.63, 0.6], [-0.46, 0.66], [-0.2, 0.3]], shade: 0.06 }, // prettier-ignore
  { points: [[-0.46, 0.66], [-0.25, 1.01], [-0.1, 0.6], [-0.2, 0.3]], shade: 0.16 }, // prettier-ignore
  { points: [[-0.25, 1.01], [-0.02, 1.26], [0.04, 0.6], [-0.1, 0.6]], shade: 0.02 }, // prettier-ignore
  { points: [[-0.02, 1.26], [0.19, 1.06], [0.33, 0.84], [0.04, 0.6]], shade: 0.36 }, // prettier-ignore
  { points: [[0.33, 0.84], [0.61, 0.6], [0.88, 0.16], [0.04, 0.6]], shade: 0.26 }, // prettier-ignore
];
