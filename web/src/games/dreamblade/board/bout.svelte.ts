import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Combat, Event, Piece, View } from "../messages";
import { Dice } from "./dice.svelte";

/** An attack as the stage shows it. */
export interface Attack {
  readonly kind: Combat["attack"];
  readonly cell: string;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  /** The ability by which a special attack is made. */
  readonly ability: string;
}

/** Blades that lie on an ability, and what they have added to the damage. */
export interface Laid {
  readonly ability: string;
  readonly blades: number;
  readonly change: number;
}

/** What has become of somebody in this combat. */
export type Fate = "disrupted" | "destroyed" | "sacrificed" | "banished" | "purged";

const FATES = new Set<string>(["disrupted", "destroyed", "sacrificed", "banished", "purged"] satisfies Fate[]);
const WORTH: Readonly<Record<string, number>> = { "1": 1, "2": 2, "3": 3 };

/** A combat as it is seen, one event after another: whoever has left is still remembered until it is over. */
export class Bout {
  readonly dice = new Dice();
  attack = $state.raw<Attack | null>(null);
  /** What the attack comes to, as far as its dice lie still. */
  total = $state(0);
  /** How many attacks have begun: whoever attacks is seen to do so. */
  attacks = $state(0);
  hits = $state.raw<ReadonlyMap<string, number>>(new Map());
  fates = $state.raw<ReadonlyMap<string, Fate>>(new Map());
  laid = $state.raw<ReadonlyMap<string, readonly Laid[]>>(new Map());

  /** Follow one event; `view` is the one that is drawn with it. */
  follow(happened: protocol.Event, view: View): void {
    this.dice.follow(happened);
    const event = told(happened);
    if (event) this.#follow(event, view);
  }

  /** Show a view as it stands: where nobody attacks, nothing is remembered. */
  match(view: View): void {
    this.dice.match(view.dice);
    const { combat } = view;
    if (combat === null) {
      this.attack = null;
      return;
    }
    if (this.attack === null) this.#forget();
    const { attack: kind, cell, attackers, target } = combat;
    const ability = this.attack?.kind === kind ? this.attack.ability : "";
    this.#begin({ kind, cell, attackers, target, ability }, view);
    this.total = combat.damage;
  }

  #follow(event: Event, view: View): void {
    switch (event.kind) {
      case "struck":
        this.#forget();
        this.attacks += 1;
        return this.#begin({ ...event.about, kind: "strike", target: "", ability: "" }, view);
      case "deathblow-struck":
        this.attacks += 1;
        return this.#begin({ ...event.about, kind: "deathblow", target: "", ability: "" }, view);
      case "special-attack": {
        const { miniature, target } = event.about;
        const cell = view.miniatures.find((one) => one.label === target)?.place ?? "";
        const ability = event.cause.ability ?? "";
        this.attacks += 1;
        return this.#begin({ kind: "special", cell, attackers: [miniature], target, ability }, view);
      }
      case "roll-began":
        this.total = 0;
        return;
      case "face-rolled":
        this.total += WORTH[event.about.face] ?? 0;
        return;
      case "dice-taken-up":
        this.total -= event.about.ones + 2 * event.about.twos + 3 * event.about.threes;
        return;
      case "blades-counted":
        this.total = event.about.damage;
        return;
      case "blades-assigned":
        return this.#lay(event.about.miniature, event.cause.ability ?? "", event.about.blades);
      case "damage-modified":
        this.total += event.about.signed;
        return this.#change(event.cause.piece ?? "", event.about.signed);
      case "damaged":
        this.hits = added(this.hits, event.about.miniature, event.about.amount);
        return;
      default:
        if (FATES.has(event.kind) && "miniature" in event.about) {
          this.fates = new Map(this.fates).set(event.about.miniature, event.kind as Fate);
        }
    }
  }

  #begin(
    attack: { kind: Attack["kind"]; cell: string; attackers: readonly string[]; target: string; ability: string },
    view: View,
  ): void {
    const { kind, cell, ability, target } = attack;
    const attackers = attack.attackers.flatMap((label) => this.#piece(view, label) ?? []);
    const side = attackers[0]?.side;
    const stands = (one: Piece): boolean =>
      target === "" ? one.place === cell && one.side !== side && !one.location : one.label === target;
    const before = same(this.attack, attack) ? (this.attack?.defenders ?? []) : [];
    const now = view.miniatures.filter(stands);
    const gone = before.filter((old) => !now.some((one) => one.label === old.label));
    this.attack = { kind, cell, attackers, defenders: [...now, ...gone], ability };
  }

  /** Somebody who attacks, as they stand or, once they have left, as they stood. */
  #piece(view: View, label: string): Piece | undefined {
    const now = view.miniatures.find((one) => one.label === label);
    const before = [...(this.attack?.attackers ?? []), ...(this.attack?.defenders ?? [])];
    return this.fates.has(label) ? (before.find((one) => one.label === label) ?? now) : now;
  }

  #lay(label: string, ability: string, blades: number): void {
    const before = this.laid.get(label) ?? [];
    this.laid = new Map(this.laid).set(label, [...before, { ability, blades, change: 0 }]);
  }

  #change(label: string, signed: number): void {
    const last = this.laid.get(label)?.at(-1);
    if (last === undefined) return;
    const all = this.laid.get(label) ?? [];
    this.laid = new Map(this.laid).set(label, [...all.slice(0, -1), { ...last, change: last.change + signed }]);
  }

  #forget(): void {
    this.attack = null;
    this.hits = new Map();
    this.fates = new Map();
    this.laid = new Map();
    this.total = 0;
  }
}

function added(hits: ReadonlyMap<string, number>, label: string, amount: number): Map<string, number> {
  return new Map(hits).set(label, (hits.get(label) ?? 0) + amount);
}

/** Whether an attack is the one that is shown already. */
function same(
  shown: Attack | null,
  { kind, cell, attackers }: { kind: string; cell: string; attackers: readonly string[] },
): boolean {
  return (
    shown?.kind === kind &&
    shown.cell === cell &&
    shown.attackers.map((one) => one.label).join() === [...attackers].join()
  );
}
