// What the lines of the list say.

import { say, speak } from "../../../words";
import { cardTitle } from "../cards/printed.svelte";
import type { Part } from "../chosen.svelte";
import type { Option, Shards } from "../messages";
import { KINDS } from "./attempts";
import type { Row } from "./choices";
import type { Picking } from "./picking";

/** What a line says, shorter than a sentence where its heading says the rest. */
export function lineOf(row: Row, picking: Picking): string {
  return row.kind === "answer" ? optionLine(row.option) : partLine(row.part, picking);
}

function optionLine(option: Option): string {
  switch (option.deed) {
    case "key":
    case "move": {
      const { location } = option.about;
      return say("web-dreamscape-line-go", { location, name: say(`location-${location}`) });
    }
    case "collect":
      return say("web-dreamscape-line-collect", { kind: option.about.kind });
    default:
      return speak(option.sentence);
  }
}

/** What has been picked, in words. */
export function partLine(part: Part, { me }: Pick<Picking, "me">): string {
  switch (part.kind) {
    case "shard":
      return say("web-dreamscape-line-shard", { kind: part.shard, count: me.hands[part.shard] });
    case "dreamer":
      return say("web-dreamscape-line-dreamer");
    case "from":
    case "slot":
      return say("web-dreamscape-line-slot", { slot: part.slot });
    case "height":
      return say("web-dreamscape-line-height", { height: part.height });
    case "card":
      return cardTitle(part.card);
    case "location":
      return say("web-dreamscape-line-go", { location: part.location, name: say(`location-${part.location}`) });
  }
}

/** Some shards as a list in words: 2 grass, 1 rock. */
export function shardList(shards: Shards, kinds = KINDS): string {
  return kinds
    .filter((kind) => shards[kind] > 0)
    .map((kind) => say("web-dreamscape-shards", { kind, count: shards[kind] }))
    .join(", ");
}
