// What is seen to move or to appear for a moment, above the table.

import type { Act, Announced, Tone } from "../events";
import type { Seat, Shard } from "../messages";
import { rowAt } from "../world/map";
import { type Box, middle, type Places, standingIn } from "./places";

/** What flies, walks or grows. */
export type Piece =
  | { readonly piece: "shard"; readonly kind: Shard }
  | { readonly piece: "tree" }
  | { readonly piece: "dreamer" | "sleeper"; readonly seat: Seat }
  | { readonly piece: "nightmare" };

/** Something that moves from a place to another and is gone there. */
export interface Flight {
  readonly piece: Piece;
  readonly from: Box;
  readonly to: Box;
  /** How high it rises on the way, in pixels. */
  readonly arc: number;
  /** How it moves: it flies and settles, grows where it stands, or lies down. */
  readonly way: "fly" | "grow" | "lie";
  readonly lasts: number;
}

/** Something that is seen at a place and passes. */
export type Show =
  | { readonly show: "ring"; readonly at: Box; readonly tone: Tone }
  | { readonly show: "points"; readonly at: Box; readonly points: number }
  | { readonly show: "card"; readonly element: HTMLElement; readonly at: Box; readonly to: Box }
  | { readonly show: "words"; readonly what: Announced };

const LANDS = 220;
const GROWS = 320;
const STEPS = 260;
const WALKS = 300;
const LIES = 400;
const STALKS = 700;
/** How much of its slot's width the Dreamer and a tree take, and how high they are for their width. */
const DREAMER = { share: 0.45, tall: 1.36 };
const TREE = { share: 0.5, tall: 1.8 };
const SLEEPER = 0.56;
const NIGHTMARE = 1.4;

/** What is seen of an act. */
export interface Seen {
  readonly flights: readonly Flight[];
  readonly shows: readonly Show[];
}

/** Gives what is seen of an act, once the table is drawn as it is after it. */
export type Arriving = (after: Places) => Seen;

/** Look at an act with the table as it is before it. */
export function leave(act: Act, before: Places): Arriving {
  switch (act.act) {
    case "fly": {
      const from = before.shard(act.from);
      return (after) => flown(from, after.shard(act.to), { piece: "shard", kind: act.kind });
    }
    case "grow":
      return (after) => grown(after.at(act.at));
    case "step": {
      const from = act.from === null ? undefined : before.slot(act.seat, act.from);
      return (after) => stepped(from, after.slot(act.seat, act.to), act.seat);
    }
    case "carry":
      return carried(act, before);
    case "walk": {
      const from = before.sleeper(act.seat) ?? before.at({ location: act.from });
      return (after) => walked(from, after.sleeper(act.seat) ?? after.at({ location: act.to }), act.seat);
    }
    case "lie":
      return (after) => lain(after.sleeper(act.seat), act.seat);
    case "stalk": {
      const from = before.nightmare;
      return (after) => stalked(from, after.nightmare ?? after.at({ location: act.location }));
    }
    case "stir": {
      const from = before.row(act.location);
      return (after) => stirred(from, rowAt(before.view, act.location), after, act.location);
    }
    case "complete":
      return completed(act, before);
    default:
      return (after) => ({ flights: [], shows: shown(act, after) });
  }
}

const NOTHING: Seen = { flights: [], shows: [] };

function flight(piece: Piece, from: Box, to: Box, lasts: number, arc: number, way: Flight["way"] = "fly"): Flight {
  return { piece, from, to, lasts, arc, way };
}

function flown(from: Box | undefined, to: Box | undefined, piece: Piece): Seen {
  if (!from || !to) return NOTHING;
  const [one, two] = [middle(from), middle(to)];
  const far = Math.hypot(two.x - one.x, two.y - one.y);
  return { flights: [flight(piece, from, to, LANDS, Math.min(60, far * 0.18))], shows: [] };
}

function grown(at: Box | undefined): Seen {
  if (!at) return NOTHING;
  const box = standingIn(at, TREE.share, TREE.tall);
  return { flights: [flight({ piece: "tree" }, box, box, GROWS, 0, "grow")], shows: [] };
}

function stepped(from: Box | undefined, to: Box | undefined, seat: Seat): Seen {
  if (!to) return NOTHING;
  const end = standingIn(to, DREAMER.share, DREAMER.tall);
  const start = from ? standingIn(from, DREAMER.share, DREAMER.tall) : { ...end, top: end.top + end.height * 0.4 };
  return { flights: [flight({ piece: "dreamer", seat }, start, end, STEPS, to.width * 0.2)], shows: [] };
}

