/* Written by tools/schema.py from the rules of the game. */

export type Seat = "A" | "B" | "C" | "D";
export type Phase = "creation" | "emergence" | "last creation" | "over" | "setup" | "travel";
export type Shard = "grass" | "land" | "movement" | "nightmare" | "rock" | "water";
export type PurposeKind =
  | "count-of"
  | "farthest-dreamer"
  | "groups-near"
  | "least-empty"
  | "longest-path"
  | "most-cards"
  | "most-of"
  | "most-pairs"
  | "most-shards"
  | "most-singles"
  | "no-nightmare";
export type Power = "golem" | "harvesters" | "king" | "lake" | "muse" | "tower";
export type Level = "I" | "II" | "III";
export type Impossible = "" | "shard" | "tree";
export type SlotState = "in-the-way" | "missing" | "stands";
export type Quarter = 0 | 1 | 2 | 3;
export type Event =
  | MarkerDealt
  | TileRevealed
  | TileColoured
  | SleeperPlaced
  | CardShown
  | DeckChosen
  | CardKept
  | CardsReturned
  | LocationFilled
  | NightmaresAdded
  | CycleBegan
  | EmergenceBegan
  | ShardRestored
  | TravelBegan
  | Collected
  | SleeperMoved
  | LinkTaken
  | PowerUsed
  | ShardStored
  | LainDown
  | NightmareMoved
  | LinkSeeded
  | ShardTaken
  | ShardLookedAt
  | ShardPut
  | RowRearranged
  | CreationBegan
  | Placed
  | Entered
  | Stepped
  | FreeStepGained
  | FreeStepLost
  | MountainSeen
  | Scored
  | Planted
  | Discarded
  | TakenUp
  | Shifted
  | Completed
  | SetAside
  | PurposePaid
  | TurnedTo
  | CreationEnded
  | GameEnded;
export type Flag = 0 | 1;
export type Option =
  | EndOption
  | DeclineOption
  | CollectOption
  | PowerOption
  | EnterOption
  | MoveOption
  | KeyOption
  | RearrangeOption
  | StepOption
  | PlantOption
  | TakeOption
  | CompleteOption
  | KeepOption
  | CoverOption
  | NextOption
  | UseOption
  | StoreOption
  | PlaceOption
  | TradeOption
  | PutOption
  | ShiftOption
  | SeedOption
  | DeckOption;
export type Question =
  | "arrange"
  | "card"
  | "colour"
  | "creation"
  | "cross"
  | "deck"
  | "first"
  | "golem"
  | "harvest"
  | "keep"
  | "lake"
  | "marker"
  | "order"
  | "seed"
  | "shard"
  | "stored"
  | "tile"
  | "tower"
  | "travel";
export type Deed =
  | "collect"
  | "complete"
  | "cover"
  | "deck"
  | "decline"
  | "end"
  | "enter"
  | "keep"
  | "key"
  | "move"
  | "next"
  | "place"
  | "plant"
  | "power"
  | "put"
  | "rearrange"
  | "seed"
  | "shift"
  | "step"
  | "store"
  | "take"
  | "trade"
  | "use";

export interface Told {
  View: View;
  Event: Event;
  Option: Option;
  Seat: Seat;
  Shard: Shard;
  Level: Level;
  Power: Power;
  Phase: Phase;
  PurposeKind: PurposeKind;
  Flag: Flag;
  Quarter: Quarter;
  Impossible: Impossible;
  SlotState: SlotState;
  Question: Question;
  Deed: Deed;
}
/**
 * The table as one viewer knows it, with what is worked out for people.
 */
export interface View {
  game: "dreamscape";
  seat: Seat | null;
  nightmare_game: boolean;
  simultaneous: boolean;
  columns: number;
  rows: number;
  entry: string;
  cycle: number;
  cycles: number;
  phase: Phase;
  phases: Phase[];
  order: Seat[];
  active: Seat | null;
  action_points: number;
  most_action_points: number;
  locations: Locations;
  row_length: number;
  nightmare: number | null;
  links: string[];
  reserve: number;
  bag: Shards;
  trees: number;
  decks: Decks;
  purposes: Purpose[];
  seats: Player[];
  harvested: (Shard | null)[];
  under_way: UnderWay | null;
  asked: Seat | "chance" | null;
  may_answer: Seat[];
  question: string | null;
  options: string[];
  winners: Seat[];
  near: Near[];
  reckoning: Reckoning[];
}
/**
 * The shards at each location, from the left.
 */
