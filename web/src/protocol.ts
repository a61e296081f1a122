// What the server and its clients say to each other: docs/server-protocol.md explains it.
// Made by `make types` from src/blackgate/protocol. Change that, not this.

export const PROTOCOL = 2;
export const SUBPROTOCOL = "blackgate.2";

/**
 * What can be chosen for a table of this server. `goals`: the Tunnel points that win, for each of `players`;
 * `teams`: how many players can play in two teams; `bot`: which one plays where nobody has chosen.
 */
export interface TableOptions {
  players: number[];
  goals: number[];
  teams: number[];
  michel: Offered[];
  places: OfferedPlace[];
  bots: Offered[];
  bot: string;
}

/** Something that a host can choose: by its id, with a name and a line about it. */
export interface Offered {
  id: string;
  name: string;
  text: string;
}

/** A modular Place, the slot of the board in which it would lie, and whether it goes with team mode. */
export interface OfferedPlace {
  id: string;
  name: string;
  text: string;
  replaces: string;
  with_teams: boolean;
}

/**
 * A table's board and all its cards. `homes`: each seat's Cell Block; empty parts belong to modules not in play.
 *
 * `verbs`: all that can be done in a turn of this game, by the first word of its actions; `basic`: which of it
 * everybody can do, wherever they are; `does`: what it does, in a sentence, where there is one.
 *
 * `michel_shows`: the Knife and Tools on each Michel card. `pictures`: for a card that is not in the standard edition,
 * what can be drawn in its place: a standard card that does much the same, or the sign of its family.
 */
export interface Board {
  goal: number;
  die: number;
  verbs: Record<string, string>;
  basic: string[];
  does: Record<string, string>;
  recipes: RecipeInfo[];
  places: Record<string, PlaceInfo>;
  gangs: Record<string, GangInfo>;
  cards: Record<string, CardInfo>;
  gang_cards: Record<string, GangCardInfo>;
  backgrounds: Record<string, Described>;
  tokens: Record<string, Described>;
  traumas: Record<string, Described>;
  michel: string;
  michel_cards: Record<string, string>;
  michel_shows: Record<string, string[]>;
  pictures: Record<string, string>;
  homes: string[];
  teams: number[];
  hand_limit: number;
  edition: EditionInfo;
}

/** Crafting: discard these cards, take `count` of that one. */
export interface RecipeInfo {
  discard: string[];
  take: string;
  count: number;
}

/**
 * What lies in a slot of the board. `numbers`: of the die; `search`: cards of a Search there; `piles` and `tokens`:
 * which of the open piles of cards, and of the stacks of tokens, lie there.
 */
export interface PlaceInfo {
  id: string;
  name: string;
  text: string;
  numbers: number[];
  search: number;
  deeds: Deed[];
  forbids: Deed[];
  piles: string[];
  tokens: string[];
}

/** Something that can be done. */
export interface Deed {
  id: string;
  name: string;
}

/** A Gang wants so many (`needs`) of these Accessories. */
export interface GangInfo {
  name: string;
  needs: number;
  wants: string[];
}

/** A card of the hand. `family` says what it is, `value` what it sells for; few but Action cards have a text. */
export interface CardInfo {
  name: string;
  text: string;
  family: string;
  value: number;
}

/** A Gang card and the Gang that it belongs to. */
export interface GangCardInfo {
  name: string;
  text: string;
  gang: string;
}

/** Something with a name and what it does. */
export interface Described {
  name: string;
  text: string;
}

/** Which edition a table plays; two with the same fingerprint play alike. */
export interface EditionInfo {
  name: string;
  fingerprint: string;
}

/** A wish for a table. The host sits down at once, unless `player` is empty: then they only watch. */
export interface NewTable {
  name?: string; // otherwise ""
  player?: string; // otherwise ""
  /** a text of the player's own that goes into the seed */
  contribution?: string; // otherwise ""
  settings?: TableSettings;
}

/** What the host settles before the game: every option of the rules, and how people meet. */
export interface TableSettings {
  players?: number; // otherwise 4
  michel?: "" | "michel" | "michelle"; // otherwise ""
  team?: boolean; // otherwise false
  warden?: boolean; // otherwise false
  places?: string[]; // otherwise []
  /** R1.7: who begins, if the host says so */
  first?: number | null; // otherwise null
  clock?: NoClock | TurnClock | GameClock; // otherwise {"type": "none"}
  public?: boolean; // otherwise false
  watch?: "everybody" | "nobody"; // otherwise "everybody"
  /** everybody may agree to take a move back after something was seen */
  undo?: boolean; // otherwise false
  /** R17.3: shows what each player could have remembered */
  tracker?: boolean; // otherwise false
  /** tells chances of rolls and fights, by what the player may know */
  odds?: boolean; // otherwise false
  /** a bot gives hints also where several people play */
  hints?: boolean; // otherwise false
  /** milliseconds a bot takes for a move; a window is open for half of it */
  pace?: number; // otherwise 700
}

