import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Socket } from "./connection";

class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 1;
  onopen = null;
  onmessage = null;
  onclose: Socket["onclose"] = null;
  send(): void {
    expect.unreachable("nobody says anything");
  }
  close(): void {
    this.readyState = 3;
  }
  end(code: number): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let line: Connection;
const lost = vi.fn<(final: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  lost.mockReset();
  line = new Connection("ws://x", { heard: () => undefined, opened: () => undefined, lost }, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  line.open();
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [0, 188],
  [0.5, 1250],
  [0.999, 2310],
])("those who are told that the server restarts come back at different times: %d", async (chance, after) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  sockets[0]?.end(1012);
  expect(lost).toHaveBeenCalledExactlyOnceWith(false);
  await vi.advanceTimersByTimeAsync(after - 2);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4);
  expect(sockets).toHaveLength(2);
});

test("a line that breaks is mended at once", async () => {
  sockets[0]?.end(1006);
  await vi.advanceTimersByTimeAsync(320);
  expect(sockets).toHaveLength(2);
});

test("where coming back is of no use, nobody does", async () => {
  sockets[0]?.end(1008);
  expect(lost).toHaveBeenCalledExactlyOnceWith(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});
