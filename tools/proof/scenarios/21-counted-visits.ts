import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { WRITE_INTERVAL_MS } from "../../../apps/server/src/features/insight/visit-recorder.ts";
import { atRate } from "../../harness/at-rate.ts";
import type { HttpClient } from "../../harness/http-client.ts";
import { storedSums } from "../../harness/insight-life.ts";
import { seedCards } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { fromNetwork, type TwoInstances, withTwoInstances } from "../lib/two-instances.ts";

const CARD = "card-0";
const PER_SECOND = 1_000;
const SECONDS = 14;
/** When the database drops the connections, and when one instance is killed. */
const CUT_AFTER_MS = 7_000;
const KILL_AFTER_MS = 11_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Each beacon comes from another network, to both instances alike. */
export const countedVisits: Task = {
  title: "Counted visits of two instances, with a cut database and a killed process",
  meaning: "Visits are counted once, by several instances, through faults.",
  run: (report) =>
    withTwoInstances(
      async (setup) => {
        await seedCards(setup.db, 1);
        await countThrough(setup, report);
      },
      // On a slow machine the beacons wait for a connection instead of filling up the server's.
      { maxSockets: 64 },
    ),
};

type Acknowledged = { all: number; late: number };

async function countThrough({ products, a, b, db }: TwoInstances, report: Report): Promise<void> {
  const [killed] = products;
  const startedAt = performance.now();
  // What waits at the cut may wait for the next write but one.
  const waitingFrom = startedAt + CUT_AFTER_MS - WRITE_INTERVAL_MS;
  const cuts = wait(CUT_AFTER_MS).then(() => dropConnections(db));
  const kill = wait(KILL_AFTER_MS).then(() => killed.kill());
  const [ofKilled, ofOther] = await Promise.all([send(a, waitingFrom), send(b, Number.POSITIVE_INFINITY)]);
  await Promise.all([cuts, kill]);
  // Two intervals: the first write after a fault may fail as well.
  await wait(2.5 * WRITE_INTERVAL_MS);
  const { save = 0, view = 0, visitor = 0 } = await storedSums(db, [CARD]);
  const acknowledged = ofKilled.all + ofOther.all;
  report.figure({ name: "saves acknowledged by both instances", value: acknowledged, atLeast: 10_000 });
  report.figure({
    name: "of them lost, of at most those that the killed instance took since 5 s before the cut",
    value: acknowledged - save,
    atMost: ofKilled.late,
  });
  report.figure({
    name: "counted more often than sent",
    value: Math.max(0, save - acknowledged - inFlight(ofKilled)),
    atMost: 0,
  });
  report.figure({
    name: "visitors of both instances counted twice",
    value: Math.max(0, view - PER_SECOND * SECONDS) + Math.abs(view - visitor),
    atMost: 0,
  });
}

/** Each second beacon is a view by a visitor whom the other instance sees too; the others are saves. */
async function send(client: HttpClient, lateFrom: number): Promise<Acknowledged> {
  const acknowledged = { all: 0, late: 0 };
  await atRate(2 * PER_SECOND, SECONDS, async (at) => {
    const kind = at % 2 === 0 ? "save" : "view";
    const { status } = await client.send({
      method: "POST",
      path: "/api/public/seen",
      headers: { ...fromNetwork(at), "user-agent": BROWSER },
      body: { card: CARD, kind },
    });
    if (status !== 204 || kind !== "save") return;
    acknowledged.all += 1;
    if (performance.now() >= lateFrom) acknowledged.late += 1;
  });
  return acknowledged;
}

/** Requests whose answer the kill has cut off may be counted without having been acknowledged. */
function inFlight({ late }: Acknowledged): number {
  return Math.ceil(late * 0.05);
}

async function dropConnections(db: RootDb): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'visita' and pid <> pg_backend_pid()`.execute(
    db,
  );
}
