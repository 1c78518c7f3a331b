export { figure } from "./figure";
export { ASPECTS, type AspectColours } from "./palette";
export type { Sculpture } from "./sculpture";
export { ABILITIES, ACTIVATIONS, abilitySymbol, aspectSymbol } from "./symbols";
