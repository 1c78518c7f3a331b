import * as api from "../api";
import type { Draft } from "./draft.svelte";
import { whyUnread } from "./refused";
import { figuresOf, packedIn, type Warband } from "./warband";

/** A warband that somebody has shared by a link: laid down at once, unless that would cover what nobody has saved. */
export class Shared {
  /** The shared warband that lies on the workbench. */
  shown = $state.raw<Warband>();
  /** One that waits until it is clear what becomes of the one on the workbench. */
  waiting = $state.raw<Warband>();
  faults = $state.raw<readonly string[]>([]);

  constructor(private readonly draft: Draft) {}

  /** Read the link in the address, if there is one. */
  async receive(): Promise<void> {
    const packed = packedIn(location.hash);
    if (!packed) return;
    history.replaceState(null, "", `${location.pathname}${location.search}`);
    try {
      const { name, about, copies } = await api.studyWarband(packed);
      this.faults = [];
      const came = { name, about, figures: figuresOf(copies) };
      if (this.draft.isUnsaved) this.waiting = came;
      else this.open(came);
    } catch (fault) {
      this.faults = whyUnread(fault);
    }
  }

  /** Lay it down; what lay there comes back by going back. */
  open(came: Warband): void {
    this.waiting = undefined;
    this.shown = came;
    this.draft.lay(came);
  }

  /** Leave what lies there. */
  leave(): void {
    this.waiting = undefined;
  }

  /** Speak of it no more. */
  close(): void {
    this.shown = undefined;
  }
}
