// What the server and its clients say to each other: docs/server-protocol.md explains it.
// Made by `make types` from src/blackgate/protocol. Change that, not this.

export const PROTOCOL = 2;
export const SUBPROTOCOL = "blackgate.2";

/**
 * The options for a table on this server. `goals`: the Tunnel points needed to win, for each of `players`; `teams`:
 * the numbers of players with team mode; `bot`: the default bot.
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

/** An option for the host: its id, name and description. */
export interface Offered {
  id: string;
  name: string;
  text: string;
}

/** A modular Place, the Place it replaces, and whether it can be used in team mode. */
export interface OfferedPlace {
  id: string;
  name: string;
  text: string;
  replaces: string;
  with_teams: boolean;
}

/**
 * The board and all cards of a table. `homes`: each seat's Cell Block. Parts of modules not in play are empty.
 *
 * `verbs`: the names of everything that can be done in a turn, by the first word of the action; `basic`: those that
 * are possible everywhere; `does`: a description of some of them.
 *
 * `michel_shows`: the Knife and Tools on each Michel card. `pictures`: what to draw for a card that is not in the
 * standard edition: a standard card with a similar effect, or the symbol of its family.
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
 * The Place in a slot of the board. `numbers`: of the die; `search`: cards drawn by a Search; `piles` and `tokens`:
 * the open piles and the stacks of tokens beside it.
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

/** An action by its id. */
export interface Deed {
  id: string;
  name: string;
}

/** A Gang. `needs` of the Accessories in `wants` are required to join it. */
export interface GangInfo {
  name: string;
  needs: number;
  wants: string[];
}

/** A card of the hand. `value`: what it sells for. Mostly Action cards have a text. */
export interface CardInfo {
  name: string;
  text: string;
  family: string;
  value: number;
}

/** A Gang card and its Gang. */
export interface GangCardInfo {
  name: string;
  text: string;
  gang: string;
}

/** A name and a description. */
export interface Described {
  name: string;
  text: string;
}

/** A table's edition; editions with the same fingerprint play alike. */
export interface EditionInfo {
  name: string;
  fingerprint: string;
}

/** A request for a table. The host takes a seat, or only watches if `player` is empty. */
export interface NewTable {
  name?: string; // otherwise ""
  player?: string; // otherwise ""
  /** a text of the player's choice that enters the seed */
  contribution?: string; // otherwise ""
  settings?: TableSettings;
}

/** The settings of a table, chosen by its host: the options of the rules, and who may join and watch. */
export interface TableSettings {
  players?: number; // otherwise 4
  michel?: "" | "michel" | "michelle"; // otherwise ""
  team?: boolean; // otherwise false
  warden?: boolean; // otherwise false
  places?: string[]; // otherwise []
  /** R1.7: the seat that begins, if the host chooses it */
  first?: number | null; // otherwise null
  clock?: NoClock | TurnClock | GameClock; // otherwise {"type": "none"}
  public?: boolean; // otherwise false
  watch?: "everybody" | "nobody"; // otherwise "everybody"
  /** everybody may agree to undo a move that has revealed something */
  undo?: boolean; // otherwise false
  /** R17.3: shows what each player could remember */
  tracker?: boolean; // otherwise false
  /** shows the odds of rolls and fights, by what the player may know */
  odds?: boolean; // otherwise false
  /** allows hints even if several people play */
  hints?: boolean; // otherwise false
  /** milliseconds a bot takes for a move; a window is open for half of it */
  pace?: number; // otherwise 700
}

/** No time limit. */
export interface NoClock {
  type: "none";
}

/** Seconds that each player has per turn, whoever's turn it is. */
export interface TurnClock {
  type: "turn";
  seconds: number;
  /** seconds to answer, for all who are asked together */
  window?: number; // otherwise 20
}

/** Seconds that each player has for the whole game, plus an increment for each of their own turns. */
export interface GameClock {
  type: "game";
  seconds: number;
  increment?: number; // otherwise 0
  /** seconds to answer, for all who are asked together */
  window?: number; // otherwise 20
}

/** A seat and its token, which authorises its holder to play there. `seat` is -1 for a host who only watches. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** All lessons, in the recommended order. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** A lesson. `steps`: the number of actions that the coach asks for. */
export interface LessonInfo {
  id: string;
  name: string;
  text: string;
  steps: number;
}

