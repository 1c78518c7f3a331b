import type * as protocol from "../../../messages";
import { told } from "../events";
import type { Combat, Event, Piece, View } from "../messages";
import { Dice, type Die } from "./dice.svelte";
import { isCell } from "./map";

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

/** Damage that a Bodyguard keeps from somebody. */
export interface Lost {
  readonly amount: number;
  readonly guard: string;
}

/** What has become of somebody in this combat. */
export type Fate = "disrupted" | "destroyed" | "sacrificed" | "banished" | "purged";

/** An attack in names. */
interface Named {
  readonly kind: Attack["kind"];
  readonly cell: string;
  readonly attackers: readonly string[];
  readonly target: string;
  readonly ability: string;
}

const FATES = new Set<string>(["disrupted", "destroyed", "sacrificed", "banished", "purged"] satisfies Fate[]);
/** The rules by which the damage of a regular attack and of any other is assigned. */
const OF_REGULAR = "7.7";
const OF_SPECIAL = "8.7";
const BEGINNINGS = new Set(["struck", "special-attack", "deathblow-struck"]);

/** A combat as it is seen, one event after another: whoever has left is still remembered until it is over. */
export class Bout {
  readonly dice = new Dice();
  attack = $state.raw<Attack | null>(null);
  /** Whether the combat is over, and what came of it is looked at. */
  over = $state(false);
  /** What the attack comes to, as far as its dice lie still. */
  total = $state(0);
  /** Whether the dice of the attack roll or have been rolled, however few they are. */
  rolled = $state(false);
  /** How many attacks have begun: whoever attacks is seen to do so. */
  attacks = $state(0);
  hits = $state.raw<ReadonlyMap<string, number>>(new Map());
  lost = $state.raw<ReadonlyMap<string, Lost>>(new Map());
  fates = $state.raw<ReadonlyMap<string, Fate>>(new Map());
  laid = $state.raw<ReadonlyMap<string, readonly Laid[]>>(new Map());
  /** The blades that the strike has rolled and that lie on no ability. */
  idle = $state(0);
  /** The strike that is not over, with its dice and what it came to when an attack within it began. */
  #strike: { readonly attack: Attack; readonly total: number; readonly dice: readonly Die[] } | null = null;
  /** Everybody who has fought in this combat, as they stood last. */
  #stood = new Map<string, Piece>();

  /** Follow one event; `view` is the one that is drawn with it. */
  follow(happened: protocol.Event, view: View): void {
    const event = told(happened);
    if (event !== undefined && BEGINNINGS.has(event.kind)) this.attacks += 1;
    this.#see(happened, view);
  }

  /** Show a view as it stands after all that was told: what was taken back leaves no trace. */
  match(view: View, events: readonly protocol.Event[]): void {
    const { combat } = view;
    if (combat === null) {
      this.dice.match(view.dice);
      if (!this.over) this.attack = this.#strike = null;
      return;
    }
    const stood = this.#stood;
    const { shown } = this.dice;
    this.#forget();
    this.#stood = stood;
    for (const happened of sinceBeginning(events)) this.#see(happened, view);
    // Those of an attack within the strike are not the strike's, and dice that lie there stay where they are.
    const counts = this.rolled ? this.dice.counts : view.dice;
    this.rolled ||= combat.damage + combat.defenders.length > 0 || counts.some((count) => count > 0);
    this.dice.shown = shown;
    this.dice.match(counts);
    const { attack: kind, cell, attackers, target } = combat;
    const ability = this.attack?.kind === kind ? this.attack.ability : "";
    this.#begin({ kind, cell, attackers, target, ability }, view);
    this.total = combat.damage;
  }

  /** What came of the combat has been seen. */
  dismiss(): void {
    this.over = false;
    this.attack = this.#strike = null;
  }

