import type { Gallery } from "../../../gallery/gallery";
import { say, speak } from "../../../words";
import * as api from "../api";
import { called } from "../called";
import Closeup from "./Closeup.svelte";
import { figures, type Figure } from "./exhibit";
import Niche from "./Niche.svelte";
import Sign from "./Sign.svelte";

const ASPECTS = ["Valor", "Madness", "Fear", "Passion"];
const LINEAGES = ["Bloodcut", "Hellbred", "Hivelings", "Janus", "Lost"];
const WORKS = [
  ...["always", "blade", "multiblade", "double blade", "double multiblade"],
  ...["spawn", "comes into play", "score"],
];
const NONE = "none";

const key = (value: string): string => value.toLowerCase().replaceAll(" ", "-");

/** A number to sort by, the greatest first; those without come last. */
const greatest = (number: number | undefined): number => (number === undefined ? Infinity : -number);

export const GALLERY: Gallery<Figure> = {
  async fetch() {
    return figures(...(await Promise.all([api.miniatures(), api.gallery(), api.warbands()])));
  },
  tell({ printed, about }) {
    return {
      title: called(printed.name),
      kinds: [
        ...printed.abilities.map(({ heading }) => speak(heading)),
        ...printed.aspects.map((aspect) => say(`aspect-${key(aspect)}`)),
        // A lineage is found by the name on the figure, too.
        printed.lineage && `${say(`lineage-${key(printed.lineage)}`)} ${printed.lineage}`,
        say("web-board-kind", { kind: printed.location ? "location" : "creature" }),
        say(`web-gallery-rarity-${about.rarity || NONE}`),
      ],
      texts: [...printed.abilities.map(({ sentence }) => speak(sentence)), speak(printed.flavour ?? "")],
    };
  },
  facets: [
    {
      key: "aspect",
      values: ASPECTS,
      of: ({ printed }) => printed.aspects,
      label: (value) => say(`aspect-${key(value)}`),
      Sign,
    },
    {
      key: "kind",
      values: ["creature", "location"],
      of: ({ printed }) => [printed.location ? "location" : "creature"],
      label: (value) => say("web-board-kind", { kind: value }),
    },
    {
      key: "rarity",
      values: ["common", "uncommon", "rare", NONE],
      of: ({ about }) => [about.rarity || NONE],
      label: (value) => say(`web-gallery-rarity-${value}`),
    },
    {
      key: "works",
      values: [...WORKS, NONE],
      of: ({ about }) =>
        about.activations.length > 0 ? [...about.activations, ...(about.score ? ["score"] : [])] : [NONE],
      label: (value) => say(`web-gallery-works-${key(value)}`),
    },
    {
      key: "lineage",
      values: [...LINEAGES, NONE],
      of: ({ printed }) => [printed.lineage || NONE],
      label: (value) => say(value === NONE ? "web-gallery-lineage-none" : `lineage-${key(value)}`),
    },
    {
      key: "set",
      values: ["first-sleep", "rulebook"],
      of: ({ printed }) => [printed.set],
      label: (value) => say(`web-gallery-set-${value}`),
    },
  ],
  scales: [{ key: "cost", of: ({ printed }) => printed.cost }],
  orders: [
    { key: "cost", by: ({ printed }) => printed.cost },
    { key: "name", by: ({ printed }) => called(printed.name) },
    { key: "strength", by: ({ about }) => greatest(about.strength?.share) },
    { key: "power", by: ({ printed }) => greatest(printed.location ? undefined : printed.power) },
    { key: "defense", by: ({ printed }) => greatest(printed.location ? undefined : printed.defense) },
    { key: "life", by: ({ printed }) => greatest(printed.location ? undefined : printed.life) },
    { key: "set", by: ({ printed, about }) => (printed.set === "rulebook" ? 1_000 : 0) + (about.number ?? 0) },
  ],
  Niche,
  Closeup,
  narrowest: "9rem",
  height: 232,
};
