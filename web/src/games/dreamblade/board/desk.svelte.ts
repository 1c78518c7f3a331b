import { createContext } from "svelte";
import type { Hands, Mark, Marks } from "../marks";
import type { Motion } from "./motion";
import type { Piece, Side, View } from "../messages";
import { other } from "./view";
import { Sharing } from "./sharing";

interface Shown {
  readonly view: View;
  readonly marks: Marks;
  readonly hands: Hands;
  readonly eyes: Side | null;
}

/** A piece that is looked at closely, beside its token on the board. */
export interface Look {
  readonly label: string;
  readonly beside: HTMLElement;
}

/** What the parts of one table share. */
export class Desk {
  readonly #shown: Shown;
  readonly motion: Motion;
  /** The piece whose text hovers beside it. */
  look = $state.raw<Look | null>(null);
  /** What is opened in full: a piece, or everything in a place of a side or of both. */
  opened = $state.raw<{ piece: string } | { place: string; side: Side | null } | null>(null);
  /** The piece in the hand of whoever drags it. */
  lifted = $state<string | null>(null);
  /** The cell below that hand. */
  over = $state<string | null>(null);

  readonly #sharing = new Sharing();
  readonly #pieces: ReadonlyMap<string, Piece> = $derived.by(() => this.#sharing.pieces(this.view.miniatures));
  readonly places: ReadonlyMap<string, readonly Piece[]> = $derived.by(() => this.#sharing.places(this.#pieces));

  constructor(shown: Shown, motion: Motion) {
    this.#shown = shown;
    this.motion = motion;
  }

  get view(): View {
    return this.#shown.view;
  }

  get hands(): Hands {
    return this.#shown.hands;
  }

  get marks(): Marks {
    return this.#shown.marks;
  }

  /** The side that sits below the board. */
  get bottom(): Side {
    return this.#shown.eyes ?? "A";
  }

  get top(): Side {
    return other(this.bottom);
  }

  get eyes(): Side | null {
    return this.#shown.eyes;
  }

  piece(label: string): Piece | undefined {
    return this.#pieces.get(label);
  }

  pieceMark(label: string): Mark | undefined {
    return this.#shown.marks.pieces.get(label);
  }

  cellMark(cell: string): Mark | undefined {
    return this.#shown.marks.cells.get(cell);
  }
}

export const [getDesk, setDesk] = createContext<Desk>();

/** Whether choosing a thing with this mark does something now. */
export function lit(mark: Mark | undefined): boolean {
  return mark !== undefined && mark.state !== "pointed";
}
