import type { Event } from "../../../messages";
import { say, speak } from "../../../words";
import type { Phase, Pointed, Telling } from "../../../table/chronicle";

const PIECES = ["miniature", "target", "source"];
const MANY = "attackers";

/** How Dreamblade is told. */
export const TELLING: Telling = {
  opening: { name: "initiative", player: "" },
  chance: new Set(["initiative-rolled", "face-rolled", "wail-rolled"]),
  important: new Set([
    "spawned",
    "spawning-skipped",
    "struck",
    "deathblow-struck",
    "special-attack",
    "disrupted",
    "destroyed",
    "sacrificed",
    "banished",
    "purged",
    "raised",
    "claimed",
    "turn-won",
    "turn-drawn",
    "game-ended",
  ]),
  turn: (event) => (event.kind === "turn-began" ? numberOf(event.about["turn"]) : undefined),
  phase: (event) => (event.kind === "phase-began" ? phaseOf(event) : undefined),
  heading: ({ name }) => say("web-table-dreamblade-phase", { phase: name.replace(" ", "-") }),
  about,
  summary,
};

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

const SHARED = new Set(["initiative", "conquest"]);

function phaseOf(event: Event): Phase {
  const name = String(event.about["phase"]);
  return { name, player: SHARED.has(name) ? "" : String(event.about["player"]) };
}

function about(event: Event): Pointed {
  const pieces = new Set<string>();
  for (const field of PIECES) {
    const piece = event.about[field];
    if (typeof piece === "string") pieces.add(piece);
  }
  const several = event.about[MANY];
  if (Array.isArray(several)) for (const one of several) if (typeof one === "string") pieces.add(one);
  if (event.cause.piece) pieces.add(event.cause.piece);
  const cell = event.about["cell"];
  return { pieces: [...pieces], cells: typeof cell === "string" ? [cell] : [] };
}

const COUNTED = {
  spawned: ["spawned"],
  moves: ["shifted", "moved"],
  combats: ["struck", "deathblow-struck"],
  disrupted: ["disrupted"],
  destroyed: ["destroyed", "sacrificed"],
};

function summary(events: readonly Event[]): string {
  const parts = Object.entries(COUNTED).flatMap(([what, kinds]) => {
    const count = events.filter((event) => kinds.includes(event.kind)).length;
    return count > 0 ? [say(`web-table-dreamblade-sum-${what}`, { count })] : [];
  });
  const ended = events.findLast((event) => ["turn-won", "turn-drawn", "game-ended"].includes(event.kind));
  const counted = parts.length > 0 ? say("web-table-dreamblade-sum", { what: parts.join(", ") }) : "";
  return [counted, ended?.sentence ? speak(ended.sentence) : ""].filter(Boolean).join(" ");
}
