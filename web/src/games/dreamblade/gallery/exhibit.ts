import type { Exhibit } from "../../../gallery/gallery";
import type { Measured, MiniatureExhibit, MiniatureGallery, MiniatureText, ReadyWarband } from "../../../messages";
import { slug } from "../../../rules/search";

/** A ready warband that has a miniature, and how many copies of it. */
export interface Use {
  readonly warband: string;
  readonly copies: number;
}

/** A miniature in the gallery. */
export interface Figure extends Exhibit {
  readonly printed: MiniatureText;
  readonly about: MiniatureExhibit;
  /** How its strength was measured, if it was. */
  readonly measured: Measured;
  readonly uses: readonly Use[];
}

/** Put together what the server tells in three answers. */
export function figures(
  printed: readonly MiniatureText[],
  { exhibits, measured }: MiniatureGallery,
  warbands: readonly ReadyWarband[],
): Figure[] {
  const abouts = new Map(exhibits.map((one) => [one.name, one]));
  return printed.flatMap((one) => {
    const about = abouts.get(one.name);
    if (!about) return [];
    const uses = warbands.flatMap(({ name, copies }) => {
      const number = copies[one.name];
      return number === undefined ? [] : [{ warband: name, copies: number }];
    });
    return [{ id: slug(one.name), names: about.called, printed: one, about, measured, uses }];
  });
}
