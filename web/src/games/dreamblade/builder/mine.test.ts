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
  draft.wasKept("k1", "");
  await mine.save(draft);
  expect([draft.id, mine.fault]).toEqual(["k2", ""]);
  instead.mockRejectedValue(refused("offline"));
  draft.add("Bat");
  await mine.save(draft);
  expect([draft.isKept, mine.fault, mine.busy]).toEqual([false, "⟦web-refused-fault⟧", false]);
});
