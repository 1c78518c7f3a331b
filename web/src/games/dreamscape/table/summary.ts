import type * as protocol from "../../../messages";
import { signed } from "../../../shared/points";
import { say, speak } from "../../../words";
import { cardTitle } from "../cards/printed.svelte";
import { rowOf, told } from "../events";
import type { Event, Seat, Shard } from "../messages";

const COMPLETED = "6.2";

/** What one seat did in one phase. */
interface Done {
  readonly seat: Seat;
  readonly phase: "travel" | "creation" | "";
  place: number | null;
  collected: Shard[];
  placed: number;
  trees: number;
  powers: number;
  cards: string[];
  /** What each card has paid. */
  worth: Map<string, number>;
  kept: string[];
  points: number;
}

/** What somebody who does not watch is told: for each player the travel and the creation, in a sentence. */
export function summary(events: readonly protocol.Event[]): string {
  const done: Done[] = [];
  let phase: Done["phase"] = "";
  for (const happened of events) {
    const event = told(happened);
    if (!event) continue;
    if (event.kind === "travel-began") phase = "travel";
    else if (event.kind === "creation-began" || event.kind === "turned-to") phase = "creation";
    else if (event.kind === "emergence-began" || event.kind === "purpose-paid") phase = "";
    if ("seat" in event.about) note(of(done, event.about.seat, phase), event);
  }
  const cycle = events.map(told).findLast((event) => event?.kind === "cycle-began");
  const began =
    cycle?.kind === "cycle-began" ? [say("web-dreamscape-stage-sum-cycle", { number: cycle.about.number })] : [];
  const ended = events.findLast((event) => rowOf(event)?.ends);
  return [...done.map(said), ...began, ended?.sentence ? speak(ended.sentence) : ""].filter(Boolean).join(" ");
}

/** Shards one after another, by the names of their kinds. */
export function listed(kinds: readonly Shard[]): string {
  return kinds.map((kind) => say("shard-kind", { kind })).join(", ");
}

function of(done: Done[], seat: Seat, phase: Done["phase"]): Done {
  const found = done.findLast((one) => one.seat === seat);
  if (found?.phase === phase) return found;
  const fresh: Done = {
    seat,
    phase,
    place: null,
    collected: [],
    placed: 0,
    trees: 0,
    powers: 0,
    cards: [],
    worth: new Map(),
    kept: [],
    points: 0,
  };
  done.push(fresh);
  return fresh;
}

function note(done: Done, event: Event): void {
  switch (event.kind) {
    case "sleeper-moved":
      done.place = event.about.location;
      break;
    case "collected":
      done.collected.push(event.about.kind);
      break;
    case "power-used":
      done.powers += 1;
      break;
    case "shard-stored":
      done.powers += event.about.used;
      break;
    case "placed":
      done.placed += 1;
      break;
    case "planted":
      done.trees += 1;
      break;
    case "card-kept":
      done.kept.push(cardTitle(event.about.card));
      break;
    case "completed":
      done.cards.push(event.about.card);
      break;
    case "scored":
      // What a card pays is said with the card.
      if (event.cause.rule === COMPLETED) done.worth.set(event.cause.piece ?? "", event.about.points);
      else done.points += event.about.points;
      break;
    case "purpose-paid":
      done.points += event.about.points;
  }
}

function said(done: Done): string {
  const parts = [
    done.place === null ? "" : say("web-dreamscape-stage-sum-place", { location: done.place }),
    done.collected.length > 0 ? say("web-dreamscape-stage-sum-collected", { shards: listed(done.collected) }) : "",
    done.powers > 0 ? say("web-dreamscape-stage-sum-powers", { count: done.powers }) : "",
    done.placed > 0 ? say("web-dreamscape-stage-sum-placed", { count: done.placed }) : "",
    done.trees > 0 ? say("web-dreamscape-stage-sum-trees", { count: done.trees }) : "",
    done.cards.length > 0
      ? say("web-dreamscape-stage-sum-completed", { cards: done.cards.map((card) => paid(done, card)).join(", ") })
      : "",
    done.kept.length > 0 ? say("web-dreamscape-stage-sum-kept", { cards: done.kept.join(", ") }) : "",
    done.points === 0 ? "" : say("web-dreamscape-stage-sum-points", { points: signed(done.points) }),
  ].filter(Boolean);
  if (parts.length === 0) return "";
  return say("web-dreamscape-stage-sum", { seat: done.seat, phase: done.phase || "other", what: parts.join("; ") });
}

/** A card with what it has paid. */
function paid({ worth }: Done, card: string): string {
  const points = worth.get(card);
  return points === undefined ? cardTitle(card) : `${cardTitle(card)} (${signed(points)})`;
}
