import type { NewTable } from "../messages";
import * as api from "../net/api";
import { go } from "../router.svelte";
import { guest } from "../shared/guest.svelte";
import { tableFor, type Wish } from "./wish";

/** Making a table and going there. */
export class Start {
  busy = $state(false);
  fault = $state("");

  /** Make the table that somebody wishes for in the lobby. */
  table(wish: Wish, hints = false): Promise<void> {
    return this.made(tableFor(wish), hints);
  }

  /** Make a table; who waits for others there has a name by which they know them. */
  async made(table: NewTable, hints = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      if (table.seats?.some(({ kind }) => kind === "open")) await guest.introduce();
      const { id } = await api.makeTable(table);
      go(`/table/${id}${hints ? "?first" : ""}`);
    } catch (refusal) {
      this.fault = api.sentenceOf(refusal);
    } finally {
      this.busy = false;
    }
  }
}
