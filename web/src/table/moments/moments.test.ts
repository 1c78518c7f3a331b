import { expect, test } from "vitest";
import type { Reviewed } from "../../messages";
import { asked, MOMENTS } from "./fixture";
import { eventsOf, follow, grown, momentAt, type Moments, NO_MOMENTS } from "./moments";

test("moments become plays, and what stays the same in a view stays the same object", () => {
  const { plays, counts, asked: seats } = grown(NO_MOMENTS, MOMENTS);
  expect(plays.map(({ view }) => view["points"])).toEqual([
    [0, 0],
    [3, 0],
    [3, 8],
    [3, 8],
    [0, 0],
    [1, 0],
  ]);
  expect(plays.every(({ view }) => view["board"] === plays[0]?.view["board"])).toBe(true);
  expect(counts).toEqual([1, 2, 4, 5, 7, 8]);
  expect(seats).toEqual([0, 1, 0, 1, 0, -1]);
});

test("a step belongs to the last moment up to it", () => {
  const moments = grown(NO_MOMENTS, MOMENTS);
  expect([0, 2, 3, 5, 6, 8, 99].map((step) => momentAt(moments, step))).toEqual([0, 0, 1, 1, 2, 3, 5]);
  expect(eventsOf(moments, 2).map(({ kind }) => kind)).toEqual(["struck", "die"]);
});

test("a game comes part by part", async () => {
  const heard: number[] = [];
  await follow(asked, ({ plays }) => heard.push(plays.length));
  expect(heard).toEqual([3, 6]);
});

test("a game in which something was taken back meanwhile comes again from its beginning", async () => {
  let calls = 0;
  const changing = async (from: number): Promise<Reviewed> => ({ ...(await asked(from)), cuts: calls++ > 0 ? 1 : 0 });
  let known: Moments = NO_MOMENTS;
  await follow(changing, (moments) => (known = moments));
  expect(known.plays).toHaveLength(6);
  expect(calls).toBe(4);
});
