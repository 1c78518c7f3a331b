// Records that every verifier must accept or refuse; tests/kernel/test_record_vectors.py asks two others.

import { expect, test } from "vitest";
import vectors from "../../../docs/records.json";
import page from "../../../docs/records.md?raw";
import { readRecord } from "./reading";
import { walk } from "./record";

/** How a vector changes the example of the page. */
interface Vector {
  readonly what: string;
  readonly old?: string;
  readonly new?: string;
  readonly before?: string;
  readonly after?: string;
  readonly bytes?: string;
  readonly size?: number;
  readonly rolls?: boolean;
  readonly accepted: boolean;
}

const EXAMPLE = page.split("```json\n")[1]?.split("```")[0] ?? "";
const BLANK = 0x20;

const unhex = (digits = ""): number[] => (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function changed({ old, new: other = "", before, after, bytes, size = 0, rolls = true }: Vector): Uint8Array {
  const [start, end] = [EXAMPLE.indexOf('"answers": ['), EXAMPLE.indexOf('"result"')];
  const text = rolls ? EXAMPLE : `${EXAMPLE.slice(0, start)}"answers": [], ${EXAMPLE.slice(end)}`;
  expect(text).toContain(old ?? "");
  const written = old === undefined ? text : text.replace(old, () => other);
  const latin = Uint8Array.from(written, (letter) => letter.charCodeAt(0));
  const data = [...unhex(before), ...(bytes ? latin : new TextEncoder().encode(written)), ...unhex(after)];
  const padded = new Uint8Array(Math.max(size, data.length)).fill(BLANK);
  padded.set(data);
  return padded;
}

function isAccepted(bytes: Uint8Array): boolean {
  try {
    return walk(readRecord(bytes)).faults.size === 0;
  } catch {
    return false;
  }
}

test.each(vectors as Vector[])("$what", (vector) => {
  expect(isAccepted(changed(vector))).toBe(vector.accepted);
});
