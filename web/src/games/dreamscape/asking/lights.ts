import type { Part } from "../chosen.svelte";
import { type LocationMark, type Mark, type Marks, type MarkState, type Price } from "../marks";
import type { Option, Shard } from "../messages";
import { optionsOf } from "../stage/offers";
import { badgeOf } from "./gains";
import { fitting, wanted } from "./parts";
import type { Picking } from "./picking";

type Maker = (state: MarkState, options: readonly Option[]) => Mark;

/** Questions at which every slot of an answer lights up before anything is picked. */
const SLOTS_AT_ONCE: ReadonlySet<string> = new Set(["tower", "golem", "cross"]);

/** What is done with shards from Hands; others are those that were drawn or lie somewhere. */
const HANDS: ReadonlySet<string> = new Set(["place", "plant", "use", "store", "trade"]);

/** What lights up; sentences are portable, and are put into a language where they are shown. */
export function lights(picking: Picking): Marks {
  return {
    slots: slots(picking),
    locations: locations(picking),
    links: links(picking),
    shards: shards(picking),
    cards: cards(picking),
  };
}

/** Light up besides what a line of the choices or of the log is about. */
export function pointedAt(marks: Marks, parts: readonly Part[]): Marks {
  if (parts.length === 0) return marks;
  const found = {
    slots: new Map(marks.slots),
    locations: new Map(marks.locations),
    links: marks.links,
    shards: new Map(marks.shards),
    cards: new Map(marks.cards),
  };
  for (const part of parts) {
    if (part.kind === "slot" || part.kind === "from") found.slots.set(part.slot, pointed(marks.slots.get(part.slot)));
    else if (part.kind === "shard") found.shards.set(part.shard, pointed(marks.shards.get(part.shard)));
    else if (part.kind === "card") found.cards.set(part.card, pointed(marks.cards.get(part.card)));
    else if (part.kind === "location") {
      const before = marks.locations.get(part.location) ?? NOWHERE;
      found.locations.set(part.location, { ...before, state: "pointed" });
    }
  }
  return found;
}

const NOWHERE: LocationMark = { prices: [], red: false, collect: false, power: false };

function pointed(mark: Mark | undefined): Mark {
  return { ...mark, state: "pointed" };
}

const mark: Maker = (state, options) => {
  const [first, ...others] = options;
  const several = `⟦web-dreamscape-several¦count#${options.length}⟧`;
  const sentence = first && others.length === 0 ? first.sentence : several;
  return { state, sentence, ...badgeOf(options) };
};

function slots(picking: Picking): Map<string, Mark> {
  const { ask, me, pick } = picking;
  const found = new Map<string, Mark>();
  const chosen = pick.parts.flatMap((one) => (one.kind === "slot" || one.kind === "from" ? [one.slot] : []));
  const open = pick.parts.length > 0 || SLOTS_AT_ONCE.has(ask.question) ? bySlot(picking) : new Map<string, Option[]>();
  for (const [slot, options] of open) found.set(slot, mark(pick.parts.length > 0 ? "target" : "open", options));
  const steps = optionsOf(ask).filter((one) => one.deed === "step" || one.deed === "enter");
  if (steps.length > 0 && pick.parts.length === 0) {
    const slot = me.dreamer ?? picking.view.entry;
    found.set(slot, mark("open", steps));
  }
  const dreams = pick.parts.some((one) => one.kind === "dreamer");
  if (dreams && me.dreamer !== null) found.set(me.dreamer, { state: "chosen" });
  for (const slot of chosen) found.set(slot, { ...found.get(slot), state: "chosen" });
  return found;
}

/** The options that fit what is picked, by the slot that is still to be touched. */
function bySlot(picking: Picking): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const { parts } = picking.pick;
  const golem = picking.ask.question === "golem" && !parts.some((one) => one.kind === "from");
  for (const option of fitting(picking)) {
    for (const part of wanted(option, picking)) {
      if (part.kind !== (golem ? "from" : "slot") || part.slot === "") continue;
      found.set(part.slot, [...(found.get(part.slot) ?? []), option]);
    }
  }
  return found;
}

function locations(picking: Picking): Map<number, LocationMark> {
  const { ask, view, pick } = picking;
  const found = new Map<number, LocationMark>();
  const all = fitting(picking);
  for (const location of Object.keys(view.locations).map(Number)) {
    const there = all.filter((one) => one.about && "location" in one.about && one.about.location === location);
    const goes = there.filter((one) => one.deed === "move" || one.deed === "key");
    const chosen = there.filter((one) => one.deed === "put" || one.deed === "rearrange");
    const prices = goes
      .map((one): Price => (one.deed === "move" ? "point" : one.about.key === null ? "empty" : "key"))
      .toSorted((one, other) => Number(one === "point") - Number(other === "point"));
    const collect = there.some((one) => one.deed === "collect");
    const power = there.some((one) => one.deed === "power");
    const best = goes.find((one) => one.deed === "key") ?? goes[0] ?? chosen[0];
    if (!best && !collect && !power) continue;
    const red = goes.some((one) => one.about.takes_link === 1);
    const state: MarkState = pick.parts.length > 0 || ask.question !== "travel" ? "target" : "open";
    const lit = best ? mark(state, goes.length > 0 ? [best] : chosen) : {};
    found.set(location, { ...lit, prices, red, collect, power });
  }
  return found;
}

function links({ ask }: Picking): Map<string, Mark> {
  return new Map(
    optionsOf(ask).flatMap((one) => (one.deed === "seed" ? [[one.about.link, mark("target", [one])] as const] : [])),
  );
}

function shards(picking: Picking): Map<Shard, Mark> {
  const { parts } = picking.pick;
  const held = parts.flatMap((one) => (one.kind === "shard" ? [one.shard] : []));
  const found = new Map<Shard, Mark>();
  // What is held can be put down for another at any time.
  const others = parts.filter((one) => one.kind !== "shard" && one.kind !== "dreamer");
  const kinds = new Set(fitting(picking, others).flatMap((option) => fromHands(option, picking)));
  for (const shard of kinds) {
    const same = fitting(picking, [...others, { kind: "shard", shard }]);
    found.set(shard, mark(others.length > 0 ? "target" : "open", same));
  }
  for (const kind of held) found.set(kind, { ...found.get(kind), state: "chosen" });
  return found;
}

/** The kinds of shards in Hands that an option is about. */
function fromHands(option: Option, picking: Picking): Shard[] {
  if (!HANDS.has(option.deed)) return [];
  return wanted(option, picking).flatMap((part) => (part.kind === "shard" ? [part.shard] : []));
}

function cards(picking: Picking): Map<string, Mark> {
  const found = new Map<string, Mark>();
  const { parts } = picking.pick;
  const shard = parts.some((one) => one.kind === "shard");
  for (const option of fitting(picking)) {
    const card = option.about && "card" in option.about ? option.about.card : undefined;
    if (card === undefined || found.has(card)) continue;
    const stores = option.deed === "use" || option.deed === "store";
    if (stores && !shard) continue;
    const same = fitting(picking, [...parts, { kind: "card", card }]);
    found.set(card, mark(stores ? "target" : "open", same));
  }
  for (const part of parts) {
    if (part.kind === "card") found.set(part.card, { ...found.get(part.card), state: "chosen" });
  }
  return found;
}
