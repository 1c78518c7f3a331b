import type { LobbyGame } from "../../../lobby/game";
import Bringing from "./Bringing.svelte";
import Parade from "./Parade.svelte";
import Preparing from "./Preparing.svelte";
import { shelf } from "./shelf.svelte";
import { titleOf } from "./titles";

export const LOBBY: LobbyGame = {
  playable: true,
  // The sample warband against a plain one.
  first: {
    game: "dreamblade",
    opponent: "bot",
    level: "scripted",
    mine: "sample",
    theirs: "vigil-of-lanterns",
    seat: 0,
  },
  Preparing,
  Bringing,
  Picture: Parade,
  fetch: shelf.fetch,
  titleOf,
};
