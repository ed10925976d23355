import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { COPIES, copyOf, ofSize, PEOPLE_FILES } from "../../harness/hostile-files.ts";
import { monitorUsage } from "../../harness/process-usage.ts";
import { seedCards } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { cardReads, reportLoadBeside } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, type Running, withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";
import { warmUp } from "../lib/warm-up.ts";

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
export const hostileFiles: Task = {
  title: "Imports of hostile files of 8 MB on one core",
  meaning:
    "Whatever is in a file, cards are read as before, memory is bounded, and other people's imports arrive.",
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
  await wait(REST_MS);
  const usage = monitorUsage(product.pid);
  const restMb = usage.reset().rssMb;
  const statuses: number[] = [];
  try {
    await reportLoadBeside(
      report,
      { name: "card reads meanwhile", load: reads, atMost: MAX_DELAY_MS },
      async () => {
        await loopLag();
        for (const file of files) statuses.push(await send(setting, file));
      },
    );
    const { longestTurnMs } = await loopLag();
    const odd = statuses.filter((status) => ![200, 400, 413].includes(status)).length;
    report.figure({ name: `of ${files.length} files, neither read nor refused`, value: odd, atMost: 0 });
    report.figure({
      name: "longest turn of the event loop, in CPU time",
      value: longestTurnMs,
      atMost: MAX_DELAY_MS,
      unit: "ms",
    });
    const grown = usage.peakRssMb() - restMb;
    report.figure({ name: "RSS at its peak, above rest", value: grown, atMost: MAX_GROWN_MB, unit: "MB" });
  } finally {
    usage.stop();
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
    name: "workers lost to a file that takes too much memory",
    value: lost,
    atLeast: 1,
  });
  report.figure({ name: "the answer to it", value: String(status), equals: "413" });
  report.figure({
    name: "the answer to the import behind it",
    value: String(honest.status),
    equals: "200",
  });
  const kept = await withDatabase(environment.target, async (db) => {
    const people = await db
      .selectFrom("person")
      .select("owner_id")
      .where("origin", "=", "imported")
      .execute();
    return people.filter(({ owner_id }) => owner_id === prepared[1]?.accountId).length;
  });
  report.figure({ name: "its people that are lost", value: HONEST_PEOPLE - kept, atMost: 0 });
}
