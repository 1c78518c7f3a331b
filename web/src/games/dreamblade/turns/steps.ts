// The turns of others as pictured steps: who did what, to whom, and what came of it.

import type * as protocol from "../../../messages";
import type { Outcome, SignName, Step, Trace } from "../../../table/turn/turns";
import { say } from "../../../words";
import { viewOf } from "../board/view";
import { told } from "../events";
import type { Event, Piece } from "../messages";
import { put } from "./places";

/** Nothing comes of what is pictured with these. */
const BY_ITSELF = new Set<SignName>(["took", "points", "turn", "skipped"]);

/** A step that may still grow. */
interface Draft {
  side: string;
  miniature: string;
  more: number;
  sign: SignName;
  outcomes: { miniature: string; sign: SignName; text: string; amount: number }[];
  traces: Trace[];
  pieces: Set<string>;
  cells: Set<string>;
  events: protocol.Event[];
}

/** Everything that was done from a step of the game on. */
export function steps(events: readonly protocol.Event[], since: number, play: protocol.Play): readonly Step[] {
  const telling = new Telling(viewOf(play).miniatures);
  for (const event of events) {
    if (event.step >= since) telling.tell(event);
    telling.follow(event);
  }
  return telling.steps();
}

class Telling {
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #places = new Map<string, string>();
  readonly #drafts: Draft[] = [];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = new Map(pieces.map((piece) => [piece.label, piece]));
  }

  /** Know where everything is after an event. */
  follow(event: protocol.Event): void {
    const here = put(event);
    if (here) this.#places.set(here.miniature, here.place);
  }

  steps(): Step[] {
    return this.#drafts.map((draft) => ({
      side: draft.side,
      picture: this.#picture(draft.miniature),
      more: draft.more,
      sign: draft.sign,
      outcomes: draft.outcomes.map(({ miniature, sign, text }): Outcome => {
        return { picture: this.#picture(miniature), sign, text };
      }),
      traces: draft.traces,
      pointed: { pieces: [...draft.pieces], cells: [...draft.cells] },
      events: draft.events,
    }));
  }

  tell(happened: protocol.Event): void {
    const event = told(happened);
    if (!event) return;
    this.#deed(event, happened);
    this.#outcome(event, happened);
  }

  #deed(event: Event, happened: protocol.Event): void {
    switch (event.kind) {
      case "spawned":
        this.#begin(happened, event.about.miniature, "came");
        return this.#arrive(event.about.miniature, event.about.cell, "came");
      case "moved":
      case "shifted":
        return this.#move(happened, event.about.miniature, event.about.cell);
      case "struck":
      case "deathblow-struck":
        return this.#strike(happened, event.about.cell, event.about.attackers);
      case "special-attack":
        this.#begin(happened, event.about.miniature, "struck");
        return this.#mark(this.#at(event.about.target), "struck", event.about.miniature, "");
      case "ability-used":
        this.#begin(happened, event.about.miniature, "used");
        return this.#mark(this.#at(event.about.miniature), "used", event.about.miniature, "");
      case "claimed":
        return this.#claim(happened, event.about.player, event.about.cell, event.about.worth);
      case "turn-began":
        this.#draft(happened, "", "", "turn");
        return this.#say("", "turn", say("web-board-turn", { turn: event.about.turn }));
      case "spawning-skipped":
        this.#draft(happened, "", "", "skipped");
        return this.#say("", "skipped", say("web-board-skipped-short"));
      case "turn-won":
      case "turn-drawn": {
        const side = event.kind === "turn-won" ? event.about.player : "";
        this.#draft(happened, side, "", "points");
        this.#say("", "points", `${event.about.a} : ${event.about.b}`);
        return;
      }
    }
  }

  #outcome(event: Event, happened: protocol.Event): void {
    switch (event.kind) {
      case "combat-ended":
        return this.#miss(happened);
      case "damaged":
        return this.#hurt(happened, event.about.miniature, event.about.amount);
      case "disrupted": {
        const { miniature, cell } = event.about;
        const from = this.#at(miniature);
        this.#note(happened, miniature, "thrown", cell, 1);
        return this.#mark(cell, "thrown", miniature, "", from);
      }
      case "destroyed":
      case "sacrificed":
      case "banished": {
        const { miniature } = event.about;
        const point = event.kind === "destroyed" && event.about.point ? `+${event.about.point}` : "";
        this.#note(happened, miniature, "gone", point, 1);
        return this.#mark(this.#at(miniature), "gone", miniature, point);
      }
      case "purged":
      case "raised":
        return this.#note(happened, event.about.miniature, event.kind === "raised" ? "came" : "gone", "", 1);
    }
  }

  #move(happened: protocol.Event, miniature: string, cell: string): void {
    const last = this.#drafts.at(-1);
    // One who goes on is still on the way; one who is moved by what another does is what comes of that.
    const goesOn = last?.sign === "went" && last.miniature === miniature;
    const isMoved = happened.cause.piece && happened.cause.piece !== miniature && last;
    if (goesOn || isMoved) last.events.push(happened);
    else this.#begin(happened, miniature, "went");
    if (isMoved) this.#say(miniature, "went", cell);
    this.#arrive(miniature, cell, "went");
  }

  #arrive(miniature: string, cell: string, sign: SignName): void {
    const from = this.#at(miniature);
    const draft = this.#drafts.at(-1);
    if (draft?.miniature === miniature) {
      draft.outcomes = draft.outcomes.filter((one) => one.miniature !== "");
      this.#say("", sign, cell);
    }
    this.#mark(cell, sign, miniature, "", from);
    draft?.cells.add(cell);
  }

  #strike(happened: protocol.Event, cell: string, attackers: readonly string[]): void {
    this.#begin(happened, attackers[0] ?? "", "struck");
    const draft = this.#drafts.at(-1);
    if (!draft) return;
    draft.more = Math.max(0, attackers.length - 1);
    for (const attacker of attackers) draft.pieces.add(attacker);
    this.#mark(cell, "struck", attackers[0] ?? "", "");
  }

  #claim(happened: protocol.Event, player: string, cell: string, worth: number): void {
    const last = this.#drafts.at(-1);
    if (last?.sign === "took" && last.side === player) last.events.push(happened);
    else this.#draft(happened, player, "", "took");
    this.#say("", "took", `${cell} +${worth}`);
    this.#mark(cell, "took", "", `+${worth}`);
  }

  /** An attack that has hurt nobody says so. */
  #miss(happened: protocol.Event): void {
    const draft = this.#drafts.at(-1);
    if (draft?.sign !== "struck" || draft.outcomes.length > 0) return;
    draft.events.push(happened);
    this.#say("", "hurt", "0");
  }

  #hurt(happened: protocol.Event, miniature: string, amount: number): void {
    const hurt = this.#drafts.at(-1)?.outcomes.find((one) => one.miniature === miniature && one.sign === "hurt");
    if (hurt) {
      hurt.amount += amount;
      hurt.text = `−${hurt.amount}`;
      this.#drafts.at(-1)?.events.push(happened);
    } else this.#note(happened, miniature, "hurt", `−${amount}`, amount);
    const draft = this.#drafts.at(-1);
    const at = this.#at(miniature);
    const text = `−${hurt?.amount ?? amount}`;
    if (draft)
      draft.traces = draft.traces.filter((one) => !(one.sign === "hurt" && one.picture?.["label"] === miniature));
    this.#mark(at, "hurt", miniature, text);
  }

  /** Something came of what is being done, or happened by itself. */
  #note(happened: protocol.Event, miniature: string, sign: SignName, text: string, amount: number): void {
    const draft = this.#drafts.at(-1);
    if (!draft || BY_ITSELF.has(draft.sign)) this.#draft(happened, "", miniature, sign);
    else {
      draft.events.push(happened);
      // Who falls was hurt before, which goes without saying.
      if (sign !== "hurt") draft.outcomes = draft.outcomes.filter((one) => one.miniature !== miniature);
      draft.outcomes.push({ miniature, sign, text, amount });
    }
    this.#drafts.at(-1)?.pieces.add(miniature);
  }

  #say(miniature: string, sign: SignName, text: string): void {
    this.#drafts.at(-1)?.outcomes.push({ miniature, sign, text, amount: 0 });
  }

  #begin(happened: protocol.Event, miniature: string, sign: SignName): void {
    this.#draft(happened, this.#pieces.get(miniature)?.side ?? "", miniature, sign);
  }

  #draft(happened: protocol.Event, side: string, miniature: string, sign: SignName): void {
    const pieces = new Set(miniature ? [miniature] : []);
    const rest = { more: 0, outcomes: [], traces: [], cells: new Set<string>(), events: [happened] };
    this.#drafts.push({ side, miniature, sign, pieces, ...rest });
  }

  #mark(at: string, sign: SignName, miniature: string, text: string, from = ""): void {
    const draft = this.#drafts.at(-1);
    if (!draft || !at) return;
    const side = this.#pieces.get(miniature)?.side ?? draft.side;
    draft.traces.push({
      who: miniature,
      at,
      from: from === at ? "" : from,
      sign,
      picture: this.#picture(miniature),
      text,
      side,
    });
    draft.cells.add(at);
    if (from) draft.cells.add(from);
  }

  #at(miniature: string): string {
    return this.#places.get(miniature) ?? "";
  }

  #picture(miniature: string): Step["picture"] {
    const piece = this.#pieces.get(miniature);
    return piece ? { ...piece } : null;
  }
}
