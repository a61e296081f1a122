// What somebody wishes for at a new table. The server says in the end whether it can be had.
import type { TableSettings } from "../protocol.ts";

export const BOTS = ["random", "rookie", "veteran", "boss"] as const;
/** The modular Places, R14, and what each replaces. */
export const MODULAR = {
  library: "showers",
  workshop: "cafeteria",
  gambling_cells: "cell_block",
  gymnasium: "recreational_area",
  laundry: "infirmary",
  psychiatric_ward: "solitary_confinement",
} as const;

export type Bot = (typeof BOTS)[number];
export type ModularPlace = keyof typeof MODULAR;
export const PLACES = Object.keys(MODULAR) as ModularPlace[];

const TEAMS = [4, 6]; // players that can be split, R13.1
const MINUTE = 60;

export class Wishes {
  players = $state(4);
  bot = $state<Bot>("rookie");
  michel = $state<"" | "michel" | "michelle">("");
  warden = $state(false);
  places = $state<Record<ModularPlace, boolean>>({
    library: false,
    workshop: false,
    gambling_cells: false,
    gymnasium: false,
    laundry: false,
    psychiatric_ward: false,
  });
  name = $state("");
  clock = $state<"none" | "turn" | "game">("none");
  turnSeconds = $state(90);
  gameMinutes = $state(30);
  increment = $state(20);
  public = $state(false);
  watched = $state(true);
  undo = $state(true);
  tracker = $state(false);
  odds = $state(false);
  private wantsTeams = $state(false);

  get canTeam(): boolean {
    return TEAMS.includes(this.players);
  }

  get team(): boolean {
    return this.wantsTeams && this.canTeam;
  }

  set team(wanted: boolean) {
    this.wantsTeams = wanted;
  }

  /** In team mode the Cell Block is two Places, and stays. */
  canPlace(place: ModularPlace): boolean {
    return !(this.team && MODULAR[place] === "cell_block");
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
    };
  }

  private get chosenPlaces(): ModularPlace[] {
    return PLACES.filter((place) => this.places[place] && this.canPlace(place));
  }

  private get chosenClock(): NonNullable<TableSettings["clock"]> {
    if (this.clock === "turn") return { type: "turn", seconds: this.turnSeconds };
    if (this.clock === "game")
      return { type: "game", seconds: this.gameMinutes * MINUTE, increment: this.increment };
    return { type: "none" };
  }
}
