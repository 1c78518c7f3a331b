import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Verdict } from "../../fair/faults";
import type { Play, Table } from "../../messages";
import { language } from "../../words";
import type { Game } from "../game";
import { event as happened, stepOf, TELLING } from "../moments/fixture";
import type { Step } from "../turn/turns";
import { suitedLevel } from "../../shared/suited";
import Ending from "./Ending.svelte";
import { loadParts } from "../fairness/load";
import { countsOf, rivalsOf } from "./suiting";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamblade",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "scripted" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [1], how: "9.4", sentence: "" },
};
const PLAY: Play = {
  type: "play",
  since: 9,
  step: 9,
  cuts: 0,
  view: { turn: 8, wins: [2, 6] },
  events: [],
  asks: [],
  thinking: [],
  undo: 9,
  viewer: 0,
};

beforeEach(async () => {
  localStorage.clear();
  await language.choose("en");
  // The words about the dice come later than the ending.
  await loadParts();
});

function show(table: Table, play: Play | null, mine: readonly number[], verdict: Verdict | null = null): string {
  render(Ending, { table, play, mine, verdict, onrematch: vi.fn(), onfairness: vi.fn() });
  return screen.getByRole("region").textContent.replace(/\s+/g, " ");
}

test("the end tells the score, who is who, and how long it took", () => {
  const said = show(TABLE, PLAY, [0]);
  expect(said).toContain("You have lost");
  expect(said).toMatch(/Turns won A You 2 ?B Computer \(steady\) 6/);
  expect(said).toContain("The game lasted 8 turns.");
});

const LEVELS = ["drowsy", "hasty", "scripted", "planner", "merciless"];

function stubLevels(): void {
  const games = [{ name: "dreamblade", levels: LEVELS, bots: ["scripted"] }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(games))));
}

test("after a clear end against a bot another level is suggested, and ready in the lobby", async () => {
  stubLevels();
  show(TABLE, PLAY, [0]);
  expect(await screen.findByText(/suggests a gentler opponent: Computer \(hasty\)/)).toBeTruthy();
  expect(suitedLevel("dreamblade")).toBe("hasty");
});

test("after a game between people no level is suggested", () => {
  stubLevels();
  const people = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, kind: "guest" as const })) };
  expect(rivalsOf(people, 0)).toBeUndefined();
  expect(rivalsOf(TABLE, 0)).toBe("scripted");
});

test.each([{ lesson: "score" }, { puzzle: "e4c097" }, { origin: { table: "t0", step: 9 } }])(
  "after what began in the middle, as by %o, no level is suggested",
  (begun) => {
    expect(rivalsOf({ ...TABLE, ...begun }, 0)).toBeUndefined();
  },
);

test("what decides a game is counted in turns won or in points", () => {
  expect(countsOf({ wins: [2, 6] }, 2)).toEqual([2, 6]);
  expect(countsOf({ players: [{ score: 40 }, { score: 31 }] }, 2)).toEqual([40, 31]);
  expect(countsOf({ players: [{ score: 40 }] }, 2)).toEqual([]);
  expect(countsOf({}, 2)).toEqual([]);
});

test("without a score it names the winner", () => {
  expect(show(TABLE, null, [0])).toContain("Winner: Computer (steady)");
});

test("an onlooker sees names, and a resignation is said", () => {
  const said = show({ ...TABLE, ending: { winners: [0], how: "resigned", sentence: "" } }, PLAY, []);
  expect(said).toContain("Winner: Ada");
  expect(said).toContain("The game ended by resignation.");
});

test("whoever has lost is led to where it turned, and others to the beginning", async () => {
  const moments = [
    {
      step: 11,
      seat: 0,
      changes: [[[], { seats: [{ score: 2 }, { score: 0 }] }]],
      events: [happened(0, "turn", { turn: 1 })],
    },
    { step: 14, seat: 1, changes: [[["seats", 1, "score"], 8]], events: [happened(11, "moved")] },
    { step: 15, seat: 0, changes: [[["seats", 0, "score"], 3]], events: [happened(14, "moved")] },
    { step: 16, seat: -1, events: [happened(15, "turn", { turn: 2 })] },
  ];
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(JSON.stringify(address.includes("review") ? { id: "t", step: 16, moments } : []))),
  );
  const step = (side: string, at: number): Step => stepOf(side, "laid", happened(at, "moved"));
  const loadTurns = () => Promise.resolve({ steps: () => [step("B", 11), step("A", 14)] });
  const game = { telling: TELLING, loadTurns } as unknown as Game;
  const table = { ...TABLE, game: "dreamscape" };
  const rest = { play: PLAY, game, onrematch: vi.fn(), onfairness: vi.fn() };
  const { unmount } = render(Ending, { table, mine: [0], ...rest });
  expect(screen.getByRole("link", { name: "Look at it again" }).getAttribute("href")).toBe("/review/t");
  const link = await screen.findByRole("link", { name: "See where it turned" });
  expect(link.getAttribute("href")).toBe("/review/t#14");
  expect(await screen.findByText("T2")).toBeTruthy();
  unmount();
  render(Ending, { table, mine: [1], ...rest });
  expect(await screen.findByRole("link", { name: "Look at it again" })).toBeTruthy();
});

