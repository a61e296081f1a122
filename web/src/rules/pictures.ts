// Which pictures stand in which section of the rules.
import type { CardKind } from "../cards/faces.ts";

export interface Picture {
  kind: CardKind | "portrait" | "gang" | "place";
  id: string;
}

const all = (kind: Picture["kind"], ...ids: string[]): Picture[] => ids.map((id) => ({ kind, id }));

export const PICTURES: Record<string, Picture[]> = {
  R1: [
    ...all("portrait", "ox", "duchess", "granny"),
    ...all("back", ""),
    ...all("card", "link", "cap", "radio", "riot"),
  ],
  R2: all("card", "spoon", "pickaxe", "shovel"),
  R4: all(
    "place",
    "cell_block",
    "cafeteria",
    "showers",
    "infirmary",
    "recreational_area",
    "solitary_confinement",
  ),
  R7: all("card", "knife", "blade"),
  R8: all("card", "link", "blade", "pike", "container"),
  R9: all("gang", "crew", "cartel", "bikers", "bratva", "triad", "queers"),
  R10: [...all("background", "burglar", "boxer", "doctor"), ...all("gang_card", "lookout", "trophy")],
  R12: [
    ...all("portrait", "michel", "michelle"),
    ...all("michel_card", "knife_spoon", "knife_pickaxe_shovel", "no_knife"),
  ],
  R14: [
    ...all("place", "library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward"),
    ...all("trauma", "apathy"),
  ],
  R16: all("portrait", "warden"),
};
