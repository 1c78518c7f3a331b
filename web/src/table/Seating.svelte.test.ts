import { cleanup, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../messages";
import { language } from "../words";
import Seating from "./Seating.svelte";

const CLOSES = "If you get up, this table is closed for everybody.";
const BARS = "If you get up, somebody else may take the seat, and you cannot sit down here again.";
const TABLE: Table = {
  type: "table",
  id: "k3",
  game: "dreamblade",
  status: "seating",
  seats: [
    { kind: "guest", name: "Ada", mine: true, sown: true },
    { kind: "guest", name: "Bob", sown: true },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
};

beforeEach(async () => language.choose("en"));

function shown(table: Partial<Table>): void {
  render(Seating, { table: { ...TABLE, ...table }, invite: "", onleave: vi.fn(), onclose: vi.fn() });
}

test("whoever would close a table by getting up is told so first, as the server says", () => {
  shown({ leavingCloses: true });
  expect(screen.getByText(CLOSES)).toBeTruthy();
});

test("whoever could not come back is told so first", () => {
  shown({ leavingBars: true });
  expect(screen.getByText(BARS)).toBeTruthy();
  expect(screen.queryByText(CLOSES)).toBeNull();
});

test("elsewhere somebody else may take the seat, and nothing is said", () => {
  shown({ sealed: { pools: "own", opened: true }, rubber: { best: 3, number: 2, wins: [1, 0] } });
  expect(screen.queryByText(CLOSES)).toBeNull();
  expect(screen.queryByText(BARS)).toBeNull();
});

test("who has to bring something anew is asked, and who waits for others is told so", () => {
  shown({ lacks: [0] });
  expect(screen.getByRole("heading", { name: "What do you bring now?" })).toBeTruthy();
  cleanup();
  shown({ lacks: [1] });
  expect(screen.queryByRole("heading", { name: "What do you bring now?" })).toBeNull();
  expect(screen.getByText(/everybody has brought something\. Waiting for: Bob$/)).toBeTruthy();
});
