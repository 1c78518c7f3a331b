import type * as protocol from "../../../messages";
import { viewOf } from "../board/view";
import { placesAfter, put } from "./places";

/** The play with every miniature where it was before some events, which follow the others. */
export function before(
  play: protocol.Play,
  events: readonly protocol.Event[],
  coming: readonly protocol.Event[],
): protocol.Play {
  const moving = new Map<string, string>();
  for (const event of coming) {
    const next = put(event);
    // Who comes into play for the first time came from the reserves.
    if (next && !moving.has(next.miniature)) moving.set(next.miniature, event.kind === "spawned" ? "reserves" : "");
  }
  if (moving.size === 0) return play;
  const places = placesAfter(events);
  const view = viewOf(play);
  const miniatures = view.miniatures.map((piece) => {
    const place = moving.has(piece.label) && (places.get(piece.label) ?? moving.get(piece.label));
    return place ? { ...piece, place } : piece;
  });
  return { ...play, view: { ...view, miniatures } };
}
