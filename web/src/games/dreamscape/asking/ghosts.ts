// How a plan is drawn on the land: what lies there anyway, and ghosts above it.

import type { Chip, Ghost, Leg } from "../land/ghosts";
import type { Event, Player, Shard, Slot } from "../messages";
import { gained } from "./gains";

const BARE: Slot = { stack: [], tree: false };

/** The land as far as a plan leaves it alone; what the plan takes away and adds are ghosts. */
export function common(real: Player, planned: Player): Player {
  const slots: Record<string, Slot> = {};
  for (const [name, slot] of Object.entries(real.slots)) {
    const then = planned.slots[name] ?? BARE;
    const stack = shared(slot.stack, then.stack);
    if (stack.length > 0) slots[name] = { stack, tree: slot.tree && then.tree && stack.length === slot.stack.length };
  }
  return { ...real, slots };
}

/** What a plan adds and takes away. */
export function planGhosts(real: Player, planned: Player): Ghost[] {
  const names = new Set([...Object.keys(real.slots), ...Object.keys(planned.slots)]);
  const found: Ghost[] = [];
  for (const slot of names) {
    const now = real.slots[slot] ?? BARE;
    const then = planned.slots[slot] ?? BARE;
    const same = shared(now.stack, then.stack).length;
    const lost = now.stack.slice(same);
    const added = then.stack.slice(same);
    const tree = then.tree && (!now.tree || added.length > 0 || lost.length > 0);
    const dreamer = planned.dreamer === slot && real.dreamer !== slot;
    if (added.length > 0 || tree || dreamer) found.push({ slot, stack: added, tree, dreamer, tone: "planned" });
    else if (lost.length > 0) found.push({ slot, stack: lost, tree: now.tree, dreamer: false, tone: "gone" });
  }
  return found;
}

/** The walk of the Dreamer in a plan: each step with its price and what it brings. */
export function legs(events: readonly Event[], seat: string): Leg[] {
  const found: { from: string; to: string; price: Leg["price"]; points: number }[] = [];
  let walking = false;
  for (const event of events) {
    if (!("seat" in event.about) || event.about.seat !== seat) continue;
    if (event.kind === "stepped") {
      const { from_slot: from, slot: to, white } = event.about;
      found.push({ from, to, price: white === 1 ? "movement" : "free", points: 0 });
      walking = true;
    } else if (event.kind === "scored" && walking && !event.cause.piece) {
      const last = found.at(-1);
      if (last) last.points += event.about.points;
    } else if (event.kind !== "mountain-seen" && event.kind !== "free-step-gained") walking = false;
  }
  return found;
}

/** What trees of a plan bring, written beside them. */
export function chips(events: readonly Event[], seat: string): Chip[] {
  const found: Chip[] = [];
  let planted: string | null = null;
  for (const event of events) {
    if (event.kind === "planted" && event.about.seat === seat) planted = event.about.slot;
    else if (event.kind === "scored" && planted !== null) {
      found.push({ slot: planted, text: gained(event.about.points), tone: "gain" });
      planted = null;
    }
  }
  return found;
}

/** The cards that a plan completes, each with its points. */
export function completed(events: readonly Event[], seat: string): { card: string; points: number }[] {
  const found: { card: string; points: number }[] = [];
  for (const event of events) {
    if (event.kind !== "completed" || event.about.seat !== seat) continue;
    const { card } = event.about;
    const paid = events.find((one) => one.kind === "scored" && one.cause.piece === card);
    found.push({ card, points: paid?.kind === "scored" ? paid.about.points : 0 });
  }
  return found;
}

function shared(one: readonly Shard[], other: readonly Shard[]): Shard[] {
  const end = one.findIndex((kind, at) => kind !== other[at]);
  return one.slice(0, end < 0 ? one.length : end);
}
