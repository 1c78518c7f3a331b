import { beforeEach, expect, test, vi } from "vitest";
import { tryExample, triedExamples } from "./examples";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ id: "abc" })));
});

test("an example that was tried is remembered once, for its own game", async () => {
  expect(triedExamples("one")).toEqual(new Set());
  expect(await tryExample("one", "wail")).toBe("/table/abc");
  await tryExample("one", "wail");
  await tryExample("other", "muse");
  expect(triedExamples("one")).toEqual(new Set(["wail"]));
  expect(triedExamples("other")).toEqual(new Set(["muse"]));
});

test("what somebody else has written there counts for nothing", () => {
  localStorage.setItem("oneiros-examples", '{"one": 1}');
  expect(triedExamples("one")).toEqual(new Set());
  localStorage.setItem("oneiros-examples", "{");
  expect(triedExamples("one")).toEqual(new Set());
});
