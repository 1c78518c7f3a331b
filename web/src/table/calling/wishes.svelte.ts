import { recall, remember } from "../../memory";

const REMEMBERED = "calling";

/** How a table may call on this browser's people. */
interface Wishes {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Whether nothing is heard where nothing should move. */
  readonly still: boolean;
  /** Whether the system tells them that it is their turn while they look at something else. */
  readonly notes: boolean;
}

const USUAL: Wishes = { volume: 0.5, muted: false, still: false, notes: false };

let current = $state.raw<Wishes>(kept());

/** What people of this browser wish to hear, which it remembers. */
export const wishes = {
  get now(): Wishes {
    return current;
  },
  change(some: Partial<Wishes>): void {
    current = { ...current, ...some };
    remember(REMEMBERED, JSON.stringify(current));
  },
  /** Read again what is remembered, as a page does when it begins. */
  begin(): void {
    current = kept();
  },
};

/** What is remembered; whatever is not as it should be is as usual. */
function kept(): Wishes {
  let found: Partial<Record<keyof Wishes, unknown>> = {};
  try {
    found = (JSON.parse(recall(REMEMBERED) || "{}") as typeof found | null) ?? {};
  } catch {
    // Somebody else has written there.
  }
  const { volume, muted, still, notes } = found;
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : USUAL.volume,
    muted: typeof muted === "boolean" ? muted : USUAL.muted,
    still: typeof still === "boolean" ? still : USUAL.still,
    notes: typeof notes === "boolean" ? notes : USUAL.notes,
  };
}
