// Names of things around the dreamworld, as the rules call them.

import { say } from "../../../words";
import type { Phase, Purpose, Seat, Shard } from "../messages";

const COLOURS: Readonly<Record<Shard, string>> = {
  grass: "green",
  land: "brown",
  movement: "white",
  nightmare: "red",
  rock: "gray",
  water: "blue",
};

/** A kind of shard alone, for lists: grass. */
export function shardName(kind: Shard): string {
  return say(`shard-${kind}`);
}

/** Some shards in their order: water, rock, grass. */
export function shardNames(kinds: readonly Shard[]): string {
  return kinds.map(shardName).join(", ");
}

/** A kind of shard at the beginning of a line: Grass. */
export function shardTitle(kind: Shard): string {
  return capital(shardName(kind));
}

export function locationName(number: number): string {
  return say(`location-${number}`);
}

export function phaseTitle(phase: Phase): string {
  const keys: Readonly<Record<Phase, string>> = {
    creation: "phase-creation",
    emergence: "phase-emergence",
    "last creation": "phase-last-creation",
    over: "phase-scoring",
    setup: "phase-set-up",
    travel: "phase-travel",
  };
  return capital(say(keys[phase]));
}

export function purposeTitle({ kind, colour }: Purpose): string {
  return say(`purpose-${kind}`, { colour: colour ? COLOURS[colour] : "" });
}

export function purposeText({ kind, colour, worth }: Purpose): string {
  return say(`purpose-${kind}-text`, { colour: colour ? COLOURS[colour] : "", points: worth });
}

/** How a seat is called where its player's name is not known: by its letter, or as the viewer. */
export function seatName(seat: Seat, viewer: Seat | null): string {
  return seat === viewer ? say("web-dreamscape-world-you") : say("web-dreamscape-world-seat", { seat });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
