import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import english from "./en";
import polish from "./pl";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language);
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const used = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"(web-[a-z0-9-]+[a-z0-9])"|⟦(web-[a-z0-9-]+)[¦⟧]/g)].map((match) => match[1] ?? match[2] ?? ""),
  ),
);

test.each([
  ["en", english],
  ["pl", polish],
])("every key that a page names has a sentence in %s", (language, texts) => {
  const all = bundle(language, texts);
  expect([...used].filter((key) => !all.hasMessage(key))).toEqual([]);
  expect(used.size).toBeGreaterThan(50);
});
