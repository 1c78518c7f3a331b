import type { Ask, Refused, Tried } from "../../../messages";
import type { TableState } from "../../../table/state.svelte";
import type { Talk } from "../../../table/talk";
import type { Chosen, Planned } from "../chosen.svelte";
import type { Event, Option, View } from "../messages";
import { optionsOf } from "../stage/offers";
import { viewOf } from "./picking";

/** Why a plan may be refused that is as good as before. */
const UNTIMELY: ReadonlySet<string> = new Set(["answer-stale", "server-taken-back", "server-too-fast"]);

/** Collects answers instead of giving them, asks the server what would come of them, and gives them one by one. */
export class Plan {
  readonly #talk: Talk;
  readonly #state: TableState;
  readonly #chosen: Chosen;
  #tries = 0;
  /** The turn that the plan is for. */
  #turn = "";
  /** What ends each wait for the table. */
  readonly #waits = new Set<() => void>();

  readonly steps: readonly Planned[] = $derived.by(() => this.#chosen.planned);
  /** What would come of the whole plan, where that is known. */
  readonly outcome: Tried | null = $derived.by(() => {
    const { tried, planned, planning } = this.#chosen;
    return planning && planned.length > 0 && tried?.answers === planned.length ? tried.outcome : null;
  });
  /** The newest that is known of the plan, to be drawn while the rest is tried. */
  readonly view: View | null = $derived.by(() => {
    const { tried, planned, planning } = this.#chosen;
    return planning && planned.length > 0 && tried ? viewOf(tried.outcome) : null;
  });
  readonly events: readonly Event[] = $derived.by(() => {
    const { tried, planned } = this.#chosen;
    return planned.length > 0 && tried ? (tried.outcome.events as unknown as readonly Event[]) : [];
  });
  readonly ask: Ask | null = $derived.by(() => this.outcome?.ask ?? null);
  readonly fault: Refused | null = $derived.by(() => this.#chosen.fault);
  /** Whether others have made impossible what could be done when it was planned. */
  readonly outdated: boolean = $derived.by(() => this.#chosen.outdated);
  readonly doing: boolean = $derived.by(() => this.#chosen.doing);
  readonly on: boolean = $derived.by(() => this.#chosen.planning);
  /** Whether nothing more can be planned. */
  readonly full: boolean = $derived.by(() => this.outcome !== null && this.outcome.stop !== "");

  constructor(talk: Talk, chosen: Chosen) {
    this.#talk = talk;
    this.#state = talk.state;
    this.#chosen = chosen;
  }

  begin(): void {
    this.#turn = turnOf(this.#state);
    this.#chosen.planning = true;
    this.#chosen.picked = null;
  }

  /** Plan no more, and forget what was planned. */
  end(): void {
    this.clear();
    this.#chosen.planning = false;
  }

  add(planned: Planned): void {
    if (this.doing) return;
    this.#change([...this.steps, planned]);
  }

  removeLast(): void {
    if (!this.doing) this.#change(this.steps.slice(0, -1));
  }

  clear(): void {
    if (!this.doing) this.#change([]);
  }

  /** Put aside why the plan could not go on. */
  forgive(): void {
    this.#chosen.fault = null;
  }

  /** Try the plan again, because the table has changed or nobody is asked any more. */
  follow(mine: Ask | null): void {
    // While the plan is done, each answer is seen to where it is given.
    if (!this.on || this.doing) return;
    if (mine === null ? this.#state.settled : turnOf(this.#state) !== this.#turn) this.end();
    else if (mine !== null && this.steps.length > 0) void this.#try();
  }

  /** Give the first answer of the plan. */
  async doNext(): Promise<boolean> {
    const [first] = this.steps;
    if (!first || this.#chosen.doing) return false;
    this.#chosen.doing = true;
    const taken = await this.#give(first);
    this.#chosen.doing = false;
    if (taken && this.steps.length === 0) this.end();
    return taken;
  }

  /** Give one answer after another, and stop before something is revealed or ended. */
  async doAll(): Promise<void> {
    if (this.#chosen.doing) return;
    this.#chosen.doing = true;
    let taken = true;
    for (let [next] = this.steps; next && taken && !isFinal(next); [next] = this.steps) taken = await this.#give(next);
    this.#chosen.doing = false;
    if (taken && this.steps.length === 0) this.end();
  }

  /** Stop giving answers after the one that is on its way. */
  stop(): void {
    this.#chosen.doing = false;
  }

  /** Wait for nothing any more: the table is left. */
  leave(): void {
    for (const end of this.#waits) end();
  }

  #change(planned: readonly Planned[]): void {
    this.#chosen.planned = planned;
    this.#chosen.picked = null;
    this.#chosen.fault = null;
    if (planned.length === 0) this.#chosen.tried = null;
    else void this.#try();
  }

  async #try(): Promise<void> {
    const wanted = ++this.#tries;
    const texts = this.steps.map((one) => one.text);
    const outcome = await this.#talk.try(this.#state.seat, texts);
    if (wanted !== this.#tries || outcome === undefined || texts.length !== this.steps.length) return;
    if (outcome.type === "refused") {
      // What was added last is not legal; what has become illegal later stays to be seen.
      const known = this.#chosen.tried;
      this.#chosen.fault = outcome;
      this.#chosen.outdated = known !== null && known.answers >= texts.length;
      if (UNTIMELY.has(outcome.reason)) return;
      if (known && known.answers < texts.length) this.#chosen.planned = this.steps.slice(0, known.answers);
      else if (!known && texts.length === 1) this.#chosen.planned = [];
      return;
    }
    this.#chosen.fault = null;
    this.#chosen.tried = { answers: texts.length, outcome };
  }

  /** Give an answer and wait until it has been seen; whether it was taken. */
  async #give(planned: Planned): Promise<boolean> {
    const state = this.#state;
    const ready = await this.#until(() => (broken(state) ? false : state.asked && !state.waiting ? true : undefined));
    if (!ready || !this.#chosen.doing) return false;
    this.#talk.say(state.seat, planned.text);
    const taken = await this.#until(() => {
      if (broken(state) || isRefused(state)) return false;
      return state.settled && !state.waiting ? true : undefined;
    });
    if (!taken) {
      // The plan itself tells why it stops there.
      if (isRefused(state)) {
        this.#chosen.fault = state.refused;
        this.#chosen.outdated = true;
        this.#talk.forgive();
      }
      return false;
    }
    this.#chosen.planned = this.steps.slice(1);
    this.#chosen.tried = null;
    if (this.steps.length > 0) void this.#try();
    return this.#chosen.doing;
  }

  /** Wait until something is decided; a table that is left decides nothing. */
  #until(check: () => boolean | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (found = false): void => {
        resolve(found);
        this.#waits.delete(end);
        queueMicrotask(() => stop());
      };
      const stop = $effect.root(() => {
        $effect(() => {
          const found = check();
          if (found !== undefined) end(found);
        });
      });
      this.#waits.add(end);
    });
  }
}

/** Whether an answer is given only by itself: nothing after it can be taken for granted. */
export function isFinal({ option }: Planned): boolean {
  return option?.reveals === true || option?.ends === true || option?.deed === "end";
}

/** The option of a question that is written so. */
export function optionNamed(ask: Ask, text: string): Option | undefined {
  const plain = (one: string): string => one.trim().replace(/\s+/g, " ").toLowerCase();
  return optionsOf(ask).find((option) => plain(option.text) === plain(text));
}

function broken(state: TableState): boolean {
  return state.connection !== "open" || !state.playing;
}

/** Whether an answer was refused, and not a question about the rules. */
function isRefused({ refused }: TableState): boolean {
  return refused !== null && refused.to !== "why";
}

/** The turn that is played: everybody travels and creates once a cycle. */
function turnOf({ asked, seat }: TableState): string {
  if (asked === null) return "";
  const { cycle, phase } = viewOf(asked);
  return `${cycle} ${phase} ${seat}`;
}
