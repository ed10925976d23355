import { atRate } from "../../harness/at-rate.ts";
import type { HttpClient, HttpRequest, HttpResponse } from "../../harness/http-client.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import { monitorUsage } from "../../harness/process-usage.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Report, Task } from "../../harness/task.ts";
import { cardReads, reportLoadBeside } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";

const CARDS = 10_000;
const STORM_SECONDS = 60;
const LOGINS_PER_SECOND = 50;
const READS_PER_SECOND = 100;
const PEOPLE = 40;
const FLOOR_SECONDS = 6;
const FLOOR_CONNECTIONS = 16;
const HOT_CARDS = 500;

export const loginStorm: Task = {
  title: "Login storm beside card reads",
  meaning: "A storm of sign-ins does not slow down who reads cards.",
  run: (report) =>
    withProduct(
      "SQLite",
      NO_RATE_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return createUsers(db, PEOPLE);
      },
      async ({ product, client, prepared, loopLag }) => {
        await measureFloor(report, product.port);
        const usage = monitorUsage(product.pid);
        await loopLag();
        const load = { port: product.port, perSecond: READS_PER_SECOND, requests: cardReads(CARDS) };
        let quietLag = 0;
        try {
          await reportLoadBeside(
            report,
            { name: "card reads meanwhile", load, atMost: 50 },
            async (quietMs) => {
              quietLag = (await loopLag()).p99;
              reportLogins(report, await storm(client, prepared), quietMs);
            },
          );
        } finally {
          usage.stop();
        }
        report.figure({
          name: `event loop lag, p99 above the ${quietLag.toFixed(1)} ms before`,
          value: (await loopLag()).p99 - quietLag,
          atMost: 30,
          unit: "ms",
        });
        report.figure({ name: "RSS at its peak", value: usage.peakRssMb(), atMost: 400, unit: "MB" });
      },
    ),
};

/** Maximum throughput of one process without other load, with a warm cache. */
async function measureFloor(report: Report, port: number): Promise<void> {
  const requests = Array.from({ length: HOT_CARDS }, (_, at) =>
    getRequest(`/api/card/${seededUsername(at)}`),
  );
  await httpLoad({ port, connections: FLOOR_CONNECTIONS, requests, seconds: 3 });
  const load = await httpLoad({ port, connections: FLOOR_CONNECTIONS, requests, seconds: FLOOR_SECONDS });
  const what = "card reads a second on one core, cache warm";
  report.figure({ name: what, value: Math.floor(load.perSecond), atLeast: 2_000 });
  report.figure({ name: "their p99", value: load.p99, atMost: 20, unit: "ms" });
  const refused = load.responses - (load.statuses[200] ?? 0) + load.broken;
  report.figure({ name: "their errors", value: refused, atMost: 0 });
}

async function storm(client: HttpClient, visitors: readonly User[]): Promise<HttpResponse[]> {
  const logins: HttpResponse[] = [];
  await atRate(LOGINS_PER_SECOND, STORM_SECONDS, async (at) => {
    logins.push(await client.send(loginOf(visitors[at % visitors.length] as User, at)));
  });
  return logins;
}

/** Half with a wrong password; of the others, half on a confirmed device. */
function loginOf({ email, password, device }: User, at: number): HttpRequest {
  const isRight = at % 2 === 0;
  return {
    method: "POST",
    path: "/api/auth/login",
    headers: at % 4 === 0 ? { cookie: device } : {},
    body: { email, password: isRight ? password : "not-the-teapot!" },
  };
}

function reportLogins(report: Report, logins: readonly HttpResponse[], quietMs: number): void {
  const answered = logins.filter(({ status }) => [200, 202, 401].includes(status));
  const shed = logins.filter(({ status, headers }) => status === 503 && headers["retry-after"]);
  const slowest = Math.max(...logins.map(({ ms }) => ms));
  const lost = logins.length - answered.length - shed.length;
  report.figure({ name: "logins neither answered nor shed with Retry-After", value: lost, atMost: 0 });
  // A semaphore that admits nobody would meet all other limits.
  report.figure({ name: "logins answered", value: answered.length, atLeast: 5 * STORM_SECONDS });
  report.figure({ name: "slowest login answer", value: slowest, atMost: 3_000, unit: "ms" });
  const shedMs = percentile([0, ...shed.map(({ ms }) => ms)], 0.99);
  report.figure({
    name: `${shed.length} sheds answered, p99 above that of quiet reads`,
    value: shedMs - quietMs,
    atMost: 50,
    unit: "ms",
  });
}
