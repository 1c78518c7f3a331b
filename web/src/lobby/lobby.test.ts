import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table, Tables, TableSummary } from "../messages";
import { go } from "../router.svelte";
import { guest } from "../shared/guest.svelte";
import { suit } from "../shared/suited";
import { language } from "../words";
import Invite from "./Invite.svelte";
import Lobby from "./Lobby.svelte";
import SitDown from "./SitDown.svelte";

const copies = { "Twilight Scout": 2, "Noble Dragon": 1 };
const printed = { set: "rulebook", lineage: "", location: false, power: 1, defense: 2, life: 3, abilities: [] };
let tables: Tables;
let answers: Record<string, unknown>;
let asked: { path: string; body: unknown }[];

beforeEach(async () => {
  await language.choose("en");
  window.scrollTo = () => undefined;
  localStorage.clear();
  go("/");
  asked = [];
  tables = { mine: [], open: [] };
  answers = {
    "GET /api/games": [
      {
        name: "dreamblade",
        leastSeats: 2,
        mostSeats: 2,
        bots: ["scripted", "drowsy", "hasty", "planner", "merciless", "random"],
        levels: ["drowsy", "hasty", "scripted", "planner", "merciless"],
        rules: 1,
        seatNames: ["A", "B"],
        fields: [],
      },
      {
        name: "dreamscape",
        leastSeats: 2,
        mostSeats: 4,
        bots: ["scripted", "drowsy", "hasty", "random"],
        levels: ["drowsy", "hasty", "scripted"],
        rules: 1,
        seatNames: ["A", "B", "C", "D"],
        fields: [
          { name: "nightmare", usual: false, values: [false, true] },
          { name: "simultaneous", usual: false, values: [false, true] },
          { name: "columns", usual: 5, values: [3, 5] },
        ],
      },
    ],
    "GET /api/games/dreamblade/miniatures": [
      { ...printed, name: "Twilight Scout", cost: 5, aspects: ["Valor"] },
      { ...printed, name: "Noble Dragon", cost: 12, aspects: ["Valor", "Madness"] },
    ],
    "GET /api/games/dreamblade/warbands": ["sample", "vigil-of-lanterns", "nine-rooms"].map((name) => ({
      name,
      plan: `⟦warband-${name}⟧`,
      copies,
    })),
    "POST /api/tables": { id: "t1" },
  };
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const name = `${request.method ?? ""} ${path}`;
    if (typeof request.body === "string") asked.push({ path, body: JSON.parse(request.body) as unknown });
    const answer = name === "GET /api/tables" ? tables : answers[name];
    const refused = { reason: "server-table-full", sentence: "⟦cite¦rule=0.0⟧" };
    return Promise.resolve(new Response(JSON.stringify(answer ?? refused), { status: answer ? 200 : 409 }));
  });
  await call("Ewa");
});

/** Let the guest of this browser be called something, or nothing. */
async function call(name: string): Promise<void> {
  answers["PUT /api/me"] = { name };
  await guest.rename(name);
  asked = [];
}

const press = async (name: string): Promise<void> => {
  await fireEvent.click(await screen.findByRole("button", { name }));
};

const playNow = async (game: string): Promise<void> => {
  const door = within(await screen.findByRole("region", { name: game }));
  await fireEvent.click(door.getByRole("button", { name: "Play now" }));
};

const choose = async (seat: string, who: string): Promise<void> => {
  const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: `Player ${seat}` });
  const option = within(field).getByRole<HTMLOptionElement>("option", { name: who });
  await fireEvent.change(field, { target: { value: option.value } });
};

test("a newcomer is at a table against the computer after one click, with hints", async () => {
  render(Lobby);
  await playNow("Dreamblade");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(location.search).toBe("?first");
  expect(asked[0]?.body).toEqual({
    game: "dreamblade",
    public: false,
    seats: [
      { kind: "me", brings: "sample" },
      { kind: "bot", bot: "drowsy", brings: "vigil-of-lanterns" },
    ],
  });
});

test("every level is offered with a sentence, from the gentlest on, and none that plays at random", async () => {
  render(Lobby);
  const level = within(await screen.findByRole("group", { name: "Level" }));
  const said = level.getAllByRole("radio").map((one) => one.closest("label")?.textContent.replace(/\s+/g, " ").trim());
  expect(said).toEqual([
    "Drowsy Sees only the next step and forgets what brings points",
    "Hasty Takes what it can get and overlooks what you are up to",
    "Steady Weighs every step and makes few plain mistakes",
    "Far-sighted Plans a whole turn before its first step",
    "Merciless Plans whole turns as deep as time allows, and forgives nothing",
  ]);
});

