// What a browser holds the server to while a game goes on: the promise, the root, the seeds and the set-up it agreed to.

import type { News, Past, Play, Table } from "../messages";
import { BOT_SEED, isSealed, seal, THIRD } from "./agreed";
import { bind } from "./agreeing";
import { isCount } from "./counts";
import { blame, turnTo } from "./following";
import { type Agreement, agreementOf, type Kept, shownIn } from "./kept";
import { setupDigest } from "./setup";

/** Check what can be checked of a table: whose promise and whose seeds its game is played by. */
export function check(id: string, kept: Kept, table: Table, lacks: boolean): void {
  const { scheme, commitment: promise, seals = [], before = [], since = 0 } = table.fairness;
  const { playerSeeds = [], serverSeed = "" } = table.fairness;
  // Once a game is over everybody can read its record, whatever a table says of the server's seed.
  const isOpen = serverSeed !== "" || table.status === "over" || table.status === "closed";
  if (isOpen && !kept.opened.includes(promise)) kept.opened.push(promise);
  const agreement = agreementOf(kept, promise);
  if (!isCount(since)) blame(kept, "since");
  else if (!lacks) {
    if (!agreement && isForeign(kept, table)) blame(kept, "promise");
    // Who only looks on knows at least that seeds cannot change without another sowing.
    const swapped = kept.playing !== "" && kept.playing !== promise && before.length === kept.number;
    if (swapped && kept.agreements.length === 0) blame(kept, "promise");
    if (!kept.playing || isLater(kept, promise, before.length)) turnTo(kept, promise, since);
    if (kept.playing === promise) kept.number = before.length;
  }
  const third = scheme === THIRD;
  playerSeeds.forEach((one, seat) => {
    const sealed = one ? (seals[seat] ?? "") : "";
    if (sealed && !isSealed(promise, table.names[seat] ?? "", one, sealed)) blame(kept, "seeds");
    if (one && !sealed && third && one !== BOT_SEED) blame(kept, "unsealed");
  });
  if (!agreement) return;
  if (agreement.root) {
    const { played } = table.fairness;
    if (third) bind(id, kept, agreement, table);
    else blame(kept, "scheme");
    if (played && setupDigest(table.game, played.rules, played.setup) !== agreement.setup) blame(kept, "setup");
  }
  checkOwn(kept, agreement, table.names, playerSeeds);
}

/** What is played: as this browser agreed to it, once it has shown a seed, and else as a table says whose digest it is. */
export function setupOf(
  kept: Kept,
  { game, fairness: { commitment, played, setup } }: Table,
): Readonly<Record<string, unknown>> | undefined {
  const shown = shownIn(kept);
  const agreed = shown.find((one) => one.promise === kept.playing) ?? shown.at(-1);
  if (agreed) return agreed.played ?? undefined;
  const digest = agreementOf(kept, commitment)?.setup || setup;
  return played && setupDigest(game, played.rules, played.setup) === digest ? played.setup : undefined;
}

/** Whether a game goes on by seeds that are known, or that others were to take the place of. */
export function isSpent(kept: Kept, promise: string, message: Play | News | Past, fresh: readonly number[]): boolean {
  if (fresh.length > 0 && kept.opened.includes(promise)) return true;
  const { agreements } = kept;
  const later = agreements.slice(agreements.findIndex((one) => one.promise === promise) + 1);
  const last = agreementOf(kept, promise) && later.findLast((one) => one.shown.length > 0);
  return message.type === "news" && last !== undefined && fresh.some((entry) => entry >= last.since);
}

/**
 * Whether a promise that this browser did not agree to is one too many: of seats here, or once it has shown a seed,
 * whatever a table says of the seats, unless that came to nothing before a game and the server owns up to it.
 */
function isForeign(kept: Kept, { seats, fairness: { before = [] } }: Table): boolean {
  if (seats.some((sitter) => sitter.mine === true)) return kept.agreements.length > 0;
  return shownIn(kept).some((one) => one.promise === kept.playing || !before.includes(one.root));
}

/** Whether seeds were agreed on after those by which the game is played; onlookers believe it. */
function isLater(kept: Kept, promise: string, number: number): boolean {
  const { agreements, playing } = kept;
  const at = (one: string): number => agreements.findIndex((agreement) => agreement.promise === one);
  if (agreements.length === 0) return promise !== playing && number > kept.number;
  return promise !== playing && at(promise) > at(playing);
}

/** The seeds of this browser are those that it gave, or seals where it gave none in time. */
function checkOwn(kept: Kept, agreement: Agreement, names: readonly string[], seeds: readonly string[]): void {
  for (const [at, own] of Object.entries(agreement.seeds)) {
    const seat = Number(at);
    if (!seeds[seat]) continue;
    if (seeds[seat] === own) {
      if (!agreement.heard.includes(seat)) agreement.heard.push(seat);
    } else if (seeds[seat] !== seal(agreement.promise, names[seat] ?? "", own)) blame(kept, "own-seed");
    else if (agreement.heard.includes(seat)) blame(kept, "dropped");
  }
}
