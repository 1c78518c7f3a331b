import type { Side } from "../messages";

/** A miniature or a cell that something is seen at. */
export type Spot = { readonly miniature: string } | { readonly cell: string };
/** The colour of what is seen; that of a miniature's owner or opponent is known by its name. */
export type Tone = "harm" | "good" | "dream" | Side | { readonly owner: string } | { readonly opponent: string };
export type Symbol = "damage" | "blade" | "pool" | "crown";

/** One of the few things that the stage performs. */
export type Act =
  | { readonly act: "ring" | "burst"; readonly at: Spot; readonly tone: Tone }
  | {
      readonly act: "float";
      readonly at: Spot;
      readonly tone: Tone;
      readonly text: string;
      readonly icon: Symbol | "";
    }
  | { readonly act: "shake" | "lunge"; readonly miniature: string }
  | { readonly act: "bolt"; readonly from: string; readonly to: string }
  | { readonly act: "announce"; readonly text: string; readonly side: Side | null; readonly score: string };

/** A ring spreads. */
export const ring = (at: Spot, tone: Tone): Act => ({ act: "ring", at, tone });
/** Something bursts. */
export const burst = (at: Spot, tone: Tone): Act => ({ act: "burst", at, tone });
/** A few signs rise, with a symbol before them. */
export const float = (at: Spot, tone: Tone, text: string, icon: Symbol | "" = ""): Act => ({
  act: "float",
  at,
  tone,
  text,
  icon,
});
/** A miniature is shaken. */
export const shake = (miniature: string): Act => ({ act: "shake", miniature });
/** A miniature leaps forward. */
export const lunge = (miniature: string): Act => ({ act: "lunge", miniature });
/** Something flies from one miniature to another. */
export const bolt = (from: string, to: string): Act => ({ act: "bolt", from, to });
/** Words stand over the whole board, perhaps in the colour of a side and with a score. */
export const announce = (text: string, side: Side | null = null, score = ""): Act => ({
  act: "announce",
  text,
  side,
  score,
});
