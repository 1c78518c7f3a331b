import type { Reviewed } from "../messages";
import { call, Refusal } from "../net/api";
import { momentsOf } from "../table/moments/moments";

/** Asks for the moments of a game from a number on, as a seat sees them; `""` is whoever is asked. */
export type Source = (from: number, side: string) => Promise<Reviewed>;

const query = (from: number, side: string): string => `?from=${from}${side ? `&viewer=${side}` : ""}`;

/** The game of a table. */
export const ofTable =
  (id: string): Source =>
  (from, side) =>
    momentsOf(id, from, side);

/** The game of a record file; one that the server has forgotten is sent again. */
export function ofRecord(text: string): Source {
  let id = "";
  const send = async (): Promise<Reviewed> => {
    const opened = await call<Reviewed>("POST", "reviews", { text });
    id = opened.id;
    return opened;
  };
  const ask = (from: number, side: string): Promise<Reviewed> => call("GET", `reviews/${id}${query(from, side)}`);
  return async (from, side) => {
    if (!id) {
      const opened = await send();
      if (from === 0 && side === "") return opened;
    }
    try {
      return await ask(from, side);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.reason !== "server-review-unknown") throw refusal;
      await send();
      return ask(from, side);
    }
  };
}
