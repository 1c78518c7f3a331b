/** Signs of the aspects (24 by 24) and of abilities (16 by 16), drawn in the colour of the text. */

const stroke = (track: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${track}"/>`;
const fill = (track: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${track}"/>`;

const ASPECT_SYMBOLS: Record<string, string> = {
  Valor: fill(
    "M5 18a7 7 0 0 1 14 0ZM2 20h20v1.8H2ZM11 3h2l-.3 6h-1.4ZM4.1 6.5l1.5-1.3 3.5 4.8-1 .8ZM19.9 6.5l-1.5-1.3-3.5 4.8 1 .8ZM1 13.5l.6-1.9 4 2-.4 1.1ZM23 13.5l-.6-1.9-4 2 .4 1.1Z",
  ),
  Madness: stroke(
    "M12 12.5A2 2 0 0 1 8 12.5A4 4 0 0 1 16 12.5A6 6 0 0 1 4 12.5A8 8 0 0 1 20 12.5A9.5 9.5 0 0 1 17 19.5",
    2.2,
  ),
  Fear: fill(
    "M1 12Q12 1 23 12Q12 23 1 12ZM12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM12 7.6Q14.8 12 12 16.4Q9.2 12 12 7.6Z",
  ),
  Passion: fill(
    "M12 23C5 23 2.5 16.5 6.5 11.5Q7.5 13.5 9 13Q7.5 6 13.5 1Q13.5 7 17.5 10.5C21.5 15 20 23 12 23ZM12 20.5c2.8 0 3.8-3 1.8-5.3Q12.5 14 12.5 12.2 9.5 14.5 9 17.2C8.8 19.2 10 20.5 12 20.5Z",
  ),
};

/** What several signs share. */
const SHIELD = "M8 1.5L13.5 3.5V8Q13.5 12.5 8 14.5Q2.5 12.5 2.5 8V3.5Z";
const HEART = "M8 14C1 9 1 3 4.8 3Q7 3 8 5.5Q9 3 11.2 3C15 3 15 9 8 14Z";
const DROP = "M8 1.5Q13 7.5 13 10A5 5 0 0 1 3 10Q3 7.5 8 1.5Z";
const SKULL = "M4.5 11.5Q2 10 2 7A6 5.5 0 0 1 14 7Q14 10 11.5 11.5V14H4.5Z";
const GHOST = "M3 14V7A5 5 0 0 1 13 7V14L11.3 12L9.7 14L8 12L6.3 14L4.7 12Z";
const dot = (x: number, y: number, r = 1.2): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The strokes of a sign and, where it has any, its filled parts. */
type Sign = readonly [strokes: string, fills?: string];

const SIGNS: Record<string, Sign> = {
  Advance: ["M8 14V3M3.5 7.5L8 3L12.5 7.5"],
  Ambush: ["M1.5 8Q8 1 14.5 8M1 11.5H15M4 14.5H12", dot(8, 7.2, 1.8)],
  Appease: ["M8 1V7M6 3H10M2 9.5H14Q13 14.5 8 14.5Q3 14.5 2 9.5Z"],
  Assault: ["M1 8H9M6 4.5L9.5 8L6 11.5M13 1.5V4M13 6.5V9.5M13 12V14.5"],
  Bloodthirsty: [DROP, "M5 9L6.2 13L7.4 9ZM8.6 9L9.8 13L11 9Z"],
  Bodyguard: [SHIELD, `${dot(8, 6, 1.7)}M4.8 11.5Q8 6.5 11.2 11.5Z`],
  Bolster: [`${SHIELD}M8 5V11M5 8H11`],
  Bomb: ["M9.5 6Q10 3 13 3", `${dot(7, 10, 4.5)}${dot(13.8, 2.6, 1.3)}`],
  Channel: ["M1.5 2.5H14.5L9.5 8.5V14.5L6.5 12.5V8.5Z"],
  Charge: ["M1 4.5H5M1 11.5H5M4 8H14M10 4L14 8L10 12"],
  Copy: ["M6 6H14V14H6ZM10 6V2H2V10H6"],
  Crit: ["M8 1V5M8 11V15M1 8H5M11 8H15M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", dot(8, 8)],
  Defender: ["M2.5 14.5V2.5H5V5H6.8V2.5H9.2V5H11V2.5H13.5V14.5ZM6.5 14V10.5H9.5V14"],
  Demolish: ["M1.5 8L8 2.5L14.5 8M3 8V14.5H13V8M8 3L6.5 7L9.5 9.5L7.5 14"],
  Detonate: [
    "",
    "M8 0L9.6 4.8L13.7 2.3L11.2 6.4L16 8L11.2 9.6L13.7 13.7L9.6 11.2L8 16L6.4 11.2L2.3 13.7L4.8 9.6L0 8L4.8 6.4L2.3 2.3L6.4 4.8Z",
  ],
  Dissipate: ["M1 4.5q3.5-3 7 0t7 0M2.5 8.5q2.7-2.5 5.5 0t5.5 0M5 12.5q1.5-1.5 3 0t3 0"],
  Dominate: ["M3.5 14H12.5M3 11L1.5 3.5L5.5 6.5L8 2L10.5 6.5L14.5 3.5L13 11Z"],
  Drain: ["M8 10V15M5.5 12.5L8 15L10.5 12.5", "M8 0.5Q11.5 4.5 11.5 6A3.5 3.5 0 0 1 4.5 6Q4.5 4.5 8 0.5Z"],
  Energize: ["", "M9.5 0.5L2.5 9.5H7L6 15.5L13.5 6.5H8.8Z"],
  Enrage: [
    "M8 15C2.5 15 1.5 10 4.5 6.5Q5.5 8.5 6.8 8Q6 4 9.5 1Q9.5 5 12.3 8C14.5 11 13.5 15 8 15ZM8 7.5V12.5M5.5 10H10.5",
  ],
  Expel: ["M8.5 2H2V14H8.5M6 8H14.5M11 4.5L14.5 8L11 11.5"],
  Fade: ["M8 2A6 6 0 0 0 8 14", `${dot(11.5, 3.2)}${dot(13.6, 6.4, 1)}${dot(13.6, 9.8, 0.8)}${dot(11.5, 12.8, 0.6)}`],
  Ferocity: ["M1.5 2.5L4 8L6 4L8 8L10 4L12 8L14.5 2.5M1.5 13.5L4.7 10L8 13.5L11.3 10L14.5 13.5"],
  Fight: ["M2 2L12 12M14 2L4 12M9.5 13.5L13.5 9.5M6.5 13.5L2.5 9.5"],
  Flanking: [
    "M1.5 3Q1.5 10 6 10M3.8 7.5L6.3 10L3.8 12.5M14.5 3Q14.5 10 10 10M12.2 7.5L9.7 10L12.2 12.5",
    dot(8, 4, 1.8),
  ],
  Fortunate: [
    "M2 4Q2 2 4 2H12Q14 2 14 4V12Q14 14 12 14H4Q2 14 2 12Z",
    `${dot(5.2, 5.2)}${dot(8, 8)}${dot(10.8, 10.8)}`,
  ],
  Fumble: ["M7 1V5L4.5 6.5M11 8.5L8.5 9.5V12M5.5 12H11.5M8.5 12V15M13 3L11 5M14 6H12"],
  Gather: [
    "M1.5 1.5L6 6M6 2.8V6H2.8M14.5 1.5L10 6M10 2.8V6H13.2M1.5 14.5L6 10M6 13.2V10H2.8M14.5 14.5L10 10M10 13.2V10H13.2",
  ],
  Geomancy: ["M1 13.5L6 3.5L9 9.5L11 6.5L15 13.5Z", "M6 3.5L4.3 7L6 6.4L7.7 7Z"],
  "Hell's Fury": ["M8 15V1M2.5 2V5.5Q2.5 9.5 8 9.5Q13.5 9.5 13.5 5.5V2M1 3.5L2.5 1.5L4 3.5M12 3.5L13.5 1.5L15 3.5"],
  Heroics: [
    "M5 9.5L3.5 15L6 13.5L8 15L10 13.5L12.5 15L11 9.5",
    "M8 0.5L9.7 4L13.5 4.5L10.7 7L11.5 10.8L8 9L4.5 10.8L5.3 7L2.5 4.5L6.3 4Z",
  ],
  Inciter: ["M1.5 6V10H4.5L11 14V2L4.5 6ZM13 5.5Q15 8 13 10.5"],
  Invigorate: [`${HEART}M8 6.5V10.5M6 8.5H10`],
  Loner: ["M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z", `${dot(8, 6, 1.7)}M5 11.8Q8 7 11 11.8Z`],
  Lure: ["M10.5 3V10A3.7 3.7 0 0 1 3 10V7.5L5.2 9.8", dot(10.5, 2.2, 1.5)],
  Nullify: ["M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM3.8 12.2L12.2 3.8"],
  Pack: [
    "",
    `${dot(3, 7, 1.6)}${dot(6.2, 3.5, 1.7)}${dot(9.8, 3.5, 1.7)}${dot(13, 7, 1.6)}M8 7.5Q12 9.5 11.8 12.5Q11 14.5 8 13.5Q5 14.5 4.2 12.5Q4 9.5 8 7.5Z`,
  ],
  Panic: [
    "M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM5 4.8L6.5 6M11 4.8L9.5 6",
    `${dot(5.7, 7.2, 0.9)}${dot(10.3, 7.2, 0.9)}${dot(8, 11, 1.7)}`,
  ],
  Payback: ["M13 14V7A4.3 4.3 0 0 0 4.4 7V12.5M1.5 9.8L4.4 12.7L7.3 9.8", dot(8.7, 7.5, 1.7)],
  Purge: ["M14 1.5L8 7.5M4.5 6.5L9.5 11.5M4.5 6.5Q2 9.5 1.5 14.5Q6.5 14 9.5 11.5M4 12L6.5 9.5"],
  Raise: ["M3.5 14.5V6A4.5 4.5 0 0 1 12.5 6V14.5M1 14.5H15M8 12V5.5M5.8 7.7L8 5.5L10.2 7.7"],
  Regenerate: ["M13.5 8A5.5 5.5 0 1 1 11.5 3.8M11.8 0.8V4.2H8.4M8 6V10M6 8H10"],
  Reincarnate: ["M8 8C5 3 1.2 4.5 1.2 8S5 13 8 8S14.8 4.5 14.8 8S11 13 8 8Z"],
  Reinforce: ["M2.5 6L8 2L13.5 6M2.5 10L8 6L13.5 10M2.5 14L8 10L13.5 14"],
  Relentless: ["M1.5 3.5L6 8L1.5 12.5M6 3.5L10.5 8L6 12.5M10.5 3.5L15 8L10.5 12.5"],
  Respawn: ["M2.5 12A5.5 2.5 0 1 0 13.5 12A5.5 2.5 0 1 0 2.5 12ZM8 11.5V2M4.8 5.2L8 2L11.2 5.2"],
  Scare: [GHOST, `${dot(6, 7)}${dot(10, 7)}`],
  Skirmish: ["M1.5 12.5L5.5 6L9 10L14 3M9.8 2.8L14.2 2.5L14.3 7"],
  Stalwart: ["M2.5 2H13.5M2.5 14H13.5M5 2V14M11 2V14M8 4.5V11.5"],
  Strikeback: ["M14 3L6.5 8L14 13M10.5 13.5H14.3V9.8M3 2V14"],
  Swap: ["M2 5H13M10 2L13 5L10 8M14 11H3M6 8L3 11L6 14"],
  Teleport: [
    "M1.5 11.8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM8.9 4.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z",
    `${dot(7, 8.6, 0.9)}${dot(9.3, 7.4, 0.9)}${dot(4.3, 11.8, 1)}`,
  ],
  Thanatomancy: [`${SKULL}M8 12V14`, `${dot(5.7, 7.5, 1.5)}${dot(10.3, 7.5, 1.5)}`],
  Unique: ["M8 1L14 6L8 15L2 6ZM2 6H14M8 1L5.5 6L8 15M8 1L10.5 6L8 15"],
  Vengeance: ["M1.5 10.5Q8 4.5 14.5 10.5Q8 16 1.5 10.5ZM8 0.8V5.5M6 2.5H10", dot(8, 10.3, 1.9)],
  Vessel: ["M4.5 1.5H11.5M6 1.5V5Q2.5 7 2.5 10Q2.5 14.5 8 14.5Q13.5 14.5 13.5 10Q13.5 7 10 5V1.5M3 9.5H13"],
  Wail: ["M8.5 3.5Q11.5 8 8.5 12.5M11.5 1.5Q16 8 11.5 14.5", "M4 4Q6.5 4 6.5 8T4 12Q1.5 12 1.5 8T4 4Z"],
  Warpstrike: ["M8 8A1.5 1.5 0 0 1 5 8A3 3 0 0 1 11 8A4.5 4.5 0 0 1 2 8A6 6 0 0 1 14 8V13M11.2 10.7L14 13.5L15.5 10.5"],
  Weaken: ["M2.5 2.5L8 7L13.5 2.5M2.5 8.5L8 13L13.5 8.5"],
};

const MARKS: Record<string, Sign> = {
  blade: ["M8 10V15M4 10.5H12", "M8 0L10 3.5V10H6V3.5Z"],
  multiblade: ["M8 10V15M4.5 11H11.5M5.5 9L2 3M10.5 9L14 3", "M8 0L9.7 3.5V10H6.3V3.5Z"],
  "double blade": [
    "M4.5 10V15M1.5 10.5H7.5M11.5 10V15M8.5 10.5H14.5",
    "M4.5 0L6 3.5V10H3V3.5ZM11.5 0L13 3.5V10H10V3.5Z",
  ],
  "double multiblade": [
    "M5.5 10.5V15M10.5 10.5V15M2.5 11H13.5M3 9L1 4M13 9L15 4",
    "M5.5 0L7 3.5V10H4V3.5ZM10.5 0L12 3.5V10H9V3.5Z",
  ],
  spawn: ["M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z", "M8 3.5L9.2 6.8L12.5 8L9.2 9.2L8 12.5L6.8 9.2L3.5 8L6.8 6.8Z"],
  score: ["M3.5 15V1.5", "M4 1.5H14L11.5 5L14 8.5H4Z"],
  "comes into play": ["M6.5 3.5V1.5H14V14.5H6.5V12.5M1 8H9.5M6.5 5L9.5 8L6.5 11"],
};

const ALL_SIGNS = new Map(Object.entries({ ...SIGNS, ...MARKS }));
const UNKNOWN: Sign = ["M4 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z"];

export const ABILITIES: readonly string[] = Object.keys(SIGNS);
export const ACTIVATIONS: readonly string[] = Object.keys(MARKS);

/** The sign of an aspect for a view box of 24 by 24. */
export const aspectSymbol = (aspect: string): string =>
  ASPECT_SYMBOLS[aspect] ?? stroke("M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z", 2);

/** The sign of an ability keyword or of what activates it, for a view box of 16 by 16. */
export function abilitySymbol(name: string): string {
  const [strokes, fills] = ALL_SIGNS.get(name) ?? UNKNOWN;
  return (strokes ? stroke(strokes, 1.5) : "") + (fills ? fill(fills) : "");
}
