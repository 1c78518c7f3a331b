/** What a figure is made from: the printed facts of a miniature. */
export interface Sculpture {
  name: string;
  aspects: readonly string[];
  lineage: string;
  cost: number;
  location: boolean;
  power?: number;
  defense?: number;
  life?: number;
}

/** FNV-1a over a name: the same name always gives the same number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** The words of a name in lower case, without marks. */
export function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[^a-z]+/)
    .filter(Boolean);
}
