/** What stands beside rules: a paragraph, or a table whose first row names its columns. */
export type Block = { kind: "text"; text: string } | { kind: "table"; head: string[]; rows: string[][] };

/** Cut lines into paragraphs and tables, which are written in rows with bars. */
export function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (!line.startsWith("|")) {
      if (line.trim()) found.push({ kind: "text", text: line });
    } else if (last?.kind !== "table") {
      found.push({ kind: "table", head: cells(line), rows: [] });
    } else if (!/^[|\s:-]+$/.test(line)) {
      last.rows.push(cells(line));
    }
  }
  return found;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