test("the level that suits a player is ready, at the door and for a game of one's own", async () => {
  suit("dreamblade", "hasty");
  suit("dreamscape", "none that the server has");
  render(Lobby);
  const level = within(await screen.findByRole("group", { name: "Level" }));
  expect(level.getByRole<HTMLInputElement>("radio", { name: /Hasty/ }).checked).toBe(true);
  await playNow("Dreamblade");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(JSON.stringify(asked[0]?.body)).toContain('"bot":"hasty"');
  await playNow("Dreamscape");
  await waitFor(() => expect(asked.length).toBe(2));
  expect(JSON.stringify(asked[1]?.body)).toContain('"bot":"drowsy"');
});

test("an own game goes to a friend by link, from the side and with the warband chosen", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("radio", { name: /A friend far away/ }));
  await fireEvent.click(screen.getByRole("radio", { name: /B, from the top/ }));
  await press("Choose another");
  await press("Take this one: Nine Rooms");
  await press("Make the link");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(asked[0]?.body).toEqual({
    game: "dreamblade",
    public: false,
    seats: [{ kind: "open" }, { kind: "me", brings: "nine-rooms" }],
  });
});

test("a game of one's own has hints too, until one was played to the end", async () => {
  render(Lobby);
  await press("Start the game");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(location.search).toBe("?first");
});

test("who has played to the end is given no hints unasked in a game of one's own", async () => {
  const seats = [{ kind: "guest" as const, mine: true }];
  tables.mine = [{ id: "t9", game: "dreamblade", names: ["A", "B"], moved: 1, status: "over", seats }];
  render(Lobby);
  await screen.findByRole("region", { name: "Finished games" });
  await press("Start the game");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(location.search).toBe("");
});

test("a pasted warband is read by the server first", async () => {
  render(Lobby);
  answers["POST /api/games/dreamblade/warbands/check"] = { name: "Mine", copies, problems: ["⟦cite¦rule=3.1⟧"] };
  const mine = within(await screen.findByRole("region", { name: "Your warband" }));
  await fireEvent.click(mine.getByRole("button", { name: "Choose another" }));
  await fireEvent.input(screen.getByLabelText("Packed warband or list"), { target: { value: " 3 Noble Dragon " } });
  await press("Read it");
  expect(await screen.findByText("rule 3.1")).toBeTruthy();
  answers["POST /api/games/dreamblade/warbands/check"] = { name: "Mine", copies, problems: [], packed: "1abc" };
  await press("Read it");
  expect(await screen.findByRole("heading", { name: "Mine" })).toBeTruthy();
  await press("Start the game");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(JSON.stringify(asked.at(-1)?.body)).toContain('"brings":"1abc"');
});

test("a refusal is shown, and everything stays as it was", async () => {
  delete answers["POST /api/tables"];
  render(Lobby);
  await playNow("Dreamblade");
  expect((await screen.findByRole("alert")).textContent).toContain("rule 0.0");
  expect(location.pathname).toBe("/");
});

test("a first game of Dreamscape is against two bots, and nothing is brought", async () => {
  render(Lobby);
  await playNow("Dreamscape");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  const bot = { kind: "bot", bot: "drowsy" };
  expect(asked[0]?.body).toEqual({ game: "dreamscape", public: false, seats: [{ kind: "me" }, bot, bot] });
});

test.each([
  ["a lesson", { lesson: "travel" }],
  ["a game", {}],
])("who has only begun %s is still given hints in the next one", async (_, more) => {
  const seats = [{ kind: "guest" as const, mine: true }];
  const begun = { id: "t2", game: "dreamscape", status: "playing" as const, names: ["A"], moved: 1, ...more };
  tables = { mine: [{ ...begun, seats }], open: [] };
  render(Lobby);
  await screen.findByRole("region", { name: "Continue" });
  await playNow("Dreamscape");
  await waitFor(() => expect(location.search).toBe("?first"));
});

test("four players of every kind play Dreamscape as they have agreed", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("radio", { name: /Dreamscape/ }));
  await fireEvent.click(screen.getByRole("radio", { name: "4" }));
  await choose("B", "Computer (drowsy)");
  await choose("C", "A friend beside me");
  await choose("D", "A friend far away");
  await fireEvent.click(screen.getByRole("checkbox", { name: /The Nightmare game/ }));
  const columns = within(screen.getByRole("group", { name: "Columns of the dreamscape", hidden: true }));
  await fireEvent.click(columns.getByRole("radio", { name: "3", hidden: true }));
  await press("Make the link");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(asked[0]?.body).toEqual({
    game: "dreamscape",
    public: false,
    seats: [{ kind: "me" }, { kind: "bot", bot: "drowsy" }, { kind: "me" }, { kind: "open" }],
    format: { nightmare: true, columns: 3 },
  });
});

