import type { Piece, Side } from "../messages";

/** The way to the builder with the warband that a side has played; the builder reads it behind the `#`. */
export function toBuilder(pieces: readonly Piece[], side: Side): string | undefined {
  const miniatures: Record<string, number> = {};
  for (const { name } of pieces.filter((piece) => piece.side === side)) {
    miniatures[name] = (miniatures[name] ?? 0) + 1;
  }
  if (Object.keys(miniatures).length === 0) return undefined;
  const written = JSON.stringify({ format: "oneiros-warband", version: 1, name: "", miniatures });
  return `/builder/dreamblade#played=${encodeURIComponent(written)}`;
}
