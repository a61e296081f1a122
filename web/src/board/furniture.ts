// What stands on the floor of each Place, drawn in a box of 100 x 60 as seen from above, a little from the front.

export interface Furniture {
  solid: string; // things with a body
  top: string; // their upper sides, in the light
  line: string; // thin lines
  repeat?: boolean; // as often as there is room, not once
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const many = (draw: (x: number) => string, ...at: number[]): string => at.map(draw).join("");

const CELLS: Furniture = {
  // a cell: bunk, pillow, toilet, bars
  solid: box(6, 8, 30, 16) + box(6, 30, 30, 16) + box(66, 10, 12, 9) + disc(72, 25, 6),
  top: box(8, 10, 8, 12) + box(8, 32, 8, 12) + disc(72, 25, 3),
  line: `M2 2V56M2 2H92M92 2V56${many((x) => `M${x} 48V58`, 8, 20, 32, 44, 56, 68, 80)}M2 53H92`,
  repeat: true,
};

export const FURNITURE: Record<string, Furniture> = {
  cell_block: CELLS,
  cell_block_b: CELLS,
  cafeteria: {
    // two long tables with benches and trays
    solid:
      box(8, 6, 84, 12) +
      box(8, 36, 84, 12) +
      box(10, 0, 80, 4) +
      box(10, 20, 80, 4) +
      box(10, 30, 80, 4) +
      box(10, 50, 80, 4),
    top: many((x) => box(x, 8, 9, 7) + box(x + 12, 39, 9, 6), 14, 38, 62),
    line: many((x) => disc(x + 17, 12, 2.4) + disc(x + 5, 42, 2.4), 14, 38, 62),
  },
  showers: {
    // shower heads on a pipe, water, drains
    solid: many((x) => `M${x - 5} 10h10l3 5h-16Z${disc(x, 50, 4)}`, 14, 38, 62, 86) + box(2, 2, 96, 3),
    top: many((x) => disc(x, 50, 1.6), 14, 38, 62, 86),
    line: many(
      (x) => `M${x} 5V10M${x - 6} 19l-2 14M${x} 19v16M${x + 6} 19l2 14M${x - 3} 24v9M${x + 3} 23v9`,
      14,
      38,
      62,
      86,
    ),
  },
  infirmary: {
    // two beds, a drip, a cabinet with a cross
    solid: box(6, 20, 26, 36) + box(44, 20, 26, 36) + box(78, 18, 18, 16),
    top: `${box(9, 23, 20, 8) + box(47, 23, 20, 8)}M85 21h4v3h3v4h-3v3h-4v-3h-3v-4h3Z`,
    line: `M6 36h26M44 36h26M37 56V16M33 16h8M34 16v5h2v-5M88 38v18M82 56h12`,
  },
  recreational_area: {
    // a court: circle, basket, ball
    solid: box(0, 20, 3, 20) + box(97, 20, 3, 20) + disc(70, 48, 3.4),
    top: disc(70, 48, 1),
    line: `M2 2H98V58H2ZM50 2V58${disc(50, 30, 11)}M2 14h18v32H2M98 14H80v32h18${disc(9, 30, 3)}${disc(91, 30, 3)}M20 22a8 8 0 0 1 0 16M80 22a8 8 0 0 0 0 16`,
  },
  solitary_confinement: {
    // a pallet, a bucket, a barred light high up, tally marks
    solid: `${box(8, 34, 44, 16)}M78 36h14l-2 15h-10Z`,
    top: `${box(10, 36, 9, 12)}M40 4h20v10H40Z`,
    line: "M45 4v10M50 4v10M55 4v10M70 8v9M73 8v9M76 8v9M79 8v9M68 15l14-5M86 8v9M89 8v9",
  },
  wardens_office: {
    // a desk with a lamp and papers, an armchair, cabinets
    solid: `${box(16, 22, 56, 20)}M36 46h18v10q-9 4-18 0Z${box(80, 6, 16, 50)}`,
    top: box(22, 26, 13, 9) + box(38, 27, 10, 11) + disc(63, 30, 5),
    line: "M80 22h16M80 39h16M86 14h4M86 30h4M86 47h4",
  },
  library: {
    // shelves full of books, a reading table
    solid: box(4, 2, 92, 11) + box(4, 46, 92, 11) + box(30, 22, 40, 16),
    top: box(36, 26, 11, 8) + box(52, 25, 11, 8),
    line: `${many((x) => `M${x} 3v9M${x + 3} 3v9M${x + 5} 3v9M${x + 1} 47v9M${x + 4} 47v9`, 8, 17, 26, 35, 44, 53, 62, 71, 80, 88)}M41.5 26v8M57.5 25v8`,
  },
  workshop: {
    // a bench with a vice, a saw table, tools on the wall
    solid: `${box(6, 16, 52, 15) + box(66, 28, 28, 24)}M48 12h12v8H48Z${box(8, 44, 20, 12)}`,
    top: disc(80, 40, 8) + box(12, 19, 18, 4),
    line: `M80 30v20M70 40h20M12 4v9M10 4h5M22 4v9l4-2M36 3l-4 10M34 3h5M10 50h16M54 12V8`,
  },
  gambling_cells: {
    // round card tables with cards and stools
    solid:
      disc(26, 30, 16) + disc(76, 30, 16) + many((x) => disc(x, 6, 4.5) + disc(x, 54, 4.5), 16, 36, 66, 86),
    top: many((x) => box(x - 9, 22, 5, 7) + box(x + 3, 31, 5, 7) + box(x - 2, 24, 5, 7), 26, 76),
    line: disc(26, 30, 12.5) + disc(76, 30, 12.5),
  },
  gymnasium: {
    // a bench with a barbell, dumbbells, a punching bag
    solid:
      box(14, 24, 34, 10) +
      box(4, 8, 6, 18) +
      box(52, 8, 6, 18) +
      "M74 10h14v28q-7 5-14 0Z" +
      many((x) => disc(x, 50, 4) + disc(x + 13, 50, 4), 10, 36, 62),
    top: box(16, 26, 10, 6),
    line: `M2 17H60M81 2V10M74 18h14M74 30h14${many((x) => `M${x} 50h13`, 10, 36, 62)}`,
  },
  laundry: {
    // washing machines and a line of washing
    solid:
      many((x) => box(x, 28, 24, 28), 6, 38, 70) +
      "M12 6h14v12H12ZM40 6l4-2h8l4 2-3 4v8H43v-8ZM70 6h8v14h-8ZM80 6h8v14h-8Z",
    top: many((x) => disc(x + 12, 44, 7) + box(x + 3, 31, 10, 3), 6, 38, 70),
    line: `M2 6Q50 2 98 6${many((x) => disc(x + 12, 44, 8.5), 6, 38, 70)}`,
  },
  psychiatric_ward: {
    // padded walls, a couch
    solid: `M22 34q0-8 8-8h44q8 0 8 8v14H22Z${box(18, 40, 68, 10)}`,
    top: "M26 30h16v10H26Z",
    line: many((x) => `M${x} 2l8 8 8-8M${x} 18l8-8 8 8`, 2, 18, 34, 50, 66, 82),
  },
};
