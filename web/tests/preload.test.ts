import assert from "node:assert/strict";
import { test } from "node:test";
import { refuseDetours } from "../tools/preload.ts";

test("no file of the build only names another", () => {
  const client = { fileName: "client.js", modules: { "app.ts": {} } };
  refuseDetours([client]);
  assert.throws(
    () => refuseDetours([client, { fileName: "app.js", modules: {} }]),
    /app\.js only names another/,
  );
});
