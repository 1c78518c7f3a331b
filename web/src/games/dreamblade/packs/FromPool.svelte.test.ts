import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { WarbandStudy } from "../../../messages";
import { language } from "../../../words";
import FromPool from "./FromPool.svelte";
import { BOOSTER } from "./made";

const asked: { path: string; body: Record<string, unknown> }[] = [];
let problems: WarbandStudy["problems"] = [];

/** The server: it studies what it is told, and builds of everything. */
function answer(path: string, told: string): Response {
  const body = JSON.parse(told) as Record<string, unknown>;
  asked.push({ path, body });
  if (path.endsWith("/sealed/build"))
    return Response.json({ copies: { Dentist: 1, Mite: 2 }, left: {}, reasons: ["⟦web-refused-fault⟧"] });
  const study: WarbandStudy = {
    ...{ name: "", about: "", copies: {}, problems, prices: [], gaps: [], most: 16, mostCopies: 3 },
    ...{ longestName: 60, longestAbout: 200, text: "", json: "", packed: "w1.packed" },
  };
  return Response.json(study);
}

beforeEach(async () => {
  await language.choose("en");
  asked.length = 0;
  problems = [];
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act));
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => Promise.resolve(answer(path, body)));
});

function show(): ReturnType<typeof vi.fn> {
  const onready = vi.fn();
  render(FromPool, { pool: BOOSTER, title: "amber otter", key: "from-test", deed: "Play this now", onready });
  return onready;
}

/** Press the first button that is called so. */
function press(name: string): Promise<boolean> {
  const [first] = screen.getAllByRole("button", { name });
  if (!first) throw new Error(`no button is called ${name}`);
  return fireEvent.click(first);
}

const add = (name: string): Promise<boolean> => press(`Add ${name}`);
const count = (): string => document.querySelector(".count.ready, .title .count")?.textContent ?? "";

test("only what lies in the pool can be taken, and only so often", async () => {
  show();
  expect(document.querySelectorAll("[data-exhibit]")).toHaveLength(6);
  await add("Mite");
  await add("Mite");
  expect(count()).toBe("2 of 16");
  await add("Mite");
  expect(count()).toBe("2 of 16");
  expect(document.body.textContent).toContain("Mite: 2 are in already, which is all there may be.");
  await add("Moth");
  await add("Moth");
  expect(document.body.textContent).toContain("Moth: the one of the pool is in already.");
});

test("who begins to build stands above, and the builder is offered once", async () => {
  show();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getAllByRole("button", { name: "Build for me" })).toHaveLength(1);
  await add("Moth");
  expect(screen.getAllByRole("button", { name: "Build for me" })).toHaveLength(1);
});

test("the server is told the pool, and the warband is played when it finds nothing wrong", async () => {
  const onready = show();
  await add("Moth");
  const play = await screen.findByRole("button", { name: "Play this now" });
  const last = asked.findLast(({ path }) => path.endsWith("/study"));
  expect(last?.body["pool"]).toEqual({ Dentist: 1, Moth: 1, Tenor: 1, Mite: 2, Pup: 1, Bugler: 1 });
  await fireEvent.click(play);
  expect(onready).toHaveBeenCalledWith("w1.packed");
});

test("the builder builds, says why, and everything can be changed or taken back", async () => {
  show();
  await add("Pup");
  await press("Build for me");
  await waitFor(() => expect(count()).toBe("3 of 16"));
  expect(screen.getByRole("heading", { name: "Why these" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(count()).toBe("1 of 16");
});

test("what is wrong is said in words, and nothing is played", async () => {
  problems = [{ sentence: "⟦web-refused-fault⟧", miniature: "Pup", copies: 1 }];
  const onready = show();
  await add("Pup");
  await screen.findByRole("list", { name: "What the rules forbid" });
  expect(screen.getByRole("button", { name: "Mend it to play" })).toHaveProperty("disabled", true);
  expect(onready).not.toHaveBeenCalled();
});

test("whoever closes the page finds the half-built warband again", async () => {
  show();
  await add("Pup");
  await waitFor(() => expect(localStorage.getItem("oneiros-from-test")).toContain("Pup"));
});
