import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { settings } from "../src/model/settings.svelte.ts";
import { LANGUAGES, preferred } from "../src/words/languages.ts";
import { learn, say } from "../src/words/words.svelte.ts";
import { words } from "../tools/catalogues.ts";

test("words are in the language that is set", async () => {
  settings.language = "en";
  await learn("en");
  assert.equal(say("board-warden"), "The Warden");
});

test("a message has what is put into it, and small numbers as they are", async () => {
  settings.language = "en";
  await learn("en");
  assert.equal(say("board-fight", { attacker: "Anna", defender: "Ox" }), "Anna against Ox");
});

test("a message that no language has shows its id, so that it is found", () => {
  assert.equal(say("no-such-thing"), "web-no-such-thing");
});

test("a language that comes too late changes nothing", async () => {
  settings.language = "en";
  await learn("en");
  await learn("fr");
  assert.equal(say("board-warden"), "The Warden");
});

test("the first of a person's languages that we have is taken, whatever its country", () => {
  assert.equal(preferred(["pt-BR", "fr-CA", "en"]), "fr");
  assert.equal(preferred(["pt"]), "en");
  for (const language of LANGUAGES) assert.equal(preferred([language.toUpperCase()]), language);
});

test("a message that needs others to be said is refused, since the browser does not know them", () => {
  const folder = mkdtempSync(join(tmpdir(), "messages-"));
  mkdirSync(join(folder, "en"));
  writeFileSync(join(folder, "en", "web-all.ftl"), "web-one = One\nweb-two = { web-one } and one more\n");
  assert.throws(() => words("en", folder), /web-two/);
  writeFileSync(join(folder, "en", "web-all.ftl"), "web-one = One\nweb-two = { $one } and one more\n");
  assert.deepEqual(Object.keys(words("en", folder).own), ["one", "two"]);
  rmSync(folder, { recursive: true });
});
