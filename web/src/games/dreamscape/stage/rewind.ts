// The table as it was a moment ago: what events tell, told backwards. Only what can be seen is put back.

import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Event, OpenCard, Player, Seat, Shard, View } from "../messages";

/** An event that has not been seen whole; while it is under way, what moves is neither here nor there. */
export interface Unseen {
  readonly event: protocol.Event;
  readonly underWay: boolean;
}

/** The view before some events, given in their order; `old` is the one drawn before them, for what they do not tell. */
export function rewind(view: View, unseen: readonly Unseen[], old: View | null): View {
  if (unseen.length === 0) return view;
  const past = new Past(view, old ?? view);
  for (const { event, underWay } of [...unseen].reverse()) {
    const known = told(event);
    if (known) undo(past, known, underWay);
  }
  return past.view;
}

/** A view that is changed step by step without touching the one it began with. */
class Past {
  view: View;
  readonly old: View;

  constructor(view: View, old: View) {
    this.view = view;
    this.old = old;
  }

  set(part: Partial<View>): void {
    this.view = { ...this.view, ...part };
  }

  player(seat: Seat): Player | undefined {
    return this.view.seats.find((one) => one.seat === seat);
  }

  oldPlayer(seat: Seat): Player | undefined {
    return this.old.seats.find((one) => one.seat === seat);
  }

  change(seat: Seat, change: (player: Player) => Partial<Player>): void {
    this.set({ seats: this.view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) });
  }

  hands(seat: Seat, kind: Shard, more: number): void {
    this.change(seat, ({ hands }) => ({ hands: { ...hands, [kind]: Math.max(0, hands[kind] + more) } }));
  }

  row(location: number, change: (row: readonly Shard[]) => Shard[]): void {
    const place = `${location}` as keyof View["locations"];
    this.set({ locations: { ...this.view.locations, [place]: change(this.view.locations[place]) } });
  }

  stack(seat: Seat, slot: string, change: (stack: readonly Shard[]) => Shard[]): void {
    this.change(seat, ({ slots }) => {
      const stack = change(slots[slot]?.stack ?? []);
      const { [slot]: here, ...others } = slots;
      return { slots: stack.length > 0 ? { ...others, [slot]: { tree: here?.tree ?? false, stack } } : others };
    });
  }

  tree(seat: Seat, slot: string, tree: boolean): void {
    this.change(seat, ({ slots }) => {
      const here = slots[slot];
      return here ? { slots: { ...slots, [slot]: { ...here, tree } } } : {};
    });
  }
}

const withoutLast = (row: readonly Shard[]): Shard[] => row.slice(0, -1);

/** Take back one event; what is under way has left its place already. */
function undo(past: Past, event: Event, underWay: boolean): void {
  const { kind, about } = event;
  const left = !underWay;
  switch (kind) {
    case "location-filled":
    case "shard-put":
      return past.row(about.location, withoutLast);
    case "collected":
      past.hands(about.seat, about.kind, -1);
      if (left) past.row(about.location, (row) => [...row, about.kind]);
      return;
    case "row-rearranged": {
      const before = past.old.locations[`${about.location}` as keyof View["locations"]];
      return past.row(about.location, (row) => (underWay ? [] : before.length === row.length ? before : [...row]));
    }
    case "link-taken":
      past.hands(about.seat, "nightmare", -1);
      if (left) past.set({ links: [...past.view.links, about.link] });
      return;
    case "link-seeded":
      return past.set({ links: past.view.links.filter((link) => link !== about.link) });
    case "sleeper-moved":
      return past.change(about.seat, () => ({ sleeper: underWay ? null : about.from_location }));
    case "sleeper-placed":
      return past.change(about.seat, () => ({ sleeper: null }));
    case "nightmare-moved":
      return past.set({ nightmare: underWay ? null : past.old.nightmare });
    case "emergence-began":
      return past.set({ phase: past.old.phase, active: past.old.active });
    case "cycle-began":
      return past.set({ cycle: about.number - 1, phase: about.number > 1 ? "emergence" : "setup", active: null });
    case "travel-began":
    case "creation-began":
    case "game-ended":
      return past.set({ phase: past.old.phase, active: past.old.active });
    case "marker-dealt":
      past.set({ order: past.old.order });
      return past.change(about.seat, () => ({ marker: past.oldPlayer(about.seat)?.marker ?? null }));
    default:
      return undoForSeat(past, event, left);
  }
}

