// The view of Dreamblade as the server writes it (games/dreamblade/seen.py).

export type Side = "A" | "B";
export type Phase = "initiative" | "spawn" | "first action" | "second action" | "conquest";
/** Two numbers: those of A and of B. */
export type Both = readonly [number, number];

export interface Piece {
  readonly label: string;
  readonly name: string;
  readonly side: Side;
  /** A cell, or reserves, graveyard or removed. */
  readonly place: string;
  readonly cost: number;
  readonly aspects: readonly string[];
  readonly lineage: string;
  readonly abilities: readonly string[];
  readonly location: boolean;
  readonly power?: number;
  readonly defense?: number;
  readonly life?: number;
  readonly damage?: number;
  readonly moved?: boolean;
  /** What it costs to spawn today; for those in the reserves only. */
  readonly price?: number;
}

export interface Combat {
  readonly cell: string;
  readonly attackers: readonly string[];
  readonly damage: number;
}

export interface Seen {
  readonly game: "dreamblade";
  readonly seat: Side | null;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Side;
  readonly active: Side | null;
  readonly initiative: Both;
  readonly pool: number;
  readonly wins: Both;
  readonly wins_needed: number;
  readonly bonus: Both;
  readonly points: Both;
  readonly claims: Both;
  /** How many attack dice show a miss, 1, 2, 3 and a blade. */
  readonly dice: readonly number[];
  readonly blades: number;
  readonly combat: Combat | null;
  readonly miniatures: readonly Piece[];
  readonly asked: Side | "chance" | null;
  readonly question: string | null;
  readonly winner: Side | null;
}

export function other(side: Side): Side {
  return side === "A" ? "B" : "A";
}

/** The number of a side out of those of both. */
export function of(both: Both, side: Side): number {
  return side === "A" ? both[0] : both[1];
}

/** The pieces by where they are, each place in the order of the view. */
export function byPlace(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = found.get(piece.place);
    if (there) there.push(piece);
    else found.set(piece.place, [piece]);
  }
  return found;
}

/** A side's pieces among some; the dearest come last. */
export function sorted(pieces: readonly Piece[] | undefined, side: Side): readonly Piece[] {
  const mine = (pieces ?? []).filter((piece) => piece.side === side);
  return mine.sort((one, two) => one.cost - two.cost || one.label.localeCompare(two.label));
}