export interface Locations {
  "1": Shard[];
  "2": Shard[];
  "3": Shard[];
  "4": Shard[];
  "5": Shard[];
  "6": Shard[];
}
/**
 * How many shards there are of each kind.
 */
export interface Shards {
  grass: number;
  water: number;
  rock: number;
  land: number;
  movement: number;
  nightmare: number;
}
/**
 * The decks by their levels.
 */
export interface Decks {
  I: Deck;
  II: Deck;
  III: Deck;
}
/**
 * A deck: how many cards it has, and those that were put under it, the next one first.
 */
export interface Deck {
  cards: number;
  bottom: (string | null)[];
}
/**
 * A tile with what each player has of it and would be paid now.
 */
export interface Purpose {
  kind: PurposeKind;
  colour: Shard | null;
  measures: number[];
  points: number[];
  worth: number;
}
/**
 * What lies before one player.
 */
export interface Player {
  seat: Seat;
  score: number;
  hands: Shards;
  sleeper: number | null;
  marker: number | null;
  flipped: boolean;
  lies_above: number | null;
  dreamer: string | null;
  free_step: boolean;
  slots: {
    [k: string]: Slot;
  };
  paid: string[];
  set_aside: number;
  open: OpenCard[];
  pile: string[];
  covered: Shard | null;
  looking_at: (string | null)[];
}
/**
 * A slot of a landscape that is filled: its shards from the bottom, and whether a tree.
 */
export interface Slot {
  stack: Shard[];
  tree: boolean;
}
/**
 * A card that lies open, and the shard that is stored on it.
 */
export interface OpenCard {
  card: string;
  stored: Shard | null;
}
/**
 * How far the question that is asked has come; what does not concern it is left out.
 */
export interface UnderWay {
  rule: string;
  power: Power | null;
  left?: number;
  location?: number;
  arranged?: Shard[];
  card?: string;
  cards?: number;
  deck?: Level | null;
}
/**
 * How near an open card of the viewer is, in the place and rotation that take the least.
 */
export interface Near {
  card: string;
  impossible: Impossible;
  kind: Shard | null;
  slots: NearSlot[];
  quarter: Quarter;
  mirrored: boolean;
  stands: number;
  lacks: Shards;
  not_held: Shards;
}
/**
 * A slot where a card would be built: what it wants there, and whether that stands wholly.
 */
export interface NearSlot {
  slot: string;
  stack: Shard[];
  tree: boolean;
  dreamer: boolean;
  state: SlotState;
}
/**
 * What the end of the game would bring a player now; at the end the score holds it already.
 */
export interface Reckoning {
  purposes: number;
  open_cards: number;
  nightmares: number;
  total: number;
}
export interface MarkerDealt {
  kind: "marker-dealt";
  step: number;
  about: AboutMarkerDealt;
  cause: Cause;
  sentence?: string;
}
export interface AboutMarkerDealt {
  seat: Seat;
  number: number;
}
/**
 * Why something happened: the rule, and perhaps the piece and the ability behind it.
 */
