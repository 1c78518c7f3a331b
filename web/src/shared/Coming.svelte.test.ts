import { createRawSnippet, mount, tick, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Coming from "./Coming.svelte";

const children = createRawSnippet((came: () => unknown) => ({ render: () => `<b>${String(came())}</b>` }));
let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

async function come(load: () => Promise<unknown>): Promise<void> {
  shown = mount(Coming, { target: document.body, props: { load, children } });
  await settled();
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await tick();
}

test("a sign stands there until it has come", async () => {
  let bring = (_: string): void => undefined;
  await come(() => new Promise((done) => (bring = done)));
  expect(document.querySelector('[role="status"]')).not.toBeNull();
  bring("here");
  await settled();
  expect(document.querySelector("b")?.textContent).toBe("here");
  expect(document.querySelector('[role="status"]')).toBeNull();
});

test("what does not come says why, and comes at another try", async () => {
  const tries = [() => Promise.reject(new Error("away")), () => Promise.resolve("here")];
  await come(() => tries.shift()?.() ?? Promise.reject(new Error("too often")));
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  document.querySelector("button")?.click();
  await settled();
  expect(document.querySelector("b")?.textContent).toBe("here");
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
