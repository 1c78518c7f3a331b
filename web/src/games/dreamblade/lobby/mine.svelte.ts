import { keepsakes } from "../../../net/api";
import type { Own } from "./own";

const GAME = "dreamblade";

/** A warband that the server keeps for whoever plays here, and that may be brought. */
export interface Kept extends Own {
  readonly id: string;
  readonly text: string;
  readonly about: string;
}

let all = $state.raw<readonly Kept[]>([]);

export const mine = {
  get all(): readonly Kept[] {
    return all;
  },
  /** Ask again; where that fails, there are the ready ones. */
  async fetch(): Promise<void> {
    const found = await keepsakes().catch(() => []);
    all = found
      .filter(({ game, ready }) => game === GAME && ready)
      .map(({ id, name, text }) => {
        const { description, miniatures } = JSON.parse(text) as Written;
        return { id, name, text, about: description ?? "", copies: { ...miniatures } };
      });
  },
};

/** The form of JSON in which the server keeps it. */
interface Written {
  readonly description?: string;
  readonly miniatures: Readonly<Record<string, number>>;
}
