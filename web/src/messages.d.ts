/* Written by tools/schema.py from the structs of the server. */

export type ToServer =
  | Sow
  | Reveal
  | Accept
  | Seen
  | Answer
  | Say
  | Why
  | Try
  | AskOdds
  | AskThreats
  | AskHint
  | AskMotive
  | Undo
  | AskTakeback
  | ReplyTakeback
  | Resign
  | Claim
  | Rematch
  | Resync
  | Earlier
  | Ping;
export type ToBrowser =
  Table | Clocks | Play | News | Past | Because | Tried | OddsOf | ThreatsOf | Hint | Motive | Refused | Pong;

export interface Messages {
  ToServer: ToServer;
  ToBrowser: ToBrowser;
  Duelled: Duelled;
  Arrival: Arrival;
  Erased: Erased;
  GameResult: GameResult;
  LongestGame: LongestGame;
  LuckiestGame: LuckiestGame;
  Me: Me;
  NewName: NewName;
  OpponentResult: OpponentResult;
  Pass: Pass;
  PassStanding: PassStanding;
  Results: Results;
  Tally: Tally;
  Keepsake: Keepsake;
  NewKeepsake: NewKeepsake;
  NewSparring: NewSparring;
  Sparred: Sparred;
  SparringSize: SparringSize;
  ExampleOutline: ExampleOutline;
  FormatField: FormatField;
  GameDescription: GameDescription;
  Health: Health;
  OutsideBot: OutsideBot;
  Problem: Problem;
  PuzzleOutline: PuzzleOutline;
  Rule: Rule;
  Rulebook: Rulebook;
  RuleSection: RuleSection;
  Term: Term;
  Analysed: Analysed;
  LookedBack: LookedBack;
  Moment: Moment;
  RecordFile: RecordFile;
  Reviewed: Reviewed;
  Bring: Bring;
  Join: Join;
  Made: Made;
  NewOrigin: NewOrigin;
  NewPace: NewPace;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Rematched: Rematched;
  TablePage: TablePage;
  Tables: Tables;
  TableSummary: TableSummary;
  SealedWay: SealedWay;
  SealedPlay: SealedPlay;
  NewPool: NewPool;
  Pool: Pool;
  NewSealed: NewSealed;
  NewDraft: NewDraft;
  JoinDraft: JoinDraft;
  NewPick: NewPick;
  Drafter: Drafter;
  DraftTable: DraftTable;
  Draft: Draft;
  Drafts: Drafts;
  PuzzleTried: PuzzleTried;
  PuzzleSolution: PuzzleSolution;
  PuzzleVerdict: PuzzleVerdict;
  MiniatureExhibit: MiniatureExhibit;
  MiniatureGallery: MiniatureGallery;
  AbilityText: AbilityText;
  MiniatureText: MiniatureText;
  ReadyWarband: ReadyWarband;
  CheckedWarband: CheckedWarband;
  WarbandForm: WarbandForm;
  WarbandProblem: WarbandProblem;
  WarbandDraft: WarbandDraft;
  WarbandStudy: WarbandStudy;
  SimilarMiniatures: SimilarMiniatures;
  WarbandPool: WarbandPool;
  BuiltWarband: BuiltWarband;
  CardExhibit: CardExhibit;
  CardStack: CardStack;
  CardText: CardText;
  LocationText: LocationText;
}
/**
 * A seal, which binds a player to a seed of their own before anybody shows one.
 *
 * `promise` is the commitment to the server's seed that the seal was made for.
 */
export interface Sow {
  type: "sow";
  seat: number;
  promise: string;
  seal: string;
}
/**
 * The seed that a seal binds to, shown when every seat is bound to one.
 */
export interface Reveal {
  type: "reveal";
  seat: number;
  seed: string;
}
/**
 * That a player goes on although their seed came too late and their seal takes its place.
 */
export interface Accept {
  type: "accept";
  seat: number;
}
/**
 * The last entry of the log at which a player was shown an outcome by the seeds of a promise.
 *
 * A server that does not know of it was set back, so the seeds of that game are renewed.
 */
export interface Seen {
  type: "seen";
  seat: number;
  promise: string;
  entry: number;
}
/**
 * One of the options, by its index in the list, as the answer to the question of a step.
 */
export interface Answer {
  type: "answer";
  seat: number;
  step: number;
  cuts: number;
  option: number;
}
/**
 * An answer in notation.
 */
export interface Say {
  type: "say";
  seat: number;
  step: number;
  cuts: number;
  text: string;
}
/**
 * The question why a seat may not do something, which is written in notation.
 */
export interface Why {
  type: "why";
  seat: number;
  text: string;
}
/**
 * The question what some answers, in notation, would do one after another; nothing changes.
 */
