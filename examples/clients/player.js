// A complete player for a Blackgate server in JavaScript, without packages: it chooses at random.
//   node examples/clients/player.js http://127.0.0.1:8765 CODE NAME
// For Node 22 or newer, or a browser that calls join(); Node 20 needs --experimental-websocket.
// docs/server-protocol.md describes the protocol.
"use strict";

const LOST = ["wrong-token", "not-found", "quarantined"]; // reconnecting is pointless

async function join(server, code, name) {
  const fetched = async (path, body) => {
    const response = await fetch(server + path, body && { method: "POST", body: JSON.stringify(body) });
    const found = await response.json();
    if (!response.ok) throw new Error(found.text);
    return found;
  };
  const { id } = await fetched(`/api/codes/${code}`);
  const { token } = await fetched(`/api/tables/${id}/seats`, { player: name }); // keep it: it is the seat
  const address = `${server.replace("http", "ws")}/api/tables/${id}/play`;
  let state = {}; // public knowledge
  let own = {}; // this seat's private knowledge

  // Merge the message, and answer the question if it is ours.
  function hear(socket, message) {
    if (message.type === "welcome") {
      state = message.state ?? {};
    } else if (message.type === "update") {
      const { seats, ...changes } = message.changes;
      Object.assign(state, changes);
      for (const [number, seat] of Object.entries(seats ?? {})) state.seats[number] = seat;
    } else {
      return;
    }
    own = message.own ?? own; // null: unchanged
    const choices = message.question?.choices ?? []; // only if we are asked
    if (choices.length > 0) {
      const { version } = message;
      const { action } = choices[Math.floor(Math.random() * choices.length)];
      socket.send(JSON.stringify({ type: "play", ref: `choice ${version}`, version, action }));
    }
  }

  return new Promise((done, failed) => {
    const connect = () => {
      const socket = new WebSocket(address, ["blackgate.2"]);
      let over = false;
      let left = false;
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, words: false }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        hear(socket, message);
        over ||= message.table !== undefined && !["open", "playing"].includes(message.table.state);
        if (LOST.includes(message.code)) {
          left = true;
          failed(new Error(message.text));
        }
        if (over || message.type === "refused") socket.close(); // refused: perhaps rate limited; reconnect
      };
      // If the server is unreachable: reconnect, nothing is lost. Not every Node fires both events: take the first.
      socket.onclose = socket.onerror = () => {
        if (!left) over ? done(state) : setTimeout(connect, 1000);
        left = true;
      };
    };
    connect();
  });
}

if (typeof process !== "undefined") {
  const [server, code, name] = process.argv.slice(2);
  join(server, code, name).then(
    (state) => console.log("points:", JSON.stringify(state.seats.map((seat) => seat.points))),
    (error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
