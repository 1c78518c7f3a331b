import { recall, remember } from "../../../memory";
import type { Sparring, SparringSize } from "../../../messages";
import { sentenceOf } from "../../../net/api";
import * as api from "../api";
import { sameCopies, type Copies } from "./warband";

const REMEMBERED = "verdicts-dreamblade";
/** So many verdicts this browser remembers. */
const MOST_REMEMBERED = 12;
/** So often the server is asked how far it is, in milliseconds. */
const EVERY = 400;

/** A warband, however it is called, and how it did between bots. */
export interface Tried {
  readonly copies: Copies;
  readonly sparring: Sparring;
}

/** Games between bots with warbands of this workbench; what they came to is there on the next visit, too. */
export class Verdict {
  /** Those that were tried last first. */
  tried = $state.raw<readonly Tried[]>(recalled());
  /** How many games there may be, the usual number first, as the server says. */
  sizes = $state.raw<readonly SparringSize[]>([]);
  done = $state(0);
  total = $state(0);
  fault = $state("");
  private asked = 0;

  get busy(): boolean {
    return this.total > 0;
  }

  async fetchSizes(): Promise<void> {
    try {
      this.sizes = await api.sparringSizes();
    } catch (fault) {
      this.fault = sentenceOf(fault);
    }
  }

  /** Let bots play; a second wish takes the place of the first. */
  async ask(packed: string, copies: Copies, rounds: number): Promise<void> {
    const wish = ++this.asked;
    this.fault = "";
    this.done = 0;
    this.total = 1;
    try {
      let told = await api.spar(packed, rounds);
      while (this.asked === wish && !told.sparring) {
        this.done = told.done;
        this.total = told.total;
        await new Promise((go) => setTimeout(go, EVERY));
        told = await api.sparred(told.id);
      }
      if (this.asked === wish && told.sparring) this.note({ copies, sparring: told.sparring });
    } catch (fault) {
      if (this.asked === wish) this.fault = sentenceOf(fault);
    } finally {
      if (this.asked === wish) this.total = 0;
    }
  }

  /** How the very same warband did, if it was tried. */
  of(copies: Copies): Tried | undefined {
    return this.tried.find((one) => sameCopies(one.copies, copies));
  }

  /** What was tried last of those that are like it, but not the same: what it was before a change. */
  before(copies: Copies): Tried | undefined {
    return this.tried.find((one) => !sameCopies(one.copies, copies) && isLike(one.copies, copies));
  }

  /** Nobody waits any more. */
  leave(): void {
    this.asked++;
    this.total = 0;
  }

  private note(found: Tried): void {
    const others = this.tried.filter(({ copies }) => !sameCopies(copies, found.copies));
    this.tried = [found, ...others].slice(0, MOST_REMEMBERED);
    remember(REMEMBERED, JSON.stringify(this.tried));
  }
}

/** What an interval says against the middle. */
export function sideOf({ low, high }: Sparring): "above" | "below" | "even" {
  return low > 0.5 ? "above" : high < 0.5 ? "below" : "even";
}

/** Whether one warband did better than another, by the interval of the difference (Newcombe's, of two of Wilson's). */
export function changeFrom(before: Sparring, now: Sparring): "better" | "worse" | "unsure" {
  const difference = now.share - before.share;
  if (difference > Math.hypot(now.share - now.low, before.high - before.share)) return "better";
  if (-difference > Math.hypot(now.high - now.share, before.share - before.low)) return "worse";
  return "unsure";
}

/** Whether two warbands have more than half of the larger one in common. */
function isLike(one: Copies, other: Copies): boolean {
  const size = (copies: Copies): number => Object.values(copies).reduce((sum, number) => sum + number, 0);
  const shared = Object.entries(one).map(([name, number]) => Math.min(number, other[name] ?? 0));
  return 2 * shared.reduce((sum, number) => sum + number, 0) > Math.max(size(one), size(other));
}

function recalled(): readonly Tried[] {
  try {
    return JSON.parse(recall(REMEMBERED) || "[]") as Tried[];
  } catch {
    return [];
  }
}
