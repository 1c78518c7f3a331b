import type { Event } from "../../../messages";
import type { View } from "../messages";
import { say } from "../../../words";

/** What a line of the reckoning gives a seat: what was counted, and the points for it. */
export interface Cell {
  readonly count?: number;
  readonly points: number;
}

/** A line of the reckoning, by seat. */
export interface Line {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** What brings points before the end, and the rule by which it does. */
const SOURCES = {
  cards: "6.2",
  trees: "5.4",
  water: "5.6",
  mountains: "5.8",
  crossed: "10.6",
} as const;

/** How the points of everybody come about: in the game, each purpose, and what is taken away. */
export function linesOf(view: View, events: readonly Event[]): Line[] {
  const seats = view.seats.map((player, seat) => ({ player, sums: view.reckoning[seat] ?? NOTHING }));
  const before = seats.map(({ sums }) => ({
    points: sums.total - sums.purposes - sums.open_cards - sums.nightmares,
  }));
  const sources = sourcesOf(
    view,
    events,
    before.map(({ points }) => points),
  );
  const purposes = view.purposes.map(({ kind, colour, measures, points }) => ({
    name: say(`purpose-${kind}`, { colour: COLOURS[colour ?? "grass"] }),
    cells: points.map((paid, seat) => ({ count: measures[seat] ?? 0, points: paid })),
  }));
  const open = seats.map(({ player, sums }) => ({ count: player.open.length, points: sums.open_cards }));
  const lines = [
    ...(sources ?? [{ name: say("web-table-reckoning-before"), cells: before }]),
    ...purposes,
    { name: say("web-table-reckoning-open"), cells: open },
  ];
  if (!view.nightmare_game) return lines;
  const red = seats.map(({ sums }, seat) => ({ count: nightmaresOf(view, seat), points: sums.nightmares }));
  return [...lines, { name: say("web-table-reckoning-nightmares"), cells: red }];
}

/** Where the points before the end came from; nothing where the events do not tell all of them. */
function sourcesOf(view: View, events: readonly Event[], before: readonly number[]): Line[] | undefined {
  const scored = events.filter((event) => event.kind === "scored");
  const lines = Object.entries(SOURCES).map(([name, rule]) => ({
    name: say(`web-table-reckoning-from-${name}`),
    cells: view.seats.map(({ seat }) => ({
      points: scored
        .filter((event) => event.about["seat"] === seat && event.cause.rule === rule)
        .reduce((sum, event) => sum + Number(event.about["points"]), 0),
    })),
  }));
  const told = before.every(
    (points, seat) => points === lines.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0),
  );
  return told ? lines.filter(({ cells }) => cells.some(({ points }) => points !== 0)) : undefined;
}

/** The card that has paid the most in a game, what it paid and to whom; of equals the first. */
export function bestCard(events: readonly Event[]): { card: string; points: number; seat: string } | undefined {
  const paid = events.flatMap(({ kind, about, cause }) => {
    if (kind !== "scored" || cause.rule !== SOURCES.cards || !cause.piece) return [];
    return [{ card: cause.piece, points: Number(about["points"]), seat: String(about["seat"]) }];
  });
  const most = Math.max(...paid.map(({ points }) => points));
  return paid.find(({ points }) => points === most);
}

/** What everybody has in the end. */
export const totalsOf = (view: View): number[] => view.seats.map((_, seat) => view.reckoning[seat]?.total ?? 0);

/** The nightmare shards of a seat: those in its land, and those set aside that count as lying there. */
export function nightmaresOf(view: View, seat: number): number {
  const player = view.seats[seat];
  if (!player) return 0;
  const shards = Object.values(player.slots).flatMap((slot) => slot.stack);
  return shards.filter((kind) => kind === "nightmare").length + player.set_aside;
}

/** Whether more than one seat has the most points, so that something else decides. */
export function isTied(totals: readonly number[]): boolean {
  const most = Math.max(...totals);
  return totals.filter((total) => total === most).length > 1;
}

const NOTHING = { purposes: 0, open_cards: 0, nightmares: 0, total: 0 };
const COLOURS = {
  grass: "green",
  water: "blue",
  rock: "gray",
  land: "brown",
  movement: "white",
  nightmare: "red",
} as const;
