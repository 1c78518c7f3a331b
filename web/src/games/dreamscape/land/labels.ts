import { say, speak } from "../../../words";
import type { Shard } from "../messages";
import type { MarkState } from "../marks";
import type { Ghost } from "./ghosts";
import type { SlotState } from "./slots";

/** A slot in words, for those who hear the land. */
export function slotLabel(one: SlotState): string {
  const said = [
    one.stack.length
      ? say("web-dreamscape-land-slot", { slot: one.slot, count: one.stack.length, shards: kinds(one.stack) })
      : say("web-dreamscape-land-bare", { slot: one.slot }),
  ];
  if (one.entry) said.push(say("web-dreamscape-land-entry"));
  if (one.mountain)
    said.push(say("web-dreamscape-land-mountain", { where: one.mountain, paid: one.paid ? "yes" : "no" }));
  if (one.tree) said.push(say("web-dreamscape-land-tree"));
  if (one.dreamer) said.push(say("web-dreamscape-land-dreamer"));
  if (one.tone) said.push(ghostLabel(one, one.tone));
  if (one.state && one.state !== "pointed") said.push(markLabel(one.state, one.sentence, one.badge));
  return said.join(" ");
}

function ghostLabel(one: SlotState, tone: Ghost["tone"]): string {
  const things = [
    ...(one.ghostStack.length ? [kinds(one.ghostStack)] : []),
    ...(one.ghostTree ? [say("term-tree")] : []),
    ...(one.ghostDreamer ? [say("term-dreamer")] : []),
  ];
  return say("web-dreamscape-land-ghost", { tone, things: things.join(", "), many: things.length });
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
