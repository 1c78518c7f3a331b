import { can, say } from "../../../words";

export const OWN = "own";

/** What people call a warband. */
export function titleOf(warband: string): string {
  const key = `web-warband-${warband}`;
  return can(key) ? say(key) : warband || say(`web-warband-${OWN}`);
}
