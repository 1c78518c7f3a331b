import { beforeEach, expect, test, vi } from "vitest";
import type { WarbandStudy } from "../../../messages";
import * as api from "../api";
import { Draft } from "./draft.svelte";
import { Shared } from "./shared.svelte";
import { written } from "./warband";

const MINE = { name: "Mine", about: "", figures: ["Ant"] };

beforeEach(() => {
  localStorage.clear();
  const came = { name: "Theirs", about: "Tied twice.", copies: { Bat: 2 } };
  vi.spyOn(api, "studyWarband").mockResolvedValue(came as unknown as WarbandStudy);
  location.hash = "#w1.AAAA";
});

test("a link never covers a warband that nobody has saved, unless somebody says so", async () => {
  const draft = new Draft();
  draft.lay(MINE);
  const shared = new Shared(draft);
  await shared.receive();
  expect([draft.name, shared.waiting?.name, shared.shown]).toEqual(["Mine", "Theirs", undefined]);
  shared.leave();
  expect([draft.name, shared.waiting]).toEqual(["Mine", undefined]);
  location.hash = "#w1.AAAA";
  await shared.receive();
  if (shared.waiting) shared.open(shared.waiting);
  expect([draft.name, draft.about, draft.figures]).toEqual(["Theirs", "Tied twice.", ["Bat", "Bat"]]);
  draft.back();
  expect(draft.name).toBe("Mine");
});

test("over an empty workbench, or a saved warband, it is laid down at once and said to be shared", async () => {
  for (const kept of [false, true]) {
    const draft = new Draft();
    if (kept) draft.lay(MINE, "id", written(MINE));
    else draft.clear();
    const shared = new Shared(draft);
    location.hash = "#w1.AAAA";
    await shared.receive();
    expect([draft.name, shared.shown?.about, location.hash]).toEqual(["Theirs", "Tied twice.", ""]);
  }
});
