import type { Play } from "../../../messages";
import type { View } from "../messages";

/** Whether each side has the miniatures of its warband, and no others. */
export function fits({ warbands }: Readonly<Record<string, unknown>>, view: Play["view"]): boolean {
  // Another set-up, such as that of a lesson, says nothing about whole warbands.
  if (!Array.isArray(warbands)) return true;
  const { miniatures } = view as unknown as View;
  return warbands.every((names: readonly string[], seat) => {
    const side = seat === 0 ? "A" : "B";
    const shown = miniatures.filter((one) => one.side === side).map((one) => one.name);
    return shown.sort().join(";") === [...names].sort().join(";");
  });
}
