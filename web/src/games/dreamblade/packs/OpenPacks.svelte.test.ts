import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { letters } from "../../../shared/letters.svelte";
import { language } from "../../../words";
import { BOOSTER } from "./made";
import { laid, Opening } from "./opening.svelte";
import OpenPacks from "./OpenPacks.svelte";

let still = false;

beforeEach(async () => {
  await language.choose("en");
  letters.on = true;
  still = false;
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;
});

function open(packs = 2): { opening: Opening; onbuild: ReturnType<typeof vi.fn> } {
  const opening = new Opening(
    Array.from({ length: packs }, () => laid("booster", BOOSTER)),
    "packs-test",
  );
  const onbuild = vi.fn();
  render(OpenPacks, { opening, onbuild, children: createRawSnippet(() => ({ render: () => "<p>beside</p>" })) });
  return { opening, onbuild };
}

const status = (): string => screen.getByRole("status").textContent;
const press = (name: string): Promise<boolean> => {
  const [first] = screen.getAllByRole("button", { name }).filter((one) => one.matches(".next"));
  if (!first) throw new Error(`nothing to press is called ${name}`);
  return fireEvent.click(first);
};

test("each press turns one miniature, and it is told what came", async () => {
  const { opening } = open();
  await press("Open the first one");
  expect(status()).toBe("Pack 1 is open: 1 rare, 2 uncommon, 4 common.");
  await press("Turn 1 of 7");
  expect(status()).toBe("Common: Mite, cost 1, Fear.");
  await press("Turn 2 of 7");
  expect(status()).toBe("Common: Pup, cost 2, Passion.");
  expect(opening.pool).toHaveLength(2);
  expect(screen.getByText("2 of 14")).toBeTruthy();
});

test("Space shows all that are left, wherever the focus is but on another button", async () => {
  const { opening } = open();
  await press("Open the first one");
  await fireEvent.keyDown(screen.getByRole("button", { name: "Again" }), { key: " " });
  expect(opening.turned).toBe(0);
  await fireEvent.keyDown(document.body, { key: " " });
  expect(opening.isEmpty).toBe(true);
  expect(status()).toContain("Rare: Dentist, cost 10, Madness, Fear.");
  await press("Open the last one");
  expect([opening.at, opening.torn]).toEqual([1, true]);
});

test("what was turned can be looked at again", async () => {
  const { opening } = open();
  await press("Open the first one");
  opening.rest();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Dentist" })).toBeTruthy());
  await fireEvent.click(screen.getByRole("button", { name: "Moth", pressed: false }));
  expect(screen.getByRole("heading", { name: "Moth" })).toBeTruthy();
});

test("building opens whatever is left, but not by a press that was meant for the last miniature", async () => {
  const { opening, onbuild } = open(1);
  await press("Open the first one");
  for (let number = 1; number <= 7; number += 1) await press(`Turn ${number} of 7`);
  expect(opening.isOver).toBe(true);
  await press("Build from these");
  expect(onbuild).not.toHaveBeenCalled();
  await waitFor(async () => {
    await press("Build from these");
    expect(onbuild).toHaveBeenCalledOnce();
  });
});

test("where little shall move, everything simply lies there", () => {
  still = true;
  const { opening } = open();
  expect(opening.isEmpty).toBe(true);
  expect(opening.at).toBe(0);
});
