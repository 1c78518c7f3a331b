// What a question offers, with the type of each deed.

import type * as protocol from "../../../messages";
import { signed } from "../../../shared/points";
import { say, speak } from "../../../words";
import { cardTitle } from "../cards/printed.svelte";
import type { Deed, Option, Player, Question, View } from "../messages";

export type Offer<D extends Deed> = Extract<Option, { deed: D }>;

/** Gives the table as it would be after an answer in notation; nothing where that cannot be known. */
export type TryOption = (text: string) => Promise<View | undefined>;

/** The options of a question, each with the type of its deed. */
export function optionsOf(ask: protocol.Ask): readonly Option[] {
  return (ask.options ?? []) as readonly unknown[] as readonly Option[];
}

/** The options of one deed. */
export function offers<D extends Deed>(ask: protocol.Ask, deed: D): Offer<D>[] {
  return optionsOf(ask).filter((option): option is Offer<D> => option.deed === deed);
}

/** The player who is asked. */
export function asked(ask: protocol.Ask, view: View): Player | undefined {
  return view.seats[ask.seat];
}

/** An option in a sentence, with what it brings. */
export function offerLabel(option: Option): string {
  return [speak(option.sentence), ...gains(option)].join("; ");
}

/** What an option brings besides itself. */
export function gains({ points = 0, completes = [], ends = false }: Option): string[] {
  return [
    ...(points === 0 ? [] : [say("web-dreamscape-stage-points", { points: signed(points) })]),
    ...completes.map((card) => say("web-dreamscape-stage-completes", { card: cardTitle(card) })),
    ...(ends ? [say("web-dreamscape-stage-ends")] : []),
  ];
}

/** Whether an option uses a power, of a location or of a card. */
export function usesPower(option: Option): option is Offer<"power" | "use"> {
  return option.deed === "power" || option.deed === "use";
}

const STAGED: ReadonlySet<string> = new Set<Question>([
  "arrange",
  "deck",
  "first",
  "golem",
  "harvest",
  "keep",
  "lake",
  "order",
  "stored",
  "tower",
]);

/** Whether a question has a stage of its own. */
export function isStaged(ask: protocol.Ask): boolean {
  return STAGED.has(ask.question);
}
