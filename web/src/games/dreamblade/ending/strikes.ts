import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Face } from "../messages";

/** An attack with everything that came of it. */
export interface Strike {
  readonly turn: number;
  readonly cell: string;
  readonly attackers: readonly string[];
  readonly faces: Face[];
  damage: number;
}

/** Every attack of a game with its dice and the damage that it dealt, in order. */
export function strikesOf(events: readonly protocol.Event[]): Strike[] {
  const found: Strike[] = [];
  let turn = 1;
  let cell = "";
  for (const happened of events) {
    const event = told(happened);
    const last = found.at(-1);
    switch (event?.kind) {
      case "turn-began":
        turn = event.about.turn;
        break;
      case "struck":
      case "deathblow-struck":
        cell = event.about.cell;
        found.push({ turn, cell, attackers: event.about.attackers, faces: [], damage: 0 });
        break;
      case "special-attack":
        found.push({ turn, cell, attackers: [event.about.miniature], faces: [], damage: 0 });
        break;
      case "face-rolled":
        last?.faces.push(event.about.face);
        break;
      case "roll-began":
        // Dice that are rolled again take the place of those before.
        if (last) last.faces.length = 0;
        break;
      case "damaged":
        if (last) last.damage += event.about.amount;
    }
  }
  return found;
}

/** The attack that dealt the most damage; of equals the first. */
export function bestOf(strikes: readonly Strike[]): Strike | undefined {
  return strikes.reduce<Strike | undefined>((best, one) => (one.damage > (best?.damage ?? 0) ? one : best), undefined);
}

/** The labels of those who were destroyed, in order; who returned may fall again. */
export function destroyedIn(events: readonly protocol.Event[]): string[] {
  return events.flatMap((happened) => {
    const event = told(happened);
    return event?.kind === "destroyed" ? [event.about.miniature] : [];
  });
}
