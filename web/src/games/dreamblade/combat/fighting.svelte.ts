import { say } from "../../../words";
import type { Option } from "../../../messages";
import { attackIndex, diceOf } from "../asking/attack";
import { restOf } from "../asking/damage";
import { openPieces, optionsWith } from "../asking/deeds";
import type { Desk } from "../board/desk.svelte";
import { abilityName } from "../board/naming";
import type { Plan } from "../chosen.svelte";
import type { Mark } from "../marks";
import type { Combat, Piece } from "../messages";
import type { StageProps } from "./stage";

/** A combat and the question about it, as the parts of the stage show them. */
export class Fighting {
  readonly #props: () => StageProps;
  readonly #desk: Desk;

  /** The attackers that are chosen, while that is asked. */
  readonly attackers: readonly string[] | null = $derived.by(() => {
    const { pick } = this.choosing;
    return this.shown.choosing && pick.kind === "attack" ? pick.attackers : null;
  });
  /** The dice that the chosen would roll. */
  readonly coming: number | null = $derived.by(() => {
    const { known } = this.choosing;
    return this.attackers && known ? diceOf(known.ask, this.shown.cell, this.attackers) : null;
  });
  /** Whether those who are chosen do not attack together. */
  readonly apart: boolean = $derived.by(() => {
    const { known } = this.choosing;
    if (this.attackers === null || known === null || this.attackers.length === 0) return false;
    return attackIndex(known.ask, this.shown.cell, this.attackers) < 0;
  });
  /** The strike that is being chosen, in notation, as far as it can be weighed; only strikes have odds. */
  readonly weighable: string = $derived.by(() => {
    const chosen = this.attackers ?? [];
    const strikes = this.isOpen && this.shown.kind === "strike" && !this.apart && chosen.length > 0;
    return strikes ? `strike ${this.shown.cell} with ${chosen.join(", ")}` : "";
  });
  /** What is laid on defenders: by hand, or as it is being dealt. */
  readonly plan: Plan = $derived.by(() => {
    const { chosen, pick } = this.choosing;
    return chosen.dealing?.plan ?? (pick.kind === "damage" ? pick.plan : {});
  });
  /** The combat whose damage is placed. */
  readonly placing: Combat | null = $derived.by(() => {
    const { known, pick } = this.choosing;
    return known !== null && pick.kind === "damage" ? this.view.combat : null;
  });
  readonly rest: number = $derived(this.placing ? restOf(this.placing, this.plan) : 0);
  readonly question: string = $derived.by(() => {
    const { isMine, known } = this.choosing;
    return isMine ? (known?.ask.question ?? "") : "";
  });
  /** Whom the question is about. */
  readonly subject: string = $derived.by(() => this.choosing.known?.ask.subject ?? "");
  /** Whoever else has something to decide: a location that takes blades, or somebody hurt from afar. */
  readonly #besides: readonly Piece[] = $derived.by(() => {
    const { question, subject, shown } = this;
    const { known } = this.choosing;
    const fighting = new Set([...shown.attackers, ...shown.defenders].map((one) => one.label));
    const labels = question === "blade" && known ? openPieces(known.ask) : question === "fate" ? [subject] : [];
    return labels.flatMap((label) => (fighting.has(label) ? [] : (this.#desk.piece(label) ?? [])));
  });
  readonly left: readonly Piece[] = $derived([
    ...this.shown.attackers,
    ...(this.question === "blade" ? this.#besides : []),
  ]);
  readonly right: readonly Piece[] = $derived([
    ...this.shown.defenders,
    ...(this.question === "fate" ? this.#besides : []),
  ]);
  readonly title: string = $derived.by(() => {
    const { kind, ability, cell } = this.shown;
    if (kind !== "special") return say(`web-combat-${kind}`, { cell });
    return say("web-combat-special", { cell, ability: ability ? abilityName(ability) : "none" });
  });

  constructor(props: () => StageProps, desk: Desk) {
    this.#props = props;
    this.#desk = desk;
  }

  get bout(): StageProps["bout"] {
    return this.#props().bout;
  }

  get shown(): StageProps["shown"] {
    return this.#props().shown;
  }

  get choosing(): StageProps["choosing"] {
    return this.#props().choosing;
  }

  /** Whether one fights against one. */
  get isDuel(): boolean {
    return this.left.length === 1 && this.right.length === 1;
  }

  get quick(): boolean {
    return this.#props().quick;
  }

  get view(): Desk["view"] {
    return this.#desk.view;
  }

  /** Whether something may be chosen now. */
  get isOpen(): boolean {
    return this.choosing.open !== null;
  }

  /** Somebody as they stand now or, once they have left the cell, as they stood. */
  current(piece: Piece): Piece {
    const now = this.#desk.piece(piece.label);
    return now?.place === piece.place ? now : piece;
  }

  markOf(label: string): Mark | undefined {
    if (this.attackers?.includes(label)) return { state: "chosen" };
    if (this.subject === label && this.question === "fate") return { state: "chosen" };
    return undefined;
  }

  bladesOf(label: string): readonly Option[] {
    const { known } = this.choosing;
    return this.question === "blade" && known ? optionsWith(known.ask, label) : [];
  }

  /** Ask why the chosen do not attack together. */
  wonder(): void {
    const verb = this.shown.kind === "deathblow" ? "deathblow" : "strike";
    this.choosing.wonder(`${verb} ${this.shown.cell} with ${(this.attackers ?? []).join(", ")}`);
  }
}
