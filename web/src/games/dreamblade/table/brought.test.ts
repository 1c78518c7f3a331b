import { expect, test } from "vitest";
import type { Piece } from "../messages";
import { playedIn } from "../builder/warband";
import { toBuilder } from "./brought";

const piece = (name: string, side: "A" | "B"): Piece => ({ name, side }) as Piece;

test("the builder reads the warband of a side as it was played, wherever its miniatures are now", () => {
  const pieces = [piece("Ant", "A"), piece("Bat", "B"), piece("Bat", "A"), piece("Ant", "A")];
  const way = toBuilder(pieces, "A") ?? "";
  expect(way).toMatch(/^\/builder\/dreamblade#played=/);
  const read = playedIn(new URL(way, location.origin).hash);
  expect(read && [...read.figures].sort()).toEqual(["Ant", "Ant", "Bat"]);
  expect(toBuilder(pieces.slice(1, 2), "A")).toBeUndefined();
  expect(playedIn("#w1.AAAA")).toBeUndefined();
});
