// Sentences as the server writes them (words/portable.py): ⟦key¦name=value¦number#3⟧, one within another.

const BEGIN = "⟦";
const BETWEEN = "¦";
const END = "⟧";
const DEEPEST = 40;
const DETAIL = /^([A-Za-z][\w-]*)([=#])/;
const NUMBER = /^-?\d{1,15}$/;

export type Details = Record<string, string | number>;

/** Puts a key with its details into words; undefined where it cannot. */
export type Say = (key: string, details: Details) => string | undefined;

/** Put every sentence of a text into words; whatever is no sentence stays as it is. */
export function speakWith(say: Say, text: string): string {
  if (!text.includes(BEGIN)) return text;
  return spoken(say, text, partners(text), 0, text.length, 0);
}

/** For the place of each bracket that opens a sentence, the place of the one that closes it. */
function partners(text: string): Map<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (let place = 0; place < text.length; place++) {
    if (text[place] === BEGIN) open.push(place);
    else if (text[place] === END) {
      const begin = open.pop();
      if (begin !== undefined) found.set(begin, place);
    }
  }
  return found;
}

function spoken(say: Say, text: string, ends: Map<number, number>, from: number, to: number, depth: number): string {
  let said = "";
  let place = from;
  while (place < to) {
    const end = text[place] === BEGIN ? ends.get(place) : undefined;
    if (end === undefined) {
      said += text.charAt(place++);
    } else {
      said += sentence(say, text, ends, place, end, depth) ?? text.slice(place, end + 1);
      place = end + 1;
    }
  }
  return said;
}

function sentence(
  say: Say,
  text: string,
  ends: Map<number, number>,
  begin: number,
  end: number,
  depth: number,
): string | undefined {
  if (depth === DEEPEST) return undefined;
  const [first, ...others] = parts(text, ends, begin + 1, end);
  if (first === undefined) return undefined;
  const details: Details = {};
  for (const [from, to] of others) {
    const match = DETAIL.exec(text.slice(from, to));
    if (match?.[1] === undefined) return undefined;
    const start = from + match[0].length;
    const value = text.slice(start, to);
    if (match[2] === "=") details[match[1]] = spoken(say, text, ends, start, to, depth + 1);
    else if (NUMBER.test(value)) details[match[1]] = Number(value);
    else return undefined;
  }
  return say(text.slice(...first), details);
}

/** Where the key and the details of a sentence begin and end; what lies within further sentences is passed over. */
function parts(text: string, ends: Map<number, number>, from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  let begin = from;
  for (let place = from; place < to; place++) {
    if (text[place] === BEGIN) place = ends.get(place) ?? place;
    else if (text[place] === BETWEEN) {
      found.push([begin, place]);
      begin = place + 1;
    }
  }
  found.push([begin, to]);
  return found;
}
