import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AskOdds, Event } from "../../../messages";
import { seated } from "../../../table/seated";
import type { Talk } from "../../../table/talk";
import { language } from "../../../words";
import { Choosing } from "../asking/choosing.svelte";
import { askOf, type Kind, playOf } from "../asking/questions";
import { learnCells } from "../board/cells.svelte";
import { CELLS } from "../board/fixture";
import { Desk, setDesk } from "../board/desk.svelte";
import { Motion } from "../board/motion";
import { viewOf } from "../board/view";
import { Chosen } from "../chosen.svelte";
import { NO_MARKS } from "../marks";
import { Bout } from "../board/bout.svelte";
import CombatStage from "./CombatStage.svelte";
import { staged } from "./staging";
import { media, PATIENCE } from "../../../testing";

const open: Talk[] = [];

beforeEach(async () => {
  media(true);
  learnCells(CELLS);
  await language.choose("en");
});
afterEach(() => {
  for (const talk of open.splice(0)) talk.close();
});

function show(kind: Kind, begin: (choosing: Choosing) => void = () => undefined) {
  const { state, talk, line } = seated(playOf(kind), [askOf(kind).seat], "dreamblade");
  open.push(talk);
  const choosing = new Choosing(talk, new Chosen());
  begin(choosing);
  const view = viewOf(playOf(kind));
  const bout = new Bout();
  bout.match(view, []);
  const shown = staged(bout, choosing, view);
  if (!shown) throw new Error("nobody fights");
  const desk = {
    view,
    header: view,
    marks: NO_MARKS,
    hands: choosing.hands,
    chosen: choosing.chosen,
    viewer: "A" as const,
  };
  const onfold = vi.fn();
  const Wrapped: typeof CombatStage = (anchor, props) => {
    setDesk(new Desk(desk, new Motion()));
    return CombatStage(anchor, props);
  };
  render(Wrapped, { bout, shown, choosing, quick: true, ongo: undefined, onfold });
  const answers = (): unknown[] => line.said.flatMap((one) => (one["type"] === "answer" ? [one["option"]] : []));
  return { choosing, state, bout, answers, onfold, line };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const fighter = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-fighter="${label}"]`);
  if (!found) throw new Error(`${label} does not fight`);
  return found;
};

describe("before the roll", () => {
  test("attackers are kept out with a running count of dice", async () => {
    const { choosing } = show("action", (one) => void one.hands.cell("c2", "exact"));
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("Strike in c2");
    expect(screen.getByRole("status").textContent).toContain("4 dice");
    const imp = button("Coal Imp#1: attacks or stays out");
    expect(imp.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(imp);
    expect(screen.getByRole("status").textContent).toContain("2 dice");
    expect(fighter("Coal Imp#1").textContent).toContain("stays out");
    expect(choosing.confirmed).toBe(10);
  });

  test("the odds of the strike stand under each defender, and the chance to clear the cell between the sides", async () => {
    const { line } = show("action", (one) => void one.hands.cell("c2", "exact"));
    const defender = document.querySelector<HTMLElement>(".side:last-child [data-fighter]")?.dataset["fighter"] ?? "";
    await vi.waitFor(() => expect(line.said.at(-1)).toMatchObject({ type: "ask-odds", aim: "destroy" }), PATIENCE);
    const { seat, step, cuts, text, aim } = line.said.at(-1) as unknown as AskOdds;
    expect(text).toMatch(/^strike c2 with /);
    const chances = { disrupted: 0.61, destroyed: 0.24, gone: 0 };
    const pieces = [
      { piece: defender, chances },
      { piece: "Coal Imp#1", own: true, chances: { disrupted: 0.03, destroyed: 0, gone: 0 } },
    ];
    const expected = { swing: 2.4, points: 0 };
    const odds = { exact: false, samples: 400, error: 0.02, chances: { cleared: 0.999 }, expected, pieces };
    line.tell({ type: "odds", seat, step, cuts, text, aim, odds });
    await vi.waitFor(() => expect(fighter(defender).textContent).toContain("61% disrupted, 24% destroyed"), PATIENCE);
    expect(fighter("Coal Imp#1").textContent).toContain("3% disrupted");
    expect(screen.getByText(">99% to clear the cell")).toBeTruthy();
    expect(screen.getByText("On average +2.4 spawn points for you")).toBeTruthy();
    expect(screen.getByText(/sampled 400 times/).textContent).toContain("4%");
  });

  test("those that do not attack together are explained", async () => {
    const { choosing } = show("loner", (one) => void one.hands.cell("c3", "exact"));
    for (const one of screen.getAllByRole("button", { pressed: false })) await fireEvent.click(one);
    expect(choosing.confirmed).toBe(-1);
    expect(button("Why not?")).toBeTruthy();
  });
});

describe("damage", () => {
  test("is placed by tapping defenders, with what is left and what it comes to", async () => {
    const { choosing, answers } = show("damage");
    for (let times = 0; times < 4; times++) await fireEvent.click(button("Coin Widow: add one damage"));
    expect(within(fighter("Coin Widow#1")).getByText("Destroyed")).toBeTruthy();
    expect(screen.getByRole("status", { name: "Left to place: 4 of 8." })).toBeTruthy();
    await fireEvent.click(button("Moth Bailiff: more damage"));
    expect(within(fighter("Moth Bailiff#1")).getByText("Holds")).toBeTruthy();
    await fireEvent.click(within(fighter("Moth Bailiff#1")).getByRole("button", { name: "4: destroy" }));
    expect(button("Moth Bailiff: more damage")).toHaveProperty("disabled", true);
    choosing.confirm();
    expect(answers()).toEqual([4]);
  });

  test("that a Bodyguard forbids is explained where it is forbidden", async () => {
    const { combat } = viewOf(playOf("damage"));
    const [guard, other] = combat?.defenders ?? [];
    if (!guard || !other) throw new Error("nobody defends");
    other.needs = [{ label: guard.label, amount: 4, ability: "Bodyguard" }];
    try {
      show("damage");
      expect(fighter(other.label).textContent).toContain("Covered until Coin Widow (Bodyguard) has enough");
      expect(button("Moth Bailiff: more damage")).toHaveProperty("disabled", true);
      expect(fighter(guard.label).textContent).toContain("needs 4 before");
      await fireEvent.click(within(fighter(guard.label)).getByRole("button", { name: "4: destroy" }));
      expect(button("Moth Bailiff: more damage")).toHaveProperty("disabled", false);
    } finally {
      other.needs = [];
    }
  });
});

test("a Bodyguard that has enough does not open those whom another one still covers", async () => {
  const { combat } = viewOf(playOf("damage"));
  const [first, second] = combat?.defenders ?? [];
  if (!combat || !first || !second) throw new Error("nobody defends");
  const needs = [
    { label: first.label, amount: 2, ability: "Bodyguard" },
    { label: second.label, amount: 9, ability: "Bodyguard" },
  ];
  const third = { ...second, label: "Third#1", needs };
  combat.defenders.push(third);
  try {
    show("damage");
    const more = within(fighter(first.label)).getByRole("button", { name: /more damage/ });
    for (let times = 0; times < 2; times += 1) await fireEvent.click(more);
    expect(fighter(first.label).textContent).toContain("has enough, but Moth Bailiff still covers them");
    expect(fighter(first.label).textContent).not.toContain("now open");
  } finally {
    combat.defenders.pop();
  }
});

test("blades are laid on abilities that say what they do", async () => {
  const { answers } = show("blade");
  const [first] = askOf("blade").options ?? [];
  const offered = screen.getAllByRole("button", { name: /takes 1 blade/ });
  expect(offered.length).toBe(askOf("blade").options?.length);
  if (offered[0]) await fireEvent.click(offered[0]);
  expect(answers()).toEqual([first?.index]);
});

test("a fate is decided below the one it is about", async () => {
  const { answers } = show("fate");
  await fireEvent.click(within(fighter(askOf("fate").subject ?? "")).getByRole("button", { name: "Disrupt" }));
  expect(answers()).toHaveLength(1);
});

test("it is folded away", async () => {
  const { onfold } = show("blade");
  await fireEvent.click(button("Show the board"));
  expect(onfold).toHaveBeenCalledOnce();
});

describe("as it is seen", () => {
  const event = (kind: string, about: Event["about"], cause = {}): Event => ({
    step: 1,
    kind,
    about,
    cause: { rule: "7.3", ...cause },
  });

  test("a deathblow has a total of its own, and whoever falls is still there", async () => {
    const { bout } = show("damage");
    const view = viewOf(playOf("damage"));
    const total = bout.total;
    bout.follow(event("damaged", { miniature: "Coin Widow#1", amount: 8 }), view);
    bout.follow(event("deathblow-struck", { cell: "c3", attackers: ["Coin Widow#1"] }), view);
    bout.follow(event("roll-began", { dice: 2 }), view);
    bout.follow(event("face-rolled", { face: "3" }), view);
    expect(total).toBe(8);
    expect(bout.total).toBe(3);
    expect(bout.attack?.defenders.map((one) => one.label)).toEqual(["Storm Titan#1"]);
    bout.follow(event("destroyed", { miniature: "Coin Widow#1", point: 1, bonus: 0 }), view);
    flushSync();
    await tick();
    expect(bout.fates.get("Coin Widow#1")).toBe("destroyed");
    expect(bout.attack?.attackers.map((one) => one.label)).toEqual(["Coin Widow#1"]);
  });

  test("whoever is spared is said to hold or to be untouched when it is over", async () => {
    const { bout } = show("blade");
    const label = bout.attack?.defenders[0]?.label ?? "";
    expect(fighter(label).textContent).not.toContain("Untouched");
    bout.over = true;
    await tick();
    expect(fighter(label).textContent).toContain("Untouched");
    bout.follow(event("damaged", { miniature: label, amount: 1 }), viewOf(playOf("blade")));
    await tick();
    expect(fighter(label).textContent).toContain("Holds");
  });

  test("before the dice fall there is no total, and an attack without dice says so", async () => {
    const { bout } = show("damage");
    const view = viewOf(playOf("damage"));
    const total = (): Element | null => document.querySelector(".total");
    bout.follow(event("deathblow-struck", { cell: "c3", attackers: ["Coin Widow#1"] }), view);
    await tick();
    expect(total()).toBeNull();
    expect(screen.getByText("About to roll…")).toBeTruthy();
    bout.follow(event("roll-began", { dice: 0 }), view);
    await tick();
    expect(total()?.textContent).toContain("0 damage");
    expect(screen.getByText("No dice to roll")).toBeTruthy();
  });

  test("a blade that no ability takes is told of when the damage is dealt", async () => {
    const { bout } = show("damage");
    const view = viewOf(playOf("damage"));
    bout.follow(event("blades-counted", { damage: 8, blades: 2 }), view);
    bout.follow(event("blades-assigned", { miniature: "X", source: "X", blades: 1 }, { ability: "Crit" }), view);
    await tick();
    expect(screen.getByText("1 blade lies on no ability and does nothing.")).toBeTruthy();
  });

  test("nothing is told of the blades of a combat before, while the next is chosen", async () => {
    const { bout } = show("action", (one) => void one.hands.cell("c2", "exact"));
    bout.idle = 1;
    bout.hits = new Map([["X", 2]]);
    await tick();
    expect(screen.queryByText(/lies on no ability/)).toBeNull();
  });

  test("blades lie where they were laid, with what they add", () => {
    const { bout } = show("damage");
    const view = viewOf(playOf("damage"));
    bout.follow(event("blades-assigned", { miniature: "X", source: "X", blades: 1 }, { ability: "Crit" }), view);
    bout.follow(event("damage-modified", { signed: 5 }, { piece: "X" }), view);
    expect(bout.laid.get("X")).toEqual([{ ability: "Crit", blades: 1, change: 5 }]);
  });

  test("a combat that is over is forgotten", () => {
    const { bout } = show("damage");
    bout.match({ ...viewOf(playOf("damage")), combat: null }, []);
    expect(bout.attack).toBeNull();
  });
});
