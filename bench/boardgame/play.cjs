// boardgame.io's server beside ours: matches of two clients flat out, on loopback; prints JSON.
// Its server keeps everything in memory, and the game is as simple as can be.
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");

const MATCHES = 50;
const WARMING = 3000; // ms
const PLAYING = Number(process.argv[2] ?? 10) * 1000;

const game = {
  name: "peer",
  setup: () => ({ taken: 0, cells: Array(50).fill(0) }),
  moves: {
    take: {
      move: ({ G }, cell) => {
        G.cells[cell] = ++G.taken;
      },
      client: false, // a view counts when it comes from the server, as with ours
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function serve() {
  const { Server } = require("boardgame.io/server");
  const { appServer } = await Server({ games: [game], origins: ["*"] }).run({ port: 0 });
  process.send(appServer.address().port);
}

function memory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "ascii"))[1]);
}

function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

/** Two clients; the next move is made when both have got the last view. */
class Match {
  constructor(server, number) {
    const { Client } = require("boardgame.io/client");
    const { SocketIO } = require("boardgame.io/multiplayer");
    this.delays = [];
    this.sent = null;
    this.clients = ["0", "1"].map((playerID) =>
      Client({
        game,
        multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
        matchID: `match${number}`,
        playerID,
        debug: false,
      }),
    );
    for (const client of this.clients) {
      client.subscribe(() => this.goOn());
      client.start();
    }
  }

  goOn() {
    const states = this.clients.map((client) => client.getState());
    if (states.some((state) => !state || state._stateID !== states[0]._stateID)) return;
    const moment = states[0]._stateID;
    if (moment === this.moment) return;
    if (this.sent !== null) this.delays.push(performance.now() - this.sent);
    this.moment = moment;
    this.sent = performance.now();
    const mover = this.clients[Number(states[0].ctx.currentPlayer)];
    setImmediate(() => mover.moves.take(moment % 50));
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const row = (name, unit, median, lowest = median, highest = median) => ({
  name: `boardgame.io: ${name}`,
  unit,
  median,
  lowest,
  highest,
  note: "",
});

async function main() {
  const child = fork(__filename, ["serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const port = await new Promise((resolve) => child.once("message", resolve));
  const before = memory(child.pid);
  const matches = Array.from({ length: MATCHES }, (_, n) => new Match(`http://127.0.0.1:${port}`, n));
  await sleep(WARMING);
  for (const match of matches) match.delays = [];
  await sleep(PLAYING);
  const delays = matches.flatMap((match) => match.delays);
  const grown = (memory(child.pid) - before) / MATCHES;
  const title = `${MATCHES} matches flat out`;
  console.log(
    JSON.stringify([
      row(title, "picks/s", delays.length / (PLAYING / 1000)),
      row(`${title}, pick to both views`, "ms", percentile(delays, 0.5), percentile(delays, 0), percentile(delays, 1)),
      row(`${title}, 99th percentile`, "ms", percentile(delays, 0.99)),
      row("a match with two clients", "KiB", grown),
    ]),
  );
  child.kill();
  process.exit(0);
}

if (process.argv[2] === "serve") serve();
else main();
