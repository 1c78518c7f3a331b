import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Cited from "./Cited.svelte";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

test.each([
  ["Scores 2 points at once (rule 5.6).", ["5.6"]],
  ["At most 3 are allowed (zasada 3.1), i 4.2 nie.", ["3.1"]],
  ["Zgodnie z zasadą 10.2 albo zasadami 7.1.", ["10.2", "7.1"]],
  ["No overrule 7.1, no 4.5 and no rule at all.", []],
])("numbers of rules lead to them: %s", (text, numbers) => {
  shown = mount(Cited, { target: document.body, props: { game: "chess", text } });
  const links = [...document.querySelectorAll("a")];
  expect(links.map((one) => one.getAttribute("href"))).toEqual(numbers.map((one) => `/rules/chess#${one}`));
  expect(document.body.textContent.trim()).toBe(text);
});
