import { createContext } from "svelte";
import type { Ask, Because } from "../../messages";
import type { TableState } from "../state.svelte";
import type { Talk } from "../talk";

/** What the frame of a question needs of a game: what is asked on the page, and how it is answered. */
export interface Asking {
  readonly talk: Talk;
  readonly state: TableState;
  /** The question on the page, whoever is asked. */
  readonly ask: Ask | null;
  /** The same where the options are known, though perhaps the answer is on its way. */
  readonly known: { readonly ask: Ask } | null;
  /** The same where it can be answered now. */
  readonly open: { readonly ask: Ask } | null;
  /** Why something may not be done, as long as that is true. */
  readonly because: Because | null;
  /** Whether something can be taken back now. */
  readonly mayUndo: boolean;

  /** Answer with the option of an index. */
  answer(index: number): void;
  /** Answer in notation. */
  say(text: string): void;
  /** Answer with what is picked in full. */
  confirm(): void;
  /** End the phase, or decline; whoever is sure is not asked about it. */
  end(sure?: boolean): void;
  takeUsual(): void;
  undo(): void;
  /** Choose a line of the list by its number, from 0 on. */
  chooseNumber(number: number): void;
  /** Forget what was picked. */
  release(): void;
  /** A reason has been read. */
  forgetReason(): void;
}

export const [getAsking, setAsking] = createContext<Asking>();