/**
 * A request for a lesson: a private table with scripted opponents, where a coach asks for one action at a time.
 * `pace`: milliseconds an opponent takes for a move.
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

/** The tokens of the caller's seats. */
export interface MyTables {
  tokens: string[];
}

/** A table, as everybody sees it who can find it. */
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

/** A seat, as everybody sees it. Times are in seconds since 1970. */
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

/** The whole edition, for a program that has the rules. */
export interface WholeEdition {
  name: string;
  fingerprint: string;
  printed: Record<string, unknown>;
}

/** A request for a seat: a particular one, or any free one. */
export interface SitDown {
  player: string;
  seat?: number | null; // otherwise null
  /** a text of the player's choice that enters the seed */
  contribution?: string; // otherwise ""
}

/** The host puts a bot in a seat. */
export interface FillSeat {
  bot: string;
}

/** A player's contribution to the seed; it replaces the previous one. */
export interface Contribute {
  /** a text of the player's choice that enters the seed */
  contribution: string;
}

/** A link to the same seat for another device, valid for an hour. */
export interface SeatLink {
  link: string;
}

/** Exchanges such a link for the seat's token. */
export interface UseLink {
  link: string;
}

/** Statistics of a finished game. */
export interface Statistics {
  turns: number;
  moves: number;
  seconds: number;
  winners: number[];
  seats: SeatStatistics[];
  dice: number[];
  points: number[][];
}

/** Statistics of one player. */
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

/** Some steps of a finished game. `total`: the number of all steps, not counting the set-up. */
export interface Replay {
  total: number;
  names: string[];
  steps: ReplayStep[];
}

/**
 * The game after `number` actions: the last action, the public state, and the events.
 *
 * `own`: what the chosen seat knew in addition, or each seat if all are shown. `events` and `log` are what that viewer
 * could see.
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
 * What everybody sees. `gangs`: the pile of each Gang, the top card first. `waiting`: the stack of pending
 * questions, the top one last, for programs that have the rules.
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
 * A fight under way: an Extortion, one by Michel(le) (`attacker` is -1), or two players of a Brawl.
 *
 * `tool`: the Tool demanded, if any; `weapons`: those on the table; `helpers`: teammates who laid one; `due`: who has
 * to lay a Weapon or to answer now, or -1; `michel_cards`: those revealed.
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

/** The roll of a player who is choosing where to go. */
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
 * What only this seat knows. `tracker` and `bounds` are empty if the table has no tracker (R17.3).
 *
 * In a window, `asked` and `waiting` are the question as this seat is asked it.
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
 * An event, in the rulebook's names. `card` is empty if this seat may not know it. `what`: the Place, Gang, token
 * or punishment concerned.
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
 * A line of the log. `by`: who chose, if not the player in the seat. `about`: its event, or the first of several;
 * none if a move was undone.
 */
export interface LogLine {
  text: string;
  by?: "" | "bot" | "clock"; // otherwise ""
  about?: EventInfo | null; // otherwise null
}

/** The story, or its progress from 0 to 1; -1 if nobody has requested it. */
export interface StoryProgress {
  progress: number;
  story: Story | null;
}

/**
 * Each seat's (in team mode, each team's) chance to win after each action: given all cards (`truth`), and given
 * what that seat could know (`known`). Turning points and choices are in the order of the game.
 */
export interface Story {
  truth: number[][];
  known: number[][];
  luck: Luck[];
  costly: CostlyChoice[];
  turning_points: TurningPoint[];
}

/** How much the dice and cards of an action changed each seat's chance, compared with the other possible results. */
export interface Luck {
  number: number;
  chances: number[];
}

/**
 * An action that cost a seat `cost` of its chance to win, given what it could know. `line`: the better choice and
 * the moves expected after it.
 */
export interface CostlyChoice {
  number: number;
  seat: number;
  action: string;
  cost: number;
  line: ExpectedMove[];
  label?: string; // otherwise ""
}

/** A move that a bot expects. */
export interface ExpectedMove {
  seat: number;
  action: string;
  label?: string; // otherwise ""
}

/** An action after which the chances had changed a lot. `lucky`: mostly by luck. */
export interface TurningPoint {
  number: number;
  seat: number;
  lucky: boolean;
  log?: LogLine[]; // otherwise []
}