export interface Cause {
  rule: string;
  piece?: string;
  ability?: string;
}
export interface TileRevealed {
  kind: "tile-revealed";
  step: number;
  about: AboutTileRevealed;
  cause: Cause;
  sentence?: string;
}
export interface AboutTileRevealed {
  tile: number;
  purpose: PurposeKind;
}
export interface TileColoured {
  kind: "tile-coloured";
  step: number;
  about: AboutTileColoured;
  cause: Cause;
  sentence?: string;
}
export interface AboutTileColoured {
  tile: number;
  kind: Shard;
}
export interface SleeperPlaced {
  kind: "sleeper-placed";
  step: number;
  about: AboutSleeperPlaced;
  cause: Cause;
  sentence?: string;
}
export interface AboutSleeperPlaced {
  seat: Seat;
  location: number;
}
export interface CardShown {
  kind: "card-shown";
  step: number;
  about: AboutCardShown;
  cause: Cause;
  sentence?: string;
}
export interface AboutCardShown {
  seat: Seat;
  card: string | null;
}
export interface DeckChosen {
  kind: "deck-chosen";
  step: number;
  about: AboutDeckChosen;
  cause: Cause;
  sentence?: string;
}
export interface AboutDeckChosen {
  seat: Seat;
  level: Level;
  cards: number;
}
export interface CardKept {
  kind: "card-kept";
  step: number;
  about: AboutCardKept;
  cause: Cause;
  sentence?: string;
}
export interface AboutCardKept {
  seat: Seat;
  card: string;
  place: number;
}
export interface CardsReturned {
  kind: "cards-returned";
  step: number;
  about: AboutCardsReturned;
  cause: Cause;
  sentence?: string;
}
export interface AboutCardsReturned {
  seat: Seat;
  level: Level;
  cards: number;
}
export interface LocationFilled {
  kind: "location-filled";
  step: number;
  about: AboutLocationFilled;
  cause: Cause;
  sentence?: string;
}
export interface AboutLocationFilled {
  location: number;
  kind: Shard;
}
export interface NightmaresAdded {
  kind: "nightmares-added";
  step: number;
  about: AboutNightmaresAdded;
  cause: Cause;
  sentence?: string;
}
export interface AboutNightmaresAdded {
  count: number;
}
export interface CycleBegan {
  kind: "cycle-began";
  step: number;
  about: AboutCycleBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutCycleBegan {
  number: number;
}
export interface EmergenceBegan {
  kind: "emergence-began";
  step: number;
  about: AboutEmergenceBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutEmergenceBegan {
  number: number;
}
export interface ShardRestored {
  kind: "shard-restored";
  step: number;
  about: AboutShardRestored;
  cause: Cause;
  sentence?: string;
}
export interface AboutShardRestored {
  seat: Seat;
  card: string;
  kind: Shard;
}
export interface TravelBegan {
  kind: "travel-began";
  step: number;
  about: AboutTravelBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutTravelBegan {
  seat: Seat;
}
export interface Collected {
  kind: "collected";
  step: number;
  about: AboutCollected;
  cause: Cause;
  sentence?: string;
}
export interface AboutCollected {
  seat: Seat;
  location: number;
  kind: Shard;
}
export interface SleeperMoved {
  kind: "sleeper-moved";
  step: number;
  about: AboutSleeperMoved;
  cause: Cause;
  sentence?: string;
}
export interface AboutSleeperMoved {
  seat: Seat;
  from_location: number;
  location: number;
  spent: number;
}
export interface LinkTaken {
  kind: "link-taken";
  step: number;
  about: AboutLinkTaken;
  cause: Cause;
  sentence?: string;
}
export interface AboutLinkTaken {
  seat: Seat;
  link: string;
}
export interface PowerUsed {
  kind: "power-used";
  step: number;
  about: AboutPowerUsed;
  cause: Cause;
  sentence?: string;
}
export interface AboutPowerUsed {
  seat: Seat;
  power: Power;
}
export interface ShardStored {
  kind: "shard-stored";
  step: number;
  about: AboutShardStored;
  cause: Cause;
  sentence?: string;
}
export interface AboutShardStored {
  seat: Seat;
  card: string;
  kind: Shard;
  used: Flag;
}
export interface LainDown {
  kind: "lain-down";
  step: number;
  about: AboutLainDown;
  cause: Cause;
  sentence?: string;
}
export interface AboutLainDown {
  seat: Seat;
  location: number;
}
export interface NightmareMoved {
  kind: "nightmare-moved";
  step: number;
  about: AboutNightmareMoved;
  cause: Cause;
  sentence?: string;
}
export interface AboutNightmareMoved {
  location: number;
}
export interface LinkSeeded {
  kind: "link-seeded";
  step: number;
  about: AboutLinkSeeded;
  cause: Cause;
  sentence?: string;
}
export interface AboutLinkSeeded {
  seat: Seat;
  link: string;
}
export interface ShardTaken {
  kind: "shard-taken";
  step: number;
  about: AboutShardTaken;
  cause: Cause;
  sentence?: string;
}
export interface AboutShardTaken {
  seat: Seat;
  kind: Shard;
}
export interface ShardLookedAt {
  kind: "shard-looked-at";
  step: number;
  about: AboutShardLookedAt;
  cause: Cause;
  sentence?: string;
}
export interface AboutShardLookedAt {
  seat: Seat;
  kind: Shard | null;
}
export interface ShardPut {
  kind: "shard-put";
  step: number;
  about: AboutShardPut;
  cause: Cause;
  sentence?: string;
}
export interface AboutShardPut {
  seat: Seat;
  kind: Shard;
  location: number;
}
export interface RowRearranged {
  kind: "row-rearranged";
  step: number;
  about: AboutRowRearranged;
  cause: Cause;
  sentence?: string;
}
export interface AboutRowRearranged {
  seat: Seat;
  location: number;
  row: Shard[];
}
export interface CreationBegan {
  kind: "creation-began";
  step: number;
  about: AboutCreationBegan;
  cause: Cause;
  sentence?: string;
}
export interface AboutCreationBegan {
  seat: Seat;
  last: Flag;
}
export interface Placed {
  kind: "placed";
  step: number;
  about: AboutPlaced;
  cause: Cause;
  sentence?: string;
}
export interface AboutPlaced {
  seat: Seat;
  kind: Shard;
  slot: string;
}
export interface Entered {
  kind: "entered";
  step: number;
  about: AboutEntered;
  cause: Cause;
  sentence?: string;
}
export interface AboutEntered {
  seat: Seat;
  slot: string;
}
export interface Stepped {
  kind: "stepped";
  step: number;
  about: AboutStepped;
  cause: Cause;
  sentence?: string;
}
export interface AboutStepped {
  seat: Seat;
  from_slot: string;
  slot: string;
  white: Flag;
}
export interface FreeStepGained {
  kind: "free-step-gained";
  step: number;
  about: AboutFreeStepGained;
  cause: Cause;
  sentence?: string;
}
export interface AboutFreeStepGained {
  seat: Seat;
}
export interface FreeStepLost {
  kind: "free-step-lost";
  step: number;
  about: AboutFreeStepLost;
  cause: Cause;
  sentence?: string;
}
export interface AboutFreeStepLost {
  seat: Seat;
}
export interface MountainSeen {
  kind: "mountain-seen";
  step: number;
  about: AboutMountainSeen;
  cause: Cause;
  sentence?: string;
}
export interface AboutMountainSeen {
  seat: Seat;
  slot: string;
}
export interface Scored {
  kind: "scored";
  step: number;
  about: AboutScored;
  cause: Cause;
  sentence?: string;
}
export interface AboutScored {
  seat: Seat;
  points: number;
}
export interface Planted {
  kind: "planted";
  step: number;
  about: AboutPlanted;
  cause: Cause;
  sentence?: string;
}
export interface AboutPlanted {
  seat: Seat;
  slot: string;
}
export interface Discarded {
  kind: "discarded";
  step: number;
  about: AboutDiscarded;
  cause: Cause;
  sentence?: string;
}
export interface AboutDiscarded {
  seat: Seat;
  kind: Shard;
  count: number;
}
export interface TakenUp {
  kind: "taken-up";
  step: number;
  about: AboutTakenUp;
  cause: Cause;
  sentence?: string;
}
export interface AboutTakenUp {
  seat: Seat;
  slot: string;
  kind: Shard;
}
export interface Shifted {
  kind: "shifted";
  step: number;
  about: AboutShifted;
  cause: Cause;
  sentence?: string;
}
export interface AboutShifted {
  seat: Seat;
  from_slot: string;
  height: number;
  slot: string;
}
export interface Completed {
  kind: "completed";
  step: number;
  about: AboutCompleted;
  cause: Cause;
  sentence?: string;
}
export interface AboutCompleted {
  seat: Seat;
  card: string;
  kept: Shard | null;
  returned: Shard | null;
}
export interface SetAside {
  kind: "set-aside";
  step: number;
  about: AboutSetAside;
  cause: Cause;
  sentence?: string;
}
export interface AboutSetAside {
  seat: Seat;
  count: number;
}
export interface PurposePaid {
  kind: "purpose-paid";
  step: number;
  about: AboutPurposePaid;
  cause: Cause;
  sentence?: string;
}
export interface AboutPurposePaid {
  seat: Seat;
  tile: number;
  points: number;
}
export interface TurnedTo {
  kind: "turned-to";
  step: number;
  about: AboutTurnedTo;
  cause: Cause;
  sentence?: string;
}
export interface AboutTurnedTo {
  seat: Seat;
}
export interface CreationEnded {
  kind: "creation-ended";
  step: number;
  about: AboutCreationEnded;
  cause: Cause;
  sentence?: string;
}
export interface AboutCreationEnded {
  seat: Seat;
}
export interface GameEnded {
  kind: "game-ended";
  step: number;
  about: AboutGameEnded;
  cause: Cause;
  sentence?: string;
}
export interface AboutGameEnded {
  winners: Seat[];
}
export interface EndOption {
  deed: "end";
  text: string;
  sentence: string;
  index: number;
  about?: AboutEnd;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutEnd {}
export interface DeclineOption {
  deed: "decline";
  text: string;
  sentence: string;
  index: number;
  about?: AboutDecline;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutDecline {}
export interface CollectOption {
  deed: "collect";
  text: string;
  sentence: string;
  index: number;
  about: AboutCollect;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutCollect {
  location: number;
  kind: Shard;
}
export interface PowerOption {
  deed: "power";
  text: string;
  sentence: string;
  index: number;
  about: AboutPower;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutPower {
  location: number;
  power: Power;
  rule: string;
}
export interface EnterOption {
  deed: "enter";
  text: string;
  sentence: string;
  index: number;
  about?: AboutEnter;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutEnter {}
export interface MoveOption {
  deed: "move";
  text: string;
  sentence: string;
  index: number;
  about: AboutMove;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutMove {
  location: number;
  takes_link: Flag;
}
export interface KeyOption {
  deed: "key";
  text: string;
  sentence: string;
  index: number;
  about: AboutKey;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutKey {
  location: number;
  takes_link: Flag;
  key: Shard | null;
}
export interface RearrangeOption {
  deed: "rearrange";
  text: string;
  sentence: string;
  index: number;
  about: AboutRearrange;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutRearrange {
  location: number;
}
export interface StepOption {
  deed: "step";
  text: string;
  sentence: string;
  index: number;
  about: AboutStep;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutStep {
  slot: string;
}
export interface PlantOption {
  deed: "plant";
  text: string;
  sentence: string;
  index: number;
  about: AboutPlant;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutPlant {
  slot: string;
}
export interface TakeOption {
  deed: "take";
  text: string;
  sentence: string;
  index: number;
  about: AboutTake;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutTake {
  slot: string;
}
export interface CompleteOption {
  deed: "complete";
  text: string;
  sentence: string;
  index: number;
  about: AboutComplete;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutComplete {
  card: string;
}
export interface KeepOption {
  deed: "keep";
  text: string;
  sentence: string;
  index: number;
  about: AboutKeep;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutKeep {
  card: string;
}
export interface CoverOption {
  deed: "cover";
  text: string;
  sentence: string;
  index: number;
  about: AboutCover;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutCover {
  kind: Shard;
}
export interface NextOption {
  deed: "next";
  text: string;
  sentence: string;
  index: number;
  about: AboutNext;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutNext {
  kind: Shard;
}
export interface UseOption {
  deed: "use";
  text: string;
  sentence: string;
  index: number;
  about: AboutUse;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutUse {
  card: string;
  kind: Shard;
  power: Power;
  rule: string;
}
export interface StoreOption {
  deed: "store";
  text: string;
  sentence: string;
  index: number;
  about: AboutStore;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutStore {
  card: string;
  kind: Shard;
}
export interface PlaceOption {
  deed: "place";
  text: string;
  sentence: string;
  index: number;
  about: AboutPlace;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutPlace {
  kind: Shard;
  slot: string;
}
export interface TradeOption {
  deed: "trade";
  text: string;
  sentence: string;
  index: number;
  about: AboutTrade;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutTrade {
  given: Shard;
  taken: Shard;
  price: number;
}
export interface PutOption {
  deed: "put";
  text: string;
  sentence: string;
  index: number;
  about: AboutPut;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutPut {
  kind: Shard;
  location: number;
}
export interface ShiftOption {
  deed: "shift";
  text: string;
  sentence: string;
  index: number;
  about: AboutShift;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutShift {
  from_slot: string;
  height: number;
  slot: string;
}
export interface SeedOption {
  deed: "seed";
  text: string;
  sentence: string;
  index: number;
  about: AboutSeed;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutSeed {
  link: string;
}
export interface DeckOption {
  deed: "deck";
  text: string;
  sentence: string;
  index: number;
  about: AboutDeck;
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
export interface AboutDeck {
  level: Level;
}