/** Take back what one player has done with shards, cards and land. */
function undoForSeat(past: Past, event: Event, left: boolean): void {
  const { kind, about } = event;
  switch (kind) {
    case "shard-taken":
      return past.hands(about.seat, about.kind, -1);
    case "discarded":
      if (left) past.hands(about.seat, about.kind, about.count);
      return;
    case "set-aside":
      return past.change(about.seat, ({ set_aside }) => ({ set_aside: Math.max(0, set_aside - about.count) }));
    case "shard-stored":
      if (left) past.hands(about.seat, about.kind, 1);
      return store(past, about.seat, about.card, null);
    case "shard-restored":
      past.hands(about.seat, about.kind, -1);
      if (left) store(past, about.seat, about.card, about.kind);
      return;
    case "card-kept":
      return past.change(about.seat, ({ open }) => ({ open: open.filter((one) => one.card !== about.card) }));
    case "completed":
      return uncomplete(past, about.seat, about.card);
    case "placed":
      past.stack(about.seat, about.slot, withoutLast);
      if (left) past.hands(about.seat, about.kind, 1);
      return;
    case "planted":
      past.tree(about.seat, about.slot, false);
      past.set({ trees: past.view.trees + 1 });
      if (left) past.hands(about.seat, "grass", 1);
      return;
    case "taken-up":
      past.hands(about.seat, about.kind, -1);
      if (left) past.stack(about.seat, about.slot, (stack) => [...stack, about.kind]);
      return;
    case "shifted":
      return unshift(past, about.seat, about.from_slot, about.height, about.slot, left);
    case "entered":
      return past.change(about.seat, () => ({ dreamer: null }));
    case "stepped":
      past.change(about.seat, () => ({ dreamer: left ? about.from_slot : null }));
      if (left && about.white) past.hands(about.seat, "movement", 1);
      return;
    case "scored":
    case "purpose-paid":
      return past.change(about.seat, ({ score }) => ({ score: score - about.points }));
  }
}

/** What lies on a card: an open one, or the top of the pile. */
function store(past: Past, seat: Seat, card: string, stored: Shard | null): void {
  past.change(seat, ({ open, pile }) => {
    const opened = open.some((one) => one.card === card);
    if (opened) return { open: open.map((one) => (one.card === card ? { ...one, stored } : one)) };
    return pile.includes(card) ? { covered: stored } : {};
  });
}

/** A completed card lies open again, in its old place where that is known. */
function uncomplete(past: Past, seat: Seat, card: string): void {
  const before = past.oldPlayer(seat);
  past.set({ near: past.old.near });
  past.change(seat, ({ open, pile }) => {
    const again: OpenCard = before?.open.find((one) => one.card === card) ?? { card, stored: null };
    const order = (before?.open ?? []).map((one) => one.card);
    const place = (one: OpenCard): number => (order.includes(one.card) ? order.indexOf(one.card) : order.length);
    return {
      open: [...open.filter((one) => one.card !== card), again].sort((one, two) => place(one) - place(two)),
      pile: pile.filter((one) => one !== card),
      covered: before?.covered ?? null,
    };
  });
}

/** What was shifted is back on its slot; how much that was, only the view before knows. */
function unshift(past: Past, seat: Seat, from: string, height: number, to: string, left: boolean): void {
  const before = past.oldPlayer(seat);
  const here = past.player(seat);
  const moved = before?.slots[from]?.stack.slice(height - 1) ?? [];
  const target = here?.slots[to];
  if (moved.length === 0 || !target || target.stack.length < moved.length) return;
  const { tree } = target;
  past.tree(seat, to, false);
  past.stack(seat, to, (stack) => stack.slice(0, stack.length - moved.length));
  if (here.dreamer === to) past.change(seat, () => ({ dreamer: left ? from : null }));
  if (!left) return;
  past.stack(seat, from, (stack) => [...stack, ...moved]);
  past.tree(seat, from, tree);
}
