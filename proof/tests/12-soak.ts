import { join } from "node:path";
import { seedCards } from "../../harness/seed.ts";
import { percentile } from "../../harness/statistics.ts";
import { type Done, mixedLoad } from "../lib/load/mixed-load.ts";
import { p99Drift } from "../lib/p99-change.ts";
import { type Person, people } from "../lib/people.ts";
import { type Running, withProduct } from "../lib/running-product.ts";
import { bruteForce } from "../lib/soak/brute-force.ts";
import { watchDatabase } from "../lib/soak/database-watch.ts";
import { makeBackup, makeQuietBackup, restore } from "../lib/soak/restore-drill.ts";
import { readForHalfAnHour, soakLoad } from "../lib/soak/soak-load.ts";
import { type UsageWatch, watchUsage } from "../lib/usage-watch.ts";
import type { Proof, Report } from "../proof.ts";

const CARDS = 10_000;
const PER_SECOND = 100;
const GUESSES_PER_SECOND = 8;
const MINUTES = Number(process.env["PROOF_SOAK_MINUTES"] ?? 5);
const WARM_UP_MS = Math.min(30, MINUTES / 5) * 60_000;
const SAMPLE_MS = 60_000;
/** In no step with the guesses, which come every 125 ms: else all samples of a minute see a password being hashed, or none. */
const LOOK_EVERY_MS = 357;
const HOUR_MS = 60 * 60_000;
/** A counter may wait for the next minute's purge, and that for a moment. */
const PURGE_MS = 65_000;
const LIMITS_OF_PRODUCTION = { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1" };

type Cast = { visitors: Person[]; owners: Person[]; victims: Person[] };

export const soak: Proof = {
  number: 12,
  title: "Soak under brute force, backup and restore",
  run: (report) =>
    withProduct(
      "SQLite",
      LIMITS_OF_PRODUCTION,
      async (db): Promise<Cast> => {
        await seedCards(db, CARDS);
        return {
          visitors: await people(db, 50),
          owners: await people(db, 70),
          victims: await people(db, 50),
        };
      },
      async (running) => {
        await endure(report, running);
        const { place, prepared } = running;
        const backup = await makeQuietBackup(place.settings, join(place.folder, "visita.db"), place.folder);
        await restore(report, place.settings, backup, prepared.visitors[0] as Person);
      },
    ),
};

async function endure(report: Report, { place, product, client, prepared }: Running<Cast>): Promise<void> {
  const acts = await soakLoad({ client, cards: CARDS, ...prepared });
  await readForHalfAnHour(product.port, CARDS, PER_SECOND);
  const database = watchDatabase(join(place.folder, "visita.db"));
  const usage = watchUsage(product.pid, LOOK_EVERY_MS);
  const ending = new AbortController();
  const backups = backUpHourly(place.settings, place.folder);
  try {
    const begun = performance.now();
    const seconds = MINUTES * 60;
    const span = { seconds, signal: ending.signal };
    const [load, guesses] = await Promise.all([
      mixedLoad(acts, PER_SECOND, seconds, ending.signal),
      bruteForce(client, prepared.victims, { perSecond: GUESSES_PER_SECOND, ...span }),
    ]);
    const what = `requests failed, of ${load.done.length} at ${PER_SECOND} a second`;
    const [first] = load.failures;
    report.figure({
      what: first ? `${what} (${first.slice(0, 80)})` : what,
      value: load.failures.length,
      limit: 0,
    });
    tellDrift(report, load.done);
    tellGrowth(report, usage, begun);
    report.figure({ what: "largest write-ahead log", value: database.peaks.walMb, limit: 64, unit: "MB" });
    report.figure({ what: `brute force let in, of ${guesses.attempts}`, value: guesses.successes, limit: 0 });
    report.figure({ what: "brute force answered as no refusal", value: guesses.unexpected.length, limit: 0 });
    report.figure({ what: "limiter rows at their most", value: database.peaks.limiterRows, limit: 100_000 });
    const overdue = database.endedBefore(Date.now() - PURGE_MS);
    report.figure({ what: "limiter rows not purged within a minute", value: overdue, limit: 0 });
    report.figure({
      what: "slowest backup under load",
      value: Math.max(...(await backups.stop())),
      limit: 300,
      unit: "s",
    });
  } finally {
    ending.abort();
    usage.stop();
    database.stop();
    await backups.stop();
  }
}

function tellDrift(report: Report, done: readonly Done[]): void {
  const { early, late, measured, surely } = p99Drift(done, { from: WARM_UP_MS, to: MINUTES * 60_000 });
  const what = `p99 drift, ${early.toFixed(1)} to ${late.toFixed(1)} ms (measured ${measured.toFixed(1)} %), surely`;
  report.figure({ what, value: surely, limit: 20, unit: "%" });
}

function tellGrowth(report: Report, usage: UsageWatch, begun: number): void {
  const samples = usage.samples();
  const start = begun + WARM_UP_MS;
  const end = samples.at(-1)?.at ?? start;
  const early = samples.filter(({ at }) => at >= start && at < start + SAMPLE_MS);
  const late = samples.filter(({ at }) => at > end - SAMPLE_MS);
  // A password that is being hashed takes 19 MB and gives them back, so the quieter moments are compared.
  const rss = [early, late].map((span) =>
    percentile(
      span.map(({ rssMb }) => rssMb),
      0.1,
    ),
  ) as [number, number];
  const what = `RSS growth after warm-up, ${rss[0].toFixed(0)} to ${rss[1].toFixed(0)} MB`;
  report.figure({ what, value: (rss[1] / rss[0] - 1) * 100, limit: 5, unit: "%" });
  // The fewest of a span: connections come and go, what leaks stays.
  const files = [early, late].map((span) => Math.min(...span.map(({ files }) => files))) as [number, number];
  report.figure({ what: `open files grown, from ${files[0]}`, value: files[1] - files[0], limit: 5 });
}

/** One at the start, and one after each hour. */
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
