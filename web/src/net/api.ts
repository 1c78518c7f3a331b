import type {
  Draft,
  Drafts,
  Erased,
  GameDescription,
  Join,
  Keepsake,
  Made,
  Me,
  NewDraft,
  NewTable,
  Pass,
  PassStanding,
  Pool,
  Problem,
  Rematched,
  Results,
  Rulebook,
  TablePage,
  Tables,
  TableSummary,
} from "../messages";

/** What the server refuses, or the sentence for a server that does not answer. */
export class Refusal extends Error {
  readonly reason: string;
  readonly sentence: string;
  readonly rule: string;
  /** What else is wrong, where several things are. */
  readonly more: readonly string[];

  constructor(refused: Problem) {
    super(refused.reason);
    this.name = "Refusal";
    this.reason = refused.reason;
    this.sentence = refused.sentence;
    this.rule = refused.rule ?? "";
    this.more = refused.more ?? [];
  }
}

export const me = (): Promise<Me> => call("GET", "me");
export const rename = (name: string): Promise<Me> => call("PUT", "me", { name });
export const renew = (): Promise<Me> => call("POST", "me/renew");
export const results = (): Promise<Results> => call("GET", "me/results");
export const erase = (): Promise<Erased> => call("DELETE", "me");
export const makePass = (): Promise<Pass> => call("POST", "me/pass");
export const passStanding = (): Promise<PassStanding> => call("GET", "me/pass");
export const revokePass = (): Promise<Me> => call("DELETE", "me/pass");
export const arrive = (phrase: string): Promise<Me> => call("POST", "me/arrive", { phrase });
export const games = (): Promise<GameDescription[]> => call("GET", "games");
export const rules = (game: string, lang: string): Promise<Rulebook> =>
  call("GET", `rules/${encodeURIComponent(game)}?lang=${lang}`);
export const tables = (): Promise<Tables> => call("GET", "tables");
export const earlierTables = (before: string): Promise<TablePage> =>
  call("GET", `me/tables?before=${encodeURIComponent(before)}`);
export const keepsakes = (): Promise<Keepsake[]> => call("GET", "me/keepsakes");
export const keep = (game: string, text: string): Promise<Keepsake> => call("POST", "me/keepsakes", { game, text });
export const keepInstead = (id: string, game: string, text: string): Promise<Keepsake> =>
  call("PUT", `me/keepsakes/${encodeURIComponent(id)}`, { game, text });
export const keepNoMore = (id: string): Promise<Keepsake[]> => call("DELETE", `me/keepsakes/${encodeURIComponent(id)}`);
export async function makeTable(table: NewTable): Promise<Made> {
  const made = await call<Made>("POST", "tables", table);
  // Where it cannot be noted, people are asked about their own wish.
  await import("../fair/wished").then(({ noteWish }) => noteWish(made.id, table)).catch(() => undefined);
  return made;
}
export const table = (id: string): Promise<TableSummary> => call("GET", at(id));
export const join = (id: string, wish: Join): Promise<TableSummary> => call("POST", `${at(id)}/join`, wish);
export const leave = (id: string): Promise<TableSummary> => call("POST", `${at(id)}/leave`);
export const closeTable = (id: string): Promise<TableSummary> => call("POST", `${at(id)}/close`);
/** Bring something to a table at which packs were opened. */
export const bring = (id: string, brings: string): Promise<TableSummary> => call("POST", `${at(id)}/bring`, { brings });
/** The packs that were opened at a table for the seat of who asks. */
export const poolOf = (id: string): Promise<Pool> => call("GET", `${at(id)}/pool`);
export const rematch = (id: string): Promise<Rematched> => call("POST", `${at(id)}/rematch`);
export const record = async (id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await answer("GET", `${at(id)}/record`, undefined, signal)).arrayBuffer());

export const drafts = (): Promise<Drafts> => call("GET", "drafts");
export const makeDraft = (draft: NewDraft): Promise<Draft> => call("POST", "drafts", draft);
export const draft = (id: string): Promise<Draft> => call("GET", drafted(id));
export const joinDraft = (id: string, invite: string): Promise<Draft> =>
  call("POST", `${drafted(id)}/join`, { invite });
export const leaveDraft = (id: string): Promise<Draft> => call("POST", `${drafted(id)}/leave`);
export const beginDraft = (id: string): Promise<Draft> => call("POST", `${drafted(id)}/begin`);
export const closeDraft = (id: string): Promise<Draft> => call("POST", `${drafted(id)}/close`);
export const pick = (id: string, step: number, name: string): Promise<Draft> =>
  call("POST", `${drafted(id)}/pick`, { step, name });

/** Where everything is that is kept of the guest who asks. */
export const EXPORT = "/api/me/export";

/** Where the record is, for those who want the file and have nothing to compare it with. */
export const recordOf = (id: string): string => `/api/${at(id)}/record`;

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;
const drafted = (id: string): string => `drafts/${encodeURIComponent(id)}`;

/** Ask the server for something, or throw why it is refused. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await answer(method, path, body);
  const told: unknown = await response.json().catch(() => undefined);
  if (told !== undefined) return told as T;
  throw new Refusal({ reason: `http-${response.status}`, sentence: "⟦web-refused-fault⟧" });
}

/** The server's answer to something that it does not refuse. */
async function answer(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const headers = new Headers({ accept: "application/json" });
  const request: RequestInit = { method, headers, signal: signal ?? null };
  if (method !== "GET") {
    headers.set("content-type", "application/json");
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new Refusal({ reason: "offline", sentence: "⟦web-refused-offline⟧" });
  }
  if (response.ok) return response;
  const refused: unknown = await response.json().catch(() => undefined);
  throw new Refusal(
    isRefused(refused) ? refused : { reason: `http-${response.status}`, sentence: "⟦web-refused-fault⟧" },
  );
}

function isRefused(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "reason" in answer && "sentence" in answer;
}

/** All sentences of anything that was thrown while asking the server. */
export function sentencesOf(fault: unknown): string[] {
  return [sentenceOf(fault), ...(fault instanceof Refusal ? fault.more : [])];
}

/** The sentence of anything that was thrown while asking the server. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.sentence : "⟦web-refused-fault⟧";
}
