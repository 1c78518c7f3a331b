import type { Attachment } from "svelte/attachments";
import { type Desk, lit } from "./desk.svelte";
import { copyOf } from "./motion";

const FAR = 8;
const LONG = 480;
/** A click comes at most so long after its finger was lifted. */
const LATE = 400;

/** Lets a lit piece be dragged to a cell, and a long touch open its text; without a drag the page scrolls as usual. */
export function handled(desk: Desk, label: string): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let grip = { x: 0, y: 0 };
    let press: ReturnType<typeof setTimeout> | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = event;
      // A quick hand leaves the piece before it has moved there.
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", cancel);
      if (event.pointerType !== "mouse") press = setTimeout(open, LONG);
    }

    function open(): void {
      swallowLift();
      end();
      desk.chosen.opened = { piece: label };
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        clearTimeout(press);
        if (!lit(desk.pieceMark(label))) return;
        begin(start);
      }
      ghost?.style.setProperty(
        "transform",
        `translate(${event.clientX - grip.x}px, ${event.clientY - grip.y}px) scale(1.08)`,
      );
      desk.chosen.over = cellAt(event) ?? null;
    }

    function begin(event: PointerEvent): void {
      const layer = desk.motion.layer;
      if (!layer) return;
      const box = element.getBoundingClientRect();
      const origin = layer.getBoundingClientRect();
      grip = { x: event.clientX - box.left + origin.left, y: event.clientY - box.top + origin.top };
      ghost = copyOf(element);
      ghost.classList.add("dragged");
      ghost.style.setProperty("width", `${box.width}px`);
      ghost.style.setProperty("height", `${box.height}px`);
      layer.append(ghost);
      element.setPointerCapture(event.pointerId);
      desk.chosen.closeup = null;
      desk.chosen.lifted = label;
      desk.hands.lift(label);
    }

    function up(event: PointerEvent): void {
      if (ghost) {
        swallowClick();
        const cell = cellAt(event);
        if (cell) {
          desk.motion.drop(label, ghost.getBoundingClientRect());
          desk.hands.drop(label, cell);
        } else {
          desk.hands.lift(null);
        }
      }
      end();
    }

    function cancel(): void {
      if (ghost) desk.hands.lift(null);
      end();
    }

    function key(event: KeyboardEvent): void {
      if (event.key === "Escape" && ghost) cancel();
    }

    function end(): void {
      clearTimeout(press);
      ghost?.remove();
      ghost = null;
      start = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      desk.chosen.over = null;
      desk.chosen.lifted = null;
    }

    // A long touch has opened the text already; the browser's own menu would cover it.
    const menu = (event: Event): void => {
      if (start && start.pointerType !== "mouse") event.preventDefault();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("contextmenu", menu);
    window.addEventListener("keydown", key);
    return () => {
      if (start) cancel();
      clearTimeout(press);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("contextmenu", menu);
      window.removeEventListener("keydown", key);
    };
  };
}

function cellAt(event: PointerEvent): string | undefined {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
  return found?.dataset["cell"];
}

/** The click that ends a drag or a long touch chooses nothing, wherever it lands: a sheet may lie there by now. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), LATE);
}

/** The same for a finger that is still down. */
function swallowLift(): void {
  const lift = (): void => {
    window.removeEventListener("pointerup", lift, { capture: true });
    window.removeEventListener("pointercancel", lift, { capture: true });
    swallowClick();
  };
  window.addEventListener("pointerup", lift, { capture: true });
  window.addEventListener("pointercancel", lift, { capture: true });
}
