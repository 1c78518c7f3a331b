import { beforeEach, expect, test, vi } from "vitest";
import type { Keepsake } from "../../../messages";
import * as net from "../../../net/api";
import { Draft } from "./draft.svelte";
import { Mine } from "./mine.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const kept = (id: string): Keepsake => ({ id, game: "dreamblade", name: "", text: "{}", changed: 1 });
const refused = (reason: string): net.Refusal => new net.Refusal({ reason, sentence: "⟦web-refused-fault⟧" });

function drawn(): Draft {
  const draft = new Draft();
  draft.add("Ant");
  return draft;
}

test("a new warband is kept in a new place, and later in the same", async () => {
  const keep = vi.spyOn(net, "keep").mockResolvedValue(kept("k1"));
  const instead = vi.spyOn(net, "keepInstead").mockResolvedValue(kept("k1"));
  const [mine, draft] = [new Mine(), drawn()];
  await mine.save(draft);
  expect([draft.id, draft.isKept, mine.all.length]).toEqual(["k1", true, 1]);
  draft.add("Bat");
  await mine.save(draft);
  expect([keep.mock.calls.length, instead.mock.calls.length, mine.all.length]).toEqual([1, 1, 1]);
});

test("one that was deleted elsewhere is kept anew, and any other refusal is told", async () => {
  vi.spyOn(net, "keep").mockResolvedValue(kept("k2"));
  const instead = vi.spyOn(net, "keepInstead").mockRejectedValue(refused("server-keepsake-unknown"));
  const [mine, draft] = [new Mine(), drawn()];
  draft.wasKept(draft.laid, "k1", "");
  await mine.save(draft);
  expect([draft.id, mine.fault]).toEqual(["k2", ""]);
  instead.mockRejectedValue(refused("offline"));
  draft.add("Bat");
  await mine.save(draft);
  expect([draft.isKept, mine.fault, mine.busy]).toEqual([false, "⟦web-refused-fault⟧", false]);
});

test("going back beyond the first save stays in the place where it is kept", async () => {
  const keep = vi.spyOn(net, "keep").mockResolvedValue(kept("k1"));
  const instead = vi.spyOn(net, "keepInstead").mockResolvedValue(kept("k1"));
  const [mine, draft] = [new Mine(), drawn()];
  draft.add("Bat");
  await mine.save(draft);
  draft.back();
  expect([draft.id, draft.isKept, draft.figures]).toEqual(["k1", false, ["Ant"]]);
  await mine.save(draft);
  expect([keep.mock.calls.length, instead.mock.calls.length]).toEqual([1, 1]);
});

test("what is laid down before the server has answered does not take the place of what was saved", async () => {
  let answer: (one: Keepsake) => void = () => undefined;
  vi.spyOn(net, "keep").mockReturnValue(new Promise((go) => (answer = go)));
  const [mine, draft] = [new Mine(), drawn()];
  const saved = mine.save(draft);
  draft.lay({ name: "Other", about: "", figures: ["Bat"] }, "k2", "kept");
  answer(kept("k1"));
  await saved;
  expect([draft.id, draft.kept, draft.name]).toEqual(["k2", "kept", "Other"]);
  draft.back();
  expect([draft.id, draft.isKept, draft.figures]).toEqual(["k1", true, ["Ant"]]);
});

test("what is begun and given up before the server has answered is not taken for what is begun next", async () => {
  let answer: (one: Keepsake) => void = () => undefined;
  vi.spyOn(net, "keep").mockReturnValue(new Promise((go) => (answer = go)));
  const [mine, draft] = [new Mine(), new Draft()];
  draft.lay({ name: "First", about: "", figures: ["Ant"] });
  const saved = mine.save(draft);
  draft.back();
  draft.lay({ name: "Next", about: "", figures: ["Bat"] });
  answer(kept("k1"));
  await saved;
  expect([draft.id, draft.isKept, draft.name]).toEqual(["", false, "Next"]);
});
