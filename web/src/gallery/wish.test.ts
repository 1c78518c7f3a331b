import { expect, test } from "vitest";
import { MADE } from "./made";
import { filtersOf, readWish, writeWish } from "./wish";

test("a wish is written into an address and read from it again", () => {
  const wish = {
    sought: "blue & łąka",
    chosen: { aspect: ["red", "green"] },
    between: { cost: [2, 5] as [number, number] },
    order: "name",
  };
  const query = writeWish(wish, MADE);
  expect(query).toContain("aspect=red,green&cost=2-5&sort=name");
  expect(readWish(query, MADE)).toEqual(wish);
  expect(filtersOf(wish)).toBe(3);
});

test("what is as usual is not written", () => {
  expect(writeWish(readWish("", MADE), MADE)).toBe("");
});

test("what the gallery does not know is passed over", () => {
  expect(readWish("?aspect=mauve,red&cost=many&sort=luck&other=1", MADE)).toEqual({
    sought: "",
    chosen: { aspect: ["red"] },
    between: {},
    order: "set",
  });
});
