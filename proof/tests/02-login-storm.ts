import { atRate } from "../../harness/at-rate.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import { cardReads, startAskers } from "../lib/askers.ts";
import type { Answer, HttpClient, Question } from "../lib/http-client.ts";
import { type Person, people } from "../lib/people.ts";
import { WITHOUT_LIMITS, withProduct } from "../lib/running-product.ts";
import { watchUsage } from "../lib/usage-watch.ts";
import type { Proof, Report } from "../proof.ts";

const CARDS = 10_000;
const STORM_SECONDS = 60;
const LOGINS_PER_SECOND = 50;
const READS_PER_SECOND = 100;
const PEOPLE = 40;
const FLOOR_SECONDS = 6;
const FLOOR_CONNECTIONS = 16;
const HOT_CARDS = 500;

export const loginStorm: Proof = {
  number: 2,
  title: "Login storm beside card reads",
  run: (report) =>
    withProduct(
      "SQLite",
      WITHOUT_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return people(db, PEOPLE);
      },
      async ({ product, client, prepared, loopLag }) => {
        await measureFloor(report, product.port);
        const usage = watchUsage(product.pid);
        await loopLag();
        const readers = await startAskers({
          port: product.port,
          perSecond: READS_PER_SECOND,
          questions: cardReads(CARDS),
        });
        try {
          tellLogins(report, await storm(client, prepared));
          const { p99, failed } = await readers.stop();
          report.figure({ what: "card reads meanwhile, p99", value: p99, limit: 50, unit: "ms" });
          report.figure({ what: "card reads that failed", value: failed, limit: 0 });
        } finally {
          usage.stop();
          await readers.kill();
        }
        const { p99 } = await loopLag();
        report.figure({ what: "event loop lag, p99", value: p99, limit: 30, unit: "ms" });
        report.figure({ what: "RSS at its peak", value: usage.peakRssMb(), limit: 400, unit: "MB" });
      },
    ),
};

/** What one process, which is one core, can read at most; measured in quiet, with the cards in its cache. */
async function measureFloor(report: Report, port: number): Promise<void> {
  const requests = Array.from({ length: HOT_CARDS }, (_, at) =>
    getRequest(`/api/card/${seededUsername(at)}`),
  );
  await httpLoad({ port, connections: FLOOR_CONNECTIONS, requests, seconds: 3 });
  const load = await httpLoad({ port, connections: FLOOR_CONNECTIONS, requests, seconds: FLOOR_SECONDS });
  const what = "card reads a second on one core, cache warm";
  report.figure({ what, value: Math.floor(load.perSecond), limit: 2_000, atLeast: true });
  report.figure({ what: "their p99", value: load.p99, limit: 20, unit: "ms" });
  const refused = load.responses - (load.statuses[200] ?? 0) + load.broken;
  report.figure({ what: "their errors", value: refused, limit: 0 });
}

async function storm(client: HttpClient, visitors: readonly Person[]): Promise<Answer[]> {
  const logins: Answer[] = [];
  await atRate(LOGINS_PER_SECOND, STORM_SECONDS, async (at) => {
    logins.push(await client.ask(loginOf(visitors[at % visitors.length] as Person, at)));
  });
  return logins;
}

/** Half of them wrong; of the right ones, half on a device that the account knows. */
function loginOf({ email, password, device }: Person, at: number): Question {
  const isRight = at % 2 === 0;
  return {
    method: "POST",
    path: "/api/auth/login",
    headers: at % 4 === 0 ? { cookie: device } : {},
    body: { email, password: isRight ? password : "not-the-teapot!" },
  };
}

function tellLogins(report: Report, logins: readonly Answer[]): void {
  const answered = logins.filter(({ status }) => [200, 202, 401].includes(status));
  const shed = logins.filter(({ status, headers }) => status === 503 && headers["retry-after"]);
  const slowest = Math.max(...logins.map(({ ms }) => ms));
  const lost = logins.length - answered.length - shed.length;
  report.figure({ what: "logins neither answered nor shed with Retry-After", value: lost, limit: 0 });
  // A gate that let nobody in would pass all the others.
  report.figure({ what: "logins answered", value: answered.length, limit: 5 * STORM_SECONDS, atLeast: true });
  report.figure({ what: "slowest login answer", value: slowest, limit: 3_000, unit: "ms" });
  const shedMs = percentile([0, ...shed.map(({ ms }) => ms)], 0.99);
  report.figure({ what: `${shed.length} sheds answered, p99`, value: shedMs, limit: 50, unit: "ms" });
}
