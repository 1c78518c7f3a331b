import { signed } from "../../../shared/points";
import type { Option } from "../messages";

/** The points of an option as they are written on things: +2, −1; nothing where there are none. */
export function gained(points: number | undefined): string {
  return points === undefined || points === 0 ? "" : signed(points);
}

/** The best of some options: what completes a card before what brings points. */
export function best(options: readonly Option[]): Option | undefined {
  const worth = (one: Option): number => (one.completes ?? []).length * 100 + (one.points ?? 0);
  return options.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** What is written on a thing for what the best of its options brings. */
export function badgeOf(options: readonly Option[]): { badge?: string } {
  const found = best(options);
  const star = (found?.completes ?? []).length > 0 ? "★ " : "";
  const text = `${star}${gained(found?.points)}`.trim();
  return text === "" ? {} : { badge: text };
}
