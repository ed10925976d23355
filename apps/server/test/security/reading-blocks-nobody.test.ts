import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { COPIES, copyOf, ofSize, PEOPLE_FILES } from "../../../../tools/harness/hostile-files.ts";
import { eachDatabase, type TestDatabase } from "../databases.ts";
import { anOwner } from "../owner.ts";
import { buildTestApp } from "../test-app.ts";

const BYTES = 3 * 1024 * 1024;
/** Those that took longest. */
const SHAPES = [
  "folded lines",
  "soft line breaks",
  "base64 lines without an indent",
  "many beginnings",
  "empty properties",
  "many people",
  "separators of a table",
  "rows of a table",
];
/** CPU time of the main thread in one turn of its event loop, for which everybody else would wait. */
const MAX_TURN_MS = 50;
/** A count of each for a copy with megabytes of JSON. */
const COUNT = 1_000_000;
const TWICE = { retry: 1 };

eachDatabase("reading what people send", (database) => {
  // No database takes part in the reading.
  const testOnce = test.runIf(database.target.kind === "sqlite");

  testOnce("nobody waits for a file with people to be read, whatever it holds", TWICE, async () => {
    const { upload } = await open(database);
    for (const shape of SHAPES) {
      const file = ofSize(PEOPLE_FILES[shape] as (count: number) => string, BYTES);
      const turnMs = await longestTurn(() => upload("/api/contacts/import/look", "text/vcard", file));
      expect(turnMs, shape).toBeLessThan(MAX_TURN_MS);
    }
  });

  testOnce("nobody waits for a copy of an account to be read, whatever it holds", TWICE, async () => {
    const { upload } = await open(database);
    for (const shape of ["levels of JSON", "tiny objects", "contacts", "escaped quotes"]) {
      const file = await copyOf(COPIES[shape]?.(COUNT) ?? {});
      const turnMs = await longestTurn(() => upload("/api/account/import/look", "application/zip", file));
      expect(turnMs, shape).toBeLessThan(MAX_TURN_MS);
    }
  });

  testOnce("nobody waits for the JSON of a card to be refused", TWICE, async () => {
    const { upload } = await open(database);
    for (const body of [`[${"{},".repeat(900_000)}{}]`, "[".repeat(1_400_000) + "]".repeat(1_400_000)]) {
      const turnMs = await longestTurn(async () => {
        const { statusCode } = await upload("/api/card/add", "application/json", Buffer.from(body));
        expect(statusCode).toBe(400);
      });
      expect(turnMs).toBeLessThan(MAX_TURN_MS);
    }
  });
});

async function open(database: TestDatabase) {
  const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1000" } });
  const { browser } = await anOwner(app);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const upload = (url: string, type: string, payload: Buffer) =>
    app.inject({ method: "POST", url, payload, headers: { cookie, "content-type": type } });
  // Compiled, and its worker started.
  await upload("/api/contacts/import/look", "text/csv", Buffer.from("Name\nAda\n"));
  return { upload };
}

async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  let longestMs = 0;
  while (!isDone) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1_000);
  }
  await working;
  return longestMs;
}
