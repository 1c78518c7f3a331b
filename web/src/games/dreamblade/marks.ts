// What the board is told to light up. The board shows marks and reports clicks; it knows no options.

export type MarkState =
  /** It can be chosen now. */
  | "open"
  /** It is chosen, or one of those chosen. */
  | "chosen"
  /** The thing chosen can go there or be used on it. */
  | "target"
  /** Something that has yet to be chosen can go there. */
  | "reach"
  /** Somebody points at it: a line of the log, a hint, a choice in the list. */
  | "pointed";

export interface Mark {
  readonly state: MarkState;
  /** What choosing it does, as a whole sentence, for tooltips and screen readers. */
  readonly sentence?: string;
  /** A small number on it, such as the damage that is about to be assigned. */
  readonly badge?: string;
}

export interface Marks {
  readonly cells: ReadonlyMap<string, Mark>;
  readonly pieces: ReadonlyMap<string, Mark>;
}

export const NO_MARKS: Marks = { cells: new Map(), pieces: new Map() };

/** How something was chosen: `blunt` is a finger, which may have meant what is beside it. */
export type Touch = "exact" | "key" | "blunt";

/** What people do to the board, with mouse, touch or keyboard. */
export interface Hands {
  /** A miniature on the board, in reserves or in a graveyard was chosen; whether one of its cell is to be chosen yet. */
  piece(label: string, touch: Touch): boolean;
  /** A cell was chosen; whether one of the miniatures in it is to be chosen yet. */
  cell(name: string, touch: Touch): boolean;
  /** A miniature is being dragged (its targets should light up), or no longer. */
  lift(label: string | null): void;
  /** A miniature was dropped on a cell. */
  drop(label: string, cell: string): void;
  /** Somebody asks why a miniature or a cell does not light up. */
  why(what: { piece: string } | { cell: string }): void;
}