/** All puzzles of this server's edition. `today`: the id of the puzzle of the day; empty if there are no puzzles. */
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

/** All choices so far, from the position of the puzzle. */
export interface TryPuzzle {
  tried?: string[]; // otherwise []
}

/**
 * The puzzle after an attempt. `steps`: the result of the last choice, or the position if nothing has been chosen;
 * after a wrong choice, bots play on to the seat's next turn or the end.
 *
 * `solution`: the first choice that solves it, in words, and `chance` its probability; both only at the end.
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

/** The game after one more action, as the puzzle's seat sees it, and the events. */
export interface PuzzleStep {
  state: PublicState;
  own: OwnState;
  events: EventInfo[];
  log: LogLine[];
}

/**
 * The current question, who is asked, and this seat's choices.
 *
 * In a window (`window`: its name) all of `asked` are asked at once, and nobody sees who has answered. `coach`: for
 * the learner in a lesson. `card`: the Action card that has been played and that the question is about.
 */
export interface Question {
  asked: number[];
  kind: string;
  text?: string; // otherwise ""
  card?: string; // otherwise ""
  window?: string; // otherwise ""
  answered?: boolean; // otherwise false
  forced?: boolean; // otherwise false
  choices?: Choice[]; // otherwise []
  impossible?: Impossible[]; // otherwise []
  coach?: Coach | null; // otherwise null
}

/** A legal choice. `cost`: how many of the turn's actions it takes. */
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

/** An answer that the question names but this seat cannot give, and why; only this seat is told. */
export interface Impossible {
  label: string;
  text: string;
}

/**
 * What the coach says now, line by line: nothing while others act. The last line comes with the only choice, or
 * with none at the end of the lesson. `done` of `steps` actions have been taken.
 */
export interface Coach {
  done: number;
  steps: number;
  lines: CoachLine[];
}

/** A line of the coach of a lesson. `point`: the part of the screen it is about. */
export interface CoachLine {
  text: string;
  point?: string; // otherwise ""
}

/** A request for the result of these actions. `since`: how many results the client already has. */
export interface Analyse {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  since?: number; // otherwise 0
}

/** A finished game after `step` actions. */
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
 * The steps from `since` on; step 0 is the starting point. An answer may hold only some of them: ask again for the
 * rest. `played`: how a table's game continued from the starting point.
 */
export interface Analysis {
  table: TableInfo;
  steps: AnalysisStep[];
  played: string[];
}

/**
 * The game after one more action, with all hands open. `label`: the action in words; `question`: for the player
 * asked next; `position`: the position as text.
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

/** A request for the board of a starting point. */
export interface SeeBeginning {
  beginning: OfTable | OfPosition | OfPuzzle;
}

/** A request for a strong bot's opinion after so many seconds of thinking. */
export interface Think {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  seconds?: 1 | 5 | 20; // otherwise 1
}

/** The bot's alternatives, as in a hint. */
export interface Thoughts {
  alternatives: Record<string, unknown>[];
}

/** A request to play on from there, in that seat, against bots. */
export interface PlayOn {
  beginning: OfTable | OfPosition | OfPuzzle;
  tried?: string[]; // otherwise []
  seat: number;
  bot?: string; // otherwise "veteran"
}

/** The account that is signed in, if any. */
export interface WhoAmI {
  account: Account | null;
}

/** An account, as its owner sees it. `fresh`: signed in recently enough to change the credentials. */
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

/** A passkey of an account. */
export interface Passkey {
  id: string;
  created: number;
}

/** Creates an account: a name, and a passkey or a passphrase. */
export interface ClaimName {
  name: string;
  passphrase?: string; // otherwise ""
  /** the browser's PublicKeyCredential.toJSON() */
  passkey?: string; // otherwise ""
  language?: string; // otherwise ""
}

/** The account and its recovery codes, which are shown only once. */
export interface NewCodes {
  account: Account;
  codes: string[];
}

/** With a passkey, which knows the name; or with the name and the passphrase or a recovery code. */
export interface SignIn {
  name?: string; // otherwise ""
  passphrase?: string; // otherwise ""
  code?: string; // otherwise ""
  /** the browser's PublicKeyCredential.toJSON() */
  passkey?: string; // otherwise ""
}

