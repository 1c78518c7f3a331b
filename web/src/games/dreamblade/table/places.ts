import type { Event, Side, View } from "../messages";
import { type Setup, sideOf } from "./printed";

const RESERVES = "reserves";
const GRAVEYARD = "graveyard";

/** Where each miniature is, as events tell it one after another. */
export class Places {
  readonly #setup: Setup | null;
  readonly #isLaidOut: boolean;
  /** Those that have left their reserves. */
  readonly #places = new Map<string, string>();

  /** Begin with everybody in reserves; nothing is known of a game that begins elsewhere, or without its set-up. */
  constructor(setup: Setup | null) {
    this.#isLaidOut = setup !== null && "position" in setup;
    this.#setup = this.#isLaidOut ? null : setup;
  }

  /** Whether something may happen to a miniature where it is: it comes into play once, and attacks where it stands. */
  follow(event: Event): boolean {
    switch (event.kind) {
      case "spawned":
        return this.#put(event.about.miniature, event.about.cell, false);
      case "moved":
      case "shifted":
      case "disrupted":
        return this.#put(event.about.miniature, event.about.cell, true);
      case "destroyed":
      case "sacrificed":
        return this.#put(event.about.miniature, GRAVEYARD, true);
      case "banished":
        return this.#put(event.about.miniature, RESERVES, true);
      case "purged":
        return this.#put(event.about.miniature, GRAVEYARD, false);
      case "raised":
        return this.#put(event.about.miniature, RESERVES, false);
      case "struck":
      case "deathblow-struck": {
        const { attackers, cell } = event.about;
        return !this.#setup || attackers.every((one) => this.#places.get(one) === cell);
      }
      case "special-attack":
      case "ability-used":
        return this.#isInPlay(event.about.miniature);
      case "blades-assigned":
        return this.#isInPlay(event.about.miniature) && this.#isInPlay(event.about.source);
      case "claimed": {
        const { player, cell } = event.about;
        const there = [...this.#places].some(([label, place]) => place === cell && this.#isOf(label, player));
        return !this.#setup || there;
      }
      default:
        return true;
    }
  }

  /** All who have left their reserves, and where they are; nothing in a game from a position, where it is never known. */
  get shown(): (string | null)[] {
    return this.#isLaidOut ? [] : [this.#setup && written([...this.#places])];
  }

  #isOf(label: string, side: Side): boolean {
    return this.#setup !== null && sideOf(this.#setup, label) === side;
  }

  #isInPlay(label: string): boolean {
    const place = this.#places.get(label) ?? RESERVES;
    return !this.#setup || (place !== RESERVES && place !== GRAVEYARD);
  }

  #put(label: string, place: string, plays: boolean): boolean {
    if (!this.#setup) return true;
    const before = this.#isInPlay(label);
    this.#places.set(label, place);
    return sideOf(this.#setup, label) !== undefined && plays === before;
  }
}

/** The same as a view shows it. */
export const placesIn = ({ miniatures }: View): string => written(miniatures.map(({ label, place }) => [label, place]));

const written = (places: readonly (readonly [label: string, place: string])[]): string =>
  places
    .filter(([, place]) => place !== RESERVES)
    .map((one) => one.join(" in "))
    .sort()
    .join(", ");
