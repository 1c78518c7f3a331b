// What each answer is about, so that touching all of it gives the answer.

import type { Part } from "../chosen.svelte";
import type { Option } from "../messages";
import { optionsOf } from "../stage/offers";
import { type Picking, sameParts } from "./picking";

/** What must be touched for an option; one with nothing is chosen from a list only. */
export function wanted(option: Option, { view }: Pick<Picking, "view">): readonly Part[] {
  switch (option.deed) {
    case "place":
      return [shard(option.about.kind), slot(option.about.slot)];
    case "plant":
      return [shard("grass"), slot(option.about.slot)];
    case "step":
      return [DREAMER, slot(option.about.slot)];
    case "enter":
      return [DREAMER, slot(view.entry)];
    case "take":
      return [slot(option.about.slot)];
    case "shift":
      return [{ kind: "from", slot: option.about.from_slot }, slot(option.about.slot)];
    case "move":
    case "key":
    case "rearrange":
      return [{ kind: "location", location: option.about.location }];
    case "put":
      return [shard(option.about.kind), { kind: "location", location: option.about.location }];
    case "use":
    case "store":
      return [{ kind: "card", card: option.about.card }, shard(option.about.kind)];
    case "complete":
    case "keep":
      return [{ kind: "card", card: option.about.card }];
    case "cover":
    case "next":
      return [shard(option.about.kind)];
    case "trade":
      // What is taken is chosen in a list.
      return [shard(option.about.given), NEVER];
    case "seed":
    case "collect":
    case "power":
    case "deck":
    case "end":
    case "decline":
      return [];
  }
}

const DREAMER: Part = { kind: "dreamer" };
const NEVER: Part = { kind: "slot", slot: "" };
const shard = (kind: Extract<Part, { kind: "shard" }>["shard"]): Part => ({ kind: "shard", shard: kind });
const slot = (name: string): Part => ({ kind: "slot", slot: name });

/** Whether an option is about something that is picked. */
export function isAbout(option: Option, part: Part, picking: Pick<Picking, "me" | "view">): boolean {
  return ways(option, picking).some((parts) => parts.some((one) => sameParts(one, part)));
}

/** The options that are about everything picked. */
export function fitting(picking: Picking, parts: readonly Part[] = picking.pick.parts): Option[] {
  return optionsOf(picking.ask).filter((option) =>
    ways(option, picking).some((way) => parts.every((part) => way.some((one) => sameParts(one, part)))),
  );
}

/** Those of them for which nothing further must be touched. */
export function covered(picking: Picking, parts: readonly Part[]): Option[] {
  return optionsOf(picking.ask).filter((option) =>
    ways(option, picking).some(
      (way) =>
        way.length > 0 && way.length === parts.length && way.every((one) => parts.some((p) => sameParts(one, p))),
    ),
  );
}

/**
 * The ways in which an option can be touched: a step that costs a white shard may begin with that shard, and what the
 * Golem moves may be named by its level.
 */
function ways(option: Option, picking: Pick<Picking, "me" | "view">): readonly (readonly Part[])[] {
  const parts = wanted(option, picking);
  if (option.deed === "shift") return [parts, [...parts, { kind: "height", height: option.about.height }]];
  if (option.deed !== "step" || picking.me.free_step) return [parts];
  return [parts, [shard("movement"), slot(option.about.slot)]];
}
