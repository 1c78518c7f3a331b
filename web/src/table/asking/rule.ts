import { slug } from "../../rules/search";

/** Where a rule of a game stands on the page of its rules; "11 Unique" is the one of an ability. */
export function ruleAddress(game: string, rule: string): string {
  const [number = "", ...ability] = rule.split(" ");
  return `/rules/${game}#${ability.length > 0 ? slug(ability.join(" ")) : number}`;
}
