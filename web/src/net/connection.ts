import type { ToBrowser, ToServer } from "../messages";

/** What a connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

export interface Listener {
  heard(message: ToBrowser): void;
  opened(): void;
  /** The connection is lost and tried again by itself; `final` where the server wants no further try. */
  lost(final: boolean): void;
}

const OPEN = 1;
const HEARTBEAT = 15_000;
const SILENCE = 30_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** The server closes with this code where trying again is of no use, such as at a table that is not there. */
const POLICY = 1008;
/** The server closes with this code when it stops, which is mostly to start again. */
const RESTART = 1012;
/** Whoever is told so comes back within this time by chance, so that not everybody comes at once. */
const RESTART_SPREAD = 2_000;

/** A line to one table that mends itself. */
export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #make: (address: string) => Socket;
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #pings = 0;

  constructor(address: string, listener: Listener, make = (to: string): Socket => new WebSocket(to)) {
    this.#address = address;
    this.#listener = listener;
    this.#make = make;
  }

  open(): void {
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(this.#beat, HEARTBEAT);
    this.#connect();
  }

  close(): void {
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pulse);
    this.#drop();
  }

  /** Whether the message left; what is said while the line is down is not kept. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#drop();
    this.#heardAt = Date.now();
    const socket = this.#make(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heardAt = Date.now();
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent) => {
      this.#heardAt = Date.now();
      this.#listener.heard(JSON.parse(String(event.data)) as ToBrowser);
    };
    socket.onclose = (event: CloseEvent) => this.#mend(event.code);
  }

  #mend(code?: number): void {
    const final = code === POLICY;
    this.#drop();
    this.#listener.lost(final);
    if (final) {
      this.close();
      return;
    }
    const spread = code === RESTART ? Math.random() * RESTART_SPREAD : 0;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2) + spread);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #beat = (): void => {
    if (!this.#socket) return;
    if (Date.now() - this.#heardAt >= SILENCE) this.#mend();
    else this.send({ type: "ping", number: this.#pings++ });
  };

  /** Somebody looks again, or the network is back: do not wait for the next beat or try. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#wait = FIRST_WAIT;
    const silent = Date.now() - this.#heardAt >= HEARTBEAT * 1.5;
    if (this.#socket?.readyState !== OPEN || silent) {
      this.#listener.lost(false);
      this.#connect();
    } else {
      this.#beat();
    }
  };
}

/** The address of the line to a table on the server that this page came from. */
export function lineTo(table: string): string {
  const address = new URL(`/ws/${encodeURIComponent(table)}`, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
