import { say } from "../../../words";
import type { Near, Shard, Shards } from "../messages";
import { KINDS } from "../pieces/palette";

/** How near a card is to being complete, in words: what stands, what lacks, what is in the way. */
export interface Nearness {
  /** Why it can no longer be completed. */
  readonly impossible: string;
  /** How many of its stacks stand. */
  readonly built: string;
  /** The same with how it is turned. */
  readonly stands: string;
  readonly lacks: string;
  /** Whether everything that lacks is in Hands. */
  readonly held: boolean;
  readonly hands: string;
  readonly way: string;
}

export function nearness(near: Near): Nearness {
  const impossible = near.impossible
    ? say("web-dreamscape-land-card-impossible", { cause: near.impossible, kind: near.kind ?? "grass" })
    : "";
  const held = KINDS.every((kind) => near.not_held[kind] === 0);
  const lacks = counted(near.lacks);
  const way = near.slots.filter(({ state }) => state === "in-the-way").map(({ slot }) => slot);
  // How a card is turned tells something only where a part of it stands.
  const turned = near.stands > 0 ? turnOf(near) : [];
  const left = near.slots.filter(({ state }) => state !== "stands");
  const away = !lacks && left.length > 0 && left.every(({ dreamer, state }) => dreamer && state === "missing");
  const built = near.slots.length
    ? say("web-dreamscape-land-card-stands", { stands: near.stands, all: near.slots.length })
    : say("web-dreamscape-land-card-nowhere");
  return {
    impossible,
    built,
    stands: [built, ...turned].join(", "),
    lacks: away
      ? say("web-dreamscape-land-card-dreamer")
      : lacks && say("web-dreamscape-land-card-lacks", { what: lacks }),
    held,
    hands: !lacks
      ? ""
      : held
        ? say("web-dreamscape-land-card-held")
        : say("web-dreamscape-land-card-not-held", { what: counted(near.not_held) }),
    way: way.length ? say("web-dreamscape-land-card-way", { slots: way.join(", ") }) : "",
  };
}

function turnOf({ quarter, mirrored }: Near): string[] {
  return [
    ...(quarter ? [say("web-dreamscape-land-card-turned", { quarter })] : []),
    ...(mirrored ? [say("web-dreamscape-land-card-mirrored")] : []),
  ];
}

/** The kinds of which there are some, with their numbers. */
export function some(shards: Shards): { kind: Shard; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: shards[kind] })).filter(({ count }) => count > 0);
}

function counted(shards: Shards): string {
  return some(shards)
    .map(({ kind, count }) => (count > 1 ? `${say("shard-kind", { kind })} ×${count}` : say("shard-kind", { kind })))
    .join(", ");
}
