import { language } from "./language.svelte";

/** A chance in whole percent; only what is certain is 0 or 100. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1";
  if (chance < 1 && chance > 0.995) return ">99";
  return String(Math.round(100 * chance));
}

/** A number with one decimal, as the current language writes it. */
export function decimal(number: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return drawn(new Intl.NumberFormat(language.current, one).format(number));
}

/** A number with one decimal, and with none where it would be nought. */
export function plain(number: number): string {
  return drawn(new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(number));
}

/** A share in percent with one decimal, as the current language writes it. */
export function tenths(share: number, signed = false): string {
  const how = {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  } as const;
  return drawn(new Intl.NumberFormat(language.current, how).format(share));
}

/** A gain or loss in whole percent, as the current language writes it. */
export function gain(part: number): string {
  const how = { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" } as const;
  return drawn(new Intl.NumberFormat(language.current, how).format(part));
}

/** The minus as typographers draw it, where a language is given a hyphen. */
function drawn(number: string): string {
  return number.replace("-", "−");
}