/** What the passkey is for: to claim this name, to sign in, or to be added to the account. */
export interface AskPasskey {
  purpose: "add" | "claim" | "sign-in";
  name?: string; // otherwise ""
}

/** The JSON for the browser's `navigator.credentials`; valid once, for five minutes. */
export interface PasskeyOptions {
  options: string;
}

/** A passkey to add to the account. */
export interface NewPasskey {
  /** the browser's PublicKeyCredential.toJSON() */
  passkey: string;
}

/** Replaces the passphrase; empty removes it. */
export interface NewPassphrase {
  passphrase: string;
}

/** The account's seats at a table, with tokens for this device. */
export interface MySeats {
  seats: Seated[];
}

/** All the player's games, private ones included, most recent first. */
export interface MyGames {
  games: MyGame[];
}

/** A table at which the player has a seat. `won`: null until a public game has its result. */
export interface MyGame {
  table: TableLine;
  public: boolean;
  won: boolean | null;
}

/** All data stored about a player, except credentials. */
export interface Download {
  account: Account;
  sessions: number[];
  page: PlayerPage;
  games: OwnGame[];
  webhook: string;
  browsers: string[];
  vacations: number[][];
}

/** The public page of a player or bot; it covers public games only. */
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

/** A player's rating in one mode. `history`: the rating after each rated game, oldest first. */
export interface ModeRating {
  mode: "more" | "teams" | "two";
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  rank: number;
  history: RatingPoint[];
}

/** A rating after a game, and its uncertainty. */
export interface RatingPoint {
  at: number;
  mu: number;
  sigma: number;
}

/**
 * A finished public game. `mu` and `mu_before`: the rating, if the game was rated. Players who are not among the
 * `others` were guests.
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

/** Another player of a game, or a bot. Without a name: a former player. */
export interface ResultPlayer {
  id: string;
  name: string;
  won: boolean;
}

/** A game and its record, which is empty until it is over. */
export interface OwnGame {
  table: TableLine;
  public: boolean;
  seat: number;
  record: string;
}

/** The ranking of each mode. */
export interface Leaderboard {
  modes: ModeRanking[];
}

/** Best first, by the lower bound of their rating. */
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

/** The server's public key, for the browser's `pushManager.subscribe`. */
export interface PushKey {
  key: string;
}

/** A push subscription, as the browser's `pushManager` returns it, and the language of its notifications. */
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

/** The number of subscribed browsers of the account, or of the seat. */
export interface Subscribed {
  browsers: number;
}

/** Which notifications are on for a seat. */
export interface SeatNotices {
  push?: boolean; // otherwise true
  webhook?: boolean; // otherwise true
}

/** The player's webhook. `secret` signs its messages; it is shown only when the webhook is set. */
export interface Webhook {
  url: string;
  secret: string;
}

/** Where to send JSON when it is the player's turn at any table; empty removes the webhook. */
export interface SetWebhook {
  /** an https URL */
  url: string;
}

/** The player's vacation: until when (0: none), and how many of this year's days are left. */
export interface Vacation {
  until: number;
  days_left: number;
  days: number;
}

/** A vacation from now until then, in seconds since 1970; 0 ends it. */
export interface TakeVacation {
  until: number;
}

/** Why a request was refused: a code for programs, and a text that says what to do. */
export interface Problem {
  code: string;
  text: string;
  retry_after: number;
}

/** Identifies the client by a seat's token; without a token it is a spectator. */
export interface Hello {
  type: "hello";
  token?: string; // otherwise ""
  language?: string; // otherwise "en"
  words?: boolean; // otherwise true
  since?: number; // otherwise -1
  seen?: number; // otherwise -1
}

/** The seat's choice. `version`: that of the question. */
export interface Play {
  type: "play";
  /** the client's id for a message */
  ref: string;
  version: number;
  action: string;
}

/** Asks why an action is impossible now; without an action, why each of the impossible ones is. */
export interface Why {
  type: "why";
  /** the client's id for a message */
  ref: string;
  action?: string; // otherwise ""
}

/** Asks what a strong bot would do. */
export interface Hint {
  type: "hint";
  /** the client's id for a message */
  ref: string;
}