/** Everybody takes their time. */
export interface NoClock {
  type: "none";
}

/** So many seconds for everybody in each turn, whoever's turn it is. */
export interface TurnClock {
  type: "turn";
  seconds: number;
  /** seconds for answers that are asked for together */
  window?: number; // otherwise 20
}

/** So many seconds for everybody in the whole game, and some more with each turn of one's own. */
export interface GameClock {
  type: "game";
  seconds: number;
  increment?: number; // otherwise 0
  /** seconds for answers that are asked for together */
  window?: number; // otherwise 20
}

/** The token is the seat: whoever has it plays there. `seat` is -1 for a host who only watches. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** All lessons, in the order in which they are best taken. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** A lesson that can be taken, with how many things the coach asks for. */
export interface LessonInfo {
  id: string;
  name: string;
  text: string;
  steps: number;
}

/**
 * A wish for a lesson: a table of one's own with scripted opponents, at which a coach asks for one thing at a time.
 * `pace`: milliseconds that an opponent takes for a move.
 */
export interface NewLesson {
  lesson: string;
  player?: string; // otherwise ""
  pace?: number; // otherwise 1200
}

/** A list of tables. */
export interface Tables {
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  name: string;
  state: "ended" | "open" | "over" | "playing" | "quarantined";
  players: number;
  taken: number;
  watch: "everybody" | "nobody";
  created: number;
  changed: number;
  my_turn: boolean;
}

/** Whoever asks shows the tokens of their seats. */
export interface MyTables {
  tokens: string[];
}

/** A table, as everybody sees it who may know of it. */
export interface TableInfo {
  id: string;
  name: string;
  state: "ended" | "open" | "over" | "playing" | "quarantined";
  settings: TableSettings;
  seats: SeatInfo[];
  created: number;
  version: number;
  commitment: string;
  code: string;
  hints: boolean;
  paused: boolean;
  stepwise: boolean;
  spectators: number;
  next: string;
  grace: number;
  why_ended: "" | "host" | "lesson" | "operator" | "rules";
  lesson: string;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  standing_in: boolean;
  connected: boolean;
  host: boolean;
  away: number;
  vacation: boolean;
  contributed: boolean;
  player: string;
}

/** All of it, for a program that has the rules: they make the same game of it. */
export interface WholeEdition {
  name: string;
  fingerprint: string;
  printed: Record<string, unknown>;
}

/** A wish for a seat: a certain one, or any that is free. */
export interface SitDown {
  player: string;
  seat?: number | null; // otherwise null
  /** a text of the player's own that goes into the seed */
  contribution?: string; // otherwise ""
}

/** The host puts a bot there. */
export interface FillSeat {
  bot: string;
}

/** What goes into chance from a player, in place of what they said before. */
export interface Contribute {
  /** a text of the player's own that goes into the seed */
  contribution: string;
}

/** To sit down in the same seat on another device; good for an hour. */
export interface SeatLink {
  link: string;
}

/** Exchange such a link for the seat's token. */
export interface UseLink {
  link: string;
}

/** A finished game in figures. */
export interface Statistics {
  turns: number;
  moves: number;
  seconds: number;
  winners: number[];
  seats: SeatStatistics[];
  dice: number[];
  points: number[][];
}

/** A player's game in figures. */
export interface SeatStatistics {
  name: string;
  won: boolean;
  points: number;
  background: string;
  turns: number;
  moves: number;
  moves_by_bot: number;
  seconds: number;
  counts: Record<string, number>;
}

/** Some steps of a finished game; `total` says how many there are in all, the set-up not counted. */
export interface Replay {
  total: number;
  names: string[];
  steps: ReplayStep[];
}

/**
 * The game after so many actions: the last of them, what everybody could see, and what it did.
 *
 * `own` is what the chosen seat knew besides; for everybody's view, what each seat knew. `events` is what happened,
 * as those eyes saw it, and `log` the same in words.
 */
export interface ReplayStep {
  number: number;
  seat: number;
  action: string;
  by: "" | "bot" | "clock";
  state: PublicState;
  own: OwnState[];
  events: EventInfo[];
  log: LogLine[];
}

/**
 * What everybody sees. `gangs` has the pile of each Gang: the card on top, then what was put under it. `waiting` is
 * the stack of questions, the one on top last, for a program that has the rules.
 */
export interface PublicState {
  asked: number;
  deck_size: number;
  discard: Record<string, number>;
  fight: FightState | null;
  gangs: Record<string, string[]>;
  modules: ModulesState;
  over: boolean;
  piles: Record<string, number>;
  roll: RollState | null;
  seats: PublicSeat[];
  table: Record<string, number>;
  turn: TurnState;
  waiting: Record<string, unknown>[];
}