export interface Try {
  type: "try";
  seat: number;
  step: number;
  cuts: number;
  answers: string[];
}
/**
 * The question what an answer, in notation, may come to for an aim; nothing changes.
 */
export interface AskOdds {
  type: "ask-odds";
  seat: number;
  step: number;
  cuts: number;
  text: string;
  aim: string;
}
/**
 * The question what others may do next to the pieces of a seat, at a step; nothing changes.
 */
export interface AskThreats {
  type: "ask-threats";
  seat: number;
  step: number;
  cuts: number;
}
/**
 * The question what could be answered, and what speaks for it; nothing changes.
 */
export interface AskHint {
  type: "ask-hint";
  seat: number;
  step: number;
  cuts: number;
}
/**
 * The question why a bot gave its answer of a step, and those with it; nothing changes.
 */
export interface AskMotive {
  type: "ask-motive";
  seat: number;
  step: number;
  cuts: number;
}
/**
 * The wish to take back the last answer, as long as nothing was learnt since.
 */
export interface Undo {
  type: "undo";
  seat: number;
  step: number;
  cuts: number;
}
/**
 * The wish to go back to one's own last answer up to a step; every other guest must allow.
 */
export interface AskTakeback {
  type: "ask-takeback";
  seat: number;
  step: number;
  cuts: number;
}
/**
 * Whether a player allows what another has asked for: to go back to that step and no other.
 */
export interface ReplyTakeback {
  type: "reply-takeback";
  seat: number;
  step: number;
  allow: boolean;
}
/**
 * The end of a game by a player who gives up.
 */
export interface Resign {
  type: "resign";
  seat: number;
}
/**
 * The claim of a victory or a draw against players who do not answer.
 */
export interface Claim {
  type: "claim";
  seat: number;
  what: "draw" | "win";
}
/**
 * The wish to play again with seats changed; once every guest has it, a table is made.
 */
export interface Rematch {
  type: "rematch";
  seat: number;
}
/**
 * The wish to be told everything again.
 */
export interface Resync {
  type: "resync";
}
/**
 * The wish to be told what happened before a step.
 */
export interface Earlier {
  type: "earlier";
  before: number;
}
/**
 * A sign of life.
 */
export interface Ping {
  type: "ping";
  number: number;
}
/**
 * The table itself: who sits where, and what it is waiting for.
 */
export interface Table {
  type: "table";
  id: string;
  game: string;
  status: "closed" | "over" | "playing" | "seating";
  seats: Sitter[];
  names: string[];
  public: boolean;
  onlookers: number;
  fairness: Fairness;
  invite?: string;
  takeback?: Takeback | null;
  rematch?: number[];
  next?: string;
  ending?: Ending | null;
  lesson?: string;
  puzzle?: string;
  example?: string;
  pace?: Pace | null;
  claim?: Claimable | null;
  closing?: number[];
  otherRules?: number;
  origin?: Origin | null;
  hints?: "" | "agreed" | "clock" | "origin" | "people";
  sealed?: SealedTable | null;
  lacks?: number[];
  rubber?: Rubber | null;
  leavingCloses?: boolean;
  leavingBars?: boolean;
}
/**
 * Who sits in a seat: a guest, a bot, or nobody yet.
 */
export interface Sitter {
  kind: "bot" | "guest" | "open";
  name?: string;
  bot?: string;
  mine?: boolean;
  present?: boolean;
  sown?: boolean;
  revealed?: boolean;
  brings?: string;
}
/**
 * What proves the dice; the server's seed is told when the game has ended.
 */
export interface Fairness {
  scheme: string;
  commitment: string;
  setup?: string;
  played?: Played | null;
  seals?: string[];
  playerSeeds?: string[];
  serverSeed?: string;
  late?: number[];
  since?: number;
  before?: string[];
  renewed?: number;
}
/**
 * What everybody has agreed to play: the version of the rules, and the set-up of the game.
 */
export interface Played {
  rules: number;
  setup: {
    [k: string]: unknown;
  };
}
/**
 * A seat wishes to go back to its answer of a step; those in `awaits` have not replied.
 */
export interface Takeback {
  seat: number;
  step: number;
  awaits: number[];
}
/**
 * How a game ended: the seats that won, none for a draw, and the rule or what took its place.
 *
 * `how` is a rule's number, "resigned", "time", "claimed", "closed", or "long" where it was
 * closed for its length.
 */
export interface Ending {
  winners: number[];
  how: string;
  sentence: string;
}
/**
 * How much time a player has: minutes with seconds for each go, or days for each go.
 */
export interface Pace {
  minutes?: number;
  increment?: number;
  days?: number;
}
/**
 * That a viewer may claim the game against seats, in so many milliseconds.
 *
 * It counts when everybody who is there and not claimed against has claimed it.
 */
