import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Analysis, Duelled, Table } from "../../../messages";
import { language } from "../../../words";
import Duel from "./Duel.svelte";

const TABLE: Table = {
  type: "table",
  id: "t",
  game: "dreamblade",
  status: "over",
  seats: [
    { kind: "guest", name: "Ada", mine: true },
    { kind: "bot", bot: "drowsy" },
  ],
  names: ["A", "B"],
  public: false,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "" },
  ending: { winners: [1], how: "9.3", sentence: "" },
};
const BUILDER = "/builder/dreamblade#played=x";
const WAY = "/review/t#analysis";
const OWN = { path: "tables/t", table: TABLE, seats: [0], change: () => BUILDER, way: WAY };

const seats = (share: number, width = 0.09): NonNullable<Duelled["duel"]>["seats"] =>
  [share, 1 - share].map((one) => ({ share: one, low: one - width, high: one + width }));
const found = (share: number): Duelled => ({
  done: 100,
  total: 400,
  duel: { bot: "scripted", games: 100, seats: seats(share) },
});

/** Let the server tell one thing after another, the last again and again; give what was asked. */
function serve(...answers: readonly Duelled[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: RequestInit = {}) => {
    const told = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(method);
    return Promise.resolve(Response.json(told));
  });
  return asked;
}

beforeEach(async () => {
  await language.choose("en");
});
afterEach(() => vi.unstubAllGlobals());

test("bots play when somebody presses, and the sentence comes with the way to the builder", async () => {
  const asked = serve({ done: 0, total: 100 }, { done: 8, total: 100, going: true }, found(0.38));
  render(Duel, OWN);
  await fireEvent.click(await screen.findByRole("button", { name: "Let bots play 100 games" }));
  expect(await screen.findByRole("progressbar", { name: "Bots are playing" })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("wins 38% of games"));
  expect(asked).toEqual(["GET", "POST", "GET"]);
  expect(screen.getByRole("status").textContent).toContain("(95% interval: 29–47%)");
  expect(screen.getByRole("status").textContent).toContain("behind from the start");
  expect(screen.getByText(/hands of the steady bot/)).toBeTruthy();
  const build = screen.getByRole("link", { name: "Change this warband" });
  expect([build.getAttribute("href"), build.classList.contains("main")]).toEqual([BUILDER, true]);
  expect(screen.getByRole("link", { name: "Analyse the game" }).getAttribute("href")).toBe(WAY);
  expect(screen.getByRole("button", { name: "Look closer: 400 games" })).toBeTruthy();
});

test("where the interval holds the middle, no difference was seen, and play comes first", async () => {
  await language.choose("pl");
  serve(found(0.46));
  render(Duel, OWN);
  const said = await screen.findByRole("status");
  expect(said.textContent).toContain("Przy tylu grach (100) nie widać różnicy między zestawami");
  expect(said.textContent).toContain("twój zestaw wygrywa 46% gier");
  expect(screen.getByRole("link", { name: "Analizuj tę grę" }).classList.contains("main")).toBe(true);
  expect(screen.getByRole("link", { name: "Zmień ten zestaw" }).classList.contains("main")).toBe(false);
});

/** An analysis of a game that the first player lost by these parts, each with its error. */
function analysed(parts: Partial<Analysis["players"][number]>): Analysis {
  const exact = { luckError: 0.01, choicesError: 0.01, othersError: 0.01 };
  const player = { name: "A", start: 0.5, luck: 0.04, choices: -0.31, others: -0.1, result: 0, ...exact, ...parts };
  const passage = { kind: "choice", seat: 0, step: 17, until: 18, turn: 2, change: [], chances: [], grade: "blunder" };
  return { players: [player, player], passages: [{ ...passage, lost: 0.2 }] } as unknown as Analysis;
}
const { way: _, ...BESIDE } = OWN;

