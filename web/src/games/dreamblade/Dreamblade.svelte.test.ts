import { render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { seated } from "../../table/seated";
import { setTableState } from "../../table/state.svelte";
import { setTalk } from "../../table/talk";
import { media, PATIENCE } from "../../testing";
import { language, say } from "../../words";
import { playOf } from "./asking/questions";
import { learnCells } from "./board/cells.svelte";
import { CELLS } from "./board/fixture";
import Dreamblade from "./Dreamblade.svelte";

beforeEach(async () => {
  media(true);
  learnCells(CELLS);
  await language.choose("en");
});

test("whoever comes where damage makes no difference is told that it was dealt", async () => {
  const before = playOf("damage");
  const play = { ...before, asks: before.asks.map((ask) => ({ ...ask, needless: true })) };
  const { state, talk, line } = seated(play, [0, 1], "dreamblade");
  const Wrapped: typeof Dreamblade = (anchor, props) => {
    setTableState(state);
    setTalk(talk);
    return Dreamblade(anchor, props);
  };
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  render(Wrapped, { play, notices: nothing, log: nothing, turn: nothing });
  flushSync();
  expect(line.said.filter((one) => one["type"] === "answer")).toHaveLength(1);
  await vi.waitFor(() => expect(document.body.textContent).toContain(say("web-combat-spared")), PATIENCE);
  talk.close();
});
