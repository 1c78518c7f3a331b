import { portalOf } from "./cells.svelte";
import { isCell } from "./map";
import type { View } from "../messages";

interface Stood {
  readonly box: DOMRect;
  readonly place: string;
  readonly copy: HTMLElement | null;
}

const GLIDE: KeyframeAnimationOptions = { duration: 320, easing: "cubic-bezier(.3,.7,.2,1)", fill: "backwards" };
const LEAVE: KeyframeAnimationOptions = { duration: 620, easing: "ease-in", fill: "both" };
const FRESH = 1500;

/** Lets pieces glide from where they were to where they are when the view changes. */
export class Motion {
  /** The table with everything on it. */
  table: HTMLElement | null = null;
  /** The layer above everything, where those that leave are seen last. */
  layer: HTMLElement | null = null;
  #before = new Map<string, Stood>();
  #running: Animation[] = [];
  #dropped: { label: string; box: DOMRect; time: number } | null = null;

  pieceElement(label: string): HTMLElement | undefined {
    return this.#pieces().get(label);
  }

  cellElement(name: string): HTMLElement | null {
    return this.table?.querySelector<HTMLElement>(`[data-cell="${name}"]`) ?? null;
  }

  /** Where a piece is; one that has just left the map is still seen there. */
  boxOf(label: string): DOMRect | undefined {
    const before = this.#before.get(label);
    return before?.copy ? before.box : this.pieceElement(label)?.getBoundingClientRect();
  }

  /** A piece was let go here, so it starts from here. */
  drop(label: string, box: DOMRect): void {
    this.#dropped = { label, box, time: performance.now() };
  }

  /** Look where everything is before the view changes; those that leave the map are copied. */
  remember(old: View, next: View): void {
    const to = new Map(next.miniatures.map((piece) => [piece.label, piece.place]));
    const pieces = this.#pieces();
    this.#before = new Map();
    for (const { label, place } of old.miniatures) {
      const element = pieces.get(label);
      const target = to.get(label);
      if (!element || target === undefined) continue;
      const leaves = isCell(place) && !isCell(target);
      const copy = leaves ? copyOf(element) : null;
      this.#before.set(label, { box: element.getBoundingClientRect(), place, copy });
    }
  }

  /** Move everything from where it was; `wait` tells how long a piece stays there first. */
  play(view: View, wait: (label: string) => number): void {
    const dropped = this.#dropped && performance.now() - this.#dropped.time < FRESH ? this.#dropped : null;
    const pieces = this.#pieces();
    const moves: (() => Animation[])[] = [];
    for (const piece of view.miniatures) {
      const before = this.#before.get(piece.label);
      const element = pieces.get(piece.label);
      if (!before) continue;
      const delay = wait(piece.label);
      if (before.copy) this.#leave(before.copy, before.box, delay);
      if (!element) continue;
      const now = element.getBoundingClientRect();
      if (before.copy) moves.push(() => fade(element, delay));
      else if (dropped?.label === piece.label) moves.push(() => glide(element, dropped.box, now, 0));
      else if (before.place === "reserves" && isCell(piece.place)) {
        const gate = this.cellElement(portalOf(piece.side))?.getBoundingClientRect() ?? now;
        moves.push(() => arrive(element, gate, now, delay));
      } else if (differs(before.box, now)) {
        const waits = before.place === piece.place ? 0 : delay;
        moves.push(() => glide(element, before.box, now, waits));
      }
    }
    this.#running = moves.flatMap((start) => start());
    this.#dropped = null;
  }

  /** Everything is at once where it belongs. */
  stop(): void {
    for (const one of this.#running) one.cancel();
    this.#running = [];
    for (const copy of this.layer?.querySelectorAll(".leaving") ?? []) copy.remove();
  }

  /** The elements of the pieces as they stand on the page. */
  #pieces(): Map<string, HTMLElement> {
    const found = this.table?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
    return new Map([...found].map((element) => [element.dataset["piece"] ?? "", element]));
  }

  #leave(copy: HTMLElement, box: DOMRect, delay: number): void {
    const layer = this.layer;
    if (!layer) return;
    const origin = layer.getBoundingClientRect();
    copy.classList.add("leaving");
    copy.style.setProperty("left", `${box.left - origin.left}px`);
    copy.style.setProperty("top", `${box.top - origin.top}px`);
    copy.style.setProperty("width", `${box.width}px`);
    copy.style.setProperty("height", `${box.height}px`);
    layer.append(copy);
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: 0.9, transform: "scale(1.12) rotate(-3deg)", offset: 0.3 },
      { opacity: 0, transform: "translateY(-18%) scale(.55) rotate(8deg)" },
    ];
    copy.animate(frames, { ...LEAVE, delay }).onfinish = () => copy.remove();
  }
}

/** A copy to look at, which is no piece any more. */
export function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  delete copy.dataset["piece"];
  copy.inert = true;
  return copy;
}

function differs(one: DOMRect, two: DOMRect): boolean {
  return Math.abs(one.left - two.left) + Math.abs(one.top - two.top) > 1;
}

function across(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / (to.width || 1)})`;
}

/** Cells cover what moves within other cells, so the cell of a moving piece comes to the front with it. */
function move(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
  const cell = element.closest("[data-cell]");
  const raised = cell ? [cell.animate([{ zIndex: 5 }, { zIndex: 5 }], timing)] : [];
  return [element.animate(frames, timing), ...raised];
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation[] {
  const still = { transformOrigin: "0 0", zIndex: 5 };
  const frames = [
    { ...still, transform: across(from, to) },
    { ...still, transform: "none" },
  ];
  return move(element, frames, { ...GLIDE, delay });
}

/** A piece comes out of its portal and goes to its cell. */
function arrive(element: HTMLElement, gate: DOMRect, to: DOMRect, delay: number): Animation[] {
  const dx = gate.left + gate.width / 2 - to.left - to.width / 2;
  const dy = gate.top + gate.height / 2 - to.top - to.height / 2;
  const frames = [
    { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.2)` },
    { opacity: 1, transform: `translate(${dx * 0.9}px, ${dy * 0.9}px) scale(.8)`, offset: 0.4 },
    { opacity: 1, transform: "none" },
  ];
  return move(element, frames, { ...GLIDE, duration: 520, delay });
}

function fade(element: HTMLElement, delay: number): Animation[] {
  return [element.animate([{ opacity: 0 }, { opacity: 1 }], { ...GLIDE, delay: delay + 300 })];
}
