import { cleanup, render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Shard from "./Shard.svelte";
import Tree from "./Tree.svelte";

const drawn = (): NodeListOf<Element> => document.querySelectorAll("#dream-drawings");

// What other tests have drawn is not on this page.
beforeEach(() => document.body.replaceChildren());

test("the drawings are on the page once, however many things use them", () => {
  render(Shard, { kind: "grass" });
  render(Shard, { kind: "water", width: 30 });
  render(Tree);
  expect(drawn()).toHaveLength(1);
  for (const use of document.querySelectorAll("use")) {
    expect(document.querySelector(use.getAttribute("href") ?? "-")).not.toBeNull();
  }
});

test("they stay when whoever brought them goes", () => {
  render(Shard, { kind: "rock" });
  cleanup();
  expect(drawn()).toHaveLength(1);
});

test("they come back where somebody emptied the page", () => {
  render(Shard, { kind: "rock" });
  document.body.replaceChildren();
  render(Shard, { kind: "rock" });
  expect(drawn()).toHaveLength(1);
});
