// A bot with sensible habits, in JavaScript for Node, without packages.
//   blackgate play --bot "program:node examples/bots/habits.js"
// It digs when it can, crafts and buys Tools, heals, sells what it has no use for, and walks home with its Tools.
// `blackgate bot-protocol` describes what it is told and what it may say.
"use strict";

const readline = require("node:readline");

const TOOLS = ["spoon", "pickaxe", "shovel"]; // worth digging with, the best last
const WEAPONS = ["knife", "blade"];
// What a card is worth to us, in the hand; whatever is not named here is worth 10.
const WORTH = {
  shovel: 100, pickaxe: 80, spoon: 50, blade: 42, knife: 40, container: 32, pike: 30, link: 28,
  master_key: 36, care_package: 26, painkillers: 24, cafeteria_key: 22,
  smartphone: 4, cigar_box: 4, whisky: 4, pills: 4, radio: 4, magazine: 4, // only good to be sold
};

let home = ""; // where we dig, as actions name it

const worth = (card) => WORTH[card] ?? 10;
const held = (view, cards) => cards.reduce((sum, card) => sum + (view.hand[card] ?? 0), 0);

// How much we like an action: verbs with what follows them, in the words of the action table.
const LIKINGS = {
  // in our own turn
  dig: (view, [tool]) => 1000 + worth(tool),
  craft: (view, [what]) => (what === "knives" ? (held(view, WEAPONS) < 2 ? 500 : 20) : 900 + worth(what)),
  buy: (view, [what]) => (TOOLS.includes(what) ? 880 + worth(what) : held(view, WEAPONS) < 2 ? 300 : 0),
  steal_spoon: () => 700,
  heal: (view) => (view.seats[view.seat].beatings > 0 ? 820 : 0),
  cautious_move: (view, [place]) => (held(view, TOOLS) > 0 ? (place === home ? 860 : 60) : 100),
  planned_move: (view, [place]) => (held(view, TOOLS) > 0 && place === home ? 870 : 50),
  move: (view) => (held(view, TOOLS) > 0 ? 600 : 200),
  join: (view) => (view.seats[view.seat].gang === "" ? 450 : 0),
  sell: (view, [card]) => (worth(card) < 10 ? 650 : 0),
  extort: (view, [seat]) => (held(view, WEAPONS) > 1 && view.seats[seat].hand_size > 3 ? 420 : 0),
  search: () => 400,
  play: (view, [card]) => ({ care_package: 430, painkillers: 200, master_key: 250 })[card] ?? 120,
  reveal: () => 150,
  end: () => 10,
  // answers
  go: (view, [place]) => (held(view, TOOLS) > 0 && place === home ? 500 : place === home ? 50 : 100),
  demand: (view, [tool]) => worth(tool),
  take: (view, [card]) => worth(card),
  give: (view, [card]) => 200 - worth(card),
  discard: (view, [card]) => 200 - worth(card),
  pay: (view, [card]) => 200 - worth(card),
  lay: (view, [weapon]) => (weapon === "knife" ? 120 : 110), // the Blade is kept while a Knife will do
  refuse: (view) => (held(view, WEAPONS) > 0 ? 120 : 20),
  cooperate: () => 60,
  done: () => 90,
  pass: () => 40,
};

function choose(message) {
  const scored = message.legal.map((text) => {
    const [verb, ...objects] = text.split(" ");
    const liking = LIKINGS[verb];
    // A little chance, so that the bot never does the same thing for ever.
    return { text, score: (liking ? liking(message.view, objects) : 80) + Math.random() * 15 };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).text;
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    home = message.home;
    say({ type: "hello", protocol: 2, name: "habits.js" });
  } else if (message.type === "choose") {
    say({ type: "choose", number: message.number, action: choose(message) });
  } // `over`, and whatever a later version may say, needs no answer
});
