import { GAMES } from "../games/lobbies";
import type { GameDescription } from "../messages";
import * as api from "../net/api";
import { once } from "../shared/once";

let games = $state.raw<GameDescription[]>([]);

/** The games of the server, and what each of them shows: fetched once, when somebody first looks at it. */
export const shelf = {
  get games(): GameDescription[] {
    return games;
  },
  fetch: once(async () => {
    const [described] = await Promise.all([api.games(), ...GAMES.map((game) => game.fetch())]);
    games = described;
  }),
};
