const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was, in words. */
export function ago(seconds: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  const [unit, length] = STEPS.find(([, one]) => passed >= one) ?? ["second", 1];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(passed / length), unit);
}
