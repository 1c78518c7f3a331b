// The boards of the guide and of the rules, moment by moment.
import type { Piece } from "../messages";
import { claimed, damaged, disrupted, lit, type Moment, shifted, spawned, struck } from "./moments";
import { pieceOf } from "./pieces";

export type Scene = () => readonly Moment[];

/** Where the warbands come in: from each seat the portal is at the lower right. */
export const rows: Scene = () => [
  { pieces: [], marks: lit("chosen", "e1", "a5") },
  { pieces: [], marks: lit("open", "a1", "b1", "c1", "d1", "e1") },
];

/** The cells that pay the player who sits below. */
export const worth: Scene = () => [
  {
    pieces: [
      pieceOf("Twilight Scout", "A", "b4"),
      pieceOf("Mirrorman", "A", "c4"),
      pieceOf("Saint of Roses", "B", "c2"),
    ],
    marks: lit("open", "b4", "c4", "d4", "b3", "c3", "d3"),
  },
];

/** The cells beside a cell. */
export const beside: Scene = () => [
  { pieces: [pieceOf("Twilight Scout", "A", "c3")], marks: lit("open", "c2", "c4", "b3", "d3") },
];

/** In by the portal, and then into another cell of the row. */
export const spawn: Scene = () => {
  const scout = (place: string): Piece => pieceOf("Twilight Scout", "A", place);
  const both = [scout("d2"), pieceOf("Mirrorman", "A", "d1")];
  return [
    { pieces: [scout("e1")], events: [spawned("Twilight Scout", "e1")], marks: lit("open", "e1") },
    { pieces: [scout("e2")], events: [shifted("Twilight Scout", "e2")] },
    { pieces: [scout("d2")], events: [shifted("Twilight Scout", "d2")] },
    { pieces: [scout("d2")], marks: lit("open", "d1", "e1") },
    { pieces: both, events: [spawned("Mirrorman", "d1")], marks: lit("open", "d1", "e1") },
  ];
};

/** Who is engaged stays; the others move. */
export const shift: Scene = () => {
  const at = (scout: string, dragon: string): Piece[] => [
    pieceOf("Iron Thug", "B", "c3"),
    pieceOf("Mirrorman", "A", "c3"),
    pieceOf("Twilight Scout", "A", scout),
    pieceOf("Noble Dragon", "A", dragon),
  ];
  return [
    { pieces: at("b3", "d2"), marks: lit("open", "a3", "b2", "b4") },
    { pieces: at("b4", "d2"), events: [shifted("Twilight Scout", "b4")] },
    { pieces: at("b4", "d3"), events: [shifted("Noble Dragon", "d3")] },
  ];
};

/** Help comes, and then they strike together. */
export const strike: Scene = () => {
  const at = (dragon: string, damage = 0): Piece[] => [
    pieceOf("Jack-in-the-Box", "B", "c3", { damage }),
    pieceOf("Mirrorman", "A", "c3"),
    pieceOf("Noble Dragon", "A", dragon),
  ];
  return [
    { pieces: at("b3") },
    { pieces: at("c3"), events: [shifted("Noble Dragon", "c3")] },
    { pieces: at("c3"), events: [struck("c3", "Mirrorman", "Noble Dragon")] },
    { pieces: at("c3", 8), events: [damaged("Jack-in-the-Box", 8)] },
  ];
};

/** Somebody is disrupted, and put far away. */
export const disruption: Scene = () => {
  const others = [pieceOf("Mirrorman", "A", "c3"), pieceOf("Noble Dragon", "A", "c3")];
  const foe = (place: string, damage = 0): Piece => pieceOf("Faceless Stalker", "B", place, { damage });
  return [
    { pieces: [...others, foe("c3", 7)] },
    { pieces: [...others, foe("c3", 7)], marks: lit("open", "a1", "a2", "a3", "b1", "e2", "e3") },
    { pieces: [...others, foe("a1")], events: [disrupted("Faceless Stalker", "a1")] },
  ];
};

/** Two steps that win a turn. */
export const conquest: Scene = () => {
  const at = (scout: string, brawler: string): Piece[] => [
    pieceOf("Mirrorman", "A", "c4"),
    pieceOf("Saint of Roses", "B", "d2"),
    pieceOf("Iron Thug", "B", "c2"),
    pieceOf("Faceless Stalker", "B", "b2"),
    pieceOf("Twilight Scout", "A", scout),
    pieceOf("Runetagged Brawler", "A", brawler),
  ];
  return [
    { pieces: at("b3", "d1") },
    { pieces: at("b4", "d1"), events: [shifted("Twilight Scout", "b4")] },
    { pieces: at("b4", "d2"), events: [shifted("Runetagged Brawler", "d2")] },
    {
      pieces: at("b4", "d2"),
      events: [claimed("A", "b4", 5), claimed("A", "c4", 4), claimed("B", "c2", 4), claimed("B", "b2", 3)],
    },
  ];
};