const FOUR: Table = {
  ...TABLE,
  game: "dreamscape",
  seats: [...TABLE.seats, { kind: "guest", name: "Ola" }, { kind: "guest", name: "Ida" }],
  names: ["A", "B", "C", "D"],
};

test("a shared victory names everybody who shares it", () => {
  const said = show({ ...FOUR, ending: { winners: [0, 2], how: "8.2", sentence: "" } }, null, [0]);
  expect(said).toContain("You share the victory");
  expect(said).toContain("Winners: Ada, Ola");
});

test("where one of four gives up it is said who", () => {
  const said = show({ ...FOUR, ending: { winners: [0, 1, 3], how: "resigned", sentence: "" } }, null, [0]);
  expect(said).toContain("You have won");
  expect(said).toContain("Resigned: Ola.");
});

test("several players at one screen are told who won, by their letters", () => {
  const seats = FOUR.seats.map((sitter, seat) => ({ ...sitter, mine: seat === 0 || seat === 2 }));
  expect(show({ ...FOUR, seats, ending: { winners: [2], how: "8.2", sentence: "" } }, null, [0, 2])).toContain(
    "Winner: Player C",
  );
});

test("a rematch of four waits for those who have not wished for it", () => {
  const said = show({ ...FOUR, rematch: [0, 2], ending: { winners: [0], how: "8.2", sentence: "" } }, null, [0]);
  expect(said).toContain("C: Ola would like a rematch.");
  expect(said).toContain("Waiting for: D: Ida");
});

const FINE: Verdict = {
  kind: "verified",
  faults: [],
  doubts: [],
  renewed: 0,
  aborted: 2,
  heldBack: 0,
  takebacks: 0,
  lost: 0,
  file: null,
};

test("dice that this browser has verified are mentioned quietly", async () => {
  show(TABLE, null, [0], FINE);
  expect(await screen.findByText(/Dice verified, with your seed/)).toBeTruthy();
  expect(screen.getByText("2 times seeds were shown and nothing came of it.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("dice that only fit their seeds are not called verified", async () => {
  show(TABLE, null, [0], { ...FINE, kind: "consistent", doubts: ["no-part", "late"] });
  expect(await screen.findByText(/cannot vouch/)).toBeTruthy();
  expect(screen.getByText(/It had no part in the seeds/)).toBeTruthy();
  expect(screen.getByText(/Your seed came too late/)).toBeTruthy();
  expect(screen.queryByText(/verified/)).toBeNull();
});

test.each([
  ["time", "The time of a player ran out."],
  ["claimed", "A player stayed away, and the game was claimed."],
])("a game that ended by %s says so", (how, reason) => {
  expect(show({ ...TABLE, ending: { winners: [0], how, sentence: "" } }, PLAY, [0])).toContain(reason);
});

test("a claimed draw is one", () => {
  const said = show({ ...TABLE, ending: { winners: [], how: "claimed", sentence: "" } }, null, [0]);
  expect(said).toContain("A draw");
  expect(said).toContain("the game was claimed");
});

test("a game about points tells everybody's, the winner and the most first", () => {
  const seats = [...TABLE.seats, { kind: "bot" as const, bot: "drowsy" }];
  const table = { ...TABLE, game: "none", seats, names: ["A", "B", "C"], ending: { ...TABLE.ending, winners: [1] } };
  const game = { scores: () => [-3, 12, 21] } as unknown as Game;
  const play = { ...PLAY, view: {} };
  render(Ending, { table: table as Table, play, mine: [0], game, onrematch: vi.fn(), onfairness: vi.fn() });
  const said = screen.getByRole("region").textContent.replace(/\s+/g, " ");
  expect(said).toMatch(/Points B Computer \(steady\) 12 ?C Computer \(drowsy\) 21 ?A You −3/);
});