export interface Claimable {
  against: number[];
  waits: number;
  claimed: number[];
}
/**
 * The game from which another goes on: its table, or none for a record file, and the step.
 */
export interface Origin {
  table: string;
  step: number;
}
/**
 * What is opened for a table.
 */
export interface SealedTable {
  pools: "draft" | "own" | "same";
  way?: string;
  set?: string;
  seed?: string;
  draft?: string;
  drafters?: number[];
  opened?: boolean;
}
/**
 * Up to so many games of the same players, of which more than half decide.
 *
 * What is counted includes this game once it is over; `winners` are the seats that won it all.
 */
export interface Rubber {
  best: number;
  number: number;
  wins: number[];
  drawn?: number;
  over?: boolean;
  winners?: number[];
}
/**
 * What is left to each seat in milliseconds, -1 for a bot, and whose time runs now.
 *
 * They begin to run after `waits` milliseconds.
 */
export interface Clocks {
  type: "clocks";
  left: number[];
  running: number[];
  waits?: number;
}
/**
 * The game as its viewer sees it, whole, and the last of what happened: from `since` on.
 *
 * It comes first, and whenever somebody asks for everything with `resync`: whatever a browser
 * knew before is worth nothing now. What happened before `since` is told by `past`.
 */
export interface Play {
  type: "play";
  since: number;
  step: number;
  cuts: number;
  view: {
    [k: string]: unknown;
  };
  events: Event[];
  asks: Ask[];
  thinking: number[];
  undo: number;
  outcomes?: Outcome[];
  takebacks?: number;
  viewer?: number;
}
/**
 * One thing that happened by the answer of a step, named and in a sentence for the log.
 *
 * `about` holds what the game's own page of the protocol lists for this kind.
 */
export interface Event {
  step: number;
  kind: string;
  about: {
    [k: string]: unknown;
  };
  cause: Cause;
  sentence?: string;
}
/**
 * Why something happened: the rule, and perhaps the piece and the ability behind it.
 */
export interface Cause {
  rule: string;
  piece?: string;
  ability?: string;
}
/**
 * What is asked of a seat; only those who answer for it are told the options.
 *
 * `usual` is the index of an option that people mostly mean, or -1.
 */
export interface Ask {
  seat: number;
  question: string;
  sentence: string;
  options?: Option[];
  usual?: number;
  subject?: string;
  needless?: boolean;
  secret?: boolean;
  since?: number;
}
/**
 * Something that may be answered.
 *
 * An option that is `folded` stands for every choice of one or more of its `group`: the options
 * from its index on, in the order of the binary numbers whose lowest digit is the first name.
 * Where others stand between them, the `gaps` of the last name that is chosen is to be added.
 * Its `text` is the last of them, which all of the group do.
 */
export interface Option {
  deed: string;
  text: string;
  sentence: string;
  index: number;
  piece?: string;
  cell?: string;
  target?: string;
  source?: string;
  ability?: string;
  amount?: number;
  faces?: number[];
  group?: string[];
  dice?: number[];
  folded?: boolean;
  gaps?: number[];
  effect?: string;
  about?: {
    [k: string]: unknown;
  };
  points?: number;
  completes?: string[];
  ends?: boolean;
  reveals?: boolean;
}
/**
 * What chance has answered: the entry in the log, and which of the weights.
 *
 * Where the viewer may not know it, `chosen` is -1 and there are no weights.
 */
export interface Outcome {
  entry: number;
  chosen: number;
  weights: number[];
}
/**
 * What is new since the last `play` or `news`; what it does not name is as it was.
 *
 * What a browser knows of the step `since` and later ones never happened.
 */
export interface News {
  type: "news";
  since: number;
  step: number;
  cuts: number;
  events: Event[];
  asks: Ask[];
  undo: number;
  changes?: [(string | number)[], unknown][];
  removed?: (string | number)[][];
  thinking?: number[];
  outcomes?: Outcome[];
  takebacks?: number;
  viewer?: number;
}
/**
 * The answer to `earlier`: what happened from one step up to another, without that one.
 */
export interface Past {
  type: "past";
  since: number;
  until: number;
  events: Event[];
  outcomes?: Outcome[];
}
/**
 * The answer to `why`: a sentence with its rule, or none where it may be done.
 */
export interface Because {
  type: "because";
  text: string;
  may: boolean;
  sentence?: string;
  rule?: string;
}
/**
 * The answer to `try`: what the seat would then see, hear and be asked, as far as it can know.
 *
 * `stop` says why it is asked nothing more: chance is asked or something hidden comes to light,
 * the others go on, or the game is over.
 */
export interface Tried {
  type: "tried";
  seat: number;
  step: number;
  cuts: number;
  answers: string[];
  view: {
    [k: string]: unknown;
  };
  events: Event[];
  ask: Ask | null;
  stop: "" | "chance" | "others" | "over";
}
/**
 * The answer to `ask-odds`: what an answer of the seat may come to, as far as it can know.
 */