  /** See one event, with its dice. */
  #see(happened: protocol.Event, view: View): void {
    const event = told(happened);
    if (event === undefined) return;
    if (BEGINNINGS.has(event.kind)) {
      this.#keep();
      this.dice.clear();
      this.rolled = false;
    }
    this.dice.follow(happened);
    this.#follow(event, view);
  }

  #follow(event: Event, view: View): void {
    this.#return(event);
    switch (event.kind) {
      case "struck":
        this.#forget();
        this.#begin({ ...event.about, kind: "strike", target: "", ability: "" }, view);
        return this.#keep();
      case "combat-ended":
        this.#strike = null;
        this.over = this.attack !== null;
        return;
      case "deathblow-struck":
        return this.#begin({ ...event.about, kind: "deathblow", target: "", ability: "" }, view);
      case "special-attack": {
        // What is done outside a combat stands alone: an earlier one has nothing to do with it.
        if (this.#strike === null) this.#forget();
        const { miniature, target } = event.about;
        const named = { kind: "special", attackers: [miniature], target, ability: event.cause.ability ?? "" } as const;
        return this.#begin({ ...named, cell: cellOf(view, target, miniature) }, view);
      }
      case "roll-began":
        this.total = 0;
        this.rolled = true;
        return;
      case "face-rolled":
      case "dice-taken-up":
        this.total = this.dice.worth(view.faces);
        return;
      case "blades-counted":
        this.total = event.about.damage;
        this.idle = event.about.blades;
        return;
      case "blades-assigned":
        return this.#lay(event.about.miniature, event.cause.ability ?? "", event.about.blades);
      case "damage-modified":
        this.total = this.#modified(event.about.signed, view);
        return this.#change(event.cause.piece ?? "", event.about.signed);
      case "damaged":
        if (isAssigned(event)) this.#find(event.about.miniature, view);
        this.hits = added(this.hits, event.about.miniature, event.about.amount);
        return;
      case "damage-lost": {
        const { miniature, amount } = event.about;
        const before = this.lost.get(miniature)?.amount ?? 0;
        this.lost = new Map(this.lost).set(miniature, { amount: before + amount, guard: event.cause.piece ?? "" });
        return;
      }
      default:
        if (FATES.has(event.kind) && "miniature" in event.about) {
          this.fates = new Map(this.fates).set(event.about.miniature, event.kind as Fate);
        }
    }
  }

  /** Keep the strike that is shown while another attack is made within it. */
  #keep(): void {
    const { attack, total, dice } = this;
    if (attack?.kind === "strike" && !this.over) this.#strike = { attack, total, dice: dice.shown };
  }

  /** Go back to the strike where something is told that an attack within it has no part in. */
  #return(event: Event): void {
    const { attack } = this;
    if (this.#strike === null || attack === null || attack.kind === "strike" || BEGINNINGS.has(event.kind)) return;
    const { kind } = event;
    const defends = kind === "damaged" && attack.defenders.some((one) => one.label === event.about.miniature);
    const elsewhere = kind === "damaged" && !defends && event.cause.rule !== OF_SPECIAL;
    if (!elsewhere && kind !== "blades-assigned" && kind !== "held-released") return;
    ({ attack: this.attack, total: this.total, dice: this.dice.shown } = this.#strike);
    this.rolled = true;
  }

  #begin(attack: Named, view: View): void {
    const { kind, cell, ability, target } = attack;
    const attackers = attack.attackers.flatMap((label) => this.#piece(view, label) ?? []);
    const side = attackers[0]?.side;
    const stands = (one: Piece): boolean =>
      target === "" ? one.place === cell && one.side !== side && !one.location : one.label === target;
    const before = [this.attack, this.#strike?.attack].find((shown) => same(shown, attack))?.defenders ?? [];
    const now = view.miniatures.filter(stands);
    const gone = before.filter((old) => !now.some((one) => one.label === old.label));
    for (const one of [...attackers, ...now]) this.#stood.set(one.label, one);
    this.attack = { kind, cell, attackers, defenders: [...now, ...gone], ability };
  }

  /** Whoever is assigned damage defends, though a view that runs ahead has them elsewhere by now. */
  #find(label: string, view: View): void {
    const { attack } = this;
    if (attack === null || attack.defenders.some((one) => one.label === label)) return;
    const now = view.miniatures.find((one) => one.label === label);
    if (now === undefined) return;
    const stood = { ...now, place: attack.cell };
    this.#stood.set(label, stood);
    this.attack = { ...attack, defenders: [...attack.defenders, stood] };
    this.#keep();
  }

  /** Somebody who attacks, as they stand or, once they have left, as they stood. */
  #piece(view: View, label: string): Piece | undefined {
    const now = view.miniatures.find((one) => one.label === label);
    return this.fates.has(label) ? (this.#stood.get(label) ?? now) : now;
  }

  #lay(label: string, ability: string, blades: number): void {
    const before = this.laid.get(label) ?? [];
    this.idle = Math.max(0, this.idle - blades);
    this.laid = new Map(this.laid).set(label, [...before, { ability, blades, change: 0 }]);
  }

  /** What the strike comes to after a change; in a view that has run ahead it may be over, or another under way. */
  #modified(signed: number, { combat }: View): number {
    if (this.attack?.kind !== "strike") return this.total;
    const known = combat?.attack === "strike" && same(this.attack, { ...combat, kind: "strike", ability: "" });
    return known ? combat.damage : Math.max(0, this.total + signed);
  }

  #change(label: string, signed: number): void {
    const last = this.laid.get(label)?.at(-1);
    if (last === undefined) return;
    const all = this.laid.get(label) ?? [];
    this.laid = new Map(this.laid).set(label, [...all.slice(0, -1), { ...last, change: last.change + signed }]);
  }

  #forget(): void {
    this.dismiss();
    this.#stood = new Map();
    this.hits = new Map();
    this.lost = new Map();
    this.fates = new Map();
    this.laid = new Map();
    this.idle = 0;
    this.total = 0;
    this.rolled = false;
  }
}

/** What belongs to the combat under way or, outside of one, to the last attack. */
function sinceBeginning(events: readonly protocol.Event[]): readonly protocol.Event[] {
  const ended = events.findLastIndex((event) => event.kind === "combat-ended");
  const now = events.slice(ended + 1);
  const struck = now.findLastIndex((event) => event.kind === "struck");
  const first = struck >= 0 ? struck : now.findLastIndex((event) => event.kind === "special-attack");
  return now.slice(Math.max(0, first));
}

/** Whether damage was assigned to a defender: what an ability deals may hit anybody. */
function isAssigned({ cause }: Event): boolean {
  return [OF_REGULAR, OF_SPECIAL].includes(cause.rule) && !cause.piece;
}

/** The cell of the first of some who stand in one. */
function cellOf(view: View, ...labels: readonly string[]): string {
  const places = labels.map((label) => view.miniatures.find((one) => one.label === label)?.place ?? "");
  return places.find(isCell) ?? "";
}

function added(hits: ReadonlyMap<string, number>, label: string, amount: number): Map<string, number> {
  return new Map(hits).set(label, (hits.get(label) ?? 0) + amount);
}

/** Whether an attack is the one that is shown already. */
function same(shown: Attack | null | undefined, { kind, cell, attackers }: Named): boolean {
  return (
    shown?.kind === kind &&
    shown.cell === cell &&
    shown.attackers.map((one) => one.label).join() === [...attackers].join()
  );
}
