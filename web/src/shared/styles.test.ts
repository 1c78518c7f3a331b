import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepStyles } from "./styles";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function put(rel: string): HTMLLinkElement {
  const page = document.implementation.createHTMLDocument();
  keepStyles(page);
  const link = page.createElement("link");
  link.rel = rel;
  link.href = "/assets/turn.css";
  page.head.append(link);
  return link;
}

test("a style sheet that fails is asked for again, as often as it fails", () => {
  const link = put("stylesheet");
  const head = link.parentElement;
  let last = link;
  for (let time = 0; time < 3; time += 1) {
    last.dispatchEvent(new Event("error"));
    vi.runAllTimers();
    const [now] = head?.children ? [...head.children].filter((one) => one instanceof HTMLLinkElement) : [];
    expect(now).not.toBe(last);
    expect(now?.getAttribute("href")).toBe("/assets/turn.css");
    last = now ?? last;
  }
  expect(head?.querySelectorAll("link")).toHaveLength(1);
});

test("other links stay as they are", () => {
  const link = put("modulepreload");
  link.dispatchEvent(new Event("error"));
  vi.runAllTimers();
  expect(link.isConnected).toBe(true);
});
