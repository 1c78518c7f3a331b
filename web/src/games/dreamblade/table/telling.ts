import type * as protocol from "../../../messages";
import type { Phase, Pointed, Telling } from "../../../table/logbook";
import { say, speak } from "../../../words";
import { type Counted, kindsWhere, rowOf, told } from "../events";
import type { AboutPhaseBegan, Event } from "../messages";

/** How Dreamblade is told. */
export const TELLING: Telling = {
  opening: { name: "initiative", player: "" },
  chance: kindsWhere((row) => row.chance === true),
  important: kindsWhere((row) => row.log === "important"),
  unsaid: kindsWhere((row) => row.log === "heading" || row.log === "hidden"),
  passing: true,
  turn: (happened) => {
    const event = told(happened);
    return event?.kind === "turn-began" ? event.about.turn : undefined;
  },
  phase: (happened) => {
    const event = told(happened);
    return event?.kind === "phase-began" ? phaseOf(event.about) : undefined;
  },
  turnName: (turn) => say("web-table-turn", { turn }),
  turnMark: (turn) => `${turn}`,
  heading: ({ name }) => say("web-table-dreamblade-phase", { phase: name.replace(" ", "-") }),
  about,
  summary,
};

const SHARED = new Set<string>(["initiative", "conquest"]);

function phaseOf({ phase, player }: AboutPhaseBegan): Phase {
  return { name: phase, player: SHARED.has(phase) ? "" : (player ?? "") };
}

function about(event: protocol.Event): Pointed {
  const known = told(event)?.about;
  const pieces = new Set(known && piecesOf(known));
  if (event.cause.piece) pieces.add(event.cause.piece);
  return { pieces: [...pieces], cells: known && "cell" in known ? [known.cell] : [] };
}

function piecesOf(about: Event["about"]): string[] {
  return [
    ...("miniature" in about ? [about.miniature] : []),
    ...("target" in about ? [about.target] : []),
    ...("source" in about ? [about.source] : []),
    ...("attackers" in about ? about.attackers : []),
  ];
}

const COUNTED: readonly Counted[] = ["spawned", "moves", "combats", "disrupted", "destroyed"];

function summary(events: readonly protocol.Event[]): string {
  const parts = COUNTED.flatMap((what) => {
    const count = events.filter((event) => rowOf(event)?.counted === what).length;
    return count > 0 ? [say(`web-table-dreamblade-sum-${what}`, { count })] : [];
  });
  const ended = events.findLast((event) => rowOf(event)?.ends);
  const counted = parts.length > 0 ? say("web-table-dreamblade-sum", { what: parts.join(", ") }) : "";
  return [counted, ended?.sentence ? speak(ended.sentence) : ""].filter(Boolean).join(" ");
}
