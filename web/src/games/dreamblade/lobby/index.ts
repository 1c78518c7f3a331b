import type { LobbyGame } from "../../../lobby/game";
import Bringing from "./Bringing.svelte";
import Parade from "./Parade.svelte";
import Preparing from "./Preparing.svelte";
import { shelf } from "./shelf.svelte";
import { titleOf } from "./titles";

const SAMPLE = "sample";

export const LOBBY: LobbyGame = {
  // The sample warband against a plain one, in gentle hands.
  first: {
    game: "dreamblade",
    seats: [
      { who: "me", level: "drowsy", brings: SAMPLE },
      { who: "bot", level: "drowsy", brings: "vigil-of-lanterns" },
    ],
    format: {},
  },
  sided: true,
  fields: [],
  more: [],
  brings: { Preparing, Bringing, usual: SAMPLE, titleOf },
  Picture: Parade,
  howToPlay: "/learn/dreamblade",
  gallery: "/gallery/dreamblade",
  builder: "/builder/dreamblade",
  packs: "/packs/dreamblade",
  fetch: shelf.fetch,
};
