import type { LobbyGame } from "../../../lobby/game";
import Terminal from "./Terminal.svelte";

export const LOBBY: LobbyGame = { playable: false, Elsewhere: Terminal };
