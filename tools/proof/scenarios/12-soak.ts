import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { openClient } from "../../harness/http-client.ts";
import { monitorUsage, type ProcessUsage, type UsageMonitor } from "../../harness/process-usage.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import type { Report, Task } from "../../harness/task.ts";
import { bruteForce } from "../lib/brute-force.ts";
import { monitorDatabase } from "../lib/database-monitor.ts";
import { mixedLoad, type Timing } from "../lib/mixed-load.ts";
import { p99Drift } from "../lib/p99-change.ts";
import { peopleLoad, warmUpReads } from "../lib/people-load.ts";
import { type Running, startPublicProduct, withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";

const CARDS = 10_000;
const PER_SECOND = 100;
const GUESSES_PER_SECOND = 8;
const MINUTES = Number(process.env["PROOF_SOAK_MINUTES"] ?? 5);
const WARM_UP_MS = Math.min(30, MINUTES / 5) * 60_000;
const SAMPLE_MS = 60_000;
/** Not a multiple of the 125 ms between guesses; otherwise all samples or none would see a password being hashed. */
const SAMPLE_INTERVAL_MS = 357;
const HOUR_MS = 60 * 60_000;
/** Expired counters are purged once a minute, plus a margin. */
const PURGE_MS = 65_000;
const LIMITS_OF_PRODUCTION = { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1" };

type SoakUsers = { visitors: User[]; owners: User[]; victims: User[] };

export const soak: Task = {
  title: "Soak under brute force, backup and restore",
  meaning: "Nothing grows or slows down over time, and brute force gets nowhere.",
  run: (report) =>
    withProduct(
      "SQLite",
      LIMITS_OF_PRODUCTION,
      async (db): Promise<SoakUsers> => {
        await seedCards(db, CARDS);
        return {
          visitors: await createUsers(db, 50),
          owners: await createUsers(db, 70),
          victims: await createUsers(db, 50),
        };
      },
      async (running) => {
        await runSoak(report, running);
        await restore(report, running);
      },
    ),
};

async function runSoak(
  report: Report,
  { environment, product, client, prepared }: Running<SoakUsers>,
): Promise<void> {
  const { visitors, owners } = prepared;
  const people = await peopleLoad({ client, cards: CARDS, visitors, owners });
  await warmUpReads(product.port, CARDS, PER_SECOND);
  const database = monitorDatabase(join(environment.folder, "visita.db"));
  const usage = monitorUsage(product.pid, SAMPLE_INTERVAL_MS);
  const stopped = new AbortController();
  const backups = backUpHourly(environment.settings, environment.folder);
  try {
    const startedAt = performance.now();
    const seconds = MINUTES * 60;
    const span = { seconds, signal: stopped.signal };
    const [load, guesses] = await Promise.all([
      mixedLoad(people.actions, PER_SECOND, seconds, stopped.signal),
      bruteForce(client, prepared.victims, { perSecond: GUESSES_PER_SECOND, ...span }),
    ]);
    const what = `requests failed, of ${load.done.length} at ${PER_SECOND} a second`;
    const [first] = load.failures;
    report.figure({
      name: first ? `${what} (${first.slice(0, 80)})` : what,
      value: load.failures.length,
      atMost: 0,
    });
    report.figure({ name: "logins put off", value: people.putOff(), atMost: 0 });
    reportDrift(report, load.done);
    reportGrowth(report, usage, startedAt);
    const { sockets } = usage.samples().at(-1) as ProcessUsage;
    const leaked = Math.max(0, sockets - client.connections());
    report.figure({ name: "sockets that are no client's", value: leaked, atMost: 10 });
    report.figure({ name: "largest write-ahead log", value: database.peaks.walMb, atMost: 64, unit: "MB" });
    report.figure({
      name: `brute force let in, of ${guesses.attempts}`,
      value: guesses.successes,
      atMost: 0,
    });
    report.figure({
      name: "brute force answered as no refusal",
      value: guesses.unexpected.length,
      atMost: 0,
    });
    report.figure({ name: "limiter rows at their most", value: database.peaks.limiterRows, atMost: 100_000 });
    const overdue = database.endedBefore(Date.now() - PURGE_MS);
    report.figure({ name: "limiter rows not purged within a minute", value: overdue, atMost: 0 });
    report.figure({
      name: "slowest backup under load",
      value: Math.max(...(await backups.stop())),
      atMost: 300,
      unit: "s",
    });
  } finally {
    stopped.abort();
    usage.stop();
    database.stop();
    await backups.stop();
  }
}

function reportDrift(report: Report, done: readonly Timing[]): void {
  const { early, late, measured, lowerBound } = p99Drift(done, { from: WARM_UP_MS, to: MINUTES * 60_000 });
  const what = `p99 drift, ${early.toFixed(1)} to ${late.toFixed(1)} ms (measured ${measured.toFixed(1)} %), surely`;
  report.figure({ name: what, value: lowerBound, atMost: 20, unit: "%" });
}

function reportGrowth(report: Report, usage: UsageMonitor, startedAt: number): void {
  const samples = usage.samples();
  const start = startedAt + WARM_UP_MS;
  const end = samples.at(-1)?.at ?? start;
  const early = samples.filter(({ at }) => at >= start && at < start + SAMPLE_MS);
  const late = samples.filter(({ at }) => at > end - SAMPLE_MS);
  // Hashing takes 19 MB for a moment, so low percentiles are compared.
  const rss = [early, late].map((span) =>
    percentile(
      span.map(({ rssMb }) => rssMb),
      0.1,
    ),
  ) as [number, number];
  const what = `RSS growth after warm-up, ${rss[0].toFixed(0)} to ${rss[1].toFixed(0)} MB`;
  report.figure({ name: what, value: (rss[1] / rss[0] - 1) * 100, atMost: 5, unit: "%" });
  // The minimum of each span: files come and go, leaks stay.
  const files = [early, late].map((span) => Math.min(...span.map(({ files }) => files))) as [number, number];
  report.figure({ name: `open files grown, from ${files[0]}`, value: files[1] - files[0], atMost: 5 });
}

/** Restores the last backup into an empty folder; that nothing is missing in it is what apps/server/src/db/restore.test.ts shows. */
async function restore(report: Report, { environment, prepared }: Running<SoakUsers>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "visita-restored-"));
  try {
    const startedAt = performance.now();
    const file = join(folder, "visita.db");
    await makeBackup(environment.settings, file);
    const settings = { ...environment.settings, DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` };
    const product = await startPublicProduct(settings);
    const client = openClient(product.port);
    const seconds = (performance.now() - startedAt) / 1000;
    const { email, cookie } = prepared.visitors[0] as User;
    const card = await client.send({ path: `/api/card/${seededUsername(0)}` });
    const user = await client.send({ path: "/api/auth/user", headers: { cookie } });
    client.close();
    await product.kill();
    report.figure({ name: "backed up, restored and ready", value: seconds, atMost: 300, unit: "s" });
    const serves = card.status === 200 && user.body.includes(email);
    report.figure({
      name: "restored instance shows a card and knows a session",
      value: serves ? "yes" : "no",
      equals: "yes",
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the product's backup command while the product serves. Returns its seconds. */
async function makeBackup(settings: Record<string, string>, file: string): Promise<number> {
  const startedAt = performance.now();
  await promisify(execFile)(process.execPath, ["apps/server/src/server/cli/backup.ts", file], {
    cwd: resolve(import.meta.dirname, "../../.."),
    env: { PATH: process.env["PATH"], ...settings },
  });
  return (performance.now() - startedAt) / 1000;
}

/** One backup at the start and one every hour. */
function backUpHourly(settings: Record<string, string>, folder: string) {
  const taken: Promise<number>[] = [];
  const take = () => void taken.push(makeBackup(settings, join(folder, `backup-${taken.length}.db`)));
  take();
  const timer = setInterval(take, HOUR_MS);
  return {
    stop(): Promise<number[]> {
      clearInterval(timer);
      return Promise.all(taken);
    },
  };
}
