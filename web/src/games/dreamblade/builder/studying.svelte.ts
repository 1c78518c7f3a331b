import type { WarbandStudy } from "../../../messages";
import { sentencesOf } from "../../../net/api";
import * as api from "../api";

/** So long a change waits for more, in milliseconds. */
const PAUSE = 180;

/** What the server says about the warband on the workbench: the newest word counts, however late others come. */
export class Studying {
  found = $state.raw<WarbandStudy>();
  faults = $state.raw<readonly string[]>([]);
  /** What `found` is about, as it was written. */
  about = $state("");
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private newest = "";

  /** Study a warband soon; returns how to let it be. */
  soon(text: string): () => void {
    this.newest = text;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.now(text), PAUSE);
    return () => clearTimeout(this.waiting);
  }

  async now(text: string): Promise<void> {
    this.newest = text;
    try {
      const found = await api.studyWarband(text);
      if (this.newest !== text) return;
      this.found = found;
      this.about = text;
      this.faults = [];
    } catch (fault) {
      if (this.newest === text) this.faults = sentencesOf(fault);
    }
  }
}
