// The choices for a new table, out of what the server offers, and whether they can be combined.
import { options } from "../model/options.svelte.ts";
import { PACES, type Pace } from "../model/pace.ts";
import { settings } from "../model/settings.svelte.ts";
import type { OfferedPlace, TableOptions, TableSettings } from "../protocol.ts";

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export type Unit = keyof typeof UNITS;
const SHORT_WINDOW = 20; // seconds for answers that are asked for together

export class TableForm {
  players = $state(4);
  michel = $state<NonNullable<TableSettings["michel"]>>("");
  warden = $state(false);
  places = $state<Record<string, boolean>>({});
  name = $state("");
  clock = $state<"none" | "turn" | "game">("none");
  turnTime = $state(90);
  turnUnit = $state<Unit>("seconds");
  gameTime = $state(30);
  gameUnit = $state<Unit>("minutes");
  increment = $state(20);
  incrementUnit = $state<Unit>("seconds");
  public = $state(false);
  watched = $state(true);
  undo = $state(true);
  tracker = $state(false);
  odds = $state(false);
  oddsAlone = $state(settings.helps); // against bots alone
  hints = $state(false);
  pace = $state<Pace>("brisk");
  tv = $state(false); // this screen shows the board, and nobody sits here
  private chosenBot = $state("");
  private wantsTeams = $state(false);

  get offered(): TableOptions | null {
    return options.loaded;
  }

  get bot(): string {
    return this.chosenBot || (this.offered?.bot ?? "");
  }

  set bot(kind: string) {
    this.chosenBot = kind;
  }

  get canTeam(): boolean {
    return this.offered?.teams.includes(this.players) ?? false;
  }

  get team(): boolean {
    return this.wantsTeams && this.canTeam;
  }

  set team(wanted: boolean) {
    this.wantsTeams = wanted;
  }

  /** Whether it can be combined with the rest: a slot has one Place, and not every Place allows teams. */
  canPlace(place: OfferedPlace): boolean {
    const { id, replaces, with_teams: withTeams } = place;
    const taken = this.offered?.places.some(
      (other) => other.id !== id && other.replaces === replaces && this.places[other.id],
    );
    return !taken && (withTeams || !this.team);
  }

  /** How many expansions are in. */
  get extras(): number {
    const places = this.chosenPlaces.length;
    return places + Number(this.michel !== "") + Number(this.team) + Number(this.warden);
  }

  get settings(): TableSettings {
    return {
      players: this.players,
      michel: this.michel,
      team: this.team,
      warden: this.warden,
      places: this.chosenPlaces,
      clock: this.chosenClock,
      public: this.public,
      watch: this.watched ? "everybody" : "nobody",
      undo: this.undo,
      tracker: this.tracker,
      odds: this.odds,
      hints: this.hints,
      pace: PACES[this.pace],
    };
  }

  private get chosenPlaces(): string[] {
    const places = this.offered?.places ?? [];
    return places.filter((place) => this.places[place.id] && this.canPlace(place)).map(({ id }) => id);
  }

  private get chosenClock(): NonNullable<TableSettings["clock"]> {
    if (this.clock === "turn") {
      const seconds = this.turnTime * UNITS[this.turnUnit];
      return { type: "turn", seconds, window: windowFor(seconds) };
    }
    if (this.clock === "game") {
      const seconds = this.gameTime * UNITS[this.gameUnit];
      const increment = this.increment * UNITS[this.incrementUnit];
      return { type: "game", seconds, increment, window: windowFor(seconds) };
    }
    return { type: "none" };
  }
}

/** With hours to think, people need not react at once: they have up to a day for that too. */
export function windowFor(seconds: number): number {
  return seconds < UNITS.hours ? SHORT_WINDOW : Math.min(seconds, UNITS.days);
}
