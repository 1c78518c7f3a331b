import type { Because, Refused, Tried } from "../../messages";
import type { Option, Shard } from "./messages";

/** Something that an answer is about; what a slot means depends on what else is picked. */
export type Part =
  | { readonly kind: "shard"; readonly shard: Shard }
  | { readonly kind: "dreamer" }
  | { readonly kind: "slot"; readonly slot: string }
  /** The slot that the Golem moves something from. */
  | { readonly kind: "from"; readonly slot: string }
  /** The level of the lowest shard that the Golem moves, 1 for the bottom. */
  | { readonly kind: "height"; readonly height: number }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "location"; readonly location: number };

/** Why an answer is not given before it is confirmed. */
export type Doubt =
  /** There is a way that costs nothing. */
  | "free-way"
  /** The travel or the creation is over after it. */
  | "ends"
  /** Something is given away by ending. */
  | "loses"
  /** Something that brings points can be done no more. */
  | "score"
  /** The Dreamer could still go a step for nothing, and cannot any more. */
  | "step"
  /** It decides for good which card is kept. */
  | "keeps"
  /** A power is used, which is shown first. */
  | "power";

/** What has been picked on the way to an answer. */
export interface Picked {
  readonly parts: readonly Part[];
  /** The answer that awaits a confirmation, in notation. */
  readonly sure?: { readonly text: string; readonly doubts: readonly Doubt[] };
}

/** What something belongs to: a question of a seat, whatever others answer meanwhile. */
export interface Asked {
  readonly seat: number;
  readonly question: string;
  /** The step of the seat's last answer. */
  readonly own: number;
  readonly cuts: number;
  /** How many answers are planned before it. */
  readonly planned: number;
}

/** An answer of a plan, with what it was said to bring. */
export interface Planned {
  readonly text: string;
  readonly option: Option | null;
}

/** What is chosen, planned and looked at on a table of Dreamscape; the rest is in table/state.svelte.ts. */
export class Chosen {
  /** What somebody has picked, and for which question. */
  picked = $state.raw<{ readonly asked: Asked; readonly pick: Picked } | null>(null);
  /** What a line of the choices points at. */
  pointing = $state.raw<readonly Part[]>([]);
  /** Why something may not be done, and at which question that was so. */
  because = $state.raw<{ readonly asked: Asked; readonly said: Because } | null>(null);
  /** The open card whose nearest way is shown on the land. */
  card = $state<string | null>(null);
  /** What is shown large; nothing while the phase decides. */
  large = $state<"world" | "land" | null>(null);
  /** What somebody looks at beside the board, by its tab. */
  tab = $state("");
  /** Whether the sheet of a small screen is pulled up over the board. */
  raised = $state(false);
  /** The other player whose land is enlarged. */
  enlarged = $state<string | null>(null);

  /** Whether answers are collected in a plan, and not given. */
  planning = $state(false);
  planned = $state.raw<readonly Planned[]>([]);
  /** What would come of the plan, and of how many of its answers that is known. */
  tried = $state.raw<{ readonly answers: number; readonly outcome: Tried } | null>(null);
  /** Why the plan cannot be done any more. */
  fault = $state.raw<Refused | null>(null);
  /** Whether what the fault is about could be done when it was planned. */
  outdated = $state(false);
  /** Whether the plan is being done. */
  doing = $state(false);
}
