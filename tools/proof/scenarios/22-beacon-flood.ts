import { setTimeout as wait } from "node:timers/promises";
import { WRITE_INTERVAL_MS } from "../../../apps/server/src/features/insight/visit-recorder.ts";
import { httpLoad } from "../../harness/http-load.ts";
import { seedCards } from "../../harness/seed.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { withProduct } from "../lib/running-product.ts";
import type { Report, Scenario } from "../scenario.ts";

const SECONDS = 10;
const CONNECTIONS = 32;
const CARDS = 100;
const MAX_LOOP_LAG_MS = 100;
/** What one network may report in that time, and some for rounding: 300 at once, 10 a second. */
const MAX_COUNTED = 300 + (SECONDS + 5) * 10;

/** Everything that one address can send: real beacons, forged ones and rubbish, as fast as it is answered. */
export const beaconFlood: Scenario = {
  number: 22,
  title: "A flood of beacons from one address",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  const prepare = (db: Parameters<typeof seedCards>[0]) => seedCards(db, CARDS);
  await withProduct(kind, {}, prepare, async ({ environment, product, loopLag }) => {
    await loopLag();
    const load = {
      port: product.port,
      connections: CONNECTIONS,
      requests: floodRequests(),
      seconds: SECONDS,
    };
    const { statuses, broken, responses } = await httpLoad(load);
    const { p99 } = await loopLag();
    await wait(2 * WRITE_INTERVAL_MS);
    const { rows, counted } = await withDatabase(environment.target, async (db) => {
      const sums = await db.selectFrom("insight_sum").select(["count"]).execute();
      return { rows: sums.length, counted: sums.reduce((total, { count }) => total + count, 0) };
    });
    report.figure({
      on: kind,
      what: "answers other than 204, of 10,000 or more",
      value: responses < 10_000 ? Number.POSITIVE_INFINITY : responses - (statuses[204] ?? 0) + broken,
      limit: 0,
    });
    report.figure({ on: kind, what: "event loop p99", value: p99, limit: MAX_LOOP_LAG_MS, unit: "ms" });
    report.figure({ on: kind, what: "counted", value: counted, limit: MAX_COUNTED });
    report.figure({ on: kind, what: "rows in the sums", value: rows, limit: MAX_COUNTED });
  });
}

function floodRequests(): Buffer[] {
  return Array.from({ length: 1_000 }, (_, at) => {
    const card = `card-${at % CARDS}`;
    const bodies = [
      { card, kind: "save" },
      { card, kind: "tap", detail: "email" },
      { card, kind: "tap", detail: `forged-${at}` },
      { card: `nobody-${at}`, kind: "view" },
      { card, kind: "view", source: "qr", link: `forged-${at}` },
    ];
    return beaconRequest(at % 7 === 0 ? `rubbish ${at}` : JSON.stringify(bodies[at % bodies.length]));
  });
}

function beaconRequest(body: string): Buffer {
  return Buffer.from(
    [
      "POST /api/public/seen HTTP/1.1",
      "host: localhost",
      "user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n"),
  );
}
