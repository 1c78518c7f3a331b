// What the lines of the list say.

import { say, speak } from "../../../words";
import { cardTitle, locations } from "../cards/printed.svelte";
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
    case "move":
      return wayTo(option.about.location);
    case "power":
      return say("web-dreamscape-line-power", { name: shortName(option.about.location) });
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
      return wayTo(part.location);
  }
}

function wayTo(location: number): string {
  return say("web-dreamscape-line-go", { location, name: shortName(location) });
}

/** What a location is called where there is little room, as below its island. */
function shortName(location: number): string {
  const power = locations().find(({ number }) => number === location)?.power;
  return say(power ? `power-${power}-short` : `location-${location}`);
}

/** Some shards as a list in words: 2 grass, 1 rock. */
export function shardList(shards: Shards, kinds = KINDS): string {
  return kinds
    .filter((kind) => shards[kind] > 0)
    .map((kind) => say("web-dreamscape-shards", { kind, count: shards[kind] }))
    .join(", ");
}
