import type { Doubt, Part, Picked } from "../chosen.svelte";
import type { Thing } from "../marks";
import type { Option, Shard } from "../messages";
import { optionsOf } from "../stage/offers";
import { attempt } from "./attempts";
import { covered, fitting } from "./parts";
import { NOTHING, type Picking, sameParts } from "./picking";

/** What a touch comes to: an answer, a further pick, a card to look at, a question to the rules, or nothing. */
export type Outcome =
  | { readonly kind: "answer"; readonly option: Option }
  | { readonly kind: "pick"; readonly pick: Picked }
  | { readonly kind: "look"; readonly card: string }
  | { readonly kind: "why"; readonly text: string }
  | { readonly kind: "quiet" };

export const QUIET: Outcome = { kind: "quiet" };

/** What is picked before anybody has touched anything. */
export function begin({ ask }: Pick<Picking, "ask">): Picked {
  return ask.question === "cross" ? { parts: [{ kind: "dreamer" }] } : NOTHING;
}

/** Something on the table was touched. */
export function touch(picking: Picking, thing: Thing): Outcome {
  const at = atOnce(picking, thing);
  if (at) return at;
  const part = partOf(picking, thing);
  if (part === undefined) return asked(picking, thing);
  const before = picking.pick.parts;
  if (before.some((one) => sameParts(one, part))) return picked(begin(picking));
  if (part.kind === "card" && !before.some((one) => one.kind === "shard") && !keeps(picking)) {
    return { kind: "look", card: part.card };
  }
  const further = onward(picking, [...before, part]);
  if (further) return further;
  // Somebody who has taken something up and touches where it cannot go wants to know why.
  const holds = before.some(isTaken) && !isTaken(part);
  return (holds ? undefined : onward(picking, [part])) ?? asked(picking, thing);
}

/** What is given for an option: the answer, or a moment to think where there is something to doubt. */
export function decide(picking: Picking, option: Option): Outcome {
  const found = doubts(picking, option);
  if (found.length === 0) return { kind: "answer", option };
  return picked({ parts: picking.pick.parts, sure: { text: option.text, doubts: found } });
}

/** Why an option should be confirmed first. */
export function doubts({ ask, view, me }: Picking, option: Option): Doubt[] {
  const found: Doubt[] = [];
  if (option.deed === "move") {
    const free = optionsOf(ask).some((one) => one.deed === "key" && one.about.location === option.about.location);
    if (free) found.push("free-way");
  }
  if (option.deed === "keep") found.push("keeps");
  if (option.deed === "end") {
    const left = ask.question === "travel" ? view.action_points : leftOver(me.hands);
    if (left > 0) found.push("loses");
  }
  if (option.deed === "power" || option.deed === "use") found.push("power");
  if (option.ends === true) found.push("ends");
  const points = missed({ ask, me }, option);
  if (points > 0) found.push("score");
  // What is told about its points tells of the step, unless something else may bring them.
  if (losesStep({ ask, me }, option) && (points === 0 || option.deed === "end")) found.push("step");
  return found;
}

/** Whether an answer that ends the creation gives a free step away that could be gone. */
function losesStep({ ask, me }: Pick<Picking, "ask" | "me">, option: Option): boolean {
  const ends = option.deed === "end" || (option.ends === true && option.deed !== "step" && option.deed !== "enter");
  return ends && me.free_step && optionsOf(ask).some((one) => one.deed === "step");
}

/** The points that can be had now, and no more after an answer that ends the turn: a free step at least. */
export function missed({ ask, me }: Pick<Picking, "ask" | "me">, option: Option): number {
  if (option.deed !== "end" && option.ends !== true) return 0;
  const walks = option.deed === "step" || option.deed === "enter";
  const others = optionsOf(ask).filter(
    (one) => option.deed === "end" || (one.deed === "step" && !walks && me.free_step),
  );
  return Math.max(0, ...others.map((one) => one.points ?? 0));
}

/** How many shards go back into the bag when creation ends; a nightmare shard must be placed or is set aside. */
export function leftOver(hands: Readonly<Record<Shard, number>>): number {
  return Object.entries(hands).reduce((sum, [kind, count]) => (kind === "nightmare" ? sum : sum + count), 0);
}

/** What is meant by touching something at this question. */
export function partOf({ ask, me, pick }: Picking, thing: Thing): Part | undefined {
  if ("slot" in thing) {
    if (ask.question === "golem" && !pick.parts.some((one) => one.kind === "from")) return { kind: "from", ...thing };
    const dreams = thing.slot === me.dreamer && ask.question === "creation";
    return dreams ? { kind: "dreamer" } : { kind: "slot", ...thing };
  }
  if ("shard" in thing) return { kind: "shard", ...thing };
  if ("card" in thing) return { kind: "card", ...thing };
  return "location" in thing ? { kind: "location", ...thing } : undefined;
}

/** A shard to collect, a power or a link is an answer in itself. */
function atOnce(picking: Picking, thing: Thing): Outcome | undefined {
  const option = optionsOf(picking.ask).find((one) => {
    if ("collect" in thing) return one.deed === "collect" && one.about.location === thing.collect;
    if ("power" in thing) return one.deed === "power" && one.about.location === thing.power;
    return "link" in thing && one.deed === "seed" && one.about.link === thing.link;
  });
  return option && decide(picking, option);
}

/** The answer that is touched in full, or what is picked of one; undefined where no answer is about all that. */
function onward(picking: Picking, parts: readonly Part[]): Outcome | undefined {
  const full = only(cheapest(covered(picking, parts)));
  if (full) return decide({ ...picking, pick: { parts } }, full);
  return fitting(picking, parts).length > 0 ? picked({ parts }) : undefined;
}

/** The answer that is meant where there is one alone. */
function only(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}

/** A way that costs nothing is meant before one that costs a point. */
function cheapest(options: readonly Option[]): readonly Option[] {
  const free = options.filter((one) => one.deed === "key");
  return free.length > 0 ? free : options;
}

/** Something that is taken up to go elsewhere. */
function isTaken(part: Part): boolean {
  return part.kind === "shard" || part.kind === "dreamer" || part.kind === "from";
}

function keeps({ ask }: Picking): boolean {
  return optionsOf(ask).some((one) => one.deed === "keep" || one.deed === "complete");
}

function picked(pick: Picked): Outcome {
  return { kind: "pick", pick };
}

function asked(picking: Picking, thing: Thing): Outcome {
  const text = attempt(picking, thing);
  return text === undefined ? QUIET : { kind: "why", text };
}
