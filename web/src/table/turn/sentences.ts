import type { Event } from "../../messages";
import { say, speak } from "../../words";
import type { Telling } from "../logbook";
import type { Step } from "./turns";

/** So many sentences tell a step. */
const MOST = 3;

/** A step in words: its deed and what matters of the rest, without the rules behind it; of a way, its end. */
export function sentencesOf(step: Step, telling: Telling): string {
  const told = step.events.filter((event) => event.sentence && !telling.unsaid.has(event.kind));
  if (step.sign === "went" && told.every((event) => event.kind === told[0]?.kind))
    return told.slice(-1).map(plain).join("");
  const weighty = told.filter((event, index) => index === 0 || telling.important.has(event.kind));
  const chosen = told.length <= MOST ? told : [...weighty.slice(0, 1), ...weighty.slice(1).slice(1 - MOST)];
  // What the log has as a heading says what it shows.
  return chosen.map(plain).join(" ") || step.outcomes.map((one) => one.text).join(" ");
}

function plain(event: Event): string {
  const said = speak(event.sentence ?? "");
  return said.replace(` (${say("cite", { rule: event.cause.rule })})`, "");
}
