/* Written by tools/schema.py from the rules of the game. */

export type Side = "A" | "B";
export type Phase = "conquest" | "first action" | "initiative" | "second action" | "spawn";
/**
 * @minItems 2
 * @maxItems 2
 */
export type Both = [number, number];
export type Face = "1" | "2" | "3" | "blade" | "miss";
export type Event =
  | TurnBegan
  | InitiativeRolled
  | WentFirst
  | PhaseBegan
  | PointsGained
  | PointsSpent
  | BonusTaken
  | Spawned
  | AbilityUsed
  | Energized
  | Moved
  | Shifted
  | Struck
  | FaceRolled
  | DiceTakenUp
  | BladesAssigned
  | DamageModified
  | DamageHeld
  | Damaged
  | DamageCleared
  | Disrupted
  | Destroyed
  | Sacrificed
  | Banished
  | Purged
  | Raised
  | MarkedRelentless
  | MarkedFerocious
  | DeathblowStruck
  | WailRolled
  | Claimed
  | TurnWon
  | GameEnded
  | SpawningSkipped
  | TurnDrawn
  | SpecialAttack
  | RollBegan
  | BladesCounted
  | AbilityLit
  | HeldReleased
  | DamageLost
  | CombatEnded;
export type Question =
  | "ability"
  | "action"
  | "attack"
  | "blade"
  | "damage"
  | "deathblow"
  | "disrupt"
  | "fate"
  | "initiative"
  | "order"
  | "reroll"
  | "shift"
  | "spawn"
  | "strike"
  | "unique";
export type Deed =
  | "activate"
  | "blade"
  | "bomb"
  | "carry"
  | "damage"
  | "deathblow"
  | "decline"
  | "destroy"
  | "disrupt"
  | "end"
  | "keep"
  | "keep-dice"
  | "move"
  | "place"
  | "reroll"
  | "resolve"
  | "spawn"
  | "strike"
  | "target";

export interface Told {
  View: View;
  Event: Event;
  Side: Side;
  Phase: Phase;
  Both: Both;
  Face: Face;
  Question: Question;
  Deed: Deed;
}
/**
 * The table as its players see it.
 */
export interface View {
  game: "dreamblade";
  seat: Side | null;
  turn: number;
  phase: Phase;
  first: Side;
  order: Due[];
  active: Side | null;
  initiative: Both;
  pool: number;
  wins: Both;
  wins_needed: number;
  bonus: Both;
  points: Both;
  claims: Both;
  dice: number[];
  faces: Worth[];
  blades: number;
  combat: Combat | null;
  miniatures: Piece[];
  asked: Side | "chance" | null;
  question: string | null;
  options: string[];
  winner: Side | null;
}
/**
 * A phase of the turn, and whose it is.
 */
export interface Due {
  phase: Phase;
  side: Side | null;
}
/**
 * A face of an attack die, and what it adds to the damage.
 */
export interface Worth {
  face: Face;
  worth: number;
}
/**
 * The attack under way.
 */
export interface Combat {
  attack: "deathblow" | "special" | "strike";
  cell: string;
  attackers: string[];
  target: string;
  damage: number;
  left: number;
  defenders: Defender[];
}
/**
 * Somebody who may still be assigned damage of the attack.
 */
export interface Defender {
  label: string;
  needs: Need[];
  fates: Threshold[];
  usual: number;
}
/**
 * How much somebody else must be assigned first, and which of its abilities demands it.
 */
export interface Need {
  label: string;
  amount: number;
  ability: string;
}
/**
 * From which amount of damage on a defender has enough for what.
 */
export interface Threshold {
  amount: number;
  effect: "" | "destroy" | "disrupt" | "either";
}
/**
 * One miniature; a location has no power, defense or life.
 */
export interface Piece {
  label: string;
  name: string;
  side: Side;
  place: string;
  cost: number;
  aspects: string[];
  lineage: string;
  abilities: string[];
  location: boolean;
  causes: Change[];
  power?: number;
  defense?: number;
  life?: number;
  damage?: number;
  moved?: boolean;
  price?: number;
}
/**
 * What an ability, or where none is named a minimum, adds to a number of a creature.
 */
