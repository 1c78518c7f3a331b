import type { Attachment } from "svelte/attachments";

const LONG = 450;
const STILL = 10;

/** A finger that rests on something asks about it and chooses nothing. */
export function holding(held: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let asked = false;
    let from = { x: 0, y: 0 };

    function down(event: PointerEvent): void {
      asked = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        asked = true;
        held();
      }, LONG);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) window.clearTimeout(timer);
    }
    const lift = (): void => window.clearTimeout(timer);
    function swallow(event: Event): void {
      if (!asked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    const heard = { pointerdown: down, pointermove: move, pointerup: lift, pointercancel: lift } as const;
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear as EventListener);
    element.addEventListener("click", swallow, { capture: true });
    element.addEventListener("contextmenu", swallow);
    return () => {
      lift();
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear as EventListener);
      element.removeEventListener("click", swallow, { capture: true });
      element.removeEventListener("contextmenu", swallow);
    };
  };
}