/**
 * A fight under way: an Extortion, one by Michel(le) (`attacker` is -1), or two of a Brawl.
 *
 * `tool` is what it is about, or empty; `weapons` lie on the table; `helpers` laid one for a teammate; `due` has to
 * lay a Weapon or to answer now, or is -1; `michel_cards` are those that are out.
 */
export interface FightState {
  attacker: number;
  defender: number;
  due: number;
  helpers: number[];
  michel_cards: string[];
  tool: string;
  weapons: Record<string, number>;
}

/** What modules have put on the board; nothing in the base game. */
export interface ModulesState {
  backgrounds_seen?: number[];
  michel?: string;
  michel_deck?: Record<string, number>;
  michel_discard?: Record<string, number>;
  stacks?: Record<string, number>;
  traumas?: string[];
  warden?: string;
}

/** A roll by which somebody moves, until they have chosen where to: who chooses, and the number. */
export interface RollState {
  number: number;
  seat: number;
}

/** What lies in front of a player. `background` is empty until it is revealed, `gang` is the Gang card. */
export interface PublicSeat {
  background: string;
  beatings: number;
  cigarettes: number;
  gang: string;
  hand_size: number;
  place: string;
  points: number;
  revealed: boolean;
  tokens: Record<string, number>;
  trauma: string;
  tunnel: Record<string, number>;
}

/** The turn: whose it is, who began the game, how many there were, and what was done in this one. */
export interface TurnState {
  actions: number;
  active: number;
  confined: boolean;
  extortions: number;
  first: number;
  number: number;
  searches: number;
  used: number;
}

/**
 * What only this seat knows. `tracker` and `bounds` are filled where the table has a tracker (R17.3).
 *
 * In a window `asked` and `waiting` are the question as it is put to this seat.
 */
export interface OwnState {
  asked?: number;
  background: string;
  backgrounds: string[];
  bounds: Record<string, number[]>[];
  hand: Record<string, number>;
  seat: number;
  tracker: Record<string, number[]>[];
  waiting?: Record<string, unknown>[];
}

/**
 * Something that happened, with the names of the rulebook. `card` is empty where this seat may not know it.
 *
 * `what` is the Place, Gang, token or punishment that it is about.
 */
export interface EventInfo {
  event: string;
  seat?: number; // otherwise -1
  other?: number; // otherwise -1
  card?: string; // otherwise ""
  number?: number; // otherwise 0
  what?: string; // otherwise ""
}

/**
 * Something that happened, in words. `by`: who chose it, where that was not the player in the seat. `about`: the
 * event that it tells, of several that it tells together the first; none tells that a move was taken back.
 */
export interface LogLine {
  text: string;
  by?: "" | "bot" | "clock"; // otherwise ""
  about?: EventInfo | null; // otherwise null
}

/** The story, or how much of it is known, from 0 to 1; -1 where nobody has asked for it yet. */
export interface StoryTold {
  progress: number;
  story: Story | null;
}

/**
 * How a game went: each seat's chance to win after so many actions, as things really were (`truth`) and as that
 * seat could know (`known`); in team mode, its team's. Turning points and choices are in the order of the game.
 */
export interface Story {
  truth: number[][];
  known: number[][];
  luck: Luck[];
  costly: CostlyChoice[];
  turning_points: TurningPoint[];
}

/** What the dice and cards of that action did for each seat, against others that could have come up. */
export interface Luck {
  number: number;
  chances: number[];
}

/**
 * With the action of that number a seat gave away `cost` of its chance to win, by what it could know. `line`: how
 * the better choice would have gone on, itself first.
 */
export interface CostlyChoice {
  number: number;
  seat: number;
  action: string;
  cost: number;
  line: ExpectedMove[];
  label?: string; // otherwise ""
}

/** A move that a bot expects to follow. */
export interface ExpectedMove {
  seat: number;
  action: string;
  label?: string; // otherwise ""
}

/** After the action of that number the chances had changed much. `lucky`: most of it was chance's doing. */
export interface TurningPoint {
  number: number;
  seat: number;
  lucky: boolean;
  log?: LogLine[]; // otherwise []
}

/** All puzzles of this server's edition; `today` is the id of the puzzle of the day, empty where there are none. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  today: string;
}

/**
 * A puzzle in the list: `win` this turn, `get` the card `goal` this turn, or `survive` until the next turn.
 * `difficulty` is from 1 to 3.
 */
export interface PuzzleInfo {
  id: string;
  theme: "get" | "survive" | "win";
  goal: string;
  goal_name: string;
  difficulty: number;
  players: number;
}

/** Everything that was chosen so far, from the position of the puzzle on. */
export interface TryPuzzle {
  tried?: string[]; // otherwise []
}

/**
 * How the puzzle stands after a try. `steps` are what came of the last choice, or the position itself where nothing
 * was chosen yet; where it was wrong, they go on as bots would play, to the seat's next turn or the end.
 *
 * `solution` is the first choice that solves it, in words, and `chance` how likely it works; told when it is over.
 */
