import { slug } from "../../../rules/search";

/** Where a rule stands on the page of the rules; "11 Unique" is the one of an ability. */
export function ruleAddress(rule: string): string {
  const [number = "", ...ability] = rule.split(" ");
  return `/rules/dreamblade#${ability.length > 0 ? slug(ability.join(" ")) : number}`;
}
