// What people probably wanted who touched something that is not lit, in notation, for the rules to judge.

import type { Thing } from "../marks";
import type { Shard } from "../messages";
import type { Picking } from "./picking";

export const KINDS: readonly Shard[] = ["grass", "water", "rock", "land", "movement", "nightmare"];

/** What a touch was meant to do; nothing where it was hardly meant as an answer. */
export function attempt(picking: Picking, thing: Thing): string | undefined {
  if ("collect" in thing) return "collect";
  if ("power" in thing) return "power";
  if ("link" in thing) return `seed ${thing.link}`;
  if ("location" in thing) return atLocation(picking, thing.location);
  if ("card" in thing) return atCard(picking, thing.card);
  if ("shard" in thing) return withShard(picking, thing.shard);
  return atSlot(picking, thing.slot);
}

function atLocation({ ask, me, pick }: Picking, location: number): string | undefined {
  const shard = pick.parts.find((one) => one.kind === "shard");
  switch (ask.question) {
    case "harvest":
      return `put ${shard?.shard ?? "grass"} ${location}`;
    case "lake":
      return `rearrange ${location}`;
    default:
      return location === me.sleeper ? undefined : `move ${location}`;
  }
}

function atCard({ ask, me, pick }: Picking, card: string): string {
  if (ask.question === "keep" || ask.question === "first") return `keep ${card}`;
  if (ask.question === "order") return `complete ${card}`;
  const shard = pick.parts.find((one) => one.kind === "shard");
  return `use ${card}: ${shard?.shard ?? KINDS.find((kind) => me.hands[kind] > 0) ?? "grass"}`;
}

function withShard({ ask, view, me, pick }: Picking, kind: Shard): string {
  if (ask.question === "arrange") return `next ${kind}`;
  if (ask.question === "stored") return `cover ${kind}`;
  const slot = pick.parts.find((one) => one.kind === "slot");
  const [card] = me.open;
  return ask.question === "travel" && card
    ? `store ${card.card}: ${kind}`
    : `place ${kind} ${slot?.slot ?? view.entry}`;
}

function atSlot({ ask, me, pick }: Picking, slot: string): string {
  if (ask.question === "tower") return `take ${slot}`;
  const from = pick.parts.find((one) => one.kind === "from");
  if (ask.question === "golem") return from ? `shift ${from.slot}:1 ${slot}` : `shift ${slot}:1 ${besides(slot)}`;
  if (ask.question === "cross" || pick.parts.some((one) => one.kind === "dreamer")) return `step ${slot}`;
  const shard = pick.parts.find((one) => one.kind === "shard");
  const held = KINDS.find((kind) => me.hands[kind] > 0);
  return shard || held || me.dreamer === null ? `place ${shard?.shard ?? held ?? "grass"} ${slot}` : `step ${slot}`;
}

/** A slot beside another. */
function besides(slot: string): string {
  const row = Number(slot.slice(1));
  return `${slot.slice(0, 1)}${row > 1 ? row - 1 : row + 1}`;
}