export interface PuzzleTried {
  puzzle: PuzzleInfo;
  table: TableInfo;
  seat: number;
  verdict: "failed" | "open" | "solved";
  steps: PuzzleStep[];
  question: Question;
  solution: string;
  chance: number;
}

/** The game after one more action, as the seat of the puzzle sees it, and what the action did. */
export interface PuzzleStep {
  state: PublicState;
  own: OwnState;
  events: EventInfo[];
  log: LogLine[];
}

/**
 * What is asked, of whom, and what this seat may answer.
 *
 * In a window (`window` is its name) all of `asked` are asked at once, and nobody sees who has answered. `coach`: in a
 * lesson, for whoever takes it.
 */
export interface Question {
  asked: number[];
  kind: string;
  text?: string; // otherwise ""
  window?: string; // otherwise ""
  answered?: boolean; // otherwise false
  forced?: boolean; // otherwise false
  choices?: Choice[]; // otherwise []
  impossible?: Impossible[]; // otherwise []
  coach?: Coach | null; // otherwise null
}

/** Something the seat may do now. `cost`: so many of the turn's actions. */
export interface Choice {
  action: string;
  label?: string; // otherwise ""
  group?: "answer" | "basic" | "free" | "place"; // otherwise "answer"
  target?: Target;
  cost?: number; // otherwise 0
}

/** What a choice is about, so that it can be lit up on the board or in the hand. */
export interface Target {
  place?: string; // otherwise ""
  seat?: number; // otherwise -1
  card?: string; // otherwise ""
  gang?: string; // otherwise ""
}

/** An answer that the question names and this seat cannot give, and why; nobody else is told. */
export interface Impossible {
  label: string;
  text: string;
}

/**
 * What the coach says now: line by line, the last of them together with the only choice there is, or with none when
 * the lesson is done; nothing while others act. `done` of `steps` things have been done.
 */
export interface Coach {
  done: number;
  steps: number;
  lines: CoachLine[];
}

/** Something that the coach of a lesson says; `point`: the part of the screen that it is about. */
export interface CoachLine {
  text: string;
  point?: string; // otherwise ""
}

/** What comes of these actions. `since`: of so many of them the client knows it. */
export interface Analyse {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  since?: number; // otherwise 0
}

/** A finished game after so many actions. */
export interface OfTable {
  type: "table";
  table: string;
  step: number;
}

/** A position as text (docs/records.md). */
export interface OfPosition {
  type: "position";
  text: string;
}

/** The position of a puzzle. */
export interface OfPuzzle {
  type: "puzzle";
  puzzle: string;
}

/**
 * Steps from `since` on, the first of all being the beginning itself; as many as an answer holds, so ask again for
 * those that are missing. `played`: how the game went on from its beginning, where it is that of a table.
 */
export interface Analysis {
  table: TableInfo;
  steps: AnalysisStep[];
  played: string[];
}

/**
 * The game after one more action, with all hands open. `label`: the action in words; `question` is put to whoever
 * is asked then. `position`: all of it as text.
 */
export interface AnalysisStep {
  seat: number;
  action: string;
  label: string;
  state: PublicState;
  own: OwnState[];
  events: EventInfo[];
  log: LogLine[];
  question: Question;
  position: string;
}

/** What is printed there. */
export interface SeeBeginning {
  beginning: OfTable | OfPosition | OfPuzzle;
}

/** What would a strong bot do there, after so many seconds of thought? */
export interface Think {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  seconds?: 1 | 5 | 20; // otherwise 1
}

/** Its alternatives, as those of a hint. */
export interface Thoughts {
  alternatives: Record<string, unknown>[];
}

/** A wish to play on from there, in that seat, against bots. */
export interface PlayOn {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  seat: number;
  bot?: string; // otherwise "veteran"
}

/** Whoever is signed in, if anybody is. */
export interface WhoAmI {
  account: Account | null;
}

/** An account, as its owner sees it. `fresh`: they have just signed in, and may change how they do. */
export interface Account {
  id: string;
  name: string;
  language: string;
  created: number;
  passkeys: Passkey[];
  passphrase: boolean;
  codes_left: number;
  fresh: boolean;
}

/** One of the passkeys of an account. */
export interface Passkey {
  id: string;
  created: number;
}

/** A wish for a name of one's own, with a passkey or a passphrase to prove it by. */
export interface ClaimName {
  name: string;
  passphrase?: string; // otherwise ""
  /** what the browser made of the options: PublicKeyCredential.toJSON() */
  passkey?: string; // otherwise ""
  language?: string; // otherwise ""
}

/** The account, and its recovery codes: they are told once. */
export interface NewCodes {
  account: Account;
  codes: string[];
}

/** By a passkey, which knows the name; or by the name and the passphrase, or a recovery code. */
export interface SignIn {
  name?: string; // otherwise ""
  passphrase?: string; // otherwise ""
  code?: string; // otherwise ""
  /** what the browser made of the options: PublicKeyCredential.toJSON() */
  passkey?: string; // otherwise ""
}

