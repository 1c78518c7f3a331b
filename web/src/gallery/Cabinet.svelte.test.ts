import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { letters } from "../shared/letters.svelte";
import { language } from "../words";
import Cabinet from "./Cabinet.svelte";
import { MADE, made } from "./made";

const niches = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-exhibit]")];
const status = (): string => screen.getByRole("status").textContent;

beforeEach(async () => {
  await language.choose("en");
  await language.learn("gallery");
  letters.on = true;
  history.replaceState(null, "", "/gallery/made");
  HTMLElement.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act));
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function open(count = 1_000): void {
  render(Cabinet, { game: "dreamblade", gallery: MADE, exhibits: made(count) });
}

test("of a thousand only the first are drawn at once, and the others when there is time", async () => {
  open();
  expect(niches().length).toBeLessThan(100);
  expect(status()).toBe("1,000 of 1,000");
  await waitFor(() => expect(niches()).toHaveLength(1_000));
});

test("what is typed is found at once, and stands in the address", async () => {
  open();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "rzecz 99" } });
  expect(niches().map((one) => one.dataset["exhibit"])).toEqual([
    "thing-99",
    ...Array.from({ length: 10 }, (_, index) => `thing-99${index}`),
    ...Array.from({ length: 8 }, (_, index) => `thing-${index + 1}99`),
  ]);
  expect(status()).toBe("19 of 1,000");
  await waitFor(() => expect(location.search).toBe("?q=rzecz+99"));
  await fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Escape" });
  expect(status()).toBe("1,000 of 1,000");
});

test("a search that was cleared stays cleared when a link is followed before the address says so", async () => {
  open(30);
  const field = screen.getByRole("searchbox");
  await fireEvent.input(field, { target: { value: "rzecz 9" } });
  await waitFor(() => expect(location.search).toBe("?q=rzecz+9"));
  await fireEvent.keyDown(field, { key: "Escape" });
  history.replaceState(null, "", `${location.pathname}${location.search}#thing-3`);
  await fireEvent(window, new HashChangeEvent("hashchange"));
  expect(screen.getByRole("dialog", { name: "Thing 3" })).toBeTruthy();
  expect(status()).toBe("30 of 30");
  await waitFor(() => expect(location.search).toBe(""));
  expect(location.hash).toBe("#thing-3");
  history.replaceState(null, "", `${location.pathname}?aspect=red`);
  await fireEvent(window, new PopStateEvent("popstate"));
  expect(status()).toBe("10 of 30");
});

test("a phone draws fewer at a time, because it shows fewer", () => {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("requestIdleCallback", () => undefined);
  open();
  expect(niches()).toHaveLength(12);
  vi.stubGlobal("innerWidth", 1024);
});

test("a filter is set and cleared", async () => {
  open(30);
  await fireEvent.click(screen.getByRole("checkbox", { name: "red, 10" }));
  expect(status()).toBe("10 of 30");
  await fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  expect(status()).toBe("30 of 30");
});

test("a limit that is opened wholly again is no filter any more", async () => {
  open(30);
  const [least] = screen.getAllByRole<HTMLInputElement>("slider");
  if (!least) throw new Error("there is no scale");
  const lowest = least.min;
  await fireEvent.input(least, { target: { value: least.max } });
  expect(screen.getByRole("button", { name: "Filters (1)" })).toBeTruthy();
  await fireEvent.input(least, { target: { value: lowest } });
  expect(status()).toBe("30 of 30");
  expect(screen.queryByRole("button", { name: "Clear everything" })).toBeNull();
});

test("an address that means nothing opens nothing", () => {
  history.replaceState(null, "", "/gallery/made#100%");
  open(30);
  expect(status()).toBe("30 of 30");
  expect(document.querySelector("dialog[open]")).toBeNull();
});

test("where nothing fits, it says so, and one press shows all again", async () => {
  open(30);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "nothing such" } });
  expect(status()).toBe("Nothing fits");
  await fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  expect(status()).toBe("30 of 30");
});

test("keys go from one to the next, also to one that was not drawn yet, and to the search", async () => {
  open();
  const first = niches()[0];
  first?.focus();
  const list = screen.getByRole("list", { name: /arrow keys/ });
  await fireEvent.keyDown(list, { key: "ArrowRight" });
  expect(document.activeElement).toBe(niches()[1]);
  await fireEvent.keyDown(list, { key: "End" });
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset["exhibit"]).toBe("thing-999"));
  expect(niches().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  await fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("a link opens one closely, arrows lead to its neighbours, and closing leaves the address without it", async () => {
  history.replaceState(null, "", "/gallery/made?aspect=red#thing-3");
  open(30);
  const dialog = screen.getByRole("dialog", { name: "Thing 3" });
  await fireEvent.click(within(dialog).getByRole("button", { name: "The next one: Thing 6" }));
  expect(location.hash).toBe("#thing-6");
  await fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowLeft" });
  expect(screen.getByRole("dialog", { name: "Thing 3" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(location.hash).toBe("");
  expect(location.search).toBe("?aspect=red");
});
