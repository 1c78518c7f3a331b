import type { Piece, View } from "../messages";
import { candidates } from "../asking/attack";
import type { Choosing } from "../asking/choosing.svelte";
import { goesToCell, isAtOnce, isAttack } from "../asking/deeds";
import { optionsOf, type Picking } from "../asking/picking";
import type { Attack, Bout } from "../board/bout.svelte";

const ON_STAGE = new Set(["blade", "damage", "fate", "reroll"]);

/** What the stage shows: an attack that is being chosen, or the one under way. */
export interface Staged extends Attack {
  /** Whether it is still to be chosen who attacks. */
  readonly choosing: boolean;
}

/** What stands on the stage now. */
export function staged(bout: Bout, { open, known }: Pick<Choosing, "open" | "known">, view: View): Staged | null {
  if (open?.pick.kind === "attack") return chosen(open, open.pick.cell, view);
  if (bout.attack !== null) return { ...bout.attack, choosing: false };
  // The answer is on its way.
  return known?.pick.kind === "attack" ? chosen(known, known.pick.cell, view) : null;
}

/** Whether a question is answered on the stage, so that no list of it is needed beside it. */
export function isOnStage({ ask, pick }: Picking): boolean {
  return pick.kind === "attack" || ON_STAGE.has(ask.question);
}

/** Whether a question is about places or miniatures anywhere, so that the board must be seen. */
export function needsBoard({ ask, pick }: Picking): boolean {
  if (pick.kind === "attack") return false;
  return optionsOf(ask).some((option) => goesToCell(option) || isAtOnce(option) || isAttack(option));
}

function chosen({ ask }: Picking, cell: string, view: View): Staged {
  const group = candidates(ask, cell);
  const attackers = group.flatMap((label) => view.miniatures.find((one) => one.label === label) ?? []);
  const [first] = attackers;
  const against = (one: Piece): boolean => one.place === cell && one.side !== first?.side && !one.location;
  return {
    kind: ask.question === "deathblow" ? "deathblow" : "strike",
    cell,
    attackers,
    defenders: view.miniatures.filter(against),
    ability: "",
    choosing: true,
  };
}