export interface OddsOf {
  type: "odds";
  seat: number;
  step: number;
  cuts: number;
  text: string;
  aim: string;
  odds: Odds;
}
/**
 * What a deed may come to, if both sides answer as well as they can for what it aims at.
 *
 * `chances` and `expected` hold what the game's own page of the protocol lists. What is not exact
 * was sampled so often, and `error` is the largest standard error of a chance.
 */
export interface Odds {
  exact: boolean;
  chances: {
    [k: string]: number;
  };
  expected: {
    [k: string]: number;
  };
  pieces: PieceOdds[];
  samples?: number;
  error?: number;
}
/**
 * What may become of a piece: for each word of the game, how likely that is.
 */
export interface PieceOdds {
  piece: string;
  chances: {
    [k: string]: number;
  };
  own?: boolean;
  over?: number;
}
/**
 * The answer to `ask-threats`: what the pieces of the seat have to fear.
 */
export interface ThreatsOf {
  type: "threats";
  seat: number;
  step: number;
  cuts: number;
  threats: Threat[];
}
/**
 * What a piece has to fear of one thing that another player may do to it.
 *
 * What is not exact was sampled, and `error` is the largest standard error of a chance.
 */
export interface Threat {
  piece: string;
  cell: string;
  by: string[];
  chances: {
    [k: string]: number;
  };
  later?: boolean;
  error?: number;
}
/**
 * The answer to `ask-hint`: a plan by what the seat can know, and what speaks for it.
 */
export interface Hint {
  type: "hint";
  seat: number;
  step: number;
  cuts: number;
  advice: Advice;
}
/**
 * A plan, and another one beside which it is to be seen, if there is one.
 *
 * Of `instead` only those consequences are told that the plan itself does not have. Where the two
 * are `close`, thinking longer might turn them round. What was done may be worse than another
 * plan, which is `better` then.
 */
export interface Advice {
  plan: Account;
  instead?: Account | null;
  close?: boolean;
  better?: boolean;
}
/**
 * A plan as it is told: where to look, what is done, and what follows from it.
 *
 * It goes as far as the seat is asked, up to where chance or somebody else speaks.
 */
export interface Account {
  look: Look;
  deeds: PlannedDeed[];
  consequences: Consequence[];
}
/**
 * Where a look is worthwhile before anything is done, as lines of the log point at things.
 */
export interface Look {
  sentence: string;
  pieces?: string[];
  cells?: string[];
}
/**
 * One deed of a plan, and what of the table it is about.
 */
export interface PlannedDeed {
  text: string;
  sentence: string;
  pieces?: string[];
  cells?: string[];
}
/**
 * Something that follows from a plan by the rules alone, so that anybody can check it.
 *
 * `about` holds what the game's own page of the protocol lists for this kind.
 */
export interface Consequence {
  kind: string;
  about: {
    [k: string]: unknown;
  };
  sentence: string;
  subject?: string;
  merit?: number;
}
/**
 * The answer to `ask-motive`: what a bot did from a step on, and what speaks for it.
 *
 * What is said follows from the rules. Which other plan is the best was judged afterwards by the
 * strongest planner, whatever the bot itself thought.
 */
export interface Motive {
  type: "motive";
  seat: number;
  step: number;
  asked: number;
  cuts: number;
  advice: Advice;
}
/**
 * What was said is not accepted and has changed nothing.
 */
export interface Refused {
  type: "refused";
  reason: string;
  sentence: string;
  rule?: string;
  to?: string;
}
/**
 * The answer to a sign of life.
 */
export interface Pong {
  type: "pong";
  number: number;
}
/**
 * How many of how many games between bots are over, and what they come to.
 */
export interface Duelled {
  done: number;
  total: number;
  going?: boolean;
  same?: boolean;
  duel?: DuelResult | null;
}
/**
 * How what was brought to a game does against each other in equal hands.
 */
export interface DuelResult {
  bot: string;
  games: number;
  seats: SeatShare[];
}
/**
 * The share of games that what a seat has brought has won; 95 times out of 100 it is within.
 */
export interface SeatShare {
  share: number;
  low: number;
  high: number;
}
/**
 * The wish to be known in this browser as the guest of a pass.
 */
export interface Arrival {
  phrase: string;
}
/**
 * What became of the data of the guest who asked for it to be deleted.
 */
export interface Erased {
  removed: number;
  vacated: number;
  keepsakes: number;
}
/**
 * How one's games of one kind came out.
 */
export interface GameResult {
  game: string;
  tally: Tally;
  tellsLuck?: boolean;
  unnoted?: number;
}
/**
 * How often somebody has won, lost and drawn.
 */
