/** What can be looked at beside the board, one after the other. */
export type Tab = "question" | "cards" | "plan" | "purposes" | "players" | "log";

/** The tabs there are: a small screen has everything in them, and the log below. */
export function tabsOf(small: boolean, planning: boolean): readonly Tab[] {
  if (!small) return ["purposes", "players", "log"];
  return planning ? ["question", "cards", "plan", "purposes", "players"] : ["question", "cards", "purposes", "players"];
}
