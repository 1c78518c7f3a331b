import { isCount } from "../../../fair/counts";

type Fields = Readonly<Record<string, unknown>>;

/** What of a set-up lets other dice be rolled than a plain game of two warbands, or is not known at all. */
export function unusual(setup: Fields): string[] {
  // Where a game goes on that began elsewhere is told with its position.
  const { warbands, miniatures = [], format = {}, position, origin: _, ...others } = setup;
  const { reroll_ones: ones = false, turn_limit: limit = 0, ...more } = format as Fields;
  const names = Array.isArray(warbands) && warbands.length === 2 ? (warbands as unknown[]) : [null];
  const whole = names.every((one) => Array.isArray(one) && one.every((name) => typeof name === "string"));
  const known = whole && isCount(limit) && Object.keys({ ...others, ...more }).length === 0;
  return [
    ...(position === undefined ? [] : ["position"]),
    ...(ones === false ? [] : ["reroll-ones"]),
    ...(Array.isArray(miniatures) && miniatures.length === 0 ? [] : ["miniatures"]),
    ...(known ? [] : ["other"]),
  ];
}