test("free seats are all for friends or all for anybody, and what is usual again is not said", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("radio", { name: /Dreamscape/ }));
  await choose("B", "A friend far away");
  await choose("C", "Anybody");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Player B" }).value).toBe("open");
  const together = screen.getByRole("checkbox", { name: /Creation at the same time/ });
  await fireEvent.click(together);
  await fireEvent.click(together);
  await press("Open the table");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(asked[0]?.body).toEqual({
    game: "dreamscape",
    public: true,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
});

test("my games are listed, those that wait for me first, and open tables can be joined", async () => {
  const line = { game: "dreamblade", names: ["A", "B"], moved: 1_700_000_000 };
  const mine = { kind: "guest" as const, mine: true, brings: "sample" };
  const bot = { kind: "bot" as const, bot: "scripted", brings: "nine-rooms" };
  tables = {
    mine: [
      { ...line, id: "t2", status: "playing", seats: [mine, bot] },
      { ...line, id: "t3", status: "playing", seats: [bot, mine], waitsForMe: true, moved: 1, left: 90_000_000 },
      { ...line, id: "t4", status: "over", seats: [mine, bot], winners: [0] },
      { ...line, id: "t5", status: "over", seats: [mine, bot], winners: [1] },
      { ...line, id: "t6", status: "over", seats: [mine, bot] },
    ],
    open: [
      {
        ...line,
        id: "t7",
        status: "seating",
        seats: [{ kind: "guest", name: "Ola", brings: "own" }, { kind: "open" }],
      },
    ],
  };
  answers["POST /api/tables/t7/join"] = {};
  render(Lobby);
  const going = within(await screen.findByRole("region", { name: "Continue" }));
  const links = going.getAllByRole("link").map((one) => one.getAttribute("href"));
  expect(links).toEqual(["/review/t3", "/table/t3", "/review/t2", "/table/t2"]);
  expect(going.getAllByText(/^Time left/).map((one) => one.textContent)).toEqual(["Time left: 1 d 1 h"]);
  const finished = within(screen.getByRole("region", { name: "Finished games" }));
  for (const outcome of ["You won", "You lost", "A draw"]) expect(finished.getByText(outcome)).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  await press("Sit down and play");
  await waitFor(() => expect(location.pathname).toBe("/table/t7"));
  expect(asked.at(-1)).toEqual({ path: "/api/tables/t7/join", body: { brings: "sample", invite: "" } });
});

test("finished games come by pages, the newest first, and stay when the list is looked at again", async () => {
  const line = {
    game: "dreamblade",
    names: ["A", "B"],
    status: "over" as const,
    seats: [
      { kind: "guest" as const, mine: true },
      { kind: "bot" as const, bot: "scripted" },
    ],
  };
  const game = (number: number): TableSummary => ({ ...line, id: `g${number}`, moved: number });
  const pageOf = (from: number, count: number): TableSummary[] =>
    Array.from({ length: count }, (_, place) => game(from - place));
  tables = { mine: pageOf(50, 6), open: [], more: "45-g45" };
  answers["GET /api/me/tables?before=45-g45"] = { tables: [{ ...game(44), status: "closed" }], more: "44-g44" };
  answers["GET /api/me/tables?before=44-g44"] = { tables: pageOf(43, 3) };
  render(Lobby);
  const finished = within(await screen.findByRole("region", { name: "Finished games" }));
  const ids = (): (string | null)[] =>
    finished.getAllByRole("link", { name: "Look at it" }).map((one) => one.getAttribute("href"));
  const named = (...numbers: number[]): string[] => numbers.map((one) => `/table/g${one}`);
  expect(ids()).toEqual(named(50, 49, 48, 47, 46));
  await fireEvent.click(finished.getByRole("button", { name: "More" }));
  expect(ids()).toEqual(named(50, 49, 48, 47, 46, 45));
  await fireEvent.click(finished.getByRole("button", { name: "More" }));
  await waitFor(() => expect(ids()).toEqual(named(50, 49, 48, 47, 46, 45, 43, 42, 41)));
  expect(finished.queryByRole("button", { name: "More" })).toBeNull();
  tables = { mine: pageOf(52, 6), open: [], more: "47-g47" };
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(ids()).toEqual(named(52, 51, 50, 49, 48, 47, 46, 45, 43, 42, 41)));
  await fireEvent.click(finished.getByRole("button", { name: "Less" }));
  expect(ids()).toEqual(named(52, 51, 50, 49, 48));
});

const table: Table = {
  type: "table",
  id: "t9",
  game: "dreamblade",
  status: "seating",
  seats: [{ kind: "guest", name: "Ola" }, { kind: "open" }],
  names: ["A", "B"],
  public: true,
  onlookers: 0,
  fairness: { scheme: "oneiros-fair-3", commitment: "c" },
  invite: "s3cret",
};

