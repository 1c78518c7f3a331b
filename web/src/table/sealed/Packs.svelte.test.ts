import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { SealedTable, Table } from "../../messages";
import { language } from "../../words";
import Packs from "./Packs.svelte";

const TABLE: Table = {
  type: "table",
  id: "k3",
  game: "dreamblade",
  status: "seating",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "guest", name: "Bob" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
};

beforeEach(async () => language.choose("en"));

function told(sealed: SealedTable, ...lacks: number[]): string {
  render(Packs, { table: { ...TABLE, lacks }, sealed });
  return document.body.textContent;
}

test("who still has to build is led to the packs", () => {
  expect(told({ pools: "same", opened: true }, 0, 1)).toContain("Still building: Bob");
  expect(screen.getByRole("link", { name: "Open my packs" }).getAttribute("href")).toBe("/packs/dreamblade/table/k3");
});

test("who has built waits for the others, and may change it", () => {
  expect(told({ pools: "own", opened: true }, 1)).toContain("Your warband is here.");
  expect(screen.getByRole("link", { name: "Change it" })).toBeTruthy();
});

test("packs stay shut until everybody sits", () => {
  expect(told({ pools: "own" }, 0)).toContain("As soon as everybody sits");
  expect(screen.queryByRole("link")).toBeNull();
});
