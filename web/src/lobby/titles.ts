import type { GameDescription, OutsideBot, Sitter } from "../messages";
import { can, language, say } from "../words";

/** What people call a bot of a level. */
export function levelOf(bot: string): string {
  const key = `web-lobby-bot-${bot}`;
  return can(key) ? say(key) : bot;
}

/** What a bot of a level is like. */
export function aboutLevel(bot: string): string {
  const key = `web-lobby-bot-${bot}-about`;
  return can(key) ? say(key) : "";
}

/** Which levels play weaker until the server runs compiled code; undefined when none does. */
export function weakerLevels({ weaker = [] }: GameDescription): string | undefined {
  if (weaker.length === 0) return undefined;
  const levels = new Intl.ListFormat(language.current).format(weaker.map(levelOf));
  return say("web-lobby-weaker", { levels, number: weaker.length });
}

/** A bot that may be chosen, in words. */
export interface Rival {
  value: string;
  text: string;
  about: string;
}

/** The bots of a game to choose from: its levels, and then those from outside. */
export function rivalsOf(game: GameDescription): Rival[] {
  const levels = (game.levels ?? []).map((one) => ({ value: one, text: levelOf(one), about: aboutLevel(one) }));
  return [...levels, ...(game.outside ?? []).map(rival)];
}

function rival({ name, title, author, about }: OutsideBot): Rival {
  const parts = [about, author].filter((part) => part !== undefined && part !== "");
  return { value: name, text: title, about: parts.join(" · ") };
}

/** The name that people call the occupant of a seat. */
export function sitterOf(sitter: Sitter): string {
  if (sitter.mine === true) return say("web-lobby-you");
  if (sitter.kind === "bot") return say("web-lobby-bot", { bot: sitter.bot ?? "" });
  if (sitter.kind === "open") return say("web-lobby-nobody");
  return sitter.name || say("web-name-nobody");
}
