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
  /** Which warband of the workbench had these miniatures last. */
  readonly mark?: string;
  readonly copies: Copies;
  readonly sparring: Sparring;
}

/** A warband on the workbench: which one it is, and what it is made of now. */
export interface OnBench {
  readonly mark: string;
  readonly copies: Copies;
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
  async ask(packed: string, { mark, copies }: OnBench, rounds: number): Promise<void> {
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
      if (this.asked === wish && told.sparring) this.note({ mark, copies, sparring: told.sparring });
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

  /** What the warband was before a change, however large: what was seen last of it with other miniatures. */
  before({ mark, copies }: OnBench): Tried | undefined {
    return this.tried.find((one) => one.mark === mark && !sameCopies(one.copies, copies));
  }

  /** Whoever sees how a warband did works from that: it is the last one of this warband now. */
  see({ mark, copies }: OnBench): void {
    const found = this.of(copies);
    if (!found || (found === this.tried[0] && found.mark === mark)) return;
    this.note({ ...found, mark });
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

/** What verdicts have against a warband, the last one first: who failed in any of them, and whether it is too dear now. */
export function blameOf(...tried: readonly Tried[]): api.Blame {
  const why = tried.map(({ sparring }) => sparring.why);
  return { blamed: [...new Set(why.flatMap((one) => one?.blamed ?? []))], dear: why[0]?.tooDear ?? false };
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

function recalled(): readonly Tried[] {
  try {
    return JSON.parse(recall(REMEMBERED) || "[]") as Tried[];
  } catch {
    return [];
  }
}