/** Asks for the odds of a choice; only at tables with the setting `odds`. */
export interface Odds {
  type: "odds";
  /** the client's id for a message */
  ref: string;
  action: string;
}

/** The server passes for this seat in these windows from now on, and asks in all others. */
export interface AlwaysPass {
  type: "always_pass";
  /** the client's id for a message */
  ref: string;
  windows: string[];
}

/** Whether the server gives forced answers for this seat from now on. */
export interface Silence {
  type: "silence";
  /** the client's id for a message */
  ref: string;
  on: boolean;
}

/** Whether the bots wait for a go-ahead before each move; only if one person plays alone. */
export interface Stepwise {
  type: "stepwise";
  /** the client's id for a message */
  ref: string;
  on: boolean;
}

/** The go-ahead for the question of `version`. */
export interface Step {
  type: "step";
  /** the client's id for a message */
  ref: string;
  version: number;
}

/** The host changes the pace, from the next question on. */
export interface SetPace {
  type: "pace";
  /** the client's id for a message */
  ref: string;
  /** milliseconds a bot takes for a move; a window is open for half of it */
  pace: number;
}

/** Undoes the seat's last choice: at once if nothing has been revealed since, otherwise if everybody agrees. */
export interface Undo {
  type: "undo";
  /** the client's id for a message */
  ref: string;
  version: number;
}

/** Stops the clocks if everybody agrees. */
export interface Pause {
  type: "pause";
  /** the client's id for a message */
  ref: string;
}

/** Ends a pause. */
export interface Resume {
  type: "resume";
  /** the client's id for a message */
  ref: string;
}

/** A vote on a proposal. */
export interface Vote {
  type: "vote";
  /** the client's id for a message */
  ref: string;
  proposal: number;
  yes: boolean;
}

/** The host lets a bot play for a player who is away. */
export interface TakeOver {
  type: "take_over";
  /** the client's id for a message */
  ref: string;
  seat: number;
  bot?: string; // otherwise "veteran"
}

/** A chat message. */
export interface Chat {
  type: "chat";
  /** the client's id for a message */
  ref: string;
  text: string;
}

/** The same without words. */
export interface Emotion {
  type: "emote";
  /** the client's id for a message */
  ref: string;
  emote: "angry" | "cry" | "handcuffs" | "laugh" | "shock" | "shovel" | "thumbs_up" | "wave";
}

/**
 * Everything; sent after `hello`, and whenever a client should start over.
 *
 * `state`: what everybody may know, in the rulebook's names; `own`: what this seat knows in addition; `log`: all
 * lines, or those since the version in `hello`.
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
  chat: ChatLine[];
  always_pass: string[];
  silent: boolean;
  proposal: Proposal | null;
  clocks: Clocks | null;
  rematch: Rematch | null;
}

/** What happened after the version in `hello.seen`: the last `lines` of `log`, and moves made for this seat. */
export interface Meanwhile {
  lines: number;
  moves_by_bot: number;
  moves_by_clock: number;
}

/** Chat or an emote; `seat` is -1 for a spectator. */
export interface ChatLine {
  number: number;
  seat: number;
  at: number;
  text?: string; // otherwise ""
  emote?: string; // otherwise ""
}

/** A proposal that needs everybody's consent. `votes`: the seats that have agreed. */
export interface Proposal {
  number: number;
  what: "pause" | "undo";
  seat: number;
  votes: number[];
}

/** Seconds left for each seat when this was sent, and whose clocks run. `deadline`: seconds left in a window. */
export interface Clocks {
  left: number[];
  running: number[];
  deadline: number;
}

/** The table of the next game, and the token of this seat there. */
export interface Rematch {
  table: string;
  token: string;
}

/**
 * The game has continued to `version`.
 *
 * `changes`: the keys of `state` that have changed; its `seats` are by number, and only those that have changed.
 * `own`: everything that only this seat knows, or null if that has not changed.
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

/** The keys of PublicState that have changed. Seats are by number, and only those that have changed. */
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

/** Done and saved. `version`: the resulting one. */
export interface Ack {
  type: "ack";
  ref: string;
  version: number;
}

/**
 * Not done, and why. `code`: for programs; `rule`: the number of the rule that forbids it, if any; `retry_after`:
 * seconds to wait before trying again, if known.
 */
