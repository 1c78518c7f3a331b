import { recall, remember } from "../../../memory";
import type { Figure } from "../gallery/exhibit";

/** The rarities, in the order in which a pack shows them: the rare one comes last. */
export const RARITIES = ["common", "uncommon", "rare"] as const;
export type Rarity = (typeof RARITIES)[number];

/** A pack as it lies on the table: what it is, and its miniatures in the order in which they are turned. */
export interface Lying {
  readonly kind: string;
  readonly figures: readonly Figure[];
}

/** How rare a miniature is; one without a rarity counts as common. */
export function rarityOf(figure: Figure): Rarity {
  return RARITIES.find((one) => one === figure.about.rarity) ?? "common";
}

/** Lay a pack down, commons first; those of one rarity as they came. */
export function laid(kind: string, figures: readonly Figure[]): Lying {
  return { kind, figures: RARITIES.flatMap((one) => figures.filter((figure) => rarityOf(figure) === one)) };
}

/** How many of each rarity lie in a pack. */
export function counted({ figures }: Lying): Record<Rarity, number> {
  const of = (rarity: Rarity): number => figures.filter((one) => rarityOf(one) === rarity).length;
  return { common: of("common"), uncommon: of("uncommon"), rare: of("rare") };
}

/** Packs that somebody opens, one after another; how far they have come is remembered by this browser. */
export class Opening {
  /** Which pack lies open, or is to be torn. */
  at = $state(0);
  torn = $state(false);
  /** How many of it have been turned. */
  turned = $state(0);
  readonly packs: readonly Lying[];
  private readonly key: string;

  readonly pack = $derived.by(() => this.packs[this.at] ?? { kind: "", figures: [] });
  readonly isEmpty = $derived(this.torn && this.turned >= this.pack.figures.length);
  readonly isOver = $derived.by(() => this.isEmpty && this.at >= this.packs.length - 1);
  /** Everything that has been turned so far, the newest last. */
  readonly pool = $derived.by(() => [
    ...this.packs.slice(0, this.at).flatMap((pack) => pack.figures),
    ...this.pack.figures.slice(0, this.turned),
  ]);
  readonly all = $derived.by(() => this.packs.flatMap((pack) => pack.figures));

  constructor(packs: readonly Lying[], key: string) {
    this.packs = packs;
    this.key = key;
    const [at = 0, turned = -1] = recall(key).split(".").map(Number);
    if (Number.isInteger(at) && at >= 0 && at < packs.length && turned >= 0) {
      this.at = at;
      this.torn = true;
      this.turned = Math.min(turned, this.pack.figures.length);
    }
  }

  /** Tear the pack open, turn its next miniature, or tear the next pack; gives what was turned. */
  next(): Figure | undefined {
    if (this.isOver) return undefined;
    const turned = this.torn ? this.pack.figures[this.turned] : undefined;
    if (turned) this.turned += 1;
    else if (this.isEmpty) this.take(this.at + 1, true);
    else this.torn = true;
    this.note();
    return turned;
  }

  /** Turn all that are left in this pack; gives them. */
  rest(): readonly Figure[] {
    const left = this.pack.figures.slice(this.turned);
    this.torn = true;
    this.turned = this.pack.figures.length;
    this.note();
    return left;
  }

  /** Watch this pack once more. */
  again(): void {
    this.take(this.at);
    this.note();
  }

  /** Begin with the first pack. */
  anew(): void {
    this.take(0);
    this.note();
  }

  /** Open everything that is left. */
  finish(): void {
    this.take(this.packs.length - 1);
    this.rest();
  }

  private take(at: number, torn = false): void {
    this.at = at;
    this.torn = torn;
    this.turned = 0;
  }

  private note(): void {
    remember(this.key, this.torn ? `${this.at}.${this.turned}` : `${this.at}`);
  }
}
