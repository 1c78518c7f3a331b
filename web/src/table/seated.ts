// A table whose server is the test itself.

import type { Play, Table, ToBrowser } from "../messages";
import type { Socket } from "../net/connection";
import { TableState } from "./state.svelte";
import { Talk } from "./talk";

export class Line implements Socket {
  static all: Line[] = [];
  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error("no line was opened");
    return line;
  }
  readyState = 0 as Socket["readyState"];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  said: Record<string, unknown>[] = [];
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): this {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new window.Event("open"));
    return this;
  }
  tell(message: ToBrowser): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

export function tableOf(change: Partial<Table> = {}): Table {
  return {
    type: "table",
    id: "t1",
    game: "chess",
    status: "playing",
    seats: [
      { kind: "guest", mine: true, sown: true },
      { kind: "bot", bot: "scripted" },
    ],
    names: ["A", "B"],
    public: false,
    onlookers: 0,
    fairness: { scheme: "oneiros-fair-3", commitment: "c0ffee".padEnd(64, "0") },
    ...change,
  };
}

/** Somebody in some seats, before a play that has been seen in full. */
export function seated(
  play: Play,
  mine: readonly number[],
  game = "chess",
): { state: TableState; talk: Talk; line: Line } {
  const state = new TableState("t1");
  const line = new Line("");
  const talk = new Talk(state, () => line);
  talk.open();
  line.accept();
  const seats = [0, 1].map((seat) => ({
    kind: "guest" as const,
    mine: mine.includes(seat),
    sown: true,
    revealed: true,
  }));
  line.tell(tableOf({ game, seats }));
  show(state, play);
  return { state, talk, line };
}

/** Let a play have been seen. */
export function show(state: TableState, play: Play): void {
  state.heard = { ...state.heard, play };
  state.drawn = { ...state.drawn, shown: play, told: state.events };
  state.asked = play;
}
