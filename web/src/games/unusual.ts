// What of a set-up is not as usual and changes what chance does: each game knows that of itself.

type Setup = Readonly<Record<string, unknown>>;

const found = import.meta.glob<(setup: Setup) => string[]>("./*/table/unusual.ts", { import: "unusual", eager: true });

/** Name what is not as usual in a set-up of a game; of a game that has no folder here nothing is known. */
export const unusualIn = (game: string, setup: Setup): readonly string[] =>
  found[`./${game}/table/unusual.ts`]?.(setup) ?? ["other"];
