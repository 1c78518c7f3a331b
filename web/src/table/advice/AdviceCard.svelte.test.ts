import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Advice, Table } from "../../messages";
import { PATIENCE } from "../../testing";
import { language } from "../../words";
import { type Asked, setTableState, TableState } from "../state.svelte";
import AdviceCard from "./AdviceCard.svelte";

const plan = { look: { sentence: "Look." }, deeds: [{ text: "end", sentence: "End." }], consequences: [] };
const advice: Advice = { plan, instead: plan, better: true };
const table = {
  game: "dreamblade",
  names: ["A", "B"],
  seats: [
    { kind: "guest", mine: true },
    { kind: "bot", bot: "drowsy" },
  ],
} as Partial<Table> as Table;
const advised: Asked = {
  ...{ kind: "motive", seat: 0, at: -1, cuts: -1, question: "", step: 3, stage: "plan", advice, of: 1 },
};

function show(): ReturnType<typeof vi.fn> {
  const onclose = vi.fn();
  const Wrapped: typeof AdviceCard = (anchor, props) => {
    setTableState(new TableState("t"));
    return AdviceCard(anchor, props);
  };
  render(Wrapped, { advised, table, onmore: vi.fn(), onclose });
  return onclose;
}

beforeEach(() => language.choose("en"));

test("who judges is called as the lobby calls that level", async () => {
  show();
  expect(document.body.textContent).toContain("The merciless level would rather have done: End.");
  expect(document.body.textContent).not.toContain("planner");
  await language.choose("pl");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Poziom bezlitosny wolałby"), PATIENCE);
  expect(document.body.textContent).not.toContain("planista");
});

test("Escape puts it away, and nothing else", async () => {
  const onclose = show();
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(onclose).not.toHaveBeenCalled();
  // Whoever hears the key later sees that it has been heard.
  expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
});
