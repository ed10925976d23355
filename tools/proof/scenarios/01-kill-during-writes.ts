import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import { openClient } from "../../harness/http-client.ts";
import { startProduct } from "../../harness/product.ts";
import { seedCards } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { createCardInspection } from "../lib/card-inspection.ts";
import { createCardWriter, type Owner } from "../lib/card-writer.ts";
import { createJournal, integrityOf } from "../lib/journal.ts";
import { NO_RATE_LIMITS, PUBLIC_SETTINGS } from "../lib/running-product.ts";

const ROUNDS = { SQLite: 60, PostgreSQL: 40 };
const WRITERS = 8;
const OWNERS_EACH = 4;
const FAVOURITE_TARGETS = 200;
/** Counted from the moment when each writer has, on average, one acknowledged write: slow machines have as much to lose. */
const KILL_WITHIN_MS = 500;
const FIRST_WRITES_TIMEOUT_MS = 10_000;
/** How much longer than the first start a start after a kill may take. */
const RECOVERY_MARGIN_MS = 2_000;

export const killDuringWrites: Task = {
  title: "kill -9 during writes",
  meaning: "Nothing that was acknowledged is lost or half saved, whenever the process dies.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      const environment = await createTestEnvironment(kind);
      try {
        await withDatabase(environment.target, (db) => killRounds(report, environment, db));
      } finally {
        await environment.remove();
      }
    }
  },
};

/** One database for all rounds, so that earlier writes are checked again. */
async function killRounds(report: Report, environment: TestEnvironment, db: RootDb): Promise<void> {
  const settings = {
    ...environment.settings,
    ...PUBLIC_SETTINGS,
    ...NO_RATE_LIMITS,
    BILLING_PROVIDER: "off",
  };
  const journal = createJournal();
  const inspect = createCardInspection();
  await seedCards(db, FAVOURITE_TARGETS);
  const targets = Array.from({ length: FAVOURITE_TARGETS }, (_, at) => `card-${at}`);
  const writers = Array.from({ length: WRITERS }, (_, at) => createCardWriter(String(at), journal, targets));
  const lost = new Set<string>();
  const readyAfter: number[] = [];
  let partialCards = 0;
  let damaged = 0;
  let rounds = 0;

  let product = await startProduct(settings);
  const firstStartMs = product.readyAfter;
  try {
    for (; rounds < ROUNDS[environment.kind]; rounds++) {
      for (const writer of writers) writer.addOwners(await newOwners(db, writer.ownersNeeded(OWNERS_EACH)));
      const before = journal.writes();
      const client = openClient(product.port);
      const working = writers.map((writer) => writer.work(client));
      await until(async () => journal.writes() >= before + WRITERS, FIRST_WRITES_TIMEOUT_MS);
      await wait(Math.random() * KILL_WITHIN_MS);
      await product.kill();
      await Promise.all(working);
      client.close();

      product = await startProduct(settings);
      readyAfter.push(product.readyAfter);
      const found = await inspect(db);
      for (const key of journal.lost(found.stored)) lost.add(key);
      journal.settle(found.stored);
      partialCards = Math.max(partialCards, found.partialCards);
      if (integrityOf(environment.target) !== "ok") damaged += 1;
    }
  } finally {
    await product.kill();
  }
  const on = environment.kind;
  report.figure({ on, name: "kills survived", value: rounds, atLeast: ROUNDS[on] });
  // With fewer writes there would be little to lose.
  const enough = rounds * WRITERS;
  report.figure({ on, name: "writes acknowledged", value: journal.writes(), atLeast: enough });
  report.figure({ on, name: "writes refused", value: journal.refusals(), atMost: 0 });
  report.figure({ on, name: "acknowledged writes lost", value: lost.size, atMost: 0 });
  report.figure({ on, name: "half-made cards", value: partialCards, atMost: 0 });
  if (on === "SQLite")
    report.figure({ on, name: "rounds without integrity_check ok", value: damaged, atMost: 0 });
  report.figure({
    on,
    name: `slowest start after a kill, above the first (${firstStartMs.toFixed(0)} ms)`,
    value: Math.max(...readyAfter) - firstStartMs,
    atMost: RECOVERY_MARGIN_MS,
    unit: "ms",
  });
}

async function newOwners(db: RootDb, count: number): Promise<Owner[]> {
  const owners: Owner[] = [];
  while (owners.length < count) owners.push(await signIn(db));
  return owners;
}
