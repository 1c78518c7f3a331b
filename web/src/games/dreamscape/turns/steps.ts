// The turns of others as pictured steps: who collected, placed, moved or completed what, and where.

import type * as protocol from "../../../messages";
import type { SignName, Step, Trace } from "../../../table/turn/turns";
import { cardTitle } from "../cards/printed.svelte";
import { isFinal, told } from "../events";
import type { Event, Purpose, View } from "../messages";
import type { Picture } from "./pictures";

/** A step that may still grow. */
interface Draft {
  readonly side: string;
  readonly picture: Picture | null;
  readonly sign: SignName;
  readonly outcomes: { picture: Picture | null; sign: SignName; text: string }[];
  readonly traces: Trace[];
  readonly events: protocol.Event[];
  points: number;
}

/** Everything that was done from a step of the game on. */
export function steps(events: readonly protocol.Event[], since: number, play: protocol.Play): readonly Step[] {
  const { purposes } = play.view as unknown as View;
  const telling = new Telling(purposes);
  for (const event of events) if (event.step >= since) telling.tell(event);
  return telling.steps();
}

const PHASES: ReadonlySet<Event["kind"]> = new Set(["emergence-began", "travel-began", "creation-began"]);

class Telling {
  readonly #drafts: Draft[] = [];
  /** Where the deeds of this phase begin: nobody goes on with one of an earlier phase. */
  #phase = 0;
  /** The seats of which it is told what the end costs them. */
  readonly #counted = new Set<string>();
  readonly #purposes: readonly Purpose[];
  #happened!: protocol.Event;

  constructor(purposes: readonly Purpose[]) {
    this.#purposes = purposes;
  }

