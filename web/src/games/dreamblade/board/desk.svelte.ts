import { createContext } from "svelte";
import type { Chosen } from "../chosen.svelte";
import type { Hands, Mark, Marks } from "../marks";
import type { Motion } from "./motion";
import type { Piece, Side, View } from "../messages";
import type { Named } from "./naming";
import { other } from "./view";
import { Sharing } from "./sharing";

interface Shown {
  readonly view: View;
  readonly header: View;
  readonly marks: Marks;
  readonly hands: Hands;
  readonly chosen: Chosen;
  readonly viewer: Side | null;
}

/** What the parts of one table share; it changes nothing but what is chosen. */
export class Desk {
  readonly #shown: Shown;
  readonly motion: Motion;
  readonly #sharing = new Sharing();
  readonly #pieces: ReadonlyMap<string, Piece> = $derived.by(() => this.#sharing.pieces(this.view.miniatures));
  readonly named: Named = $derived.by(() => this.#sharing.named(this.view.miniatures));
  readonly places: ReadonlyMap<string, readonly Piece[]> = $derived.by(() => this.#sharing.places(this.#pieces));

  constructor(shown: Shown, motion: Motion) {
    this.#shown = shown;
    this.motion = motion;
  }

  get view(): View {
    return this.#shown.view;
  }

  /** The view as far as it has been seen. */
  get header(): View {
    return this.#shown.header;
  }

  get chosen(): Chosen {
    return this.#shown.chosen;
  }

  get hands(): Hands {
    return this.#shown.hands;
  }

  get marks(): Marks {
    return this.#shown.marks;
  }

  /** The side that sits below the board. */
  get bottom(): Side {
    return this.#shown.viewer ?? "A";
  }

  get top(): Side {
    return other(this.bottom);
  }

  get viewer(): Side | null {
    return this.#shown.viewer;
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
  return mark !== undefined && mark.state !== "pointed" && mark.state !== "reach";
}
