import { isForPage, within } from "../../shared/keys";

/** What a key stands for; `number` counts from 0. */
export type Command =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "end" | "usual" | "confirm" | "release" | "type" | "list" };

type Word = Exclude<Command["kind"], "number">;

const WORDS: ReadonlyMap<string, Word> = new Map([
  ["e", "end"],
  ["d", "usual"],
  ["/", "type"],
  ["o", "list"],
  ["escape", "release"],
]);
const PRESSED_BY_ENTER =
  "button, a[href], summary, [role='button'], [role='gridcell'], [role='option'], [tabindex='0']";

/** Read a key, unless it is meant for whatever has the focus. */
export function command(event: KeyboardEvent): Command | undefined {
  if (!isForPage(event)) return undefined;
  if (/^[1-9]$/.test(event.key)) return { kind: "number", number: Number(event.key) - 1 };
  if (event.key === "Enter") return within(event.target, PRESSED_BY_ENTER) ? undefined : { kind: "confirm" };
  const kind = WORDS.get(event.key.toLowerCase());
  return kind === undefined ? undefined : { kind };
}
