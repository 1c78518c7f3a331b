import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { language } from "../words";
import NameDialog from "./NameDialog.svelte";

let status: number;
beforeEach(async () => {
  await language.choose("en");
  status = 200;
  const refused = { reason: "server-too-fast", sentence: "⟦server-too-fast¦most#5⟧" };
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json(status === 200 ? { name: "Ola" } : refused, { status }))),
  );
});

const forget = async (): Promise<void> => {
  render(NameDialog, { open: true });
  await fireEvent.click(screen.getByRole("button", { name: "Forget me elsewhere", hidden: true }));
};

test("a guest can be forgotten elsewhere", async () => {
  await forget();
  expect(await screen.findByText("Done: only this browser still knows you.")).toBeTruthy();
  expect(fetch).toHaveBeenCalledWith("/api/me/renew", expect.objectContaining({ method: "POST" }));
});

test("whoever could not be forgotten is told why", async () => {
  status = 429;
  await forget();
  expect(await screen.findByText("That is too fast: at most 5 a second.")).toBeTruthy();
});

test("a name of nothing but spaces is refused in words", async () => {
  render(NameDialog, { open: true });
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "   " } });
  await fireEvent.submit(screen.getByLabelText("Your name"));
  expect(await screen.findByText("A name needs at least one letter or sign that can be seen. Write one.")).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});
