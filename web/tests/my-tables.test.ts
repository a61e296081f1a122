import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableLine } from "../src/protocol.ts";
import { inOrder } from "../src/start/my-tables.ts";

const line = (state: TableLine["state"], my_turn = false): TableLine => ({
  id: state,
  name: "",
  state,
  players: 2,
  taken: 2,
  watch: "everybody",
  created: 0,
  changed: 0,
  my_turn,
});

test("where one can still play comes before what is over, and one's own turn first", () => {
  const mine = inOrder([line("ended"), line("over"), line("open"), line("playing"), line("playing", true)]);
  assert.deepEqual(
    mine.map(({ state, my_turn }) => (my_turn ? "my turn" : state)),
    ["my turn", "playing", "open", "over", "ended"],
  );
});
