import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { ENGLISH } from "./fixture";
import Lines from "./Lines.svelte";
import { linksOf } from "./links";

test("a table leads to the abilities that it names, and its numbers are no rules", () => {
  const lines = ["| name | cost | abilities |", "| --- | --- | --- |", "| Scout | 8 | Bodyguard |"];
  render(Lines, { lines, links: linksOf(ENGLISH), here: "12", onfollow: () => undefined });
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Bodyguard"]);
});