export interface Change {
  number: "defense" | "life" | "power";
  change: number;
  by: string;
  ability: string;
}
export interface TurnBegan {
  kind: "turn-began";
  step: number;
  about: AboutTurnBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutTurnBegan {
  turn: number;
}
/**
 * Why something happened: the rule, and perhaps the piece and the ability behind it.
 */
export interface Cause {
  rule: string;
  piece?: string;
  ability?: string;
}
export interface InitiativeRolled {
  kind: "initiative-rolled";
  step: number;
  about: AboutInitiativeRolled;
  cause: Cause;
  sentence?: string;
}
export interface AboutInitiativeRolled {
  player: Side;
  number: number;
}
export interface WentFirst {
  kind: "went-first";
  step: number;
  about: AboutWentFirst;
  cause: Cause;
  sentence?: string;
}
export interface AboutWentFirst {
  player: Side;
}
export interface PhaseBegan {
  kind: "phase-began";
  step: number;
  about: AboutPhaseBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutPhaseBegan {
  phase: Phase;
  player: Side | null;
}
export interface PointsGained {
  kind: "points-gained";
  step: number;
  about: AboutPointsGained;
  cause: Cause;
  sentence?: string;
}
export interface AboutPointsGained {
  player: Side;
  amount: number;
}
export interface PointsSpent {
  kind: "points-spent";
  step: number;
  about: AboutPointsSpent;
  cause: Cause;
  sentence?: string;
}
export interface AboutPointsSpent {
  amount: number;
}
export interface BonusTaken {
  kind: "bonus-taken";
  step: number;
  about: AboutBonusTaken;
  cause: Cause;
  sentence?: string;
}
export interface AboutBonusTaken {
  player: Side;
  amount: number;
}
export interface Spawned {
  kind: "spawned";
  step: number;
  about: AboutSpawned;
  cause: Cause;
  sentence?: string;
}
export interface AboutSpawned {
  miniature: string;
  cell: string;
}
export interface AbilityUsed {
  kind: "ability-used";
  step: number;
  about: AboutAbilityUsed;
  cause: Cause;
  sentence?: string;
}
export interface AboutAbilityUsed {
  miniature: string;
  slot: number;
}
export interface Energized {
  kind: "energized";
  step: number;
  about: AboutEnergized;
  cause: Cause;
  sentence?: string;
}
export interface AboutEnergized {
  miniature: string;
  slot: number;
  amount: number;
}
export interface Moved {
  kind: "moved";
  step: number;
  about: AboutMoved;
  cause: Cause;
  sentence?: string;
}
export interface AboutMoved {
  miniature: string;
  cell: string;
}
export interface Shifted {
  kind: "shifted";
  step: number;
  about: AboutShifted;
  cause: Cause;
  sentence?: string;
}
export interface AboutShifted {
  miniature: string;
  cell: string;
}
export interface Struck {
  kind: "struck";
  step: number;
  about: AboutStruck;
  cause: Cause;
  sentence?: string;
}
export interface AboutStruck {
  cell: string;
  attackers: string[];
}
export interface FaceRolled {
  kind: "face-rolled";
  step: number;
  about: AboutFaceRolled;
  cause: Cause;
  sentence?: string;
}
export interface AboutFaceRolled {
  face: Face;
}
export interface DiceTakenUp {
  kind: "dice-taken-up";
  step: number;
  about: AboutDiceTakenUp;
  cause: Cause;
  sentence?: string;
}
export interface AboutDiceTakenUp {
  misses: number;
  ones: number;
  twos: number;
  threes: number;
  blades: number;
}
export interface BladesAssigned {
  kind: "blades-assigned";
  step: number;
  about: AboutBladesAssigned;
  cause: Cause;
  sentence?: string;
}
export interface AboutBladesAssigned {
  miniature: string;
  source: string;
  blades: number;
}
export interface DamageModified {
  kind: "damage-modified";
  step: number;
  about: AboutDamageModified;
  cause: Cause;
  sentence?: string;
}
export interface AboutDamageModified {
  signed: number;
}
export interface DamageHeld {
  kind: "damage-held";
  step: number;
  about: AboutDamageHeld;
  cause: Cause;
  sentence?: string;
}
export interface AboutDamageHeld {
  miniature: string;
  amount: number;
  relentless: 0 | 1;
}
export interface Damaged {
  kind: "damaged";
  step: number;
  about: AboutDamaged;
  cause: Cause;
  sentence?: string;
}
export interface AboutDamaged {
  miniature: string;
  amount: number;
}
export interface DamageCleared {
  kind: "damage-cleared";
  step: number;
  about: AboutDamageCleared;
  cause: Cause;
  sentence?: string;
}
export interface AboutDamageCleared {}
export interface Disrupted {
  kind: "disrupted";
  step: number;
  about: AboutDisrupted;
  cause: Cause;
  sentence?: string;
}
export interface AboutDisrupted {
  miniature: string;
  cell: string;
}
export interface Destroyed {
  kind: "destroyed";
  step: number;
  about: AboutDestroyed;
  cause: Cause;
  sentence?: string;
}
export interface AboutDestroyed {
  miniature: string;
  point: number;
  bonus: number;
}
export interface Sacrificed {
  kind: "sacrificed";
  step: number;
  about: AboutSacrificed;
  cause: Cause;
  sentence?: string;
}
export interface AboutSacrificed {
  miniature: string;
}
export interface Banished {
  kind: "banished";
  step: number;
  about: AboutBanished;
  cause: Cause;
  sentence?: string;
}
export interface AboutBanished {
  miniature: string;
}
export interface Purged {
  kind: "purged";
  step: number;
  about: AboutPurged;
  cause: Cause;
  sentence?: string;
}
export interface AboutPurged {
  miniature: string;
}
export interface Raised {
  kind: "raised";
  step: number;
  about: AboutRaised;
  cause: Cause;
  sentence?: string;
}
export interface AboutRaised {
  miniature: string;
}
export interface MarkedRelentless {
  kind: "marked-relentless";
  step: number;
  about: AboutMarkedRelentless;
  cause: Cause;
  sentence?: string;
}
export interface AboutMarkedRelentless {
  miniature: string;
}
export interface MarkedFerocious {
  kind: "marked-ferocious";
  step: number;
  about: AboutMarkedFerocious;
  cause: Cause;
  sentence?: string;
}
export interface AboutMarkedFerocious {
  miniature: string;
}
export interface DeathblowStruck {
  kind: "deathblow-struck";
  step: number;
  about: AboutDeathblowStruck;
  cause: Cause;
  sentence?: string;
}
export interface AboutDeathblowStruck {
  cell: string;
  attackers: string[];
}
export interface WailRolled {
  kind: "wail-rolled";
  step: number;
  about: AboutWailRolled;
  cause: Cause;
  sentence?: string;
}
export interface AboutWailRolled {
  number: number;
}
export interface Claimed {
  kind: "claimed";
  step: number;
  about: AboutClaimed;
  cause: Cause;
  sentence?: string;
}
export interface AboutClaimed {
  player: Side;
  cell: string;
  worth: number;
}
export interface TurnWon {
  kind: "turn-won";
  step: number;
  about: AboutTurnWon;
  cause: Cause;
  sentence?: string;
}
export interface AboutTurnWon {
  player: Side;
  a: number;
  b: number;
}
export interface GameEnded {
  kind: "game-ended";
  step: number;
  about: AboutGameEnded;
  cause: Cause;
  sentence?: string;
}
export interface AboutGameEnded {
  winner: Side | null;
}
export interface SpawningSkipped {
  kind: "spawning-skipped";
  step: number;
  about: AboutSpawningSkipped;
  cause: Cause;
  sentence?: string;
}
export interface AboutSpawningSkipped {}
export interface TurnDrawn {
  kind: "turn-drawn";
  step: number;
  about: AboutTurnDrawn;
  cause: Cause;
  sentence?: string;
}
export interface AboutTurnDrawn {
  a: number;
  b: number;
}
export interface SpecialAttack {
  kind: "special-attack";
  step: number;
  about: AboutSpecialAttack;
  cause: Cause;
  sentence?: string;
}
export interface AboutSpecialAttack {
  miniature: string;
  target: string;
  dice: number;
}
export interface RollBegan {
  kind: "roll-began";
  step: number;
  about: AboutRollBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutRollBegan {
  dice: number;
}
export interface BladesCounted {
  kind: "blades-counted";
  step: number;
  about: AboutBladesCounted;
  cause: Cause;
  sentence?: string;
}
export interface AboutBladesCounted {
  damage: number;
  blades: number;
}
export interface AbilityLit {
  kind: "ability-lit";
  step: number;
  about: AboutAbilityLit;
  cause: Cause;
  sentence?: string;
}
export interface AboutAbilityLit {
  miniature: string;
  source: string;
}
export interface HeldReleased {
  kind: "held-released";
  step: number;
  about: AboutHeldReleased;
  cause: Cause;
  sentence?: string;
}
export interface AboutHeldReleased {
  held: number;
}
export interface DamageLost {
  kind: "damage-lost";
  step: number;
  about: AboutDamageLost;
  cause: Cause;
  sentence?: string;
}
export interface AboutDamageLost {
  miniature: string;
  amount: number;
}
export interface CombatEnded {
  kind: "combat-ended";
  step: number;
  about: AboutCombatEnded;
  cause: Cause;
  sentence?: string;
}
export interface AboutCombatEnded {}
