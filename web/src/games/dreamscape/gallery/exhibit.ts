import type { Exhibit } from "../../../gallery/gallery";
import type { CardExhibit, CardText } from "../../../messages";
import { slug } from "../../../rules/search";

/** A dreamcard in the gallery. */
export interface Dream extends Exhibit {
  readonly printed: CardText;
  readonly about: CardExhibit;
}

/** What stands on a card: kinds of shards, and trees. */
export const TREE = "tree";

export function shows({ printed }: Dream): string[] {
  const kinds = printed.stacks.flatMap(({ stack, tree }) => [...stack, ...(tree ? [TREE] : [])]);
  return [...new Set(kinds)];
}

/** Put together what the server tells in two answers. */
export function dreams(printed: readonly CardText[], exhibits: readonly CardExhibit[]): Dream[] {
  const abouts = new Map(exhibits.map((one) => [one.name, one]));
  return printed.flatMap((one) => {
    const about = abouts.get(one.name);
    return about ? [{ id: slug(one.name), names: about.called, printed: one, about }] : [];
  });
}
