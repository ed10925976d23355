import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { COPIES, copyOf, ofSize, PEOPLE_FILES } from "../../harness/hostile-files.ts";
import { seedCards } from "../../harness/seed.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { cardReads, quietP99, startLoadThread } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, type Running, withProduct } from "../lib/running-product.ts";
import { monitorUsage } from "../lib/usage-monitor.ts";
import { createUsers, type User } from "../lib/users.ts";
import { warmUp } from "../lib/warm-up.ts";
import type { Report, Scenario } from "../scenario.ts";

const BYTES = 8 * 1024 * 1024;
/** As many of a shape as a copy may have, and more. */
const COPY_COUNT = 1_000_000;
const MAX_FILES = 9_000;
const CARDS = 1_000;
const READS_PER_SECOND = 100;
const MAX_DELAY_MS = 50;
const MAX_GROWN_MB = 150;
/** The reader of the files has ended by then. */
const REST_MS = 7_000;
const HONEST_PEOPLE = 500;
const BEHIND_MS = 100;

type HostileFile = {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
};
/** Millions of letters, each of which is a piece of its own until the line ends. */
const GREEDY: HostileFile = {
  path: "/api/contacts/import",
  type: "text/vcard",
  bytes: Buffer.from(
    `BEGIN:VCARD\r\nFN;ENCODING=QUOTED-PRINTABLE:${"=E9=\r\n".repeat(2_700_000)}\r\nEND:VCARD\r\n`,
  ),
};

type Setting = Running<User[]> & { readonly report: Report };

/** Files of 8 MB in every shape, on one core, while strangers read cards. */
export const hostileFiles: Scenario = {
  number: 26,
  title: "Imports of hostile files of 8 MB on one core",
  async run(report) {
    const prepare = async (db: Parameters<typeof seedCards>[0]) => {
      await seedCards(db, CARDS);
      return createUsers(db, 2);
    };
    const settings = { ...NO_RATE_LIMITS, TRUST_PROXY: "127.0.0.1" };
    await withProduct("SQLite", settings, prepare, async (running) => {
      const { client, product, prepared } = running;
      const setting = { ...running, report };
      execFileSync("taskset", ["-acp", "0", String(product.pid)]);
      await warmUp({ port: product.port, client, requests: cardReads(CARDS), owner: prepared[0] as User });
      await sendBesideReads(setting, await makeFiles());
      await takeWorker(setting);
    });
  },
};

async function makeFiles(): Promise<HostileFile[]> {
  const people = Object.values(PEOPLE_FILES).map((make) => ({
    path: "/api/contacts/import/look",
    type: "text/vcard",
    bytes: ofSize(make, BYTES),
  }));
  const copies = Object.entries(COPIES).map(async ([name, make]) => ({
    path: "/api/account/import/look",
    type: "application/zip",
    bytes: await copyOf(make(name.endsWith("ZIP") ? MAX_FILES : COPY_COUNT)),
  }));
  return [...people, ...(await Promise.all(copies))];
}

async function sendBesideReads(setting: Setting, files: readonly HostileFile[]): Promise<void> {
  const { product, report, loopLag } = setting;
  const reads = { port: product.port, perSecond: READS_PER_SECOND, requests: cardReads(CARDS) };
  const quietMs = await quietP99(reads);
  await wait(REST_MS);
  const usage = monitorUsage(product.pid);
  const restMb = usage.reset().rssMb;
  const readers = await startLoadThread(reads);
  try {
    await loopLag();
    const statuses: number[] = [];
    for (const file of files) statuses.push(await send(setting, file));
    const { longestTurnMs } = await loopLag();
    const { p99, failed } = await readers.stop();
    const odd = statuses.filter((status) => ![200, 400, 413].includes(status)).length;
    report.figure({ what: `of ${files.length} files, neither read nor refused`, value: odd, limit: 0 });
    report.figure({
      what: `card reads meanwhile, p99 above the ${quietMs.toFixed(1)} ms before`,
      value: p99 - quietMs,
      limit: MAX_DELAY_MS,
      unit: "ms",
    });
    report.figure({ what: "card reads that failed", value: failed, limit: 0 });
    report.figure({
      what: "longest turn of the event loop, in CPU time",
      value: longestTurnMs,
      limit: MAX_DELAY_MS,
      unit: "ms",
    });
    const grown = usage.peakRssMb() - restMb;
    report.figure({ what: "RSS at its peak, above rest", value: grown, limit: MAX_GROWN_MB, unit: "MB" });
  } finally {
    usage.stop();
    await readers.kill();
  }
}

async function send({ client, prepared }: Setting, { path, type, bytes }: HostileFile): Promise<number> {
  const headers = { cookie: prepared[0]?.cookie ?? "", "content-type": type };
  return (await client.send({ method: "POST", path, headers, body: bytes })).status;
}

/** A file that costs its worker all of its memory, and behind it, in the same queue, one of somebody else. */
async function takeWorker(setting: Setting): Promise<void> {
  const { client, environment, prepared, product, report } = setting;
  const rows = Array.from({ length: HONEST_PEOPLE }, (_, at) => `Person ${at},person-${at}@person.example`);
  const headers = {
    cookie: prepared[1]?.cookie ?? "",
    "content-type": "text/csv",
    "x-forwarded-for": "203.0.113.1",
  };
  const [status, honest] = await Promise.all([
    send(setting, GREEDY),
    wait(BEHIND_MS).then(() =>
      client.send({
        method: "POST",
        path: "/api/contacts/import",
        headers,
        body: `Name,Email\n${rows.join("\n")}\n`,
      }),
    ),
  ]);
  const lost = product.output().split('"event":"worker_lost"').length - 1;
  report.figure({
    what: "workers lost to a file that takes too much memory",
    value: lost,
    limit: 1,
    atLeast: true,
  });
  report.figure({ what: "the answer to it", value: String(status), expected: "413" });
  report.figure({
    what: "the answer to the import behind it",
    value: String(honest.status),
    expected: "200",
  });
  const kept = await withDatabase(environment.target, async (db) => {
    const people = await db
      .selectFrom("person")
      .select("owner_id")
      .where("origin", "=", "imported")
      .execute();
    return people.filter(({ owner_id }) => owner_id === prepared[1]?.accountId).length;
  });
  report.figure({ what: "its people that are lost", value: HONEST_PEOPLE - kept, limit: 0 });
}
