import type { RecordFile } from "../fair/record";
import type { GameDescription, Join, Made, Me, NewTable, Problem, Rulebook, Tables, TableSummary } from "../messages";

/** What the server refuses, or the sentence for a server that does not answer. */
export class Refusal extends Error {
  readonly reason: string;
  readonly sentence: string;
  readonly rule: string;

  constructor(refused: Problem) {
    super(refused.reason);
    this.name = "Refusal";
    this.reason = refused.reason;
    this.sentence = refused.sentence;
    this.rule = refused.rule ?? "";
  }
}

export const me = (): Promise<Me> => call("GET", "me");
export const rename = (name: string): Promise<Me> => call("PUT", "me", { name });
export const renew = (): Promise<Me> => call("POST", "me/renew");
export const games = (): Promise<GameDescription[]> => call("GET", "games");
export const rules = (game: string, lang: string): Promise<Rulebook> =>
  call("GET", `rules/${encodeURIComponent(game)}?lang=${lang}`);
export const tables = (): Promise<Tables> => call("GET", "tables");
export const makeTable = (table: NewTable): Promise<Made> => call("POST", "tables", table);
export const table = (id: string): Promise<TableSummary> => call("GET", at(id));
export const join = (id: string, wish: Join): Promise<TableSummary> => call("POST", `${at(id)}/join`, wish);
export const leave = (id: string): Promise<TableSummary> => call("POST", `${at(id)}/leave`);
export const closeTable = (id: string): Promise<TableSummary> => call("POST", `${at(id)}/close`);
export const record = (id: string): Promise<RecordFile> => call("GET", `${at(id)}/record`);
export const recordOf = (id: string): string => `/api/${at(id)}/record`;

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

/** Ask the server for something, or throw why it is refused. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = new Headers({ accept: "application/json" });
  const request: RequestInit = { method, headers };
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
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  throw new Refusal(
    isRefused(answer) ? answer : { reason: `http-${response.status}`, sentence: "⟦web-refused-fault⟧" },
  );
}

function isRefused(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "reason" in answer && "sentence" in answer;
}

/** The sentence of anything that was thrown while asking the server. */
export function sentenceOf(fault: unknown): string {
  return fault instanceof Refusal ? fault.sentence : "⟦web-refused-fault⟧";
}
