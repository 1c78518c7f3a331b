import { describe, expect, test } from "vitest";
import type { Player } from "../messages";
import { inColumn, inTray } from "./room";

const held = (open: number, pile: number): Pick<Player, "open" | "pile"> => ({
  open: Array.from({ length: open }, (_, place) => ({ card: `Card ${place}`, stored: null })),
  pile: Array.from({ length: pile }, (_, place) => `Done ${place}`),
});

describe("below the dreamworld", () => {
  test("a card stands beside the small land", () => {
    expect(inTray(held(1, 0), 862)).toEqual({ size: "small", land: true });
    expect(inTray(held(2, 0), 1022)).toEqual({ size: "small", land: true });
  });

  test("more of them lie in two rows", () => {
    expect(inTray(held(1, 1), 862)).toEqual({ size: "brief", land: true });
    expect(inTray(held(2, 0), 862)).toEqual({ size: "brief", land: true });
  });

  test("many take the room of the small land", () => {
    expect(inTray(held(3, 1), 862)).toEqual({ size: "brief", land: false });
    expect(inTray(held(3, 1), 1022)).toEqual({ size: "brief", land: true });
  });
});

describe("beside the land", () => {
  test("as many as fit are shown with their large pictures", () => {
    expect(inColumn(held(1, 2), 514)).toBe("usual");
    expect(inColumn(held(2, 0), 514)).toBe("brief");
    expect(inColumn(held(2, 1), 800)).toBe("usual");
  });
});
