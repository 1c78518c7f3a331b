import { afterEach, beforeEach, expect, test } from "vitest";
import { follow, go, read, router } from "./router.svelte";

const at = (path: string): ReturnType<typeof read> => read(new URL(path, location.href));

let stop: () => void;
beforeEach(() => {
  window.scrollTo = () => undefined;
  stop = follow();
  go("/");
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

test("addresses are read", () => {
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/table/abc")).toEqual({ page: "table", id: "abc", invite: "" });
  expect(at("/table/abc#invite=xyz")).toEqual({ page: "table", id: "abc", invite: "xyz" });
  expect(at("/table/abc?invite=xyz")).toEqual({ page: "table", id: "abc", invite: "" });
  expect(at("/rules/dreamblade#7.5")).toEqual({ page: "rules", game: "dreamblade" });
  expect(at("/me")).toEqual({ page: "me", pass: "" });
  expect(at("/me#pass=abcd-efgh")).toEqual({ page: "me", pass: "abcd-efgh" });
  expect(at("/me?pass=abcd-efgh")).toEqual({ page: "me", pass: "" });
  expect(at("/rules")).toEqual({ page: "rules", game: "" });
  expect(at("/learn/dreamscape#powers")).toEqual({ page: "learn", game: "dreamscape" });
  expect(at("/gallery/dreamblade?q=bear#patchwork-bear")).toEqual({ page: "gallery", game: "dreamblade" });
  expect(at("/learn")).toEqual({ page: "learn", game: "" });
  expect(at("/abilities/dreamblade")).toEqual({ page: "abilities", game: "dreamblade", ability: "" });
  expect(at("/abilities/dreamblade/wail")).toEqual({ page: "abilities", game: "dreamblade", ability: "wail" });
  expect(at("/builder/dreamblade#w1.AAAA")).toEqual({ page: "builder", game: "dreamblade" });
  expect(at("/packs/dreamblade")).toEqual({ page: "packs", game: "dreamblade", path: "" });
  expect(at("/packs/dreamblade/boosters/first-sleep/amber-otter-quill")).toEqual({
    page: "packs",
    game: "dreamblade",
    path: "boosters/first-sleep/amber-otter-quill",
  });
  expect(at("/draft/abc#invite=xyz")).toEqual({ page: "draft", id: "abc", invite: "xyz" });
  for (const path of [
    "/table",
    "/abilities",
    "/abilities/a/b/c",
    "/gallery",
    "/builder",
    "/packs",
    "/draft",
    "/table/a/b",
    "/elsewhere",
    "/x/y",
    "/me/x",
    "/table/%E0%A4/z",
  ]) {
    expect(at(path)).toEqual({ page: "nowhere" });
  }
});

function click(html: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  document.querySelector("a, button")?.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a click on a link of ours changes the page without loading it", () => {
  expect(click('<a href="/table/abc">x</a>')).toBe(true);
  expect(router.address).toEqual({ page: "table", id: "abc", invite: "" });
  expect(location.pathname).toBe("/table/abc");
});

test("other clicks are left to the browser", () => {
  const keep = (event: MouseEvent): void => event.preventDefault();
  document.addEventListener("click", keep);
  for (const html of [
    '<a href="/table/abc" target="_blank">x</a>',
    '<a href="/api/tables/abc/record" download>x</a>',
    '<a href="#section">x</a>',
    "<button>x</button>",
  ]) {
    click(html);
  }
  click('<a href="/table/abc">x</a>', { ctrlKey: true });
  document.removeEventListener("click", keep);
  expect(router.address).toEqual({ page: "lobby" });
});

test("an invitation holds while a link within the page is followed", async () => {
  go("/table/abc#invite=xyz");
  const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.pushState(null, "", "#content");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await gone;
  expect(router.address).toEqual({ page: "table", id: "abc", invite: "xyz" });
  go("/table/other");
  expect(router.address).toEqual({ page: "table", id: "other", invite: "" });
});

test("back goes back", async () => {
  go("/rules/dreamblade");
  history.back();
  await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  expect(router.address).toEqual({ page: "lobby" });
});
