import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PuzzleVerdict } from "../../messages";
import { AGAIN_AFTER, Judging } from "./judging.svelte";

const WRONG: PuzzleVerdict = { whole: true, solved: false, chance: 0.2, best: 0.6, reached: false };
const judged = vi.fn();
let asked = 0;
let answer: () => Promise<Response>;

const tell =
  (body: object, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const busy = tell({ reason: "server-puzzle-busy", sentence: "Busy." }, 429);

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  judged.mockClear();
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a verdict is told once, and nobody asks for it again before something is taken back", async () => {
  const judging = new Judging("t", judged);
  answer = tell({ whole: false });
  await judging.look(0, 0);
  expect(asked).toBe(0);
  await judging.look(1, 0);
  await judging.look(1, 0);
  expect([asked, judging.verdict]).toEqual([1, null]);
  answer = tell(WRONG);
  await judging.look(2, 0);
  await judging.look(3, 0);
  expect([asked, judging.verdict]).toEqual([2, WRONG]);
  expect(judged).toHaveBeenCalledExactlyOnceWith(WRONG);
  await judging.look(0, 1);
  expect(judging.verdict).toBeNull();
  await judging.look(2, 1);
  expect([asked, judging.verdict]).toEqual([3, WRONG]);
});

test.each([
  ["the server is busy", busy],
  ["the line is down", (): Promise<Response> => Promise.reject(new TypeError("offline"))],
])("a verdict that does not come because %s is asked for again", async (_, missed) => {
  const judging = new Judging("t", judged);
  answer = missed;
  await judging.look(2, 0);
  expect(judging.fault).not.toBe("");
  expect(judging.busy).toBe(false);
  answer = tell(WRONG);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER);
  expect([asked, judging.fault, judging.verdict]).toEqual([2, "", WRONG]);
});

test("whoever asks anew after a fault is answered", async () => {
  const judging = new Judging("t", judged);
  answer = tell({ reason: "server-no-guest", sentence: "Who?" }, 403);
  await judging.look(2, 0);
  expect(judging.fault).toBe("Who?");
  answer = tell(WRONG);
  await judging.look(2, 0);
  expect([judging.fault, judging.verdict]).toEqual(["", WRONG]);
});

test("what comes late of an attempt that was taken back says nothing about the next", async () => {
  const judging = new Judging("t", judged);
  let settle: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (settle = resolve));
  const late = judging.look(2, 0);
  await judging.look(0, 1);
  settle(new Response(JSON.stringify(WRONG)));
  await late;
  expect(judging.verdict).toBeNull();
  expect(judged).not.toHaveBeenCalled();
});

test("nothing is asked any more when the page is left", async () => {
  const judging = new Judging("t", judged);
  answer = busy;
  await judging.look(2, 0);
  judging.end();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER);
  expect(asked).toBe(1);
});