export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}
/**
 * The game with the most answers, those of chance and those taken back among them.
 */
export interface LongestGame {
  game: string;
  table: string;
  answers: number;
}
/**
 * The game in which chance gave the most beyond what it gives on average.
 *
 * What is counted differs from game to game: in Dreamblade damage and blades of attack dice.
 */
export interface LuckiestGame {
  game: string;
  table: string;
  got: number;
  usual: number;
}
/**
 * The guest who asks: the name is empty until one has been chosen.
 */
export interface Me {
  name: string;
}
/**
 * How a guest wants to be called: by 24 letters at most.
 */
export interface NewName {
  name: string;
}
/**
 * How they came out against bots of a level, or against a guest; nobody known has no name.
 */
export interface OpponentResult {
  game: string;
  tally: Tally;
  bot?: string;
  name?: string;
}
/**
 * What makes another browser that of the same guest, once and for so many seconds.
 */
export interface Pass {
  phrase: string;
  seconds: number;
}
/**
 * Whether a guest has a pass that can still be used.
 */
export interface PassStanding {
  good: boolean;
}
/**
 * How the games of the guest who asks came out, for nobody else.
 */
export interface Results {
  games: GameResult[];
  opponents: OpponentResult[];
  longest: LongestGame[];
  luckiest: LuckiestGame[];
  last?: number;
}
/**
 * Something that the guest who asks has kept, as the game writes it.
 */
export interface Keepsake {
  id: string;
  game: string;
  name: string;
  text: string;
  changed: number;
  ready?: boolean;
}
/**
 * Something to bring to a game later, as text, such as a warband in any of its forms.
 */
export interface NewKeepsake {
  game: string;
  text: string;
}
/**
 * What is to be tried in games between bots: everything is met so many times from each seat.
 */
export interface NewSparring {
  brings: string;
  rounds?: number;
}
/**
 * How many of how many games are over, and in the end what they come to.
 */
export interface Sparred {
  id: string;
  done: number;
  total: number;
  sparring?: Sparring | null;
}
/**
 * The share of games that were won, with the interval that holds it 95 times out of 100.
 */
export interface Sparring {
  bot: string;
  games: number;
  share: number;
  low: number;
  high: number;
  met: Met[];
  why?: Explained | null;
}
/**
 * How it did against one opponent.
 */
export interface Met {
  rival: string;
  games: number;
  points: number;
}
/**
 * What games have shown about something: in words what is sure, and everything in numbers.
 */
export interface Explained {
  findings: Finding[];
  measures: Measure[];
  pieces: Contribution[];
  blamed?: string[];
  tooDear?: boolean;
  gains?: Gain[];
}
/**
 * Something in which the two sides differed by more than chance would let them.
 */
export interface Finding {
  sentence: string;
  good: boolean;
  piece?: string;
}
/**
 * Something that was counted in every game, on average for each side.
 */
export interface Measure {
  name: string;
  own: number;
  theirs: number;
}
/**
 * What one piece of those that were brought did, all its copies together.
 */
export interface Contribution {
  piece: string;
  games: number;
  times: number;
  points: number;
  paid: number;
  lost: number;
}
/**
 * Points that a seat got, or lost, in one part of a game by one thing.
 */
export interface Gain {
  turn: number;
  source: string;
  points: number;
}
/**
 * How often everything is met from each seat in a sparring, and how many games that makes.
 */
export interface SparringSize {
  rounds: number;
  games: number;
}
/**
 * An ability or a power that can be tried at a table, and the rule that tells of it.
 */
export interface ExampleOutline {
  name: string;
  rule: string;
}
/**
 * Something that players agree on: its usual value and all that it may be.
 *
 * The values are those that may be chosen while everything else is as usual.
 */
export interface FormatField {
  name: string;
  usual: boolean | number;
  values: (boolean | number)[];
}
/**
 * A game that can be played here.
 */
export interface GameDescription {
  name: string;
  leastSeats: number;
  mostSeats: number;
  bots: string[];
  rules: number;
  seatNames: string[];
  fields: FormatField[];
  cells?: BoardCell[];
  lessons?: string[];
  levels?: string[];
  outside?: OutsideBot[];
  puzzles?: number;
  examples?: ExampleOutline[];
  sealed?: boolean;
  weaker?: string[];
}
/**
 * A cell of a printed board: what it is worth to each seat, and whose portal it is.
 */
export interface BoardCell {
  name: string;
  worth: number[];
  portal?: string;
}
/**
 * A bot from outside that is installed on this server, as it speaks of itself.
 */
export interface OutsideBot {
  name: string;
  title: string;
  author?: string;
  about?: string;
}
/**
 * That the server answers, and what it is.
 */
export interface Health {
  version: string;
  engine: string;
}
/**
 * Why a request is refused.
 */
