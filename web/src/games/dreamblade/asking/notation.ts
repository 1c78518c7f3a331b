import type { Ask, Option } from "../../../messages";
import { FACES } from "./dice";
import { optionsOf } from "./sight";

/** An answer as it can be typed (docs/notation-dreamblade.md). */
export interface Typed {
  readonly text: string;
  readonly place: number;
  readonly sentence: string;
}

/** How each option can be typed; the few that read alike are told apart by whose ability it is. */
export function typedOptions(ask: Ask): Typed[] {
  const options = optionsOf(ask);
  const written = options.map((option) => write(option, options));
  return options.map((option, index) => {
    const text = written[index] ?? "";
    const twin = written.indexOf(text) !== index || written.lastIndexOf(text) !== index;
    return {
      text: twin && option.source ? `${text} from ${option.source}` : text,
      place: option.folded === true ? option.place + 2 ** (option.group ?? []).length - 2 : option.place,
      sentence: option.sentence,
    };
  });
}

/** The place of the one option that was typed just as it is suggested, or -1: then the server reads it. */
export function typedPlace(ask: Ask, text: string): number {
  const wanted = plain(text);
  const fitting = typedOptions(ask).filter((one) => plain(one.text) === wanted);
  return fitting.length === 1 ? (fitting[0]?.place ?? -1) : -1;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}

function write(option: Option, all: readonly Option[]): string {
  const { deed, piece = "", cell = "", ability = "", amount = 0 } = option;
  switch (deed) {
    case "keep-dice":
      return "keep dice";
    case "spawn":
    case "move":
    case "place":
    case "carry":
      return `${deed} ${piece} ${cell}`;
    case "disrupt":
    case "destroy":
    case "target":
    case "keep":
      return `${deed} ${piece}`;
    case "strike":
    case "deathblow":
      return `${deed} ${cell} with ${attackers(option, all)}`;
    case "damage":
      return `damage ${piece} ${amount}`;
    case "activate":
      return `activate ${piece}: ${ability}${isOpen(option, all) ? ` X=${amount}` : ""}`;
    case "reroll":
      return `reroll ${piece}: ${faces(option)}`;
    case "blade":
      return `blade ${ability}: ${piece}`;
    case "resolve":
      return `resolve ${ability}: ${piece}${option.target ? ` on ${option.target}` : ""}`;
    default:
      return deed;
  }
}

function attackers(option: Option, all: readonly Option[]): string {
  const alone = all.filter((other) => other.deed === option.deed && other.cell === option.cell).length === 1;
  return option.folded === true || alone ? "all" : (option.group ?? []).join(", ");
}

/** Whether an ability is offered for several prices. */
function isOpen(option: Option, all: readonly Option[]): boolean {
  const same = (other: Option): boolean =>
    other.deed === "activate" && other.piece === option.piece && other.ability === option.ability;
  return new Set(all.filter(same).map((other) => other.amount ?? 0)).size > 1;
}

function faces(option: Option): string {
  return FACES.flatMap((face, at) => Array.from({ length: option.faces?.[at] ?? 0 }, () => face)).join(" ");
}
