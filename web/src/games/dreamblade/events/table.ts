// Everything that may happen in Dreamblade, and how the page shows, times, sounds and tells it.

import { say } from "../../../words";
import type { Event } from "../messages";
import { type Act, announce, bolt, burst, float, lunge, ring, shake } from "./acts";

export type About = { [E in Event as E["kind"]]: E["about"] };
export type Kind = Event["kind"];

/** What is heard, by its name. */
export type Cue =
  "turn" | "die" | "spawn" | "move" | "ability" | "blade" | "strike" | "hurt" | "fall" | "points" | "end";

/** What a summary counts. */
export type Counted = "spawned" | "moves" | "combats" | "disrupted" | "destroyed";

export interface Row<A = Event["about"]> {
  /** How long it has the stage before the next event, in milliseconds; otherwise it passes at once. */
  readonly pause?: number;
  /** What the stage performs. */
  acts?(about: A): readonly Act[];
  readonly sound?: Cue;
  /** What it is in the log: a line that a short log keeps, a usual one, one for several, a heading, or nothing. */
  readonly log: "important" | "usual" | "joined" | "heading" | "hidden";
  /** Whether its miniature glides to another place. */
  readonly moves?: true;
  /** Whether it belongs to a throw of dice. */
  readonly roll?: true;
  /** Whether it is an answer of chance. */
  readonly chance?: true;
  /** Whether it ends what people look at for as long as they like. */
  readonly holds?: true;
  readonly begins?: "turn" | "phase";
  /** Whether its sentence ends a summary. */
  readonly ends?: true;
  readonly counted?: Counted;
}

const score = (a: number, b: number): string => `A ${a} : ${b} B`;

export const EVENTS: { readonly [K in Kind]: Row<About[K]> } = {
  // Turns and phases.
  "turn-began": {
    pause: 500,
    acts: ({ turn }) => [announce(say("web-board-says-turn", { turn }))],
    sound: "turn",
    log: "heading",
    begins: "turn",
  },
  "initiative-rolled": { pause: 350, sound: "die", log: "usual", roll: true, chance: true },
  "went-first": { log: "usual", roll: true },
  "phase-began": { log: "heading", begins: "phase" },
  "spawning-skipped": { pause: 700, acts: () => [announce(say("web-board-says-skipped"))], log: "important" },
  "turn-won": {
    pause: 1300,
    acts: ({ player, a, b }) => [announce(say("web-board-says-won", { side: player }), player, score(a, b))],
    sound: "points",
    log: "important",
    ends: true,
  },
  "turn-drawn": {
    pause: 1100,
    acts: ({ a, b }) => [announce(say("web-board-says-drawn"), null, score(a, b))],
    sound: "points",
    log: "important",
    ends: true,
  },
  "game-ended": {
    pause: 1500,
    acts: ({ winner }) => [announce(say("web-board-says-game", { winner: winner ?? "nobody" }), winner)],
    sound: "end",
    log: "important",
    ends: true,
  },

  // Points.
  "points-gained": { pause: 150, sound: "points", log: "usual" },
  "points-spent": { log: "usual" },
  "bonus-taken": { log: "usual" },
  energized: {
    pause: 250,
    acts: ({ miniature, amount }) => [float({ miniature }, "good", `+${amount}`, "pool")],
    sound: "points",
    log: "usual",
  },
  claimed: {
    pause: 420,
    acts: ({ player, cell, worth }) => [ring({ cell }, player), float({ cell }, player, `+${worth}`, "crown")],
    sound: "points",
    log: "important",
  },

  // Miniatures.
  spawned: {
    pause: 420,
    acts: ({ miniature, cell }) => [ring({ cell }, { owner: miniature })],
    sound: "spawn",
    log: "important",
    moves: true,
    counted: "spawned",
  },
  moved: { pause: 340, sound: "move", log: "usual", moves: true, counted: "moves" },
  shifted: { pause: 300, sound: "move", log: "usual", moves: true, counted: "moves" },
  disrupted: {
    pause: 480,
    acts: ({ miniature }) => [ring({ miniature }, "dream")],
    sound: "fall",
    log: "important",
    moves: true,
    counted: "disrupted",
  },
  destroyed: {
    pause: 560,
    acts: ({ miniature, point }) => [
      burst({ miniature }, "harm"),
      ...(point ? [float({ miniature }, { opponent: miniature }, `+${point}`, "crown")] : []),
    ],
    sound: "fall",
    log: "important",
    moves: true,
    counted: "destroyed",
  },
  sacrificed: { pause: 480, acts: vanish, sound: "fall", log: "important", moves: true, counted: "destroyed" },
  banished: { pause: 480, acts: vanish, sound: "fall", log: "important", moves: true },
  purged: { pause: 360, acts: vanish, sound: "fall", log: "important", moves: true },
  raised: { pause: 360, acts: vanish, sound: "spawn", log: "important", moves: true },

  // Abilities.
  "ability-used": { pause: 300, acts: glow, sound: "ability", log: "usual" },
  "ability-lit": { acts: glow, sound: "ability", log: "usual" },
  "blades-assigned": {
    pause: 320,
    acts: ({ miniature, blades }) => [float({ miniature }, "dream", String(blades), "blade")],
    sound: "blade",
    log: "usual",
  },
  "marked-relentless": { pause: 240, acts: glow, sound: "ability", log: "usual" },
  "marked-ferocious": { pause: 240, acts: glow, sound: "ability", log: "usual" },

  // Attacks and dice.
  struck: { pause: 420, acts: charge, sound: "strike", log: "important", roll: true, counted: "combats" },
  "deathblow-struck": { pause: 420, acts: charge, sound: "strike", log: "important", roll: true, counted: "combats" },
  "special-attack": {
    pause: 420,
    acts: ({ miniature, target }) => [lunge(miniature), bolt(miniature, target)],
    sound: "strike",
    log: "important",
    roll: true,
  },
  "roll-began": { pause: 260, log: "hidden", roll: true },
  "face-rolled": { pause: 130, sound: "die", log: "joined", roll: true, chance: true },
  "dice-taken-up": { pause: 260, log: "usual", roll: true },
  "blades-counted": { log: "hidden", roll: true },
  "wail-rolled": { pause: 300, sound: "die", log: "usual", roll: true, chance: true },
  "combat-ended": { pause: 600, log: "usual", holds: true },

  // Damage.
  "damage-modified": { pause: 260, log: "usual" },
  "damage-held": {
    pause: 240,
    acts: ({ miniature, amount }) => [float({ miniature }, "dream", `(${amount})`, "damage")],
    log: "usual",
  },
  "held-released": { log: "hidden" },
  damaged: {
    pause: 380,
    acts: ({ miniature, amount }) => [shake(miniature), float({ miniature }, "harm", `−${amount}`, "damage")],
    sound: "hurt",
    log: "usual",
  },
  "damage-lost": { acts: ({ miniature }) => [float({ miniature }, "dream", "0")], log: "usual" },
  "damage-cleared": { log: "usual" },
};

/** A miniature leaves, or comes back, in a puff. */
function vanish({ miniature }: About["banished"]): Act[] {
  return [burst({ miniature }, "dream")];
}

/** An ability shows on its miniature. */
function glow({ miniature }: { readonly miniature: string }): Act[] {
  return [ring({ miniature }, "dream")];
}

/** Everybody who attacks leaps into the fight. */
function charge({ cell, attackers }: About["struck"]): Act[] {
  return [burst({ cell }, "harm"), ...attackers.map(lunge)];
}