test("beside an analysis, luck and choices are weighed, and the worst mistake is one press away", async () => {
  serve(found(0.46));
  const onlook = vi.fn();
  render(Duel, { ...BESIDE, analysis: analysed({ choicesError: 0.04 }), onlook });
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent.replace(/\s+/g, " ").trim());
  expect(rows).toEqual([
    "Warband, in equal hands−4% (−13% to +5%)",
    "Dice+4% (+2% to +6%)",
    "Your choices−31% (−39% to −23%)",
    "Opponent’s choices−10% (−12% to −8%)",
  ]);
  expect(screen.getByText("Your own choices cost most: look at the worst of them first.")).toBeTruthy();
  const look = screen.getByRole("button", { name: "Look at the worst mistake" });
  expect(look.classList.contains("main")).toBe(true);
  await fireEvent.click(look);
  expect(onlook).toHaveBeenCalledWith(17);
});

test("what errors do not keep apart is named together, in either language, and no way comes first", async () => {
  serve(found(0.38));
  const props = { ...BESIDE, analysis: analysed({ choices: -0.11 }), onlook: vi.fn() };
  const { unmount } = render(Duel, props);
  const none = "So few games and playouts do not tell which cost most: ";
  expect(await screen.findByText(`${none}the warband, your own choices or the opponent’s choices.`)).toBeTruthy();
  for (const one of ["button", "link"] as const) {
    for (const way of screen.getAllByRole(one)) expect(way.classList.contains("main")).toBe(false);
  }
  unmount();
  await language.choose("pl");
  render(Duel, { ...props, seats: [0, 1] });
  expect(
    await screen.findByText(
      "Po tak niewielu grach i rozegraniach nie widać, co kosztowało najwięcej: " +
        "zestaw, decyzje gracza A czy decyzje przeciwnika.",
    ),
  ).toBeTruthy();
});

test("where errors are too large nothing is named, and no game is called close for that", async () => {
  serve(found(0.46));
  const noisy = { luckError: 0.12, choicesError: 0.12, othersError: 0.12 };
  render(Duel, { ...BESIDE, analysis: analysed({ luck: -0.2, choices: -0.2, ...noisy }) });
  expect(await screen.findByText("So few games and playouts do not tell what cost most.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/close game|stands out/);
});

test("what is under way can be stopped and gone on with, and the button stays where it is", async () => {
  const asked = serve({ done: 8, total: 100, going: true }, { done: 12, total: 100 });
  render(Duel, OWN);
  const button = await screen.findByRole("button", { name: "Stop" });
  await fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toContain("Play on: 12 of 100 games are played"));
  expect(asked).toEqual(["GET", "DELETE"]);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("of a game at one screen it is told of the player who lost", async () => {
  serve(found(0.62));
  render(Duel, { ...OWN, seats: [0, 1], table: { ...TABLE, ending: { winners: [0], how: "9.3", sentence: "" } } });
  expect((await screen.findByRole("status")).textContent).toContain("the warband of player B wins 38% of games");
});

test("the same warband on both sides is said, and nothing is played", async () => {
  serve({ done: 0, total: 0, same: true });
  render(Duel, OWN);
  expect((await screen.findByRole("status")).textContent).toContain("the same warband");
  expect(screen.queryByRole("button")).toBeNull();
});

test("nothing is shown where there is nothing to find out", async () => {
  const asked = serve({ done: 0, total: 0 });
  const { container } = render(Duel, OWN);
  await waitFor(() => expect(asked).toEqual(["GET"]));
  await new Promise((go) => setTimeout(go));
  expect(container.textContent.trim()).toBe("");
});

test("a refusal is told, and it can be asked again", async () => {
  serve({ done: 0, total: 100 });
  render(Duel, OWN);
  const button = await screen.findByRole("button");
  const busy = { reason: "server-bouts-busy", sentence: "Too many at once." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(busy, { status: 429 })));
  await fireEvent.click(button);
  await waitFor(() => expect(document.body.textContent).toContain("Too many at once."));
  serve(found(0.5));
  await fireEvent.click(screen.getByRole("button", { name: "Let bots play 100 games" }));
  await waitFor(() => expect(document.body.textContent).toContain("wins 50% of games"));
  expect(document.body.textContent).not.toContain("Too many at once.");
});
