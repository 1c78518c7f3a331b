import { recall, remember } from "../memory";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = "theme";

let current = $state<Theme>("system");

/** Night, dawn, or what the system says. */
export const theme = {
  get current(): Theme {
    return current;
  },
  choose(wanted: Theme): void {
    current = wanted;
    if (wanted === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = wanted;
    remember(REMEMBERED, wanted);
  },
  begin(): void {
    const remembered = recall(REMEMBERED);
    // Oneiros is a place of the night, but whose system is light by day has said so already.
    theme.choose(THEMES.find((one) => one === remembered) ?? "system");
  },
};
