import type { Odds, PieceOdds, Threat } from "../../../messages";
import type { Choosing } from "../asking/choosing.svelte";

export interface DangerProps {
  choosing: Choosing;
  /** The seat that looks, or -1. */
  seat: number;
  /** Whether threats are to be shown. */
  threats: boolean;
  /** Whether what is told now is seen now, so that chances belong to what lies there. */
  settled: boolean;
}

/** What may become of somebody, as far as the board has room for it. */
export interface Fate {
  readonly label: string;
  readonly disrupted: number;
  readonly destroyed: number;
}

export function fateOf({ piece, chances }: Pick<PieceOdds, "piece" | "chances">): Fate {
  const gone = chances["gone"] ?? 0;
  // Whoever is banished or sacrificed has left as well.
  return { label: piece, disrupted: chances["disrupted"] ?? 0, destroyed: (chances["destroyed"] ?? 0) + gone };
}

const risk = ({ disrupted, destroyed }: Fate): number => destroyed + disrupted / 2;

/** The defender who has most to fear of a strike. */
export function hardestHit({ pieces }: Odds): Fate | undefined {
  const fates = pieces.filter((one) => one.own !== true).map(fateOf);
  return fates.sort((one, other) => risk(other) - risk(one))[0];
}

/** The worst that threatens each creature, by the cell where it stands; those with most to fear first. */
export function worstByCell(threats: readonly Threat[]): Map<string, readonly (Fate & { threat: Threat })[]> {
  const worst = new Map<string, Fate & { threat: Threat }>();
  for (const threat of threats) {
    const found = { ...fateOf(threat), threat };
    const known = worst.get(threat.piece);
    if (!known || risk(found) > risk(known)) worst.set(threat.piece, found);
  }
  const cells = new Map<string, (Fate & { threat: Threat })[]>();
  for (const one of worst.values()) cells.set(one.threat.cell, [...(cells.get(one.threat.cell) ?? []), one]);
  for (const there of cells.values()) there.sort((one, other) => risk(other) - risk(one));
  return cells;
}
