import { askForCells } from "../board/cells.svelte";
import { askForMiniatures } from "../board/printed.svelte";

/** Learn what the pictures of a page show: the board, and what is printed on miniatures. */
export async function prepare(): Promise<void> {
  await Promise.all([askForCells(), askForMiniatures()]);
}