export interface Refused {
  type: "refused";
  ref: string;
  code: string;
  text?: string; // otherwise ""
  rule?: string; // otherwise ""
  retry_after?: number; // otherwise 0
}

/** The reply to `why`: empty if the action is possible. */
export interface Reason {
  type: "reason";
  ref: string;
  text: string;
  rule: string;
}

/**
 * The reply to `why` without an action: the reasons for everything that is entirely impossible now, by the first
 * word of its actions. Empty if it is not this seat's turn to act.
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
 * The reply to `hint`: the alternatives, best first, as `docs/bots.md` describes them, with labels. The moves of a
 * `line` also have a label, and a `target` like choices.
 */
export interface Hinted {
  type: "hinted";
  ref: string;
  version: number;
  alternatives: Record<string, unknown>[];
}

/** The reply to `odds`: empty if the choice leads to no roll or fight. */
export interface OddsResult {
  type: "odds";
  ref: string;
  version: number;
  outcomes: Outcome[];
}

/**
 * A possible outcome of a choice, and its probability from 0 to 1.
 *
 * Outcomes may overlap: a roll leads to two Places. `dice`: the numbers that lead to it.
 */
export interface Outcome {
  label: string;
  chance: number;
  dice?: number[]; // otherwise []
}

/** The table has changed: somebody came, left, paused or proposed something. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  proposal: Proposal | null;
  clocks: Clocks | null;
  rematch: Rematch | null;
}

/** A new chat message or emote. */
export interface ChatReceived {
  type: "said";
  said: ChatLine;
}

/** Why the server closes the connection. */
export interface Farewell {
  type: "farewell";
  code: string;
  text: string;
}

/** A new token for the same seat; the previous one expires soon. */
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
  | OddsResult
  | TableChanged
  | ChatReceived
  | Farewell
  | Renewed;

