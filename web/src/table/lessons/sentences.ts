// What is said in a lesson; a lesson is named with its game, as in dreamscape-travel.
import { say } from "../../words";

export const taskOf = (lesson: string): string => say(`web-lesson-${lesson}-task`);
export const praiseOf = (lesson: string): string => say(`web-lesson-${lesson}-learnt`);

/** What to do in a step, such as dreamscape-travel-collect. */
export const stepOf = (step: string): string => say(`web-lesson-${step}`);
/** How to do it, and why. */
export const hintOf = (step: string): string => say(`web-lesson-${step}-hint`);

/** Why an answer leads elsewhere, such as dreamscape-travel-paid; the general where nothing more is known. */
export const astrayOf = (reason: string): string =>
  reason ? say(`web-lesson-astray-${reason}`) : say("web-lesson-astray");