/** What a passkey is wanted for: to claim this name, to sign in, or as one more of whoever is signed in. */
export interface AskPasskey {
  purpose: "add" | "claim" | "sign-in";
  name?: string; // otherwise ""
}

/** What the browser's `navigator.credentials` needs, as JSON; good for five minutes, and once. */
export interface PasskeyOptions {
  options: string;
}

/** One more passkey. */
export interface NewPasskey {
  /** what the browser made of the options: PublicKeyCredential.toJSON() */
  passkey: string;
}

/** In place of the one before; empty where passkeys are to be enough. */
export interface NewPassphrase {
  passphrase: string;
}

/** The seats that whoever is signed in has at a table, for this device. */
export interface MySeats {
  seats: Seated[];
}

/** Those changed last first; private ones too, which nobody else is shown. */
export interface MyGames {
  games: MyGame[];
}

/** A table at which one has a seat; `won` once the result of a public game is in. */
export interface MyGame {
  table: TableLine;
  public: boolean;
  won: boolean | null;
}

/** All that is kept of a player. Hashes and keys that only prove who they are stay here. */
export interface Download {
  account: Account;
  sessions: number[];
  page: PlayerPage;
  games: OwnGame[];
  webhook: string;
  browsers: string[];
  vacations: number[][];
}

/** What everybody may know of a player, or of a bot: public games alone. */
export interface PlayerPage {
  id: string;
  name: string;
  bot: boolean;
  created: number;
  games: number;
  wins: number;
  gang: string;
  gang_name: string;
  modes: ModeRating[];
  results: GameResult[];
}

/** How somebody plays in one mode; `history` has the rating after each game that counted, the oldest first. */
export interface ModeRating {
  mode: "more" | "teams" | "two";
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  rank: number;
  history: RatingPoint[];
}

/** A rating after a game, with its uncertainty. */
export interface RatingPoint {
  at: number;
  mu: number;
  sigma: number;
}

/**
 * A public game that somebody has played to its end. `mu` and `mu_before` are there where it counted for ratings.
 * Whoever of its players is not among the `others` was a guest.
 */
export interface GameResult {
  table: string;
  at: number;
  mode: "more" | "teams" | "two";
  players: number;
  won: boolean;
  points: number;
  gang: string;
  others: ResultPlayer[];
  mu_before: number | null;
  mu: number | null;
}

/** Somebody else in a game, bots too. Without a name: a former player. */
export interface ResultPlayer {
  id: string;
  name: string;
  won: boolean;
}

/** A game with its record; without one while it goes on. */
export interface OwnGame {
  table: TableLine;
  public: boolean;
  seat: number;
  record: string;
}

/** Of each mode. */
export interface Leaderboard {
  modes: ModeRanking[];
}

/** The best first: by what their rating is at least, very likely. */
export interface ModeRanking {
  mode: "more" | "teams" | "two";
  players: Ranked[];
}

