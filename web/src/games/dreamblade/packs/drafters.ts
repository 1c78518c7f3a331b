import type { Draft } from "../../../messages";
import { say } from "../../../words";

/** What somebody is called who has picked in a draft. */
export function drafterOf({ seats }: Draft, seat: number): string {
  const one = seats[seat];
  if (!one) return "";
  if (one.mine) return say("web-draft-seat-you");
  return one.kind === "bot" ? say("web-draft-seat-bot", { number: seat + 1 }) : (one.name ?? "");
}
