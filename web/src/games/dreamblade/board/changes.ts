import { say } from "../../../words";
import type { Change, Piece, View } from "../messages";
import { abilityName, shortName, signed } from "./naming";
import { printed } from "./printed.svelte";

/** A number that differs from the printed one, with its causes in a line. */
export interface Changed {
  readonly line: string;
  readonly worse: boolean;
}

/** Why the numbers of a miniature are not the printed ones. */
export function changes(piece: Piece, view: View): Changed[] {
  const base = printed(piece.name);
  return (["power", "defense", "life"] as const).flatMap((number) => {
    const causes = piece.causes.filter((one) => one.number === number);
    if (causes.length === 0) return [];
    const now = piece[number] ?? 0;
    const sum = causes.reduce((total, one) => total + one.change, 0);
    const said = [...new Set(causes.map((one) => one.ability))].map((ability) =>
      // What nobody's ability does, a minimum does: then that is what the number is.
      ability === ""
        ? say("web-board-least", { least: now })
        : changeBy(
            piece,
            view,
            causes.filter((one) => one.ability === ability),
          ),
    );
    const details = { number, now, printed: base?.[number] ?? now - sum, changes: said.join(", ") };
    return [{ line: say("web-board-number", details), worse: sum < 0 }];
  });
}

/** What an ability adds to a number, by however many. */
function changeBy(piece: Piece, view: View, causes: readonly Change[]): string {
  const change = causes.reduce((total, one) => total + one.change, 0);
  const details = { signed: signed(change), ability: abilityName(causes[0]?.ability ?? "") };
  const others = causes.map((one) => one.by).filter((label) => label !== piece.label);
  if (others.length === 0) return say("web-board-change-own", details);
  return say("web-board-change", { ...details, miniature: others.map((by) => shortName(view, by)).join(", ") });
}
