import type { Rule, Rulebook } from "../messages";

/** A short book of rules, in one language. */
function book(
  language: string,
  titles: readonly string[],
  rules: readonly Rule[],
  terms: Rulebook["glossary"],
): Rulebook {
  const of = (number: string): Rule[] => rules.filter((rule) => rule.number.split(".")[0] === number);
  return {
    game: "game",
    language,
    title: "",
    sections: ["7", "8", "11"].map((number, nth) => ({ number, title: titles[nth] ?? "", rules: of(number) })),
    glossary: terms ?? [],
  };
}

export const ENGLISH = book(
  "en",
  ["Combat", "Fates", "Every ability"],
  [
    { number: "7.1", text: "Roll **attack dice**, as in 7.10." },
    { number: "7.8", text: "Bodyguard limits 7.1: see 11. Then fates (8)." },
    { number: "7.10", text: "The end of 17.1, not of 7.55." },
    { number: "8.1", text: "A creature flees." },
    { number: "11", text: "**Bodyguard**: 7.8, whatever a Bodyguard does.", names: ["Bodyguard"] },
    { number: "11", text: "**Guard X**: as Bodyguard.", names: ["Guard"] },
  ],
  [
    { own: "disrupt", other: "odgonić", rule: "8.1" },
    { own: "die", other: "kość", rule: "7.1" },
  ],
);

export const POLISH = book(
  "pl",
  ["Walka", "Losy", "Wszystkie umiejętności"],
  [
    { number: "7.1", text: "Rzuć **kośćmi ataku**, jak w 7.10." },
    { number: "7.8", text: "Ochroniarz ogranicza 7.1: patrz 11." },
    { number: "7.10", text: "Koniec." },
    { number: "8.1", text: "Żaden obrońca nie ucieka." },
    { number: "11", text: "**Ochroniarz** (Bodyguard): 7.8.", names: ["Ochroniarz", "Bodyguard"] },
    { number: "11", text: "**Straż X** (Guard X): jak Ochroniarz.", names: ["Straż", "Guard"] },
  ],
  [],
);
