import type { Seat, View } from "../messages";

/** What a player does in the present phase. */
export type Doing = "travelling" | "travelled" | "creating" | "created" | "choosing" | "waiting" | "";

/** Read from the table what a seat does now; nothing where nobody does anything. */
export function doing(view: View, seat: Seat): Doing {
  const answers = view.may_answer.includes(seat);
  if (view.phase === "setup") return answers ? "choosing" : "waiting";
  if (view.phase !== "travel" && view.phase !== "creation" && view.phase !== "last creation") return "";
  const travel = view.phase === "travel";
  if (answers || view.active === seat) return travel ? "travelling" : "creating";
  if (view.simultaneous && !travel) return "created";
  const [now, own] = [view.active, seat].map((one) => (one === null ? -1 : view.order.indexOf(one)));
  if (now === undefined || own === undefined || own > now) return "waiting";
  return travel ? "travelled" : "created";
}
