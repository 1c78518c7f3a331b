import { beforeEach, expect, test } from "vitest";
import { bytesOf, ID, Server } from "./hostile";
import { Pledge } from "./pledge";
import { proofOf, proofSoFar } from "./proof";
import { readRecord } from "./reading";
import { isRoll } from "./record";
import TOLD from "./told.json";

beforeEach(() => localStorage.clear());

test("every outcome of a game with takebacks and renewed seeds is worked out as the record has it", () => {
  const bytes = bytesOf(TOLD.record);
  const proof = proofOf(bytes, null);
  const { answers } = readRecord(bytes);
  expect(proof?.rolls.map((roll) => roll.entry)).toEqual(answers.flatMap((row, at) => (isRoll(row) ? [at] : [])));
  expect(proof?.rolls.every(({ work, chosen }) => work?.().outcome === chosen)).toBe(true);
  expect(proof?.rolls.filter((roll) => roll.step < 0).length).toBeGreaterThan(0);
  expect(proof?.sowings.map(({ fits, aborted }) => [fits, aborted])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
  expect(proof?.sowings[1]?.seats.map((seat) => seat.state)).toEqual(["fits", "locked"]);
});

test("what was forged is shown as what it is, and what cannot be read proves nothing", () => {
  const record = structuredClone(TOLD.record);
  record.fairness.player_seeds[0] = "forged";
  const proof = proofOf(bytesOf(record), null);
  expect(proof?.sowings[0]?.seats[0]?.state).toBe("wrong");
  expect(proof?.rolls.some(({ work, chosen }) => work?.().outcome !== chosen)).toBe(true);
  expect(proofOf(bytesOf("{"), null)).toBeNull();
});

test("while a game goes on the server's seed is locked, and outcomes are those that were shown", () => {
  const [server, pledge] = [new Server(), new Pledge(ID)];
  server.begin(pledge);
  pledge.see(server.roll());
  pledge.see(server.news([{ entry: 5, chosen: -1, weights: [] }]));
  const { sowings, rolls } = proofSoFar(server.table(), pledge.kept);
  expect(sowings).toMatchObject([
    { fits: null, root: server.root, remembered: true, seats: [{ state: "fits" }, { state: "fits" }] },
  ]);
  expect(rolls).toMatchObject([
    { entry: 1, step: 1, chosen: server.drawn(0), weights: [1, 1, 1, 1, 1, 1], work: null },
    { entry: 5, chosen: -1, weights: [] },
  ]);
});
