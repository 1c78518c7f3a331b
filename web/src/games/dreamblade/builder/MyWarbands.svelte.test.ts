import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Keepsake } from "../../../messages";
import * as net from "../../../net/api";
import { language } from "../../../words";
import * as api from "../api";
import { Draft, unkept } from "./draft.svelte";
import { Mine } from "./mine.svelte";
import MyWarbands from "./MyWarbands.svelte";
import { written } from "./warband";

const TEXT = written({ name: "Mine", about: "", figures: ["Ant"] });
const ONE: Keepsake = { id: "k1", game: "dreamblade", name: "Mine", text: TEXT, changed: 1 };

beforeEach(async () => {
  await language.choose("en");
  localStorage.clear();
  vi.spyOn(api, "warbands").mockResolvedValue([]);
});

/** The shelf with one warband, which lies on the workbench with one miniature more than is kept. */
function shelf(): { mine: Mine; draft: Draft } {
  const [mine, draft] = [new Mine(), new Draft()];
  mine.all = [ONE];
  const { warband, text } = unkept(TEXT);
  draft.lay(warband, ONE.id, text);
  draft.add("Bat");
  render(MyWarbands, { open: true, draft, mine });
  return { mine, draft };
}

async function rename(name: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: "Rename" }));
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: name } });
  const form = screen.getByRole("textbox").closest("form");
  if (form) await fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
}

async function forget(): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
}

test("a new name keeps nothing else of what lies on the workbench", async () => {
  const instead = vi
    .spyOn(net, "keepInstead")
    .mockImplementation((_id, _game, text) => Promise.resolve({ ...ONE, name: "Yours", text }));
  const { draft } = shelf();
  await rename("Yours");
  expect(instead.mock.calls[0]?.[2]).toBe(written({ name: "Yours", about: "", figures: ["Ant"] }));
  expect([draft.name, draft.figures, draft.isKept]).toEqual(["Yours", ["Ant", "Bat"], false]);
  draft.back();
  expect([draft.name, draft.figures, draft.isKept]).toEqual(["Yours", ["Ant"], true]);
});

test("a new name that the server did not hear changes nothing on the workbench", async () => {
  vi.spyOn(net, "keepInstead").mockRejectedValue(new TypeError("offline"));
  const { mine, draft } = shelf();
  await rename("Yours");
  expect([draft.name, draft.kept, mine.fault === ""]).toEqual(["Mine", TEXT, false]);
});

test("what is deleted has no place any more, not even for whoever goes back", async () => {
  vi.spyOn(net, "keepNoMore").mockResolvedValue([]);
  const { draft } = shelf();
  await forget();
  expect([draft.id, draft.figures]).toEqual(["", ["Ant", "Bat"]]);
  draft.back();
  expect([draft.id, draft.isKept]).toEqual(["", false]);
});

test("what could not be deleted keeps its place", async () => {
  vi.spyOn(net, "keepNoMore").mockRejectedValue(new TypeError("offline"));
  const { mine, draft } = shelf();
  await forget();
  expect([draft.id, draft.kept, mine.fault === ""]).toEqual(["k1", TEXT, false]);
});
