// node load.js PORT PID TABLES SECONDS WARM: four clients at each table, the same closed loop as load.py. As soon as all
// four have an update, the next one moves. The clients are socket.io's alone: boardgame.io's own would do far more.
const { readFileSync } = require("fs");
const { io } = require("socket.io-client");

const [port, pid, tables, seconds, warm] = process.argv.slice(2).map(Number);
const SEATS = 4;
const TICKS = 100; // of Linux, in a second
let took = [];

function cpuSeconds() {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf-8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.heard = 0;
    this.count = 0; // moves
    this.state = 0; // the number that the server gave it last
    this.seats = [];
  }

  async open() {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`http://localhost:${port}/trivial`, { transports: ["websocket"], forceNew: true });
      this.seats.push(socket);
      const synced = new Promise((done) => socket.on("sync", done));
      socket.on("update", (id, state) => this.told(state._stateID));
      socket.emit("sync", this.id, String(seat), undefined, SEATS);
      await synced;
    }
  }

  move() {
    const seat = this.count % SEATS;
    const action = { type: "MAKE_MOVE", payload: { type: "step", args: [], playerID: String(seat) } };
    this.heard = 0;
    this.sent = performance.now();
    this.seats[seat].emit("update", action, this.state, this.id, String(seat));
  }

  told(state) {
    this.state = state;
    this.heard += 1;
    if (this.heard === SEATS) {
      took.push(performance.now() - this.sent);
      this.count += 1;
      this.move();
    }
  }
}

const sleep = (time) => new Promise((done) => setTimeout(done, time * 1000));

async function main() {
  const all = Array.from({ length: tables }, (_, number) => new Table(number));
  for (const table of all) await table.open();
  for (const table of all) table.move();
  await sleep(warm);
  const cpu = cpuSeconds();
  const began = performance.now();
  took = [];
  await sleep(seconds);
  const wall = (performance.now() - began) / 1000;
  const used = cpuSeconds() - cpu;
  const found = took.sort((a, b) => a - b);
  const at = (share) => found[Math.min(found.length - 1, Math.floor(found.length * share))];
  console.log(JSON.stringify({
    tables, seats: tables * SEATS, actions_s: found.length / wall, p50_ms: at(0.5), p99_ms: at(0.99),
    cpu_us: (used / found.length) * 1e6,
  }));
  process.exit(0);
}

main();
