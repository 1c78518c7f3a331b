/** What the board shows by itself. */
const SHOWN = new Set(["players", "nightmare", "simultaneous", "mirrored", "columns", "rows"]);

/** What of a set-up lets other lots be drawn than a plain game of its kind, or is not known at all. */
export function unusual(setup: Readonly<Record<string, unknown>>): string[] {
  // Where a game goes on that began elsewhere is told with its position.
  const { cards = [], position, origin: _, ...others } = setup;
  return [
    ...(position === undefined ? [] : ["position"]),
    ...(Array.isArray(cards) && cards.length === 0 ? [] : ["cards"]),
    ...(Object.keys(others).every((one) => SHOWN.has(one)) ? [] : ["other"]),
  ];
}