  steps(): Step[] {
    return this.#drafts.map(({ points, outcomes, traces, ...draft }) => {
      const paid = { picture: null, sign: "points" as const, text: points < 0 ? `−${-points}` : `+${points}` };
      return {
        ...draft,
        more: 0,
        outcomes: points === 0 ? outcomes : [...outcomes, paid],
        traces,
        pointed: pointedBy(traces),
      };
    });
  }

  tell(happened: protocol.Event): void {
    this.#happened = happened;
    const event = told(happened);
    if (event && PHASES.has(event.kind)) this.#phase = this.#drafts.length;
    if (event) this.#inWorld(event);
  }

  #inWorld(event: Event): void {
    switch (event.kind) {
      case "sleeper-moved": {
        const { seat, from_location, location } = event.about;
        this.#go(seat, { sleeper: seat }, `${from_location}`, `${location}`);
        return;
      }
      case "collected": {
        const { seat, kind, location } = event.about;
        this.#gather(seat, "took", { shard: kind });
        return this.#leave(seat, `${location}`, "took", { shard: kind });
      }
      case "link-taken":
        this.#gather(event.about.seat, "took", { shard: "nightmare" });
        return this.#leave(event.about.seat, event.about.link, "took", { shard: "nightmare" });
      case "nightmare-moved":
        this.#begin("", { nightmare: true }, "went");
        this.#result("", null, "went", `${event.about.location}`);
        return this.#leave("", `${event.about.location}`, "came", { nightmare: true });
      case "power-used":
        this.#begin(event.about.seat, { power: event.about.power }, "used");
        return;
      case "shard-taken":
        return this.#result(event.about.seat, { shard: event.about.kind }, "took");
      case "shard-put":
        this.#result(event.about.seat, { shard: event.about.kind }, "laid", `${event.about.location}`);
        return this.#leave(event.about.seat, `${event.about.location}`, "laid", { shard: event.about.kind });
      case "link-seeded":
        this.#result(event.about.seat, { shard: "nightmare" }, "laid");
        return this.#leave(event.about.seat, event.about.link, "laid", { shard: "nightmare" });
      case "row-rearranged":
        this.#result(event.about.seat, null, "used", `${event.about.location}`);
        return this.#leave(event.about.seat, `${event.about.location}`, "used", null);
      default:
        return this.#withCards(event);
    }
  }

  #withCards(event: Event): void {
    switch (event.kind) {
      case "shard-stored": {
        const { seat, card, kind } = event.about;
        this.#begin(seat, { card }, "used");
        this.#result(seat, { shard: kind }, "laid");
        return this.#leave(seat, card, "laid", { shard: kind });
      }
      case "card-kept":
        return this.#card(event.about.seat, event.about.card, "kept");
      case "completed":
        return this.#card(event.about.seat, event.about.card, "done");
      case "scored":
        if (isFinal(event)) return this.#count(event.about.seat, event.about.points, event.cause.piece ?? "");
        return this.#pay(event.about.seat, event.about.points);
      case "purpose-paid": {
        const { seat, tile, points } = event.about;
        const purpose = this.#purposes[tile];
        this.#begin(seat, purpose ? { purpose: purpose.colour ?? purpose.kind } : null, "points");
        return this.#pay(seat, points);
      }
      case "discarded":
        return this.#result(event.about.seat, { shard: event.about.kind }, "gone", times(event.about.count));
      case "set-aside":
        return this.#result(event.about.seat, null, "gone", times(event.about.count));
      default:
        return this.#onLand(event);
    }
  }

  #onLand(event: Event): void {
    switch (event.kind) {
      case "placed": {
        const { seat, kind, slot } = event.about;
        this.#gather(seat, "laid", { shard: kind }, slot);
        return this.#leave(seat, `${seat}:${slot}`, "laid", { shard: kind });
      }
      case "planted":
        this.#gather(event.about.seat, "laid", { tree: true }, event.about.slot);
        return this.#leave(event.about.seat, `${event.about.seat}:${event.about.slot}`, "laid", { tree: true });
      case "taken-up": {
        const { seat, slot, kind } = event.about;
        this.#result(seat, { shard: kind }, "took", slot);
        return this.#leave(seat, `${seat}:${slot}`, "took", { shard: kind });
      }
      case "shifted": {
        const { seat, from_slot, slot } = event.about;
        this.#result(seat, null, "went", `${from_slot} → ${slot}`);
        return this.#leave(seat, `${seat}:${slot}`, "went", null, `${seat}:${from_slot}`);
      }
      case "entered":
        return this.#go(event.about.seat, { dreamer: event.about.seat }, "", event.about.slot);
      case "stepped": {
        const { seat, from_slot, slot } = event.about;
        return this.#go(seat, { dreamer: seat }, from_slot, slot);
      }
    }
  }

  /** The Sleeper or the Dreamer goes; who goes on is still on the way. */
  #go(seat: string, picture: Picture, from: string, to: string): void {
    const last = this.#drafts.slice(this.#phase).at(-1);
    const goesOn = last?.sign === "went" && last.side === seat && sameWalker(last.picture, picture);
    if (goesOn) {
      last.events.push(this.#happened);
      last.outcomes.splice(0);
    } else this.#begin(seat, picture, "went");
    const place = (name: string): string => ("dreamer" in picture && name ? `${seat}:${name}` : name);
    this.#drafts.at(-1)?.outcomes.push({ picture: null, sign: "went", text: to });
    this.#leave(seat, place(to), "went", picture, place(from));
  }

  #card(seat: string, card: string, sign: SignName): void {
    this.#begin(seat, { card }, sign);
    this.#result(seat, null, sign, cardTitle(card));
    this.#leave(seat, card, sign, { card });
  }

  /** Several of a kind are one deed. */
  #gather(seat: string, sign: SignName, picture: Picture, text = ""): void {
    const last = this.#of(seat);
    if (last?.sign !== sign) this.#begin(seat, null, sign);
    this.#result(seat, picture, sign, text);
  }

  #result(seat: string, picture: Picture | null, sign: SignName, text = ""): void {
    if (!this.#of(seat)) this.#begin(seat, null, sign);
    const draft = this.#of(seat);
    draft?.outcomes.push({ picture, sign, text });
    if (!draft?.events.includes(this.#happened)) draft?.events.push(this.#happened);
  }

  /** What open cards and nightmares cost at the end (8.2, 10.8) is no part of any deed: a seat has it in one step. */
  #count(seat: string, points: number, card: string): void {
    if (!this.#counted.has(seat)) {
      this.#begin(seat, null, "points");
      this.#counted.add(seat);
    }
    this.#result(seat, card ? { card } : { shard: "nightmare" }, "gone");
    this.#pay(seat, points);
  }

  #pay(seat: string, points: number): void {
    if (!this.#of(seat)) this.#begin(seat, null, "points");
    const draft = this.#of(seat);
    if (draft) draft.points += points;
    if (!draft?.events.includes(this.#happened)) draft?.events.push(this.#happened);
  }

  #leave(seat: string, at: string, sign: SignName, picture: Picture | null, from = ""): void {
    const who =
      picture && ("dreamer" in picture || "sleeper" in picture) ? `${seat} ${Object.keys(picture).join("")}` : "";
    this.#of(seat)?.traces.push({ who, at, from, sign, picture, text: "", side: seat });
  }

  #begin(side: string, picture: Picture | null, sign: SignName): void {
    this.#drafts.push({ side, picture, sign, outcomes: [], traces: [], events: [this.#happened], points: 0 });
  }

  /** What a seat did last: all may create at the same time. */
  #of(seat: string): Draft | undefined {
    return this.#drafts.findLast((draft, place) => place >= this.#phase && draft.side === seat);
  }
}

function times(count: number): string {
  return count > 1 ? `×${count}` : "";
}

function sameWalker(one: Picture | null, other: Picture): boolean {
  return one !== null && "dreamer" in one === "dreamer" in other;
}

/** What the traces point at: cards as pieces, the rest as cells, as lines of the log do. */
function pointedBy(traces: readonly Trace[]): Step["pointed"] {
  const places = traces.flatMap(({ at, from }) => (from ? [from, at] : [at]));
  const cells = places.filter(isCell);
  return { pieces: places.filter((place) => !isCell(place)), cells };
}

/** Whether a place is a location, a link or a slot, and no card. */
function isCell(place: string): boolean {
  return /^(\d(-\d)?|[A-D]:\w+)$/.test(place);
}
