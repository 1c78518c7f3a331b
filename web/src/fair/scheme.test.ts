import { describe, expect, test } from "vitest";
import { root, seal, THIRD } from "./agreed";
import type { Fault } from "./faults";
import { hmac } from "./hmac";
import { readRecord } from "./reading";
import { type RecordFile, walk } from "./record";
import { commitment, outcome } from "./scheme";
import { setupDigest } from "./setup";
import { ascii, hex, sha256, unhex } from "./sha256";
import told from "./told.json";

const RECORD = told.record as unknown as RecordFile;
const with_ = (change: (copy: RecordFile) => unknown): Fault[] => {
  const copy = structuredClone(RECORD);
  change(copy);
  return [...walk(copy).faults];
};

describe("SHA-256 and HMAC", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ])("give what the standard says of %j", (text, hash) => {
    expect(hex(sha256(ascii(text)))).toBe(hash);
  });

  test("agree with those of the browser at every length", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
      const bytes = unhex(told.server_seed) as Uint8Array<ArrayBuffer>;
      const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      expect(hex(hmac(bytes, message))).toBe(hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, message))));
    }
  });
});

describe("the scheme", () => {
  test("gives the fingerprints and outcomes that the server gives", () => {
    expect(commitment(told.server_seed)).toBe(told.commitment);
    told.seals.forEach((one, at) => {
      expect(seal(told.commitment, "AB"[at] ?? "", told.player_seeds[at] ?? "")).toBe(one);
    });
    for (const { scheme, takebacks, counter, weights, outcome: drawn } of told.outcomes) {
      const seeds = {
        scheme,
        root: scheme === THIRD ? (told.roots[0]?.root ?? "") : "",
        server_seed: told.server_seed,
        player_seeds: told.player_seeds,
      };
      expect(outcome(seeds, takebacks, counter, weights)).toBe(drawn);
    }
  });

  test("gives the digest of a set-up and the roots that the server gives", () => {
    expect(setupDigest("pebbles", 1, told.setup)).toBe(told.setup_digest);
    for (const agreed of told.roots) expect(root(agreed)).toBe(agreed.root);
  });
});

describe("a record", () => {
  test("is read strictly", () => {
    const bytes = new TextEncoder().encode(JSON.stringify(RECORD));
    expect(readRecord(bytes)).toEqual(RECORD);
  });

  test("with takebacks and renewed seeds holds together", () => {
    expect(RECORD.answers.some(([mark]) => mark === "<")).toBe(true);
    expect(RECORD.fairness.renewed).toHaveLength(1);
    expect(RECORD.fairness.aborted).toHaveLength(1);
    expect([...walk(RECORD).faults]).toEqual([]);
  });

  test("with anything changed does not", () => {
    const roll = RECORD.answers.findIndex(([mark]) => mark === "*");
    const cut = RECORD.answers.findIndex(([mark]) => mark === "<");
    const rows = (copy: RecordFile): unknown[][] => copy.answers as unknown as unknown[][];
    const rewrite = (at: number, value: number) => (copy: RecordFile) => rows(copy)[at]?.splice(1, 1, value);
    expect(with_(rewrite(roll, 9))).toContain("outcome");
    expect(with_((copy) => rows(copy).splice(cut, 1))).toContain("outcome");
    expect(with_(rewrite(cut, 99))).toContain("cut");
    expect(with_((copy) => Object.assign(copy.fairness, { server_seed: "00".repeat(32) }))).toContain("server-seed");
    expect(with_((copy) => Object.assign(copy.fairness, { commitment: "00".repeat(32) }))).toContain("server-seed");
    expect(with_((copy) => Object.assign(copy.fairness, { player_seeds: ["x", "y"] }))).toContain("seeds");
    expect(with_((copy) => Object.assign(copy.fairness, { seals: ["00".repeat(32), null] }))).toContain("seeds");
    expect(with_((copy) => Object.assign(copy, { table: "another" }))).toContain("outcome");
    expect(with_((copy) => Object.assign(copy, { setup: {} }))).toContain("outcome");
    expect(with_((copy) => Object.assign(copy.fairness, { aborted: [] }))).toContain("outcome");
  });
});
