// What a location means to the one who looks at the dreamworld, in sentences.

import type { LocationText } from "../../../messages";
import { say, speak } from "../../../words";
import { cardTitle } from "../cards/printed.svelte";
import type { LocationMark, Marks } from "../marks";
import type { Player, Seat, Shard, View } from "../messages";
import { rowAt, sleepersAt, steps } from "./map";
import { locationName, seatName, shardName, shardNames } from "./words";

export interface Looker {
  readonly view: View;
  readonly marks: Marks;
  readonly viewer: Seat | null;
  readonly places: readonly LocationText[];
}

const NO_MARK: LocationMark = { prices: [], red: false, collect: false, power: false };

export function markOf(marks: Marks, number: number): LocationMark {
  return marks.locations.get(number) ?? NO_MARK;
}

/** The player who looks, if it is one. */
export function self({ view, viewer }: Looker): Player | undefined {
  return view.seats.find((player) => player.seat === viewer);
}

/** Whether the looker is asked how to travel on, so that ways have prices. */
export function travels({ view, viewer }: Looker): boolean {
  return viewer !== null && view.question === "travel" && view.active === viewer;
}

/** How far the looker's Sleeper is from a location that no link leads to, where ways have prices; else 0. */
export function locked(looker: Looker, number: number): number {
  const from = self(looker)?.sleeper ?? 0;
  if (!travels(looker) || !priced(looker.marks)) return 0;
  const far = steps(from, number, looker.places);
  return far > 1 && Number.isFinite(far) ? far : 0;
}

function priced(marks: Marks): boolean {
  return [...marks.locations.values()].some((mark) => mark.prices.length > 0);
}

/** What going there costs now, and why: Free: your grass key. */
export function costs(looker: Looker, number: number): readonly string[] {
  const mark = markOf(looker.marks, number);
  const key = rowAt(looker.view, number)[0];
  const [cheapest] = mark.prices;
  const far = locked(looker, number);
  return [
    ...(cheapest === "key" && key ? [say("web-dreamscape-world-free-key", { kind: key })] : []),
    ...(cheapest === "empty" ? [say("web-dreamscape-world-free-empty")] : []),
    ...(cheapest === "point" ? [say("web-dreamscape-world-one-point")] : []),
    ...(mark.red ? [say("web-dreamscape-world-takes-red")] : []),
    ...(far > 0 ? [say("web-dreamscape-world-far", { steps: far })] : []),
  ];
}

/** What its shards would mean for the looker's cards: Then grass is 1 point: Hermit's Tree lacks it. */
export function gains({ view, viewer }: Looker, number: number): readonly string[] {
  if (viewer === null) return [];
  const fromRight = [...rowAt(view, number)].reverse();
  const kinds = [...new Set(fromRight)];
  return kinds.flatMap((kind) => {
    const wanting = view.near.filter((one) => !one.impossible && one.not_held[kind] > 0);
    if (wanting.length === 0) return [];
    const key = fromRight[0] === kind ? "web-dreamscape-world-next" : "web-dreamscape-world-behind";
    const cards = wanting.map((one) => cardTitle(one.card)).join(", ");
    return [say(key, { kind, cards, count: wanting.length })];
  });
}

/** Everything about a location in one line, for those who hear it. */
export function told(looker: Looker, place: LocationText): string {
  const { view, marks, viewer } = looker;
  const row = rowAt(view, place.number);
  const mark = markOf(marks, place.number);
  const sleepers = sleepersAt(view, place.number).map((player) => seatName(player.seat, viewer));
  return [
    titled(place.number, row),
    ...costs(looker, place.number),
    ...(mark.prices.length === 0 && mark.sentence ? [speak(mark.sentence)] : []),
    ...(sleepers.length > 0 ? [say("web-dreamscape-world-sleepers", { seats: sleepers.join(", ") })] : []),
    ...(view.nightmare === place.number ? [say("web-dreamscape-world-blocked")] : []),
  ].join(" ");
}

function titled(number: number, row: readonly Shard[]): string {
  const [key] = row;
  const name = locationName(number);
  if (!key) return say("web-dreamscape-world-place-empty", { number, name });
  return say("web-dreamscape-world-place", { number, name, row: shardNames(row), key: shardName(key) });
}
