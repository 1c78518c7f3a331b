import type { Play } from "../../../messages";
import type { View } from "../messages";
import { sideOf } from "./printed";

/** Whether each side has the miniatures of its warband, by their labels, and no others. */
export function fits(setup: Readonly<Record<string, unknown>>, view: Play["view"]): boolean {
  const { warbands } = setup;
  // Another set-up, such as that of a lesson, says nothing about whole warbands.
  if (!Array.isArray(warbands)) return true;
  const { miniatures } = view as unknown as View;
  const labelled = miniatures.every(
    ({ label, name, side }) => label.replace(/#\d+$/, "") === name && sideOf(setup, label) === side,
  );
  const all = warbands.flat().length;
  return labelled && all === miniatures.length && new Set(miniatures.map((one) => one.label)).size === all;
}
