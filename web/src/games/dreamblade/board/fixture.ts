// A few moments of a game, for tests.

import type { BoardCell, Event, MiniatureText } from "../../../messages";
import type { View } from "../messages";
import told from "./fixture.json";

interface Moment {
  readonly view: View;
  readonly events: readonly Event[];
}
export type MomentName = keyof typeof told.plays;

export const MOMENTS = told.plays as unknown as Readonly<Record<MomentName, Moment>>;
export const CELLS = told.cells as unknown as readonly BoardCell[];
export const MINIATURES = told.miniatures as unknown as readonly MiniatureText[];
