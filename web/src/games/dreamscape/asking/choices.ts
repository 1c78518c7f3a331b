import type { Part } from "../chosen.svelte";
import type { Option, Shard } from "../messages";
import { optionsOf } from "../stage/offers";
import { KINDS } from "./attempts";
import { fitting, wanted } from "./parts";
import type { Picking } from "./picking";

/** Under which heading a line stands; the order is that of the list. */
type Group = "free" | "point" | "hands" | "dreamer" | "place" | "plant" | "step" | "trade" | "cards" | "";

export const GROUPS: readonly Group[] = [
  "",
  "free",
  "point",
  "dreamer",
  "hands",
  "place",
  "plant",
  "step",
  "cards",
  "trade",
];

/** A line of the list of choices. */
export type Row =
  /** An answer as it stands. */
  | {
      readonly kind: "answer";
      readonly group: Group;
      readonly option: Option;
      /** The way to the same place that costs a point, beside the free one. */
      readonly paid?: Option;
    }
  /** Something that can be picked, with the answers it leads to. */
  | { readonly kind: "pick"; readonly group: Group; readonly part: Part; readonly options: readonly Option[] };

/** The lines of the list: every answer but those that end, those about what is picked where something is. */
export function rows(picking: Picking): Row[] {
  const { ask, pick } = picking;
  const options = fitting(picking).filter((one) => one.deed !== "end" && one.deed !== "decline");
  const begins = pick.parts.length === 0 || ask.question === "cross";
  const found = begins && ask.question === "creation" ? atFirst(picking, options) : listed(picking, options);
  return found.toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
}

/** The answer that ends a phase or a power, or declines. */
export function endingOf({ ask }: Pick<Picking, "ask">): Option | undefined {
  return optionsOf(ask).find((one) => one.deed === "end" || one.deed === "decline");
}

/** What a line points at on the table. */
export function pointsOf(row: Row, picking: Picking): readonly Part[] {
  if (row.kind === "pick") return [row.part];
  return wanted(row.option, picking).filter((part) => part.kind !== "slot" || part.slot !== "");
}

/** What a line is called, so that it stays the same line while others come and go. */
export function nameOf(row: Row): string {
  return row.kind === "answer" ? row.option.text : JSON.stringify(row.part);
}

/** In creation there is too much to list: first what is in Hands, the Dreamer and the cards. */
function atFirst(picking: Picking, options: readonly Option[]): Row[] {
  const found: Row[] = [];
  const steps = options.filter((one) => one.deed === "step" || one.deed === "enter");
  const [enter] = steps;
  if (enter?.deed === "enter") found.push({ kind: "answer", group: "dreamer", option: enter });
  else if (steps.length > 0) {
    found.push({ kind: "pick", group: "dreamer", part: { kind: "dreamer" }, options: steps });
  }
  for (const kind of KINDS) {
    const part: Part = { kind: "shard", shard: kind };
    const same = fitting(picking, [part]);
    if (same.length > 0 && picking.me.hands[kind] > 0)
      found.push({ kind: "pick", group: "hands", part, options: same });
  }
  return [...found, ...cardRows(picking)];
}

/** Each card with everything that can be put on it. */
function cardRows(picking: Picking): Row[] {
  const cards = optionsOf(picking.ask).flatMap((one) =>
    one.deed === "use" || one.deed === "store" ? [one.about.card] : [],
  );
  return [...new Set(cards)].map((card): Row => {
    const part: Part = { kind: "card", card };
    return { kind: "pick", group: "cards", part, options: fitting(picking, [part]) };
  });
}

function listed(picking: Picking, options: readonly Option[]): Row[] {
  if (picking.ask.question === "golem" && picking.pick.parts.length === 0) {
    const slots = [...new Set(options.flatMap((one) => (one.deed === "shift" ? [one.about.from_slot] : [])))];
    return slots.map((slot): Row => {
      const part: Part = { kind: "from", slot };
      return { kind: "pick", group: "", part, options: fitting(picking, [part]) };
    });
  }
  const begins = picking.pick.parts.length === 0;
  const rows = options
    .filter((one) => !begins || (one.deed !== "use" && one.deed !== "store"))
    .filter((one) => one.deed !== "move" || !options.some((other) => other.deed === "key" && isSameWay(one, other)))
    .map((option): Row => {
      const paid =
        option.deed === "key" ? options.find((one) => one.deed === "move" && isSameWay(one, option)) : undefined;
      return { kind: "answer", group: groupOf(picking, option), option, ...(paid ? { paid } : {}) };
    });
  return begins ? [...rows, ...cardRows(picking)] : rows;
}

/** Whether two ways lead to the same location. */
function isSameWay(one: Option, other: Option): boolean {
  const [from, to] = [one, other].map((way) => (way.deed === "move" || way.deed === "key" ? way.about.location : null));
  return from !== null && from === to;
}

function groupOf({ ask }: Picking, option: Option): Group {
  switch (option.deed) {
    case "key":
    case "power":
      return "free";
    case "collect":
    case "move":
      return "point";
    case "use":
    case "store":
      return ask.question === "travel" || ask.question === "creation" ? "cards" : "";
    case "place":
    case "plant":
    case "step":
    case "trade":
      return option.deed;
    default:
      return "";
  }
}

/** The trades that begin with a kind of shard. */
export function tradesOf(picking: Picking, kind: Shard): Extract<Option, { deed: "trade" }>[] {
  return optionsOf(picking.ask).flatMap((one) => (one.deed === "trade" && one.about.given === kind ? [one] : []));
}

/** What can be put on a card. */
export function onCard({ ask }: Pick<Picking, "ask">, card: string): Extract<Option, { deed: "use" | "store" }>[] {
  return optionsOf(ask).flatMap((one) =>
    (one.deed === "use" || one.deed === "store") && one.about.card === card ? [one] : [],
  );
}