test("a guest who comes by an invitation sits down with it", async () => {
  answers["POST /api/tables/t9/join"] = {};
  const seated = vi.fn();
  render(SitDown, { table, invite: "s3cret", onseated: seated });
  expect(screen.getByText(/Ola is waiting/)).toBeTruthy();
  await press("Sit down and play");
  await waitFor(() => expect(seated).toHaveBeenCalled());
  expect(localStorage.getItem("oneiros-first-game")).toBe('["t9"]');
  expect(asked[0]?.body).toEqual({ brings: "sample", invite: "s3cret" });
});

test("who has no name is offered a dream name before sitting down, and may take another", async () => {
  answers["POST /api/tables/t9/join"] = {};
  await call("");
  render(SitDown, { table, invite: "s3cret" });
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your name" });
  expect(field.value).not.toBe("");
  await fireEvent.input(field, { target: { value: "Moon Clerk" } });
  await press("Sit down and play");
  await waitFor(() => expect(asked.map((one) => one.path)).toEqual(["/api/me", "/api/tables/t9/join"]));
  expect(asked[0]?.body).toEqual({ name: "Moon Clerk" });
});

test("who has a name is not asked for one", async () => {
  render(SitDown, { table, invite: "s3cret" });
  await screen.findByRole("button", { name: "Sit down and play" });
  expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
});

test("somebody who sits down among several free seats chooses one", async () => {
  answers["POST /api/tables/t9/join"] = {};
  const seats: Table["seats"] = [
    { kind: "guest", name: "Ola" },
    { kind: "open" },
    { kind: "bot", bot: "scripted" },
    { kind: "open" },
  ];
  render(SitDown, { table: { ...table, game: "dreamscape", seats, names: ["A", "B", "C", "D"] }, invite: "s3cret" });
  await fireEvent.click(await screen.findByRole("radio", { name: "D free seat" }));
  await press("Sit down and play");
  await waitFor(() => expect(asked[0]?.body).toEqual({ invite: "s3cret", seat: 3 }));
});

test("a player who has finished a game is not given hints unasked", async () => {
  const seats = [
    { kind: "guest" as const, mine: true },
    { kind: "bot" as const, bot: "scripted" },
  ];
  tables.mine = [{ id: "t4", game: "dreamblade", names: ["A", "B"], moved: 1, status: "over", seats }];
  answers["POST /api/tables/t9/join"] = {};
  const seated = vi.fn();
  render(SitDown, { table, invite: "s3cret", onseated: seated });
  const hints = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Show hints while I play" });
  await waitFor(() => expect(hints.checked).toBe(false));
  await press("Sit down and play");
  await waitFor(() => expect(seated).toHaveBeenCalled());
  expect(localStorage.getItem("oneiros-first-game")).toBeNull();
});

test("the invitation is a link to copy", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(written.push(text)) } });
  render(Invite, { table });
  await press("Copy");
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(written).toEqual([`${location.origin}/table/t9#invite=s3cret`]);
});

test("a pace is chosen for a game, and none is said where there is none", async () => {
  render(Lobby);
  await fireEvent.click(await screen.findByRole("radio", { name: /A friend far away/ }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /No limit/ }).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: /Brisk.*15 min \+ 10 s a go/ }));
  await press("Make the link");
  await waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(asked[0]?.body).toMatchObject({ game: "dreamblade", pace: { minutes: 15, increment: 10 } });
});

test("lists show the pace, why a game ended, and which one is of older rules", async () => {
  const seats = [
    { kind: "guest" as const, mine: true },
    { kind: "guest" as const, name: "Bob" },
  ];
  const one = { game: "dreamblade", seats, names: ["A", "B"], moved: 1 };
  tables = {
    mine: [
      { ...one, id: "t2", status: "over", winners: [0], how: "time", pace: { days: 3 } },
      { ...one, id: "t3", status: "over", winners: [1], how: "9.4" },
      { ...one, id: "t4", status: "playing", otherRules: 1 },
    ],
    open: [],
  };
  answers["POST /api/tables/t4/close"] = tables.mine[2];
  render(Lobby);
  const finished = within(await screen.findByRole("region", { name: "Finished games" }));
  expect(finished.getByText("You won (on time)")).toBeTruthy();
  expect(finished.getByText("You lost")).toBeTruthy();
  expect(finished.getByText("3 days a go for each player")).toBeTruthy();
  const going = within(screen.getByRole("region", { name: "Continue" }));
  expect(going.getByText("Begun by older rules")).toBeTruthy();
  await fireEvent.click(going.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(asked.map((call) => call.path)).toContain("/api/tables/t4/close"));
});