/** The shards that the Golem moves, one above another, with what stands on them. */
function carried(act: Extract<Act, { act: "carry" }>, before: Places): Arriving {
  const player = before.view.seats.find(({ seat }) => seat === act.seat);
  const slot = player?.slots[act.from];
  const from = before.slot(act.seat, act.from);
  const lay = before.shard({ land: act.seat, slot: act.from });
  const kinds = slot?.stack.slice(act.height - 1) ?? [];
  return (after) => {
    const to = after.slot(act.seat, act.to);
    const lies = after.shard({ land: act.seat, slot: act.to });
    if (!from || !to || !lay || !lies) return NOTHING;
    const level = (box: Box, down: number): Box => ({ ...box, top: box.top + down * box.width * 0.21 });
    const arc = to.width * 0.3;
    const flights = kinds.map((kind, place) => {
      const down = kinds.length - 1 - place;
      return flight({ piece: "shard", kind }, level(lay, down), level(lies, down), STEPS, arc);
    });
    const on: Piece[] = [
      ...(slot?.tree ? [{ piece: "tree" } as const] : []),
      ...(player?.dreamer === act.from ? [{ piece: "dreamer", seat: act.seat } as const] : []),
    ];
    const standing = on.map((piece) => {
      const { share, tall } = piece.piece === "tree" ? TREE : DREAMER;
      return flight(piece, standingIn(from, share, tall), standingIn(to, share, tall), STEPS, arc);
    });
    return { flights: [...flights, ...standing], shows: [] };
  };
}

function walked(from: Box | undefined, to: Box | undefined, seat: Seat): Seen {
  if (!from || !to) return NOTHING;
  const box = (one: Box): Box => fitted(one, SLEEPER, 88);
  return { flights: [flight({ piece: "sleeper", seat }, box(from), box(to), WALKS, 14)], shows: [] };
}

function lain(at: Box | undefined, seat: Seat): Seen {
  if (!at) return NOTHING;
  const box = fitted(at, SLEEPER, 88);
  return { flights: [flight({ piece: "sleeper", seat }, box, box, LIES, 0, "lie")], shows: [] };
}

function stalked(from: Box | undefined, to: Box | undefined): Seen {
  if (!to) return NOTHING;
  const end = fitted(to, NIGHTMARE, 66);
  const start = from ? fitted(from, NIGHTMARE, 66) : { ...end, top: end.top - end.height };
  return { flights: [flight({ piece: "nightmare" }, start, end, STALKS, 18)], shows: [] };
}

/** Each shard of the old row goes to the next free place of its kind in the new one. */
function stirred(from: readonly Box[], kinds: readonly Shard[], after: Places, location: number): Seen {
  const free: (Shard | null)[] = [...rowAt(after.view, location)];
  const to = after.row(location);
  const flights = kinds.flatMap((kind, place) => {
    const next = free.indexOf(kind);
    if (next >= 0) free[next] = null;
    const [start, end] = [from[place], to[next]];
    return start && end ? [flight({ piece: "shard", kind }, start, end, STEPS, 18)] : [];
  });
  return { flights, shows: [] };
}

/** The card glows over its slots, then turns over onto the pile. */
function completed(act: Extract<Act, { act: "complete" }>, before: Places): Arriving {
  const { view } = before;
  const slots = view.seat === act.seat ? (view.near.find(({ card }) => card === act.card)?.slots ?? []) : [];
  const element = before.cardElement(act.card);
  const from = before.card(act.card);
  return (after) => {
    const rings = slots.flatMap(({ slot }): Show[] => {
      const at = after.slot(act.seat, slot);
      return at ? [{ show: "ring", at, tone: "gain" }] : [];
    });
    const panel = after.panel(act.seat);
    const turns: Show[] =
      element && from ? [{ show: "card", element, at: from, to: after.card(act.card) ?? panel ?? from }] : [];
    const lit: Show[] = rings.length === 0 && panel ? [{ show: "ring", at: panel, tone: act.seat }] : [];
    return { flights: [], shows: [...rings, ...lit, ...turns] };
  };
}

/** What is only seen at a place. */
function shown(act: Act, places: Places): Show[] {
  switch (act.act) {
    case "glow": {
      const at = places.at(act.at);
      return at ? [{ show: "ring", at, tone: act.tone }] : [];
    }
    case "deal": {
      const at = "card" in act.to ? places.card(act.to.card) : places.at(act.to);
      return at ? [{ show: "ring", at, tone: "dream" }] : [];
    }
    case "rise": {
      const at = risesFrom(act, places);
      return at ? [{ show: "points", at, points: act.points }] : [];
    }
    case "announce":
      return [{ show: "words", what: act.what }];
    default:
      return [];
  }
}

function risesFrom({ at, seat }: Extract<Act, { act: "rise" }>, places: Places): Box | undefined {
  if (at === "score") return places.score(seat);
  if (at !== "dreamer") return places.at(at);
  const slot = places.view.seats.find((one) => one.seat === seat)?.dreamer;
  return slot ? places.slot(seat, slot) : places.panel(seat);
}

/** A drawing of a given shape at the foot of a place, no wider than usual. */
function fitted(box: Box, tall: number, widest: number): Box {
  const width = Math.min(box.width, widest);
  const height = width * tall;
  return { left: box.left + box.width / 2 - width / 2, top: box.top + box.height - height, width, height };
}
