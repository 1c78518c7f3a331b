import { expect, test } from "vitest";
import { counted, entered, found } from "./finding";
import { MADE, made } from "./made";
import { readWish, type Wish } from "./wish";

const entries = entered(MADE, made(1_000));
const wished = (query: string): Wish => readWish(query, MADE);
const ids = (query: string): string[] => found(MADE, entries, wished(query)).map((one) => one.exhibit.id);

test("nothing sought finds everything, in the usual order", () => {
  expect(ids("")).toHaveLength(1_000);
  expect(ids("").slice(0, 3)).toEqual(["thing-0", "thing-1", "thing-2"]);
});

test("a name is found in every language, in the middle of a word too, and without its marks", () => {
  expect(ids("?q=rzecz+999")).toEqual(["thing-999"]);
  expect(ids("?q=ZECZ+999")).toEqual(["thing-999"]);
  expect(ids("?q=laka")).toHaveLength(143);
  expect(ids("?q=ŁĄKA")).toHaveLength(143);
});

test("every word must be found, wherever it stands", () => {
  expect(ids("?q=blue+sleeps").every((id) => Number(id.slice(6)) % 21 === 14)).toBe(true);
  expect(ids("?q=blue+sleeps").length).toBeGreaterThan(40);
  expect(ids("?q=blue+nowhere")).toEqual([]);
});

test("whose name begins with a word comes before whose name or text holds it", () => {
  const [first, ...others] = ids("?q=7&sort=cost");
  expect(first).toBe("thing-709");
  const begins = others.findIndex((id) => !id.startsWith("thing-7"));
  expect(begins).toBe(110);
  expect(others.slice(begins).every((id) => id.includes("7"))).toBe(true);
});

test("a facet takes any of its values, facets and scales all hold", () => {
  expect(ids("?aspect=red,blue")).toHaveLength(667);
  expect(ids("?aspect=red&kind=heavy")).toHaveLength(167);
  expect(ids("?aspect=red&cost=2-3").every((id) => ["2", "3"].includes(id.slice(-1)))).toBe(true);
});

test("a value is counted as if nothing else of its facet were chosen", () => {
  const [aspect] = MADE.facets;
  expect(aspect).toBeDefined();
  if (!aspect) return;
  const counts = counted(MADE, entries, wished("?aspect=red&kind=heavy"), aspect);
  expect(Object.fromEntries(counts)).toEqual({ red: 167, green: 166, blue: 167 });
});

test("an order sorts, and those that are equal go by name", () => {
  expect(ids("?sort=cost").slice(0, 2)).toEqual(["thing-109", "thing-119"]);
  expect(ids("?sort=name").slice(0, 3)).toEqual(["thing-0", "thing-1", "thing-10"]);
});
