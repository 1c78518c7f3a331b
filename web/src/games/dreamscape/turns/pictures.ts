import type { Pictured } from "../../../table/turn/turns";
import type { Power, Purpose, Seat, Shard } from "../messages";

/** What stands for a deed or for what came of it. */
export type Picture =
  | { readonly shard: Shard }
  | { readonly card: string }
  | { readonly sleeper: Seat }
  | { readonly dreamer: Seat }
  | { readonly power: Power }
  | { readonly tree: true }
  | { readonly nightmare: true }
  | { readonly purpose: Shard | Purpose["kind"] };

/** A picture that this part of the page has made itself. */
export function pictureOf(picture: Pictured): Picture {
  return picture as unknown as Picture;
}
