import { can, speak } from "../../words";

/** What a miniature is called in the language of the page: one copy of it by its label, or its name alone. */
export function called(label: string): string {
  return speak(portable(label));
}

/** The same as a part of a portable sentence. */
export function portable(label: string): string {
  const [name = "", ...number] = label.split("#");
  const key = `figure-${name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-")}`;
  // One that somebody made up is called the same in every language.
  return [can(key) ? `⟦${key}⟧` : name, ...number].join("#");
}

/** What an ability is called in keys and addresses. */
export const keyOf = (keyword: string): string => keyword.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
