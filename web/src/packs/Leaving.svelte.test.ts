import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "../messages";
import { language } from "../words";
import Leaving from "./Leaving.svelte";

const asked: string[] = [];

beforeEach(async () => {
  await language.choose("en");
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json({}));
  });
});

function show(...others: ("guest" | "bot")[]): void {
  const seats = [{ kind: "guest", mine: true }, ...others.map((kind) => ({ kind, mine: false }))];
  render(Leaving, { draft: { id: "d1", game: "dreamblade", seats } as Draft });
}

const press = (name: string): Promise<boolean> => {
  const found = screen.getAllByRole("button", { name, hidden: true }).at(-1);
  if (!found) throw new Error(name);
  return fireEvent.click(found);
};

test("who leaves is asked first, and learns that a bot picks on among the others", async () => {
  show("guest", "bot");
  await press("Leave");
  expect(document.body.textContent).toContain("a bot picks on in your place");
  expect(asked).toEqual([]);
  await press("Cancel");
  expect(asked).toEqual([]);
  await press("Leave");
  await press("Leave");
  await waitFor(() => expect(asked).toEqual(["POST /api/drafts/d1/leave"]));
  await waitFor(() => expect(location.pathname).toBe("/packs/dreamblade"));
});

test("where only bots are left the draft ends, which is said", async () => {
  show("bot", "bot");
  await press("Leave");
  expect(document.body.textContent).toContain("the draft ends");
});
