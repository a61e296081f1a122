// node server.js: boardgame.io's server with its default storage, in memory, and a game with next to no rules.
// The last thing it says on standard output is its port and its process: `node` may be a program that starts another.
const { Server } = require("boardgame.io/server");

const trivial = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.count += 1; } },
};

const server = Server({ games: [trivial], origins: [/localhost/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(appServer.address().port, process.pid));
