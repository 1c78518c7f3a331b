import { recall, remember } from "./memory";

export const MOTIONS = ["system", "little"] as const;
export type Motion = (typeof MOTIONS)[number];

const REMEMBERED = "motion";

let current = $state<Motion>("system");

/** Whether little shall move: as the system says, or here in any case. */
export const motion = {
  get current(): Motion {
    return current;
  },
  /** Whether little shall move whatever the system says. */
  get little(): boolean {
    return current === "little";
  },
  /** Whether little shall move now. */
  get still(): boolean {
    return motion.little || matchMedia("(prefers-reduced-motion: reduce)").matches;
  },
  choose(wanted: Motion): void {
    current = wanted;
    if (wanted === "system") delete document.documentElement.dataset["motion"];
    else document.documentElement.dataset["motion"] = wanted;
    remember(REMEMBERED, wanted);
  },
  begin(): void {
    const remembered = recall(REMEMBERED);
    motion.choose(MOTIONS.find((one) => one === remembered) ?? "system");
  },
};
