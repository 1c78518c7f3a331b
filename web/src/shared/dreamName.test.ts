import { beforeEach, expect, test, vi } from "vitest";
import { language, say } from "../words";
import { dreamName } from "./dreamName";

const LONGEST = 24;

beforeEach(() => localStorage.clear());

test.each(["en", "pl"])("all dream names in %s differ, and are short enough for the server", async (one) => {
  await language.choose(one);
  const names = say("web-name-dreams").split("; ");
  expect(new Set(names).size).toBe(24);
  expect(names.filter((name) => name.length > LONGEST || name.trim() !== name)).toEqual([]);
});

test("a browser is always offered the same name, and another browser another one", async () => {
  await language.choose("en");
  vi.spyOn(Math, "random").mockReturnValueOnce(0.000001).mockReturnValueOnce(0.000002);
  const first = dreamName();
  expect(dreamName()).toBe(first);
  localStorage.clear();
  expect(dreamName()).not.toBe(first);
});