/** Everything over HTTP: the body that is sent, and the answer where nothing is refused (a Problem is). */
export interface Endpoints {
  /** List the options for a new table */
  "GET /api/options": { body: null; answer: TableOptions };
  /** Get what is printed in the standard edition, in words */
  "GET /api/board": { body: null; answer: Board };
  /** Open a table */
  "POST /api/tables": { body: NewTable; answer: Seated };
  /** List the public tables that are open or being played */
  "GET /api/tables": { body: null; answer: Tables };
  /** List the lessons */
  "GET /api/lessons": { body: null; answer: Lessons };
  /** Start a lesson */
  "POST /api/lessons": { body: NewLesson; answer: Seated };
  /** List the tables of these tokens */
  "POST /api/mine": { body: MyTables; answer: Tables };
  /** Find the table of a short code */
  "GET /api/codes/{code}": { body: null; answer: TableInfo };
  /** Get a table */
  "GET /api/tables/{table}": { body: null; answer: TableInfo };
  /** Get what is printed: Places, Gangs, cards and tokens, in words */
  "GET /api/tables/{table}/board": { body: null; answer: Board };
  /** Get the whole edition, for a program that has the rules */
  "GET /api/tables/{table}/edition": { body: null; answer: WholeEdition };
  /** Sit down */
  "POST /api/tables/{table}/seats": { body: SitDown; answer: Seated };
  /** Put a bot in a seat */
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: FillSeat; answer: TableInfo };
  /** Contribute to chance before the game */
  "PUT /api/tables/{table}/seats/{seat}/contribution": { body: Contribute; answer: TableInfo };
  /** Leave a seat, or, as the host, empty it */
  "DELETE /api/tables/{table}/seats/{seat}": { body: null; answer: TableInfo };
  /** Start the game */
  "POST /api/tables/{table}/start": { body: null; answer: TableInfo };
  /** End the table */
  "POST /api/tables/{table}/end": { body: null; answer: TableInfo };
  /** Create a link that moves your seat to another device */
  "POST /api/tables/{table}/link": { body: null; answer: SeatLink };
  /** Exchange such a link for the token of the seat */
  "POST /api/links": { body: UseLink; answer: Seated };
  /** Play again with the same people */
  "POST /api/tables/{table}/rematch": { body: null; answer: Seated };
  /** Get the record of a finished game, with its fairness proof */
  "GET /api/tables/{table}/record": { body: null; answer: string };
  /** Get the statistics of a finished game */
  "GET /api/tables/{table}/statistics": { body: null; answer: Statistics };
  /** Get a finished game step by step */
  "GET /api/tables/{table}/replay": { body: null; answer: Replay };
  /** Get a finished game as one HTML file, with its story if computed */
  "GET /api/tables/{table}/kept": { body: null; answer: Blob };
  /** Get the story of a finished game, or the progress of computing it */
  "GET /api/tables/{table}/story": { body: null; answer: StoryProgress };
  /** Compute the story of a finished game */
  "POST /api/tables/{table}/story": { body: null; answer: StoryProgress };
  /** List the puzzles, and the puzzle of the day */
  "GET /api/puzzles": { body: null; answer: Puzzles };
  /** Get what is printed, in words */
  "GET /api/puzzles/{puzzle}/board": { body: null; answer: Board };
  /** Try choices in a puzzle, and get the result */
  "POST /api/puzzles/{puzzle}": { body: TryPuzzle; answer: PuzzleTried };
  /** Try choices from a step of a finished game, from a position or a puzzle */
  "POST /api/analysis": { body: Analyse; answer: Analysis };
  /** Get what is printed, in words */
  "POST /api/analysis/board": { body: SeeBeginning; answer: Board };
  /** Get a strong bot's analysis of the choices there */
  "POST /api/analysis/thoughts": { body: Think; answer: Thoughts };
  /** Play on from there, against bots */
  "POST /api/analysis/table": { body: PlayOn; answer: Seated };
  /** Get the account that is signed in */
  "GET /api/account": { body: null; answer: WhoAmI };
  /** Claim a name */
  "POST /api/account": { body: ClaimName; answer: NewCodes };
  /** Delete your account and everything that belongs to it */
  "DELETE /api/account": { body: null; answer: WhoAmI };
  /** Sign in */
  "POST /api/account/session": { body: SignIn; answer: WhoAmI };
  /** Sign out */
  "DELETE /api/account/session": { body: null; answer: WhoAmI };
  /** Get the options that a browser needs for a passkey */
  "POST /api/account/passkeys/options": { body: AskPasskey; answer: PasskeyOptions };
  /** Add a passkey */
  "POST /api/account/passkeys": { body: NewPasskey; answer: Account };
  /** Remove a passkey */
  "DELETE /api/account/passkeys/{passkey}": { body: null; answer: Account };
  /** Set or remove the passphrase */
  "PUT /api/account/passphrase": { body: NewPassphrase; answer: Account };
  /** Create ten new recovery codes, which replace the old ones */
  "POST /api/account/codes": { body: null; answer: NewCodes };
  /** Get the tokens of your seats at a table */
  "POST /api/tables/{table}/mine": { body: null; answer: MySeats };
  /** List all tables at which you have a seat, private ones too */
  "GET /api/account/games": { body: null; answer: MyGames };
  /** Download everything stored about you, with the records of your games */
  "GET /api/account/download": { body: null; answer: Download };
  /** Get the leaderboard of each mode */
  "GET /api/players": { body: null; answer: Leaderboard };
  /** Get the page of a player or a bot */
  "GET /api/players/{player}": { body: null; answer: PlayerPage };
  /** Get the server's public key for Web Push */
  "GET /api/push": { body: null; answer: PushKey };
  /** Turn this browser's notifications for your seat on or off */
  "PUT /api/tables/{table}/push": { body: PushSubscription; answer: Subscribed };
  /** Turn this browser's notifications for all your tables on or off */
  "PUT /api/account/push": { body: PushSubscription; answer: Subscribed };
  /** Get which kinds of notification are on for your seat */
  "GET /api/tables/{table}/notices": { body: null; answer: SeatNotices };
  /** Turn kinds of notification on or off for your seat */
  "PUT /api/tables/{table}/notices": { body: SeatNotices; answer: SeatNotices };
  /** Get your webhook */
  "GET /api/account/webhook": { body: null; answer: Webhook };
  /** Set or remove your webhook */
  "PUT /api/account/webhook": { body: SetWebhook; answer: Webhook };
  /** Get your vacation */
  "GET /api/account/vacation": { body: null; answer: Vacation };
  /** Begin or end your vacation, during which your clocks stop */
  "PUT /api/account/vacation": { body: TakeVacation; answer: Vacation };
}
