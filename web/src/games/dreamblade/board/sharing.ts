import type { Change, Piece } from "../messages";
import type { Named } from "./naming";
import { byPlace } from "./view";

type Places = ReadonlyMap<string, readonly Piece[]>;

/** Keeps whatever has not changed from one view to the next, so that only the rest is drawn again. */
export class Sharing {
  #pieces: ReadonlyMap<string, Piece> = new Map();
  #places: Places = new Map();
  #named: Named = { miniatures: [] };

  pieces(fresh: readonly Piece[]): ReadonlyMap<string, Piece> {
    const before = this.#pieces;
    this.#pieces = new Map(
      fresh.map((piece) => {
        const old = before.get(piece.label);
        return [piece.label, old && same(old, piece) ? old : piece];
      }),
    );
    return this.#pieces;
  }

  /** By what miniatures are called: the same as long as no other ones are in the game. */
  named(fresh: readonly Piece[]): Named {
    const { miniatures: before } = this.#named;
    const same = before.length === fresh.length && before.every(({ label }, at) => label === fresh[at]?.label);
    if (!same) this.#named = { miniatures: fresh };
    return this.#named;
  }

  places(pieces: ReadonlyMap<string, Piece>): Places {
    const before = this.#places;
    const found = new Map<string, readonly Piece[]>();
    for (const [place, there] of byPlace([...pieces.values()])) {
      const old = before.get(place);
      found.set(place, old?.length === there.length && old.every((piece, at) => piece === there[at]) ? old : there);
    }
    this.#places = found;
    return found;
  }
}

/** Whether two pieces of one label stand alike; what is printed on them never changes. */
function same(one: Piece, two: Piece): boolean {
  return (
    one.place === two.place &&
    one.power === two.power &&
    one.defense === two.defense &&
    one.life === two.life &&
    one.damage === two.damage &&
    one.moved === two.moved &&
    one.price === two.price &&
    sameCauses(one.causes, two.causes)
  );
}

/** Whether numbers are what they are for the same reasons: those may change although the numbers do not. */
function sameCauses(one: readonly Change[], two: readonly Change[]): boolean {
  if (one === two) return true;
  return (
    one.length === two.length &&
    one.every((cause, at) => {
      const other = two[at];
      return (
        cause.number === other?.number &&
        cause.change === other.change &&
        cause.by === other.by &&
        cause.ability === other.ability
      );
    })
  );
}
