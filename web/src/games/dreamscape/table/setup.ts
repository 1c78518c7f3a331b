import type { Play } from "../../../messages";
import type { View } from "../messages";

/** Whether a table has as many players, the grid and the kind of game that were agreed on. */
export function fits(setup: Readonly<Record<string, unknown>>, shown: Play["view"]): boolean {
  const view = shown as unknown as View;
  const found: Readonly<Record<string, unknown>> = {
    players: view.seats.length,
    nightmare: view.nightmare_game,
    simultaneous: view.simultaneous,
    columns: view.columns,
    rows: view.rows,
  };
  return Object.entries(found).every(([name, value]) => !(name in setup) || setup[name] === value);
}