export interface Problem {
  reason: string;
  sentence: string;
  rule?: string;
  more?: string[];
}
/**
 * A puzzle in a list: what is asked for, by whom it is played, and how hard it is.
 *
 * The grade is the number of the gentlest level of bots that finds it reliably.
 */
export interface PuzzleOutline {
  id: string;
  kind: string;
  grade: number;
  seat: string;
}
/**
 * A numbered rule, in one language; `**` surrounds names. An ability has its names, too.
 */
export interface Rule {
  number: string;
  text: string;
  names?: string[];
}
/**
 * The rules of a game in one language, and what their words are called in another one.
 */
export interface Rulebook {
  game: string;
  language: string;
  title: string;
  sections: RuleSection[];
  glossary?: Term[];
}
/**
 * A chapter of the rules; `lines` stand beside its rules, tables in rows with bars.
 */
export interface RuleSection {
  number: string;
  title: string;
  rules: Rule[];
  lines?: string[];
}
/**
 * A word of a game, the same word in another language, and the number of its rule.
 */
export interface Term {
  own: string;
  other: string;
  rule: string;
}
/**
 * How far the analysis of a finished game has come, and what it has found in the end.
 */
export interface Analysed {
  done: number;
  total: number;
  analysis?: Analysis | null;
}
/**
 * The course of a game, and what decided it.
 */
export interface Analysis {
  game: string;
  seats: string[];
  playouts: number;
  seed: string;
  finished: boolean;
  how: string;
  players: PlayerShare[];
  passages: Passage[];
  decisive?: number[];
}
/**
 * What became of a seat's chances: `start + luck + choices + others = result`, exactly.
 */
export interface PlayerShare {
  name: string;
  start: number;
  luck: number;
  unforeseen: number;
  choices: number;
  others: number;
  result: number;
  luckError: number;
  choicesError: number;
  othersError: number;
  lost: number;
  inaccuracies?: number;
  mistakes?: number;
  blunders?: number;
  mostly?: ("choices" | "luck" | "others")[];
  fell?: TurnLoss | null;
  missed?: TurnLoss | null;
}
/**
 * What a seat has lost within a turn.
 */
export interface TurnLoss {
  turn: number;
  lost: number;
}
/**
 * The way from one moment at which chances are known to the next: a choice, or chance.
 */
export interface Passage {
  kind: "chance" | "choice" | "outlook" | "people";
  seat: number;
  step: number;
  until: number;
  turn: number;
  change: number[];
  chances: number[];
  error?: number;
  question?: string;
  texts?: string[];
  sentences?: string[];
  lost?: number;
  lostError?: number;
  grade?: "" | "blunder" | "inaccuracy" | "mistake";
  better?: string[];
  betterSentences?: string[];
  reasons?: string[];
  against?: string[];
}
/**
 * What a finished game shows about each seat and what it brought.
 */
export interface LookedBack {
  seats: Explained[];
}
/**
 * A moment of a game in which a player is asked, or nobody any more.
 *
 * What is different from the moment before stands where `News` has it; the first moment replaces
 * everything, so its path is empty.
 */
export interface Moment {
  step: number;
  seat: number;
  changes?: [(string | number)[], unknown][];
  removed?: (string | number)[][];
  events?: Event[];
}
/**
 * A record file, as text, that somebody wants to look at.
 */
export interface RecordFile {
  text: string;
}
/**
 * Some moments of a game in their order; the first ones come with the table.
 */
export interface Reviewed {
  id: string;
  step: number;
  moments: Moment[];
  following?: number;
  cuts?: number;
  table?: Table | null;
}
/**
 * What a seat brings to a sealed table; without a number the first of mine that lacks it.
 */
export interface Bring {
  brings: string | string[] | null;
  seat?: number | null;
}
/**
 * The wish to sit down; without a number in the first open seat.
 */
export interface Join {
  seat?: number | null;
  brings?: string | string[] | null;
  invite?: string;
}
/**
 * A table that was made.
 */
export interface Made {
  id: string;
}
/**
 * The moment from which a game is to go on: of a table, or of a record file that was sent.
 */
export interface NewOrigin {
  step: number;
  table?: string;
  review?: string;
}
/**
 * How much time players have: minutes with seconds for each go, or days for each go.
 */
export interface NewPace {
  minutes?: number;
  increment?: number;
  days?: number;
}
/**
 * A seat of a new table: for its maker, for a bot of a level, or open to others.
 */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  brings?: string | string[] | null;
  drafter?: number | null;
}
/**
 * The wish for a table; anybody may join an open seat of a public one.
 */
