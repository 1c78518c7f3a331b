import type { LobbyGame, SeatWish } from "../../../lobby/game";
import Picture from "./Picture.svelte";

const BOT: SeatWish = { who: "bot", level: "drowsy" };

export const LOBBY: LobbyGame = {
  // Two gentle others are company enough to learn it, and a turn comes round soon.
  first: { game: "dreamscape", seats: [{ ...BOT, who: "me" }, { ...BOT }, { ...BOT }], format: {} },
  sided: false,
  fields: ["nightmare", "simultaneous"],
  more: ["columns", "rows", "mirrored"],
  Picture,
  howToPlay: "/learn/dreamscape",
  gallery: "/gallery/dreamscape",
  fetch: () => Promise.resolve(),
};
