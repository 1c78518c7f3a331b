// What the options of a question say in words, written by the page itself: nobody clicks on something else than they read.

import type { Ask, Option } from "../../../messages";
import type { View } from "../messages";
import { named } from "./notation";

/** An ability as it stands in a sentence, with what narrows it and its number. */
const ABILITY =
  /^⟦ability-said¦name=⟦ability-([a-z-]+)-name⟧¦narrowed=[a-z]+¦words=[^¦]*¦numbered=[a-z]+¦amount=([^¦⟧]*)⟧$/;
/** What Hell's Fury gives to others stands there in its place (11). */
const HELLS_FURY = "hells-fury";
const GRANTED = /^⟦ability-crit-name⟧ \d+$/;

/** Whether the words of each option are about what it points at. */
export const areSaid = (ask: Ask, view: View): boolean =>
  (ask.options ?? []).every((option) => isSaid(option, ask, view));

function isSaid(option: Option, ask: Ask, view: View): boolean {
  const { deed, sentence, piece = "", source = "", cell = "", target = "", amount = 0 } = option;
  const called = (label: string): string => nameIn(sentence, label, view);
  const [miniature, place] = [called(piece), placeOf(piece, view)];
  const says = (...parts: string[]): boolean => sentence === `⟦option-${parts.join("¦")}⟧`;
  /** The same where an ability stands among the details. */
  const names = (key: string, ...after: string[]): boolean => {
    const [start, end] = [`⟦option-${key}¦ability=`, `¦${after.join("¦")}⟧`];
    const ability = sentence.slice(start.length, -end.length);
    return sentence === start + ability + end && isAbility(ability, option);
  };
  switch (deed) {
    case "spawn":
      return says("spawn", `miniature=${miniature}`, `cell=${cell}`, `price#${amount}`);
    case "move":
    case "carry":
      return says("move", `miniature=${miniature}`, `from=${place}`, `cell=${cell}`);
    case "place":
      return says("place", `miniature=${miniature}`, `cell=${cell}`);
    case "disrupt":
    case "destroy":
    case "target":
    case "keep":
      return says(deed, `miniature=${miniature}`, `place=${place}`);
    case "damage":
      return says("damage", `miniature=${miniature}`, `amount#${amount}`);
    case "strike":
    case "deathblow":
      return says(deed, `cell=${cell}`, `attackers=${(option.group ?? []).map(called).join(", ")}`);
    case "reroll":
      return says("reroll", `dice=${named(option.faces ?? [])}`, `miniature=${miniature}`);
    case "activate":
      return ["activate", "activate-idle"].some((key) => names(key, `miniature=${miniature}`, `price#${amount}`));
    case "blade":
      if (source === piece) return names("blade", `miniature=${miniature}`);
      return names("blade-borrowed", `miniature=${miniature}`, `source=${called(source)}`);
    case "resolve":
      if (target === "") return names("resolve", `miniature=${miniature}`);
      return names("resolve-against", `miniature=${miniature}`, `target=${called(target)}`);
    case "bomb":
      return says("bomb", `miniature=${called(ask.subject ?? "")}`);
    case "decline":
      return says("decline-deathblow") || /^⟦option-decline-ability¦ability=⟦ability-[a-z-]+-name⟧⟧$/.test(sentence);
    case "end":
      return says("end", `question=${ask.question}`);
    default:
      return says(deed);
  }
}

/** Whether an ability is the one that an option names, with the number that its notation has. */
function isAbility(said: string, { ability = "", text }: Option): boolean {
  const key = keyOf(ability);
  if (said === `⟦ability-${key}-name⟧` || (key === HELLS_FURY && GRANTED.test(said))) return true;
  const [, name, number] = ABILITY.exec(said) ?? [];
  const [, due = number] = / X=(\d+)$/.exec(text) ?? [];
  return name === key && number === due;
}

const keyOf = (name: string): string => name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");

/** What a sentence calls a miniature: with its number where there are several, and as it is where somebody made it up. */
function nameIn(sentence: string, label: string, { miniatures }: View): string {
  const [name = "", number = ""] = label.split("#");
  const printed = `⟦figure-${keyOf(name)}⟧`;
  const called = sentence.includes(printed) ? printed : name;
  return miniatures.filter((one) => one.name === name).length > 1 ? `${called}#${number}` : called;
}

/** Where a miniature is, as sentences name it. */
function placeOf(label: string, { miniatures }: View): string {
  const place = miniatures.find((one) => one.label === label)?.place ?? "";
  return place.length > "a1".length ? `⟦${place}⟧` : place;
}
