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
  private readonly pool: api.Copies | undefined;

  /** Study warbands that may be made of everything, or of a pool alone. */
  constructor(pool?: api.Copies) {
    this.pool = pool;
  }

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
      const found = await api.studyWarband(text, false, this.pool);
      if (this.newest !== text) return;
      this.found = found;
      this.about = text;
      this.faults = [];
    } catch (fault) {
      if (this.newest === text) this.faults = sentencesOf(fault);
    }
  }
}
