import { expect, test } from "vitest";
import type { Rulebook } from "../messages";
import { withoutSources } from "./sources";

const book = (text: string): Rulebook => ({
  game: "dreamblade",
  language: "en",
  title: "",
  sections: [{ number: "1", title: "", rules: [{ number: "1.1", text }], lines: [`| ${text} |`] }],
});

test.each([
  ["One is spawned once [H, against loops].", "One is spawned once."],
  ["The values [F: one source]. Stay [H for leaving].", "The values. Stay."],
  ["A fact. [F] Another [H].", "A fact. Another."],
  ["**Fight [Fear] X**, [Hellbred] alike", "**Fight [Fear] X**, [Hellbred] alike"],
])("%s", (text, bare) => {
  const [section] = withoutSources(book(text)).sections;
  expect(section?.rules[0]?.text).toBe(bare);
  expect(section?.lines).toEqual([`| ${bare} |`]);
});
