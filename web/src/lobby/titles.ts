import type { Sitter } from "../messages";
import { can, say } from "../words";

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

/** The name that people call the occupant of a seat. */
export function sitterOf(sitter: Sitter): string {
  if (sitter.mine === true) return say("web-lobby-you");
  if (sitter.kind === "bot") return say("web-lobby-bot", { bot: sitter.bot ?? "" });
  if (sitter.kind === "open") return say("web-lobby-nobody");
  return sitter.name || say("web-name-nobody");
}
