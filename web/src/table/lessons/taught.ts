import { language } from "../../words";

/** Load what leads through a lesson, with the words of all lessons and of the game's own. */
export const taught = <Part>(part: Promise<Part>, of: string): Promise<Part> =>
  language.with(part, "table/lessons", `games/${of}/learn`);
