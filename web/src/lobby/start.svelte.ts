import * as api from "../net/api";
import { go } from "../router.svelte";
import { guest } from "../shared/guest.svelte";
import { awaited, tableFor, type Wish } from "./wish";

/** Making a table and going there. */
export class Start {
  busy = $state(false);
  fault = $state("");

  async table(wish: Wish, hints = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      if (awaited(wish.seats)) await guest.introduce();
      const { id } = await api.makeTable(tableFor(wish));
      go(`/table/${id}${hints ? "?first" : ""}`);
    } catch (refusal) {
      this.fault = api.sentenceOf(refusal);
    } finally {
      this.busy = false;
    }
  }
}
