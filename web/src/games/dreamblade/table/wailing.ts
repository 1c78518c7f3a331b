import { type Setup, sideOf, wails, wailsFor, wailsSpawning } from "./printed";

const DICE = 2;
/** What nobody does before all is resolved that a miniature does as it comes into play (5.8). */
const LATER: ReadonlySet<string> = new Set([
  "spawned",
  "ability-used",
  "phase-began",
  "struck",
  "turn-won",
  "turn-drawn",
]);

/** How many dice a miniature has still to roll, and how many it may besides. */
interface Left {
  readonly due: number;
  readonly may: number;
}

const NOTHING: Left = { due: 0, may: 0 };

/** The dice of Wails: each has two, and is one that is printed where it is said to be (11). */
export class Wailing {
  /** Unknown where something may have happened before. */
  readonly #setup: Setup | null;
  readonly #left = new Map<string, Left>();
  /** How many Wails each miniature has activated in the phase under way: each of them once (5.9). */
  readonly #activated = new Map<string, number>();

  constructor(setup: Setup | null) {
    this.#setup = setup;
  }

  /** Whether all dice that are due were rolled, and of every Wail both. */
  get isDone(): boolean {
    return [...this.#left.values()].every(({ due, may }) => due === 0 && may % DICE === 0);
  }

  /** What might have been rolled as a miniature came into play is not rolled later, but for the second die. */
  hear(kind: string): void {
    if (LATER.has(kind))
      for (const [by, { due, may }] of this.#left) this.#left.set(by, { due: due + (may % DICE), may: 0 });
    if (kind === "phase-began") this.#activated.clear();
  }

  arrive(label: string): boolean {
    if (this.#setup) {
      const { due, may } = wails(this.#setup, label);
      this.#add(label, due, may);
    }
    return true;
  }

  /** Whether blades may be spent on a Wail: as many as are printed on whose it is. */
  assign(by: string, source: string, blades: number): boolean {
    const setup = this.#setup;
    this.#add(by, 1);
    return !setup || ([by, source].every((one) => sideOf(setup, one) !== undefined) && wailsFor(setup, source, blades));
  }

  /** Whether a Wail may be activated by its own miniature. */
  activate(by: string): boolean {
    const setup = this.#setup;
    const times = (this.#activated.get(by) ?? 0) + 1;
    this.#activated.set(by, times);
    this.#add(by, 1);
    return !setup || (sideOf(setup, by) !== undefined && times <= wailsSpawning(setup, by));
  }

  /** Whether a miniature may roll a die. */
  roll(by: string): boolean {
    const { due, may } = this.#left.get(by) ?? NOTHING;
    if (due > 0) this.#left.set(by, { due: due - 1, may });
    else if (may > 0) this.#left.set(by, { due, may: may - 1 });
    return !this.#setup || due + may > 0;
  }

  #add(by: string, due: number, may = 0): void {
    const left = this.#left.get(by) ?? NOTHING;
    if (this.#setup) this.#left.set(by, { due: left.due + DICE * due, may: left.may + DICE * may });
  }
}
