// What stands at the head of the table: it follows what has been seen, not what has come.

import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Both, View } from "../messages";

/** Keeps what was shown last while something that led to a view is still to be seen. */
export class Heading {
  #last: View | null = null;

  /** Give the view as far as its events have been seen: those of `seen` that are not among `unseen`. */
  show(view: View, seen: readonly protocol.Event[], unseen: readonly protocol.Event[]): View {
    if (unseen.length === 0 || this.#last === null) return (this.#last = view);
    const { order, first, initiative, pool, bonus, points, claims, asked } = this.#last;
    const kept = { order, first, initiative, pool, bonus, points, claims, asked };
    return { ...view, ...kept, ...phaseIn(view, seen, new Set(unseen)), wins: winsIn(view, unseen) };
  }
}

/** The turn and the phase that have been seen to begin last. */
function phaseIn(
  view: View,
  seen: readonly protocol.Event[],
  unseen: ReadonlySet<protocol.Event>,
): Pick<View, "turn" | "phase" | "active"> {
  let { turn, phase, active } = view;
  for (const event of [...unseen].map(told).reverse()) if (event?.kind === "turn-began") turn = event.about.turn - 1;
  const began = seen.findLast((event) => event.kind === "phase-began" && !unseen.has(event));
  const last = began && told(began);
  if (last?.kind === "phase-began") ({ phase, player: active } = last.about);
  return { turn, phase, active };
}

/** The wins without those that are still to be seen. */
function winsIn(view: View, unseen: readonly protocol.Event[]): Both {
  const wins: [number, number] = [...view.wins];
  for (const event of unseen.map(told)) if (event?.kind === "turn-won") wins[event.about.player === "A" ? 0 : 1] -= 1;
  return wins;
}
