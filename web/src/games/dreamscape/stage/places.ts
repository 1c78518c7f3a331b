// Where things are on the page, found by the attributes that land, world and cards bear.

import type { Spot } from "../events";
import type { Seat, View } from "../messages";

/** A place on the screen, in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How high a shard's drawing is for its width, and how wide one is where there is nothing to measure. */
const BLOCK = 0.8;
const USUAL = 40;
/** In isometry a slot is a diamond; on a flat plan it is a square. */
const DIAMOND = 0.75;
const ON_PLAN = 0.62;
const WIDEST = 64;

/** Finds places of a table below its root. */
export class Places {
  /** What is drawn. */
  readonly view: View;
  readonly #root: HTMLElement;

  constructor(root: HTMLElement, view: View) {
    this.#root = root;
    this.view = view;
  }

  /** Where something that stands or lies at a spot is; undefined where the page does not show it now. */
  at(spot: Spot): Box | undefined {
    if ("bag" in spot) return this.#first("[data-bag]") ?? this.#above();
    if ("reserve" in spot) return this.#first("[data-reserve]") ?? this.#above();
    if ("row" in spot) return this.#endOfRow(spot.row);
    if ("location" in spot) return this.#first(`[data-location="${spot.location}"]`);
    if ("link" in spot) return this.#first(`[data-link="${spot.link}"]`);
    if ("hands" in spot) {
      const held = spot.hands === this.view.seat ? this.#blocks(`[data-hand="${spot.kind}"]`).at(-1) : undefined;
      return held ?? this.panel(spot.hands);
    }
    if ("slot" in spot) return this.slot(spot.land, spot.slot);
    if ("card" in spot) return this.card(spot.card) ?? this.panel(spot.owner);
    if ("deck" in spot) return this.#first(`[data-deck="${spot.deck}"]`);
    if ("tile" in spot) return this.#first(`[data-purpose="${spot.tile}"]`);
    return this.panel(spot.seat);
  }

  /** Where a shard is drawn that lies at a spot. */
  shard(spot: Spot): Box | undefined {
    const box = this.at(spot);
    if (!box || isBlock(box)) return box;
    const drawn = "slot" in spot && this.#slot(spot.land, spot.slot) !== undefined;
    return drawn ? topShard(box) : centred(box, USUAL);
  }

  /** The top of a slot on the largest picture of a land; the whole land where the slot itself is not drawn. */
  slot(land: Seat, slot: string): Box | undefined {
    return this.#slot(land, slot) ?? largest(this.#all(`[data-land="${land}"]`)) ?? this.panel(land);
  }

  /** The Sleeper of a seat. */
  sleeper(seat: Seat): Box | undefined {
    return this.#first(`[data-sleeper="${seat}"]`);
  }

  get nightmare(): Box | undefined {
    return this.#first("[data-nightmare]");
  }

  card(name: string): Box | undefined {
    return largest(this.#all("[data-card]", (element) => element.dataset["card"] === name));
  }

  cardElement(name: string): HTMLElement | undefined {
    return [...this.#root.querySelectorAll<HTMLElement>("[data-card]")].find((one) => one.dataset["card"] === name);
  }

  /** The panel of a seat on the table, else wherever the page names the seat. */
  panel(seat: Seat): Box | undefined {
    return this.#first(`[data-seat="${seat}"]:not(svg)`) ?? this.score(seat);
  }

  /** Where the page tells the points of a seat. */
  score(seat: Seat): Box | undefined {
    const named = document.querySelector(`[data-seat="${seat}"]:not(svg)`);
    const box = named && boxOf(named);
    return box && box.width > 0 ? box : largest(this.#all(`[data-land="${seat}"]`));
  }

  /** The shards of a row from the left. */
  row(location: number): Box[] {
    return this.#blocks(`[data-row^="${location}:"]`);
  }

  #slot(land: Seat, slot: string): Box | undefined {
    return largest(this.#all(`[data-land="${land}"] [data-slot="${slot}"]`));
  }

  #endOfRow(location: number): Box | undefined {
    return this.row(location).at(-1) ?? this.#first(`[data-location="${location}"]`);
  }

  /** Whatever the page shows nowhere comes from above. */
  #above(): Box {
    const { left, top, width } = this.#root.getBoundingClientRect();
    return { left: left + width / 2 - USUAL / 2, top: top - USUAL, width: USUAL, height: USUAL * BLOCK };
  }

  /** Shards within elements, or the elements themselves where nothing is drawn in them. */
  #blocks(selector: string): Box[] {
    return [...this.#root.querySelectorAll<HTMLElement>(selector)]
      .map((element) => boxOf(element.querySelector("svg[data-kind]") ?? element))
      .filter(({ width }) => width > 0);
  }

  #first(selector: string): Box | undefined {
    return this.#all(selector)[0];
  }

  #all(selector: string, wanted: (element: HTMLElement) => boolean = () => true): Box[] {
    return [...this.#root.querySelectorAll<HTMLElement>(selector)]
      .filter(wanted)
      .map(boxOf)
      .filter(({ width }) => width > 0);
  }
}

/** Where an element is; what the browser gives has no fields that could be copied. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Whether a place is that of a drawn shard itself. */
function isBlock({ width, height }: Box): boolean {
  return Math.abs(height - width * BLOCK) < 1;
}

function largest(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>((best, box) => (best && best.width >= box.width ? best : box), undefined);
}

/** Where the top shard of a slot is drawn: as wide as a diamond, in the middle of a square. */
function topShard(box: Box): Box {
  if (box.height < box.width * DIAMOND) return { ...box, height: box.width * BLOCK };
  return centred(box, Math.min(box.width * ON_PLAN, WIDEST));
}

/** A shard in the middle of a place. */
function centred(box: Box, width: number): Box {
  const { x, y } = middle(box);
  const height = width * BLOCK;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Where something stands that is `share` as wide as its slot and `tall` times as high as wide: its foot in the middle. */
export function standingIn(box: Box, share: number, tall: number): Box {
  const width = Math.min(box.width, box.height * 1.8) * share;
  const foot = box.top + box.height / 2;
  return { left: box.left + box.width / 2 - width / 2, top: foot - width * tall, width, height: width * tall };
}

export function middle({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
