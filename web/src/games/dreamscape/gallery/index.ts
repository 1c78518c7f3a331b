import type { Gallery } from "../../../gallery/gallery";
import { say } from "../../../words";
import * as api from "../api";
import { allCards, askForPrinted, cardTitle } from "../cards/printed.svelte";
import { structureLabel } from "../cards/structure";
import Closeup from "./Closeup.svelte";
import { type Dream, dreams, shows, TREE } from "./exhibit";
import Niche from "./Niche.svelte";
import Sign from "./Sign.svelte";

const LEVELS = ["I", "II", "III"];
const POWERS = ["muse", "harvesters", "tower", "golem", "lake", "king"];
const KINDS = ["grass", "water", "rock", "land", "movement"];

const kind = (value: string): string =>
  value === TREE ? say("web-gallery-card-tree") : say("shard-kind", { kind: value });

export const GALLERY: Gallery<Dream> = {
  async fetch() {
    const [exhibits] = await Promise.all([api.gallery(), askForPrinted()]);
    return dreams(allCards(), exhibits);
  },
  tell(one) {
    const { printed } = one;
    return {
      title: cardTitle(printed.name),
      kinds: [say(`power-${printed.power}`), say("level", { level: printed.level }), ...shows(one).map(kind)],
      texts: [say(`power-${printed.power}-text`), structureLabel(printed.stacks)],
    };
  },
  facets: [
    {
      key: "level",
      values: LEVELS,
      of: ({ printed }) => [printed.level],
      label: (value) => say("level", { level: value }),
    },
    {
      key: "power",
      values: POWERS,
      of: ({ printed }) => [printed.power],
      label: (value) => say(`power-${value}-short`),
      Sign,
    },
    { key: "shard", values: [...KINDS, TREE], of: shows, label: kind },
  ],
  scales: [
    { key: "difficulty", of: ({ about }) => about.difficulty },
    { key: "points", of: ({ printed }) => printed.points },
  ],
  orders: [
    { key: "level", by: ({ printed }) => 100 * LEVELS.indexOf(printed.level) + printed.points },
    { key: "difficulty", by: ({ about }) => about.difficulty },
    { key: "points", by: ({ printed }) => -printed.points },
    { key: "power", by: ({ printed }) => POWERS.indexOf(printed.power) },
    { key: "name", by: ({ printed }) => cardTitle(printed.name) },
  ],
  Niche,
  Closeup,
  narrowest: "15rem",
  height: 268,
};
