// Whose face is whose, and where it takes a blow: the plaster and the eye that goes black.
import type { Component } from "svelte";
import Duchess from "./Duchess.svelte";
import Granny from "./Granny.svelte";
import Lucky from "./Lucky.svelte";
import Mamba from "./Mamba.svelte";
import Michel from "./Michel.svelte";
import Michelle from "./Michelle.svelte";
import Nails from "./Nails.svelte";
import Ox from "./Ox.svelte";
import Preacher from "./Preacher.svelte";
import Professor from "./Professor.svelte";
import type { Prisoner } from "./prisoners.ts";
import Shorty from "./Shorty.svelte";
import Sparks from "./Sparks.svelte";
import Tank from "./Tank.svelte";
import Vixen from "./Vixen.svelte";
import Warden from "./Warden.svelte";

export type Sitter = Prisoner | "michel" | "michelle" | "warden";

interface Spot {
  x: number;
  y: number;
}
interface Bust {
  face: Component;
  plaster: Spot;
  eye: Spot;
}

const bust = (face: Component, plaster: [number, number], eye: [number, number]): Bust => ({
  face,
  plaster: { x: plaster[0], y: plaster[1] },
  eye: { x: eye[0], y: eye[1] },
});

export const BUSTS: Record<Sitter, Bust> = {
  ox: bust(Ox, [60, 22], [42, 40]),
  mamba: bust(Mamba, [58, 29], [42.5, 39.5]),
  preacher: bust(Preacher, [61, 55], [42.5, 42]),
  duchess: bust(Duchess, [59.5, 52.5], [42, 41]),
  sparks: bust(Sparks, [62, 53], [42, 46.5]),
  vixen: bust(Vixen, [59.5, 49.5], [43, 42]),
  professor: bust(Professor, [58, 16], [40, 43]),
  nails: bust(Nails, [60, 50.5], [42, 43]),
  lucky: bust(Lucky, [61.5, 50], [41.5, 43]),
  granny: bust(Granny, [60.5, 68], [42, 54]),
  shorty: bust(Shorty, [63, 78], [41.5, 68.5]),
  tank: bust(Tank, [61, 53], [42, 43]),
  michel: bust(Michel, [60, 22], [38, 41]),
  michelle: bust(Michelle, [60, 58], [37.5, 44]),
  warden: bust(Warden, [60, 55], [42, 43]),
};

export function isSitter(name: string): name is Sitter {
  return name in BUSTS;
}
