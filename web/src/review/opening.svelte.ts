import { loadTable } from "../games";
import { loadMeasure } from "../games/measures";
import type { Table } from "../messages";
import { sentenceOf } from "../net/api";
import type { TableState } from "../table/state.svelte";
import { follow } from "../table/turn";
import { language } from "../words";
import { readSpot, writeSpot } from "./address";
import { ofRecord, ofTable, type Source } from "./api";
import type { Reviewing } from "./reviewing.svelte";

/** No record is larger, whatever game it is of. */
const LARGEST = 786_432;
/** How long the address may lag behind: browsers let no page change it all the time. */
const NOTE_AFTER = 300;

/** The game that is looked at again: where it comes from, and by which seat and at which moment it is seen. */
export class Opening {
  readonly #state: TableState;
  readonly #reviewing: Reviewing;
  /** The table whose game it is; `""` for that of a file. */
  readonly #id: string;
  /** Which file was chosen last: what comes of an earlier one is not wanted any more. */
  #chosen = 0;
  /** The game that is known, or being learnt. */
  #subject = "";
  /** The table as it came; the one that is shown asks nobody and misses nobody. */
  came = $state.raw<Table | null>(null);
  source = $state.raw<Source | null>(null);
  /** The seat by which the game is seen; `""` is whoever is asked. */
  side = $state(readSpot(location.hash).side);
  fault = $state("");
  /** The name by which the server remembers a record file. */
  recordId = $state("");

  /** Whether a file is looked at, although the address may name a table. */
  readonly ofFile: boolean = $derived(this.recordId !== "");
  /** The way to the game; none leads to that of a file. */
  readonly address: string = $derived.by(() =>
    this.came && this.source && this.#id && !this.ofFile ? `/review/${this.#id}` : "",
  );
  readonly goesOn: boolean = $derived(this.came?.status === "playing");
  /** The seats by which one may look: of a game that goes on only one's own. */
  readonly mine: readonly number[] = $derived(
    (this.came?.seats ?? []).flatMap((sitter, seat) => (sitter.mine ? [seat] : [])),
  );
  /** Whether every seat sees the same, so that only the side of the board differs. */
  readonly isOpen: boolean = $derived.by(() =>
    this.#reviewing.moments.plays.every((play) => play.view["seat"] === null),
  );

  /** Look at a game; this must happen while a component begins. */
  constructor(state: TableState, reviewing: Reviewing) {
    this.#state = state;
    this.#reviewing = reviewing;
    this.#id = state.id;
    this.source = state.id ? ofTable(state.id) : null;
    $effect(() => () => reviewing.pause());
    // The board is seen from the side of a seat, or from that of one's own.
    $effect(() => {
      const seat = this.came?.names.indexOf(this.side) ?? -1;
      state.beside = seat >= 0 ? seat : (this.mine[0] ?? 0);
    });
    $effect(() => {
      const step = reviewing.play?.step;
      if (step === undefined || !this.address) return undefined;
      const spot = writeSpot({ step, side: this.side });
      const soon = setTimeout(() => history.replaceState(history.state, "", spot), NOTE_AFTER);
      return () => clearTimeout(soon);
    });
  }

  /** Load the game that the address names, from the moment that stands there. */
  begin(): void {
    if (this.source) void this.#load(this.source, readSpot(location.hash).step ?? 0);
  }

  /** See the game by another seat, at a step or where one looks. */
  turnTo(side: string, step?: number): void {
    this.side = side;
    if (this.source && !this.isOpen) void this.#load(this.source, step, true);
    else if (step !== undefined) this.#reviewing.goToStep(step);
  }

  /** Somebody follows a link to another moment; that of a file has none. */
  moved(): void {
    if (!this.address) return;
    const spot = readSpot(location.hash);
    if (spot.side !== this.side) this.turnTo(spot.side, spot.step ?? undefined);
    else if (spot.step !== null) this.#reviewing.goToStep(spot.step);
  }

  /** Look at the game of a record file instead. */
  async open(file: File): Promise<void> {
    if (file.size > LARGEST) {
      this.fault = "⟦web-review-large⟧";
      return;
    }
    const chosen = (this.#chosen += 1);
    const from = ofRecord(await file.text());
    this.side = "";
    try {
      const first = await from(0, "");
      if (chosen !== this.#chosen) return;
      this.recordId = first.id;
      // The moment in the address is one of another game.
      history.replaceState(history.state, "", location.pathname);
      this.source = from;
      void this.#load(from, 0);
    } catch (refusal) {
      if (chosen === this.#chosen) this.fault = sentenceOf(refusal);
    }
  }

  async #load(from: Source, wanted: number | null | undefined, instead = false): Promise<void> {
    this.fault = "";
    try {
      const seen = this.side;
      await this.#reviewing.load(
        (first) => from(first, seen),
        wanted,
        (table) => this.#arrive(table),
        instead,
      );
    } catch (refusal) {
      this.fault = sentenceOf(refusal);
    }
  }

  #arrive(told: Table): void {
    this.came = told;
    const seats = told.seats.map(({ mine: _, ...sitter }) => ({ ...sitter, present: true }));
    this.#state.table = { ...told, status: "over", seats, onlookers: 0 };
    if (told.game !== this.#subject) void this.#learn(told.game);
  }

  /** Learn another game; that of a record which is opened meanwhile takes its place, whichever comes first. */
  async #learn(name: string): Promise<void> {
    const state = this.#state;
    const reviewing = this.#reviewing;
    this.#subject = name;
    state.game = reviewing.game = null;
    state.unknownGame = false;
    try {
      const [found, measure] = await Promise.all([loadTable(name), loadMeasure(name)]);
      await found?.prepare();
      const [turns] = await Promise.all([found?.loadTurns(), language.learn("table/turn")]);
      if (this.#subject !== name) return;
      state.unknownGame = found === undefined;
      if (!found || !turns) return;
      state.game = reviewing.game = found;
      reviewing.measure = measure ?? null;
      reviewing.turns = turns;
      state.turn = follow(state, turns);
      reviewing.show();
    } catch (refusal) {
      if (this.#subject !== name) return;
      this.#subject = "";
      this.fault = sentenceOf(refusal);
    }
  }
}
