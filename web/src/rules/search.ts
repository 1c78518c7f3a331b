import type { Rule } from "../messages";

/** Where a rule is found on its page: by its number, an ability by its English name. */
export function anchor(rule: Rule): string {
  const english = rule.names?.at(-1);
  return english ? slug(english) : rule.number;
}

/** The anchor of a rule as refusals, events and scenarios cite it: "7.8", or "11 Unique" for an ability. */
export function anchorOf(cited: string): string {
  const [number = "", ...ability] = cited.split(" ");
  return ability.length > 0 ? slug(ability.join(" ")) : number;
}

/** The address of a cited rule. */
export const ruleAddress = (game: string, cited: string): string => `/rules/${game}#${anchorOf(cited)}`;

/** What a rule is called beside others: by its number, an ability by its name. */
export const label = (rule: Rule): string => rule.names?.[0] ?? rule.number;

export function slug(name: string): string {
  return plain(name).replaceAll(/[^a-z0-9]+/g, "-");
}

/** Small letters without marks, each in the place of the letter it stands for. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
    return bare.length === letter.length ? bare : letter;
  }).join("");
}