export interface NewTable {
  game: string;
  /**
   * @maxItems 8
   */
  seats?: NewSeat[];
  format?: {
    [k: string]: unknown;
  };
  public?: boolean;
  lesson?: string;
  puzzle?: string;
  example?: string;
  pace?: NewPace | null;
  origin?: NewOrigin | null;
  hints?: boolean | null;
  sealed?: NewSealed | null;
  best_of?: 1 | 3;
}
/**
 * The wish for a sealed table: a pool for all, a pool for each, or what was drafted.
 */
export interface NewSealed {
  way?: string;
  set?: string;
  seed?: string;
  pools?: "own" | "same";
  draft?: string;
}
/**
 * The table of another game with the same players, empty until all of them wish for it.
 */
export interface Rematched {
  table?: string;
}
/**
 * More tables of the guest who asks, those that ended last first.
 */
export interface TablePage {
  tables: TableSummary[];
  more?: string;
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  game: string;
  status: "closed" | "over" | "playing" | "seating";
  seats: Sitter[];
  names: string[];
  moved: number;
  waitsForMe?: boolean;
  invite?: string;
  winners?: number[];
  scores?: number[];
  lesson?: string;
  puzzle?: string;
  example?: string;
  pace?: Pace | null;
  left?: number;
  how?: string;
  otherRules?: number;
  origin?: Origin | null;
  sealed?: SealedTable | null;
  lacks?: number[];
  rubber?: Rubber | null;
}
/**
 * The tables of the guest who asks, and those that anybody may join.
 */
export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
  more?: string;
}
/**
 * A way to open a pool: the kinds of its packs in their order.
 */
export interface SealedWay {
  name: string;
  packs: string[];
}
/**
 * How sealed play goes in a game; what is usual stands first.
 */
export interface SealedPlay {
  ways: SealedWay[];
  sets: string[];
  rounds: number;
  leastDrafters?: number;
  mostDrafters?: number;
  leastSeconds?: number;
  mostSeconds?: number;
  usualSeconds?: number;
}
/**
 * The wish for a pool; what is left out is as usual, and the seed drawn at random.
 */
export interface NewPool {
  way?: string;
  set?: string;
  seed?: string;
}
/**
 * What somebody opened, pack by pack; what was drafted is one, in the order of its picks.
 */
export interface Pool {
  way: string;
  set: string;
  seed: string;
  packs: OpenedPack[];
  said?: {
    [k: string]: string;
  };
}
/**
 * A pack of a kind, with what lay in it in the order in which it is shown: the rarest last.
 */
export interface OpenedPack {
  kind: string;
  contents: Drawn[];
}
/**
 * Something that lay in a pack, by its name, and how rare it is.
 */
export interface Drawn {
  name: string;
  rarity: string;
}
/**
 * The wish for a draft; it begins at once where no seat is open.
 */
export interface NewDraft {
  game: string;
  /**
   * @maxItems 16
   */
  seats: ("bot" | "me" | "open")[];
  set?: string;
  seconds?: number;
}
/**
 * The wish to sit down at a draft; without a number in the first open seat.
 */
export interface JoinDraft {
  invite: string;
  seat?: number | null;
}
/**
 * What is picked from the pack at hand.
 */
export interface NewPick {
  step: number;
  name: string;
}
/**
 * Who sits at a draft.
 */
export interface Drafter {
  kind: "bot" | "guest" | "open";
  name?: string;
  mine?: boolean;
  ready?: boolean;
  missed?: number;
}
/**
 * A table at which drafters play each other: their numbers in the order of its seats, or -1.
 */
export interface DraftTable {
  id: string;
  drafters: number[];
  status: "closed" | "over" | "playing" | "seating";
  winners?: number[];
  rubber?: Rubber | null;
}
/**
 * A draft as its viewer sees it: nobody sees what others hold or have picked.
 */
export interface Draft {
  id: string;
  game: string;
  set: string;
  status: "closed" | "drafting" | "over" | "seating";
  version: number;
  seats: Drafter[];
  seconds: number;
  moved: number;
  invite?: string;
  owner?: boolean;
  mine?: number;
  rounds?: number;
  size?: number;
  step?: number;
  left?: number;
  pack?: Drawn[];
  picks?: Drawn[];
  missed?: number[];
  passesTo?: number;
  tables?: DraftTable[];
}
/**
 * The drafts of the guest who asks, the last changed first, without packs and picks.
 */
export interface Drafts {
  drafts: Draft[];
}
/**
 * Something that does not solve a puzzle: what it does and leaves undone.
 */
export interface PuzzleTried {
  plan: Account;
  chance: number;
}
/**
 * The solution of a puzzle, what follows from it, and what tempts instead.
 */
export interface PuzzleSolution {
  plan: Account;
  chance: number;
  instead: PuzzleTried[];
}
/**
 * What became of an attempt; of one that is not `whole` nothing is known yet.
 */
