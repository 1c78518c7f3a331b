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
  private newest = 0;
  private readonly pool: api.Copies | undefined;

  /** Study warbands that may be made of everything, or of a pool alone. */
  constructor(pool?: api.Copies) {
    this.pool = pool;
  }

  /** Study a warband soon, after what its last verdict had against it; returns how to let it be. */
  soon(text: string, blame?: api.Blame): () => void {
    this.newest++;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.now(text, blame), PAUSE);
    return () => clearTimeout(this.waiting);
  }

  async now(text: string, blame?: api.Blame): Promise<void> {
    const wish = ++this.newest;
    try {
      const found = await api.studyWarband(text, false, this.pool, blame);
      if (this.newest !== wish) return;
      this.found = found;
      this.about = text;
      this.faults = [];
    } catch (fault) {
      if (this.newest === wish) this.faults = sentencesOf(fault);
    }
  }
}
