import { say, speak } from "../../../words";
import type { Shard } from "../messages";
import { mountain } from "../pieces/mountain";
import type { MarkState } from "../marks";
import type { Ghost } from "./ghosts";

/** Everything there is to say about a slot. */
export interface Slotted {
  readonly slot: string;
  readonly stack: readonly Shard[];
  readonly tree: boolean;
  readonly dreamer: boolean;
  readonly entry: boolean;
  readonly paid: boolean;
  readonly ghost: Pick<Ghost, "stack" | "tree" | "dreamer" | "tone"> | undefined;
  readonly state: MarkState | undefined;
  readonly sentence: string | undefined;
  readonly badge: string | undefined;
}

/** A slot in words, for those who hear the land. */
export function slotLabel(one: Slotted): string {
  const said = [
    one.stack.length
      ? say("web-dreamscape-land-slot", { slot: one.slot, count: one.stack.length, shards: kinds(one.stack) })
      : say("web-dreamscape-land-bare", { slot: one.slot }),
  ];
  if (one.entry) said.push(say("web-dreamscape-land-entry"));
  const rocks = mountain(one.stack);
  if (rocks) said.push(say("web-dreamscape-land-mountain", { where: rocks, paid: one.paid ? "yes" : "no" }));
  if (one.tree) said.push(say("web-dreamscape-land-tree"));
  if (one.dreamer) said.push(say("web-dreamscape-land-dreamer"));
  if (one.ghost) said.push(ghostLabel(one.ghost));
  if (one.state && one.state !== "pointed") said.push(markLabel(one.state, one.sentence, one.badge));
  return said.join(" ");
}

function ghostLabel(ghost: NonNullable<Slotted["ghost"]>): string {
  const things = [
    ...(ghost.stack.length ? [kinds(ghost.stack)] : []),
    ...(ghost.tree ? [say("term-tree")] : []),
    ...(ghost.dreamer ? [say("term-dreamer")] : []),
  ];
  return say("web-dreamscape-land-ghost", { tone: ghost.tone, things: things.join(", "), many: things.length });
}

/** What a mark means, with what choosing it does. */
function markLabel(state: MarkState, sentence: string | undefined, badge: string | undefined): string {
  const about = [...(sentence ? [speak(sentence)] : []), ...(badge ? [badge] : [])].join("; ");
  return say("web-dreamscape-land-mark", { state, about: about.replace(/\.$/, ""), more: about ? "yes" : "no" });
}

/** Shards one by one, from the bottom. */
export function kinds(stack: readonly Shard[]): string {
  return stack.map((kind) => say("shard-kind", { kind })).join(", ");
}
