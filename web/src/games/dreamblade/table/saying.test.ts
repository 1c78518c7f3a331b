import { describe, expect, test } from "vitest";
import type { Option } from "../../../messages";
import { askOf, type Kind, KINDS, playOf } from "../asking/questions";
import type { View } from "../messages";
import { areSaid } from "./saying";

/** Whether some options of a question may be offered with the words that they have. */
const isRight = (kind: Kind, options: readonly Option[]): boolean =>
  areSaid({ ...askOf(kind), options: [...options] }, playOf(kind).view as unknown as View);

describe.each(KINDS)("the words of the options of %s", (kind) => {
  const { options = [] } = askOf(kind);

  test("are those that the server writes", () => {
    expect(isRight(kind, options)).toBe(true);
  });

  test("are of no other option", () => {
    for (const option of options)
      for (const { sentence } of options)
        expect(isRight(kind, [{ ...option, sentence }])).toBe(sentence === option.sentence);
  });

  test("are no others", () => {
    for (const option of options) {
      expect(isRight(kind, [{ ...option, sentence: "Reroll everything" }])).toBe(false);
      expect(isRight(kind, [{ ...option, sentence: `${option.sentence}!` }])).toBe(false);
    }
  });
});

test("an ability without effect may say so, and nothing else may", () => {
  const { options = [] } = askOf("spawn");
  for (const option of options) {
    const sentence = option.sentence.replace(/^⟦option-\w+/, "$&-idle");
    expect(isRight("spawn", [{ ...option, sentence }])).toBe(option.deed === "activate");
  }
});
