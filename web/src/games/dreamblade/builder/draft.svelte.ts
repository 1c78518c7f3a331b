import { forget, recall, remember } from "../../../memory";
import { copiesOf, NOBODY, readWarband, written, type Warband } from "./warband";

const REMEMBERED = "builder-dreamblade";
/** So many changes can be taken back. */
const MOST_BACK = 60;

/** All that may change, as the browser remembers it between two visits. */
interface Remembered extends Warband {
  readonly id: string;
  readonly kept: string;
  readonly mark: string;
}

/** What it was before a change. */
interface Before extends Remembered {
  readonly laid: number;
}

/** The warband on the workbench: changed, taken back, and remembered by this browser until it is kept. */
export class Draft {
  /** Under which id the server keeps it; "" before it does. */
  id = $state("");
  name = $state("");
  about = $state("");
  figures = $state.raw<readonly string[]>([]);
  /** As the server keeps it, written. */
  kept = $state("");
  /** Which warband it is, however it is changed, until another one is laid down; also on the next visit. */
  mark = $state(newMark());
  /** Which of those that were laid down here it is: the server's answer may come when another one lies here. */
  laid = 0;
  private lastLaid = 0;
  private past = $state.raw<readonly Before[]>([]);

  readonly copies = $derived(copiesOf(this.figures));
  readonly text = $derived(written(this));
  readonly isKept = $derived(this.kept === this.text);
  /** Whether something would be lost if another warband were laid down. */
  readonly isUnsaved = $derived(this.figures.length > 0 && !this.isKept);
  readonly canGoBack = $derived(this.past.length > 0);

  private readonly key: string;

  /** Go on with what this browser remembers under a key. */
  constructor(key = REMEMBERED) {
    this.key = key;
    const told = recall(key);
    if (!told) return;
    try {
      const { id, kept, name, about, figures, mark = this.mark } = JSON.parse(told) as Partial<Remembered>;
      Object.assign(this, { id, kept, name, about, figures, mark });
    } catch {
      forget(key);
    }
  }

  /** Remember it as it is; whoever closes the page finds it again. */
  remember(): void {
    remember(this.key, JSON.stringify(this.now()));
  }

  of(name: string): number {
    return this.copies[name] ?? 0;
  }

  add(name: string): void {
    this.change([...this.figures, name]);
  }

  /** Take out so many copies, those that came last first. */
  takeOut(name: string, number = 1): void {
    let left = number;
    const kept = [...this.figures].reverse().filter((one) => one !== name || left-- <= 0);
    if (kept.length < this.figures.length) this.change(kept.reverse());
  }

  /** Take out so many of those that came last, whoever they are. */
  takeOutLast(number: number): void {
    if (number > 0) this.change(this.figures.slice(0, -number));
  }

  /** Begin with another warband: one that the server keeps under an id, or one that nobody keeps yet. */
  lay(warband: Warband, id = "", kept = ""): void {
    this.note();
    const { name, about, figures } = warband;
    Object.assign(this, { id, kept, name, about, figures, mark: newMark(), laid: ++this.lastLaid });
  }

  /** Begin anew. */
  clear(): void {
    this.lay(NOBODY);
  }

  /** What was changed last was not. */
  back(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    Object.assign(this, before);
  }

  /** The server keeps now what was laid down as that one, whether or not it still lies here. */
  wasKept(laid: number, id: string, text: string): void {
    this.amend((one) => one.laid === laid || one.id === id, { id, kept: text });
  }

  /** The server keeps it under another name now, written so. */
  wasRenamed(id: string, name: string, text: string): void {
    this.amend((one) => one.id === id, { name, kept: text });
  }

  /** The server keeps it no more. */
  wasForgotten(id: string): void {
    this.amend((one) => one.id === id, { id: "", kept: "" });
  }

  /** Change what the server has changed; going back does not take that back. */
  private amend(isMeant: (one: Before) => boolean, news: Partial<Remembered>): void {
    if (isMeant(this)) Object.assign(this, news);
    this.past = this.past.map((one) => (isMeant(one) ? { ...one, ...news } : one));
  }

  private change(figures: readonly string[]): void {
    this.note();
    this.figures = figures;
  }

  private note(): void {
    this.past = [...this.past, { ...this.now(), laid: this.laid }].slice(-MOST_BACK);
  }

  private now(): Remembered {
    const { id, kept, name, about, figures, mark } = this;
    return { id, kept, name, about, figures, mark };
  }
}

/** What no other warband of this browser is marked with; addresses that are not secure have no UUIDs. */
const newMark = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** A kept warband as it is laid on the workbench, with how it is written there. */
export function unkept(text: string): { warband: Warband; text: string } {
  const warband = readWarband(text);
  return { warband, text: written(warband) };
}
