import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { setTableState, TableState } from "../state.svelte";
import type { Following } from "./following.svelte";
import Traces from "./Traces.svelte";
import type { Step, Trace } from "./turns";
import { PATIENCE } from "../../testing";

vi.stubGlobal(
  "ResizeObserver",
  class {
    readonly observe = vi.fn();
    readonly disconnect = vi.fn();
  },
);

const trace: Trace = { who: "Ogre", sign: "struck", picture: null, text: "", at: "c3", from: "", side: "B" };
const place = { getBoundingClientRect: () => new DOMRect(0, 0, 100, 100) } as Element;
const following = {
  steps: [{ traces: [trace] } as Partial<Step> as Step],
  current: null,
  turns: { find: () => place },
} as unknown as Following;

test("nothing left on the board is seen through what covers it", async () => {
  const state = new TableState("t");
  const Wrapped: typeof Traces = (anchor, props) => {
    setTableState(state);
    return Traces(anchor, props);
  };
  render(Wrapped, { following, root: document.body });
  const signs = (): number => document.querySelectorAll("[data-trace]").length;
  await vi.waitFor(() => expect(signs()).toBe(1), PATIENCE);
  state.boardHidden = true;
  await tick();
  await vi.waitFor(() => expect(signs()).toBe(0), PATIENCE);
});
