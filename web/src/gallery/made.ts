// A gallery of things that do not exist, for tests: a thousand of them are as easy to make as three.
import type { Exhibit, Gallery } from "./gallery";
import Thing from "./Thing.test.svelte";

export interface Made extends Exhibit {
  readonly colour: string;
  readonly weight: number;
  readonly text: string;
}

const COLOURS = ["red", "green", "blue"];

export function made(count: number): Made[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `thing-${index}`,
    names: [`Thing ${index}`, `Rzecz ${index}`],
    colour: COLOURS[index % COLOURS.length] ?? "",
    weight: index % 10,
    text: index % 7 === 0 ? "It sleeps under the łąka." : "It walks.",
  }));
}

const MADE_ONES: Gallery<Made> = {
  fetch: () => Promise.resolve(made(1_000)),
  tell: (one) => ({ title: one.names[0] ?? "", kinds: [one.colour], texts: [one.text] }),
  facets: [
    { key: "aspect", values: COLOURS, of: ({ colour }) => [colour], label: (value) => value },
    { key: "kind", values: ["light", "heavy"], of: ({ weight }) => [weight < 5 ? "light" : "heavy"], label: (v) => v },
  ],
  scales: [{ key: "cost", of: ({ weight }) => weight }],
  orders: [
    { key: "set", by: ({ id }) => Number(id.slice("thing-".length)) },
    { key: "cost", by: ({ weight }) => -weight },
    { key: "name", by: ({ names }) => names[0] ?? "" },
  ],
  Niche: Thing,
  Closeup: Thing,
  narrowest: "9rem",
  height: 200,
};

export const MADE = MADE_ONES as unknown as Gallery;