export interface PuzzleVerdict {
  whole: boolean;
  solved?: boolean;
  same?: boolean;
  chance?: number;
  best?: number;
  plan?: Account | null;
  reached?: boolean | null;
}
/**
 * A miniature in the gallery.
 */
export interface MiniatureExhibit {
  name: string;
  called: string[];
  activations: string[];
  score?: boolean;
  number?: number;
  rarity?: string;
  strength?: Strength | null;
}
/**
 * The share of games that warbands with a miniature won, with the interval that holds it.
 */
export interface Strength {
  share: number;
  low: number;
  high: number;
  games: number;
}
/**
 * The miniatures in the gallery, and how their strength was measured.
 */
export interface MiniatureGallery {
  measured: Measured;
  exhibits: MiniatureExhibit[];
}
/**
 * How strength was measured: a bot played both sides, with random warbands of a set.
 */
export interface Measured {
  bot: string;
  games: number;
  seed: number;
  set: string;
}
/**
 * An ability as it is printed, and what it means.
 */
export interface AbilityText {
  text: string;
  keyword: string;
  heading: string;
  sentence: string;
}
/**
 * A miniature of Dreamblade as it is printed.
 */
export interface MiniatureText {
  name: string;
  set: string;
  cost: number;
  aspects: string[];
  lineage: string;
  location: boolean;
  power: number;
  defense: number;
  life: number;
  abilities: AbilityText[];
  flavour?: string;
}
/**
 * A ready warband; its plan is a sentence.
 */
export interface ReadyWarband {
  name: string;
  plan: string;
  copies: {
    [k: string]: number;
  };
}
/**
 * A warband that was read: what is wrong with it, or nothing.
 */
export interface CheckedWarband {
  name: string;
  copies: {
    [k: string]: number;
  };
  problems: string[];
  packed?: string;
}
/**
 * A warband in any of its forms, or a link to it.
 */
export interface WarbandForm {
  text: string;
}
/**
 * Something that rule 3.1 has against a warband, and what to take out so that it has not.
 */
export interface WarbandProblem {
  sentence: string;
  miniature?: string;
  copies?: number;
}
/**
 * A warband that is being built, or one that somebody has pasted.
 */
export interface WarbandDraft {
  text: string;
  known?: boolean;
  pool?: {
    [k: string]: number;
  } | null;
  /**
   * @maxItems 32
   */
  blamed?: string[];
  dear?: boolean;
}
/**
 * A warband while it is built.
 */
export interface WarbandStudy {
  name: string;
  about: string;
  copies: {
    [k: string]: number;
  };
  problems: WarbandProblem[];
  prices: AspectPrice[];
  gaps: WarbandGap[];
  most: number;
  mostCopies: number;
  longestName: number;
  longestAbout: number;
  text: string;
  json: string;
  packed: string;
}
/**
 * What the miniatures of one aspect cost above their spawn cost, on average.
 */
export interface AspectPrice {
  aspect: string;
  bodies: number;
  early?: number | null;
  late?: number | null;
}
/**
 * Something that a warband may lack, and who would help.
 */
export interface WarbandGap {
  sentence: string;
  add: string[];
  aspect?: string;
  lineage?: string;
  mostCost?: number;
}
/**
 * A miniature, and those most like it, the most like first.
 */
export interface SimilarMiniatures {
  name: string;
  similar: string[];
}
/**
 * Miniatures from which a warband is to be built, with their copies.
 */
export interface WarbandPool {
  pool: {
    [k: string]: number;
  };
}
/**
 * A warband from a pool, what is left of that, and why.
 */
export interface BuiltWarband {
  copies: {
    [k: string]: number;
  };
  left: {
    [k: string]: number;
  };
  reasons: string[];
}
/**
 * A dreamcard in the gallery, with what its cheapest build on an empty dreamscape takes.
 */
export interface CardExhibit {
  name: string;
  called: string[];
  difficulty: number;
  shards: number;
  whites: number;
  cycles: number;
}
/**
 * A stack that a dreamcard shows; columns and rows count from 0, row 0 is at the bottom.
 */
export interface CardStack {
  column: number;
  row: number;
  stack: ("grass" | "land" | "movement" | "nightmare" | "rock" | "water")[];
  tree: boolean;
  dreamer: boolean;
}
/**
 * A dreamcard as it is printed.
 */
export interface CardText {
  name: string;
  level: "I" | "II" | "III";
  points: number;
  power: "golem" | "harvesters" | "king" | "lake" | "muse" | "tower";
  stacks: CardStack[];
}
/**
 * A location of the dreamworld; columns and rows count from 0, row 0 is the upper one.
 */
export interface LocationText {
  number: number;
  power: "golem" | "harvesters" | "king" | "lake" | "muse" | "tower";
  column: number;
  row: number;
  links: number[];
}
