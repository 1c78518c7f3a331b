import { expect, test } from "vitest";
import { remember } from "../../memory";
import { lookAt, noteLook } from "./looking";

test("how far somebody has looked is remembered for each table, and only for the newest", () => {
  for (let table = 0; table < 40; table += 1) noteLook({ id: `t${table}`, cuts: 0, own: table, seen: table + 1 });
  noteLook({ id: "t39", cuts: 1, own: 50, seen: 51 });
  expect(lookAt("t39")).toEqual({ id: "t39", cuts: 1, own: 50, seen: 51 });
  expect(lookAt("t20")?.seen).toBe(21);
  expect(lookAt("t3")).toBeUndefined();
});

test.each(["no list", '{"id":"t"}', '[null,{"id":"t","cuts":0,"own":"x","seen":1}]'])("%s is no memory", (text) => {
  remember("looked", text);
  expect(lookAt("t")).toBeUndefined();
});
