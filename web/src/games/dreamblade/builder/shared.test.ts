import { beforeEach, expect, test, vi } from "vitest";
import type { WarbandStudy } from "../../../messages";
import * as api from "../api";
import { Draft } from "./draft.svelte";
import { Mine } from "./mine.svelte";
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
  const shared = new Shared(draft, new Mine());
  await shared.receive();
  expect([draft.name, shared.waiting?.warband.name, shared.shown]).toEqual(["Mine", "Theirs", undefined]);
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
    const shared = new Shared(draft, new Mine());
    location.hash = "#w1.AAAA";
    await shared.receive();
    expect([draft.name, shared.shown?.warband.about, location.hash]).toEqual(["Theirs", "Tied twice.", ""]);
  }
});

const played = (figures: readonly string[]): string =>
  `#played=${encodeURIComponent(written({ name: "", about: "", figures }))}`;

test("the warband of the game that is over is the one that lies there, one of mine, or a new one", async () => {
  const draft = new Draft();
  draft.lay(MINE);
  const mine = new Mine();
  const kept = written({ name: "Kept", about: "", figures: ["Cat", "Cat"] });
  mine.all = [{ id: "k", game: "dreamblade", name: "Kept", text: kept, changed: 0, ready: true }];
  const shared = new Shared(draft, mine);
  location.hash = played(["Ant"]);
  await shared.receive();
  expect([draft.name, shared.shown?.kind, shared.waiting]).toEqual(["Mine", "played", undefined]);
  location.hash = played(["Cat", "Cat"]);
  await shared.receive();
  if (shared.waiting) shared.open(shared.waiting);
  expect([draft.name, draft.id, draft.isKept]).toEqual(["Kept", "k", true]);
  location.hash = played(["Dog"]);
  await shared.receive();
  expect([draft.name, draft.figures]).toEqual(["", ["Dog"]]);
});
