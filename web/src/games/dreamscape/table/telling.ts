import type * as protocol from "../../../messages";
import type { Phase, Pointed, Telling } from "../../../table/logbook";
import { say } from "../../../words";
import { isFinal, kindsWhere, told } from "../events";
import type { Event, View } from "../messages";
import { joins, together } from "./joining";
import { summary } from "./summary";

/** The last creation comes after the six cycles, as one of its own. */
const LAST = 7;
const LAST_RULE = "8.1";

/** How Dreamscape is told. */
export const TELLING: Telling = {
  opening: { name: "set-up", player: "" },
  chance: kindsWhere((row) => row.chance === true),
  important: kindsWhere((row) => row.log === "important"),
  unsaid: kindsWhere((row) => row.log === "heading" || row.log === "hidden"),
  passing: false,
  turn: (happened) => {
    const event = told(happened);
    if (event?.kind === "emergence-began" || event?.kind === "cycle-began") return event.about.number;
    return event?.cause.rule === LAST_RULE ? LAST : undefined;
  },
  phase: (happened) => {
    const event = told(happened);
    return event && phaseOf(event);
  },
  turnName: (turn) => say("web-dreamscape-stage-cycle", { cycle: turn, last: turn === LAST ? "yes" : "no" }),
  turnMark: (turn) => (turn === LAST ? say("web-dreamscape-stage-cycle-last") : `${turn}`),
  beforehand: ({ view }) =>
    (view as unknown as View).phase === "setup" ? say("web-dreamscape-stage-phase", { phase: "set-up" }) : undefined,
  heading: ({ name }) => say("web-dreamscape-stage-phase", { phase: name }),
  about,
  joins,
  together,
  summary,
};

function phaseOf(event: Event): Phase | undefined {
  const { kind, about, cause } = event;
  switch (kind) {
    case "emergence-began":
      return { name: "emergence", player: "" };
    case "travel-began":
      return { name: "travel", player: about.seat };
    case "creation-began":
    case "turned-to":
      return { name: "creation", player: about.seat };
    case "shard-restored":
    case "marker-dealt":
      return cause.rule === LAST_RULE ? { name: "return", player: "" } : undefined;
    case "scored":
      return isFinal(event) ? { name: "scoring", player: "" } : undefined;
    case "purpose-paid":
    case "game-ended":
      return { name: "scoring", player: "" };
    default:
      return undefined;
  }
}

/**
 * What a line points at: cards by their names as pieces; as cells locations by their numbers, links such as 3-6, and
 * slots with their owner, such as A:c3.
 */
function about(happened: protocol.Event): Pointed {
  const event = told(happened);
  const pieces = new Set<string>();
  const cells = new Set<string>();
  if (event) {
    const known: Partial<Record<string, unknown>> = { ...event.about };
    if (typeof known["card"] === "string") pieces.add(known["card"]);
    for (const name of ["location", "from_location"]) if (typeof known[name] === "number") cells.add(`${known[name]}`);
    if (typeof known["link"] === "string") cells.add(known["link"]);
    for (const name of ["slot", "from_slot"])
      if (typeof known[name] === "string" && typeof known["seat"] === "string")
        cells.add(`${known["seat"]}:${known[name]}`);
  }
  if (happened.cause.piece) pieces.add(happened.cause.piece);
  return { pieces: [...pieces], cells: [...cells] };
}
