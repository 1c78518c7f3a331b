import { letters } from "../shared/letters.svelte";
import { within } from "../shared/keys";

/** What can be done by key while a game is looked at again. */
export type Deed =
  | { readonly kind: "step" | "turn"; readonly by: 1 | -1 }
  | { readonly kind: "first" | "last" | "play" | "on" | "swing" | "log" }
  | { readonly kind: "speed"; readonly place: number };

const FIELDS = "input:not([type='range']), select, textarea, [contenteditable], dialog, [role='dialog']";
const PRESSED = "button, a, summary";

/** What a key means here, or nothing; whoever holds an arrow goes on and on. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (within(event.target, FIELDS)) return undefined;
  const by = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      return { kind: event.shiftKey ? "turn" : "step", by };
    case "ArrowUp":
    case "ArrowDown":
      return { kind: "turn", by };
    case "Home":
      return { kind: "first" };
    case "End":
      return { kind: "last" };
    default:
      return event.repeat ? undefined : pressed(event);
  }
}

function pressed(event: KeyboardEvent): Deed | undefined {
  if (!letters.on) return undefined;
  // A button that has the keyboard is pressed by the space bar.
  if (event.key === " ") return within(event.target, PRESSED) ? undefined : { kind: "play" };
  if (/^[1-4]$/.test(event.key)) return { kind: "speed", place: Number(event.key) - 1 };
  const kind = ({ p: "on", n: "swing", l: "log" } as const)[event.key.toLowerCase()];
  return kind && { kind };
}