/** A line of the leaderboard. */
export interface Ranked {
  id: string;
  name: string;
  bot: boolean;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** The server's public key, for `pushManager.subscribe` of a browser. */
export interface PushKey {
  key: string;
}

/** Where a browser is told while no page is open, as its `pushManager` says; `language`: of what it is told. */
export interface PushSubscription {
  /** an https URL */
  endpoint: string;
  /** base64url */
  p256dh: string;
  /** base64url */
  auth: string;
  language?: string; // otherwise ""
  on?: boolean; // otherwise true
}

/** How many browsers are told now: those of the account, or those of one seat. */
export interface Subscribed {
  browsers: number;
}

/** Which ways of being told are on for one seat. */
export interface SeatNotices {
  push?: boolean; // otherwise true
  webhook?: boolean; // otherwise true
}

/** One's webhook. `secret` signs what it is sent; it is told once, when the webhook is set. */
export interface Webhook {
  url: string;
  secret: string;
}

/** Where to send JSON when it is one's turn, at whatever table; empty: nowhere. */
export interface SetWebhook {
  /** an https URL */
  url: string;
}

/** One's time off: until when (0: not now), and how many days are left of this year's. */
export interface Vacation {
  until: number;
  days_left: number;
  days: number;
}

/** Time off from now until then, in seconds since 1970; 0 ends it. */
export interface TakeVacation {
  until: number;
}

/** Why a request was refused: a code for programs, and what to do next for people. */
export interface Problem {
  code: string;
  text: string;
  retry_after: number;
}

/** Who is there: the holder of a seat's token, or without one a spectator. */
export interface Hello {
  type: "hello";
  token?: string; // otherwise ""
  language?: string; // otherwise "en"
  words?: boolean; // otherwise true
  since?: number; // otherwise -1
  seen?: number; // otherwise -1
}

/** The seat chooses. `version` is the one of the question that it answers. */
export interface Play {
  type: "play";
  /** the client's own number for a message */
  ref: string;
  version: number;
  action: string;
}

/** Why can I not do this now? Without an action: why each thing that I cannot do in my turn? */
export interface Why {
  type: "why";
  /** the client's own number for a message */
  ref: string;
  action?: string; // otherwise ""
}

/** What would a strong bot do? */
export interface Hint {
  type: "hint";
  /** the client's own number for a message */
  ref: string;
}

/** What are the chances, if I choose this? Only at tables with the setting `odds`. */
export interface Odds {
  type: "odds";
  /** the client's own number for a message */
  ref: string;
  action: string;
}

/** From now on the server passes for this seat in these windows; those not named are asked again. */
export interface AlwaysPass {
  type: "always_pass";
  /** the client's own number for a message */
  ref: string;
  windows: string[];
}

/** From now on the server answers where this seat has only one answer, or asks about that too. */
export interface Silence {
  type: "silence";
  /** the client's own number for a message */
  ref: string;
  on: boolean;
}

/** Whoever plays alone lets the bots wait before each move, or go on by themselves. */
export interface Stepwise {
  type: "stepwise";
  /** the client's own number for a message */
  ref: string;
  on: boolean;
}

/** Bots that wait answer the question of `version`. */
export interface Step {
  type: "step";
  /** the client's own number for a message */
  ref: string;
  version: number;
}

/** The host sets another pace, which counts from the next question on. */
export interface SetPace {
  type: "pace";
  /** the client's own number for a message */
  ref: string;
  /** milliseconds a bot takes for a move; a window is open for half of it */
  pace: number;
}

/** Take my last choice back: at once where nothing was seen since, otherwise by everybody's consent. */
export interface Undo {
  type: "undo";
  /** the client's own number for a message */
  ref: string;
  version: number;
}

/** Stop the clocks, if everybody agrees. */
export interface Pause {
  type: "pause";
  /** the client's own number for a message */
  ref: string;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  /** the client's own number for a message */
  ref: string;
}

/** Yes or no to a proposal. */
export interface Vote {
  type: "vote";
  /** the client's own number for a message */
  ref: string;
  proposal: number;
  yes: boolean;
}

/** The host lets a bot play for somebody who is away. */
export interface TakeOver {
  type: "take_over";
  /** the client's own number for a message */
  ref: string;
  seat: number;
  bot?: string; // otherwise "veteran"
}

/** Something to say to the table. */
export interface Chat {
  type: "chat";
  /** the client's own number for a message */
  ref: string;
  text: string;
}

/** The same without words. */
export interface Emotion {
  type: "emote";
  /** the client's own number for a message */
  ref: string;
  emote: "angry" | "cry" | "handcuffs" | "laugh" | "shock" | "shovel" | "thumbs_up" | "wave";
}

/**
 * Everything: sent after `hello`, and whenever a client should begin anew.
 *
 * `state` is what everybody may know of the game, with the names of the rulebook, and `own` what this seat knows
 * besides. `log` is what has happened, or what has happened since the version in `hello`: the digest.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number;
  version: number;
  state: PublicState | null;
  own: OwnState | null;
  question: Question | null;
  undo: boolean;
  log: LogLine[];
  since: number;
  meanwhile: Meanwhile | null;
  chat: Said[];
  always_pass: string[];
  silent: boolean;
  proposal: Proposal | null;
  clocks: Clocks | null;
  rematch: Rematch | null;
}

/** What happened after the version in `hello.seen`: so many of the last lines in `log`, and moves for this seat. */
export interface Meanwhile {
  lines: number;
  moves_by_bot: number;
  moves_by_clock: number;
}

/** Chat or an emote; `seat` is -1 for a spectator. */
export interface Said {
  number: number;
  seat: number;
  at: number;
  text?: string; // otherwise ""
  emote?: string; // otherwise ""
}

/** Something for everybody to agree to; `votes` are those who have agreed. */
export interface Proposal {
  number: number;
  what: "pause" | "undo";
  seat: number;
  votes: number[];
}

/** Seconds left for each seat at the moment of sending, and whose run; `deadline`: seconds left for a window. */
export interface Clocks {
  left: number[];
  running: number[];
  deadline: number;
}

/** The table of the next game, and the token of the same seat there. */
export interface Rematch {
  table: string;
  token: string;
}

/**
 * The game has gone on to `version`.
 *
 * `changes` has the keys of `state` that are new; its `seats` are by number, and only those that have changed. `own`
 * is all that only this seat knows, or nothing where that has not changed.
 */
export interface Update {
  type: "update";
  version: number;
  changes: StateChanges;
  own: OwnState | null;
  events: EventInfo[];
  log: LogLine[];
  question: Question;
  undo: boolean;
  clocks: Clocks | null;
}

/** The keys of PublicState that are new. Seats are by their number, and only those that have changed. */
export interface StateChanges {
  asked?: number;
  deck_size?: number;
  discard?: Record<string, number>;
  fight?: FightState | null;
  gangs?: Record<string, string[]>;
  modules?: ModulesState;
  over?: boolean;
  piles?: Record<string, number>;
  roll?: RollState | null;
  seats?: Record<string, PublicSeat>;
  table?: Record<string, number>;
  turn?: TurnState;
  waiting?: Record<string, unknown>[];
}

/** Done, and in the database. `version` is the one that came of it. */
export interface Ack {
  type: "ack";
  ref: string;
  version: number;
}

/**
 * Not done, and why. `code` is for programs; `rule` is the number of the rule where one forbids it, and
 * `retry_after` how many seconds to wait before trying again, where that is known.
 */
export interface Refused {
  type: "refused";
  ref: string;
  code: string;
  text?: string; // otherwise ""
  rule?: string; // otherwise ""
  retry_after?: number; // otherwise 0
}

/** The answer to `why`: empty where it can be done. */
export interface Reason {
  type: "reason";
  ref: string;
  text: string;
  rule: string;
}

/**
 * The answer to `why` without an action: by the first word of its actions, everything of which nothing can be done
 * now, and why. Empty where it is not this seat's turn to act.
 */
export interface Reasons {
  type: "reasons";
  ref: string;
  version: number;
  reasons: Record<string, Because[]>;
}

/** A reason and its rule. */
export interface Because {
  text: string;
  rule: string;
}

/**
 * The answer to `hint`: the alternatives, the best first, as `docs/bots.md` describes them, with labels. The moves
 * of a `line` have labels too, and a `target` as choices have.
 */
export interface Hinted {
  type: "hinted";
  ref: string;
  version: number;
  alternatives: Record<string, unknown>[];
}

/** The answer to `odds`: empty where the choice begins no roll and no fight. */
export interface OddsTold {
  type: "odds";
  ref: string;
  version: number;
  outcomes: Outcome[];
}

/**
 * Something that can come of a choice, and how likely it is, from 0 to 1.
 *
 * Several may come together: a roll leads to two Places. `dice`: the results of the roll that bring it.
 */
export interface Outcome {
  label: string;
  chance: number;
  dice?: number[]; // otherwise []
}

/** Somebody came, left, paused, proposed: the table as it is now. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  proposal: Proposal | null;
  clocks: Clocks | null;
  rematch: Rematch | null;
}

/** Somebody said something. */
export interface ChatSaid {
  type: "said";
  said: Said;
}

/** The server closes the connection, and why. */
export interface Farewell {
  type: "farewell";
  code: string;
  text: string;
}

/** Another token for the same seat: keep it in place of the one that was shown, which ends soon. */
export interface Renewed {
  type: "token";
  token: string;
}

export type FromClient =
  | Hello
  | Play
  | Why
  | Hint
  | Odds
  | AlwaysPass
  | Silence
  | Stepwise
  | Step
  | SetPace
  | Undo
  | Pause
  | Resume
  | Vote
  | TakeOver
  | Chat
  | Emotion;

export type FromServer =
  | Welcome
  | Update
  | Ack
  | Refused
  | Reason
  | Reasons
  | Hinted
  | OddsTold
  | TableChanged
  | ChatSaid
  | Farewell
  | Renewed;

/** Everything over HTTP: the body that is sent, and the answer where nothing is refused (a Problem is). */
export interface Endpoints {
  /** What can be chosen for a table */
  "GET /api/options": { body: null; answer: TableOptions };
  /** What is printed in the standard edition, as for a table */
  "GET /api/board": { body: null; answer: Board };
  /** Open a table */
  "POST /api/tables": { body: NewTable; answer: Seated };
  /** Public tables that are open or being played */
  "GET /api/tables": { body: null; answer: Tables };
  /** The lessons there are */
  "GET /api/lessons": { body: null; answer: Lessons };
  /** Take a lesson */
  "POST /api/lessons": { body: NewLesson; answer: Seated };
  /** The tables of these tokens */
  "POST /api/mine": { body: MyTables; answer: Tables };
  /** The table of a short code */
  "GET /api/codes/{code}": { body: null; answer: TableInfo };
  /** A table */
  "GET /api/tables/{table}": { body: null; answer: TableInfo };
  /** What is printed: Places, Gangs, cards and tokens, in words */
  "GET /api/tables/{table}/board": { body: null; answer: Board };
  /** The whole edition, for a program that has the rules */
  "GET /api/tables/{table}/edition": { body: null; answer: WholeEdition };
  /** Sit down */
  "POST /api/tables/{table}/seats": { body: SitDown; answer: Seated };
  /** Put a bot in a seat */
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: FillSeat; answer: TableInfo };
  /** Contribute to chance, before the game */
  "PUT /api/tables/{table}/seats/{seat}/contribution": { body: Contribute; answer: TableInfo };
  /** Leave a seat, or as the host empty it */
  "DELETE /api/tables/{table}/seats/{seat}": { body: null; answer: TableInfo };
  /** Begin the game */
  "POST /api/tables/{table}/start": { body: null; answer: TableInfo };
  /** End the table */
  "POST /api/tables/{table}/end": { body: null; answer: TableInfo };
  /** A link to one's seat for another device */
  "POST /api/tables/{table}/link": { body: null; answer: SeatLink };
  /** Take one's seat on this device */
  "POST /api/links": { body: UseLink; answer: Seated };
  /** Play again with the same people */
  "POST /api/tables/{table}/rematch": { body: null; answer: Seated };
  /** The record of a finished game, with its fairness proof */
  "GET /api/tables/{table}/record": { body: null; answer: string };
  /** A finished game in figures */
  "GET /api/tables/{table}/statistics": { body: null; answer: Statistics };
  /** A finished game step by step */
  "GET /api/tables/{table}/replay": { body: null; answer: Replay };
  /** A finished game as one HTML file, with its story if that was told */
  "GET /api/tables/{table}/kept": { body: null; answer: Blob };
  /** How everybody's chances went, as far as it was asked for */
  "GET /api/tables/{table}/story": { body: null; answer: StoryTold };
  /** Have the story of a finished game told */
  "POST /api/tables/{table}/story": { body: null; answer: StoryTold };
  /** Puzzles, and that of the day */
  "GET /api/puzzles": { body: null; answer: Puzzles };
  /** What is printed, as for a table */
  "GET /api/puzzles/{puzzle}/board": { body: null; answer: Board };
  /** Try a puzzle: all that was chosen so far, and what comes of it */
  "POST /api/puzzles/{puzzle}": { body: TryPuzzle; answer: PuzzleTried };
  /** Try choices from a step of a finished game, from a position or a puzzle */
  "POST /api/analysis": { body: Analyse; answer: Analysis };
  /** What is printed, as for a table */
  "POST /api/analysis/board": { body: SeeBeginning; answer: Board };
  /** What a strong bot thinks of the choices there */
  "POST /api/analysis/thoughts": { body: Think; answer: Thoughts };
  /** Play on from there, against bots */
  "POST /api/analysis/table": { body: PlayOn; answer: Seated };
  /** Whoever is signed in */
  "GET /api/account": { body: null; answer: WhoAmI };
  /** Claim a name */
  "POST /api/account": { body: ClaimName; answer: NewCodes };
  /** Delete one's account and all that belongs to it */
  "DELETE /api/account": { body: null; answer: WhoAmI };
  /** Sign in */
  "POST /api/account/session": { body: SignIn; answer: WhoAmI };
  /** Sign out */
  "DELETE /api/account/session": { body: null; answer: WhoAmI };
  /** What a browser needs for a passkey */
  "POST /api/account/passkeys/options": { body: AskPasskey; answer: PasskeyOptions };
  /** Add a passkey */
  "POST /api/account/passkeys": { body: NewPasskey; answer: Account };
  /** Remove a passkey */
  "DELETE /api/account/passkeys/{passkey}": { body: null; answer: Account };
  /** Set a passphrase, or none */
  "PUT /api/account/passphrase": { body: NewPassphrase; answer: Account };
  /** Ten new recovery codes; those before are worth nothing any more */
  "POST /api/account/codes": { body: null; answer: NewCodes };
  /** One's seats at a table, for this device */
  "POST /api/tables/{table}/mine": { body: null; answer: MySeats };
  /** All tables at which one has a seat, private ones too */
  "GET /api/account/games": { body: null; answer: MyGames };
  /** All that is kept of oneself, with the records of one's games */
  "GET /api/account/download": { body: null; answer: Download };
  /** The leaderboard of each mode */
  "GET /api/players": { body: null; answer: Leaderboard };
  /** The page of a player or of a bot */
  "GET /api/players/{player}": { body: null; answer: PlayerPage };
  /** The public key of this server for Web Push */
  "GET /api/push": { body: null; answer: PushKey };
  /** Tell this browser when it is the turn of one's seat, or no more */
  "PUT /api/tables/{table}/push": { body: PushSubscription; answer: Subscribed };
  /** Tell this browser when it is one's turn anywhere, or no more */
  "PUT /api/account/push": { body: PushSubscription; answer: Subscribed };
  /** Which ways of being told are on for one's seat */
  "GET /api/tables/{table}/notices": { body: null; answer: SeatNotices };
  /** Turn ways of being told on or off for one's seat */
  "PUT /api/tables/{table}/notices": { body: SeatNotices; answer: SeatNotices };
  /** One's webhook */
  "GET /api/account/webhook": { body: null; answer: Webhook };
  /** Set one's webhook, or none */
  "PUT /api/account/webhook": { body: SetWebhook; answer: Webhook };
  /** One's time off */
  "GET /api/account/vacation": { body: null; answer: Vacation };
  /** Take time off, or end it: one's clocks stand still meanwhile */
  "PUT /api/account/vacation": { body: TakeVacation; answer: Vacation };
}
