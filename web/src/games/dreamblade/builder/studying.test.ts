import { beforeEach, expect, test, vi } from "vitest";
import type { WarbandStudy } from "../../../messages";
import * as api from "../api";
import { Studying } from "./studying.svelte";

beforeEach(() => void vi.restoreAllMocks());

test("a warband is studied after what its verdict has against it, and an older word about the same is late", async () => {
  const answers: ((study: WarbandStudy) => void)[] = [];
  const asked = vi.spyOn(api, "studyWarband").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const studying = new Studying();
  const blame = { blamed: ["Whale"], dear: true };
  const both = [studying.now("same"), studying.now("same", blame)];
  expect(asked).toHaveBeenLastCalledWith("same", false, undefined, blame);
  answers[1]?.({ name: "recent" } as WarbandStudy);
  answers[0]?.({ name: "old" } as WarbandStudy);
  await Promise.all(both);
  expect(studying.found?.name).toBe("recent");
});
