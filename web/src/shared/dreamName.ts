import { recall, remember } from "../memory";
import { say } from "../words";

const NUMBER = "dream-name";
const MANY = 1_000_000;

/** The name that is offered to a guest who has none: one of our own dreams, always the same in this browser. */
export function dreamName(): string {
  const names = say("web-name-dreams").split("; ");
  return names[ownNumber() % names.length] ?? "";
}

function ownNumber(): number {
  const kept = Number.parseInt(recall(NUMBER), 10);
  if (kept >= 0) return kept;
  const drawn = Math.floor(Math.random() * MANY);
  remember(NUMBER, String(drawn));
  return drawn;
}
