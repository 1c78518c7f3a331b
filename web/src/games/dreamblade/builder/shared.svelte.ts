import * as api from "../api";
import { unkept, type Draft } from "./draft.svelte";
import type { Mine } from "./mine.svelte";
import { whyUnread } from "./refused";
import { copiesOf, figuresOf, packedIn, playedIn, sameCopies, type Warband } from "./warband";

/** A warband that came by an address: somebody has shared it, or it was played in the game that is over. */
export interface Came {
  readonly kind: "shared" | "played";
  readonly warband: Warband;
  /** Where the server keeps it for whoever looks at it, and how; "" where it does not. */
  readonly id: string;
  readonly kept: string;
}

/** Warbands that come by an address: laid down at once, unless that would cover what nobody has saved. */
export class Shared {
  /** The one that lies on the workbench. */
  shown = $state.raw<Came>();
  /** One that waits until it is clear what becomes of the one on the workbench. */
  waiting = $state.raw<Came>();
  faults = $state.raw<readonly string[]>([]);

  constructor(
    private readonly draft: Draft,
    private readonly mine: Mine,
  ) {}

  /** Read what is in the address, if there is anything. */
  async receive(): Promise<void> {
    const { hash } = location;
    const played = playedIn(hash);
    const packed = packedIn(hash);
    if (!played && !packed) return;
    history.replaceState(null, "", `${location.pathname}${location.search}`);
    this.faults = [];
    if (played) this.take({ kind: "played", ...this.asKept(played) });
    else await this.read(packed);
  }

  /** Lay it down; what lay there comes back by going back. */
  open(came: Came): void {
    this.waiting = undefined;
    this.shown = came;
    this.draft.lay(came.warband, came.id, came.kept);
  }

  /** Leave what lies there. */
  leave(): void {
    this.waiting = undefined;
  }

  /** Speak of it no more. */
  close(): void {
    this.shown = undefined;
  }

  private async read(packed: string): Promise<void> {
    try {
      const { name, about, copies } = await api.studyWarband(packed);
      this.take({ kind: "shared", warband: { name, about, figures: figuresOf(copies) }, id: "", kept: "" });
    } catch (fault) {
      this.faults = whyUnread(fault);
    }
  }

  private take(came: Came): void {
    const lies = sameCopies(this.draft.copies, copiesOf(came.warband.figures));
    if (came.kind === "played" && lies) this.shown = { ...came, warband: this.draft };
    else if (this.draft.isUnsaved) this.waiting = came;
    else this.open(came);
  }

  /** What was played has no name any more; where the server keeps the same, it is that one. */
  private asKept(played: Warband): Omit<Came, "kind"> {
    const copies = copiesOf(played.figures);
    for (const { id, text } of this.mine.all) {
      const { warband, text: kept } = unkept(text);
      if (sameCopies(copiesOf(warband.figures), copies)) return { warband, id, kept };
    }
    return { warband: played, id: "", kept: "" };
  }
}
