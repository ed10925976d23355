/**
 * `npm run bench:scale`: ten million cards against 100,000 on PostgreSQL, each request at one and then at the other, and
 * what ten million take. Writes docs/scale.json. It takes an hour and 45 GB of disk. `--on <url>` takes a server that is
 * there, and keeps its databases for the next run; `--dump` dumps the large one too; `--cards 1000000` tries it with
 * fewer.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { addSums, SumCounter } from "../../apps/server/src/features/insight/sum-writer.service.ts";
import { utcDay } from "../../apps/server/src/lib/utc-time.ts";
import { anAccount, cookieOf } from "../harness/accounts.ts";
import { monitorMachine } from "../harness/describe-machine.ts";
import { isSuccess, openClient } from "../harness/http-client.ts";
import { processUsage } from "../harness/process-usage.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { median, percentile } from "../harness/statistics.ts";
import { withDatabase } from "../harness/test-environment.ts";
import { createPostgresHome } from "../lib/postgres-home.mjs";
import { type RequestKind, scaleRequests } from "./scale-requests.ts";
import { LARGE_TABLES, makeRows } from "./scale-rows.ts";
import { dump, query, round, type Size, seqRowsRead, sizeOf, storageOf, vacuum } from "./scale-upkeep.ts";

const FEW = 100_000;
const ADMIN = "admin@visita.example";
const VISITED = 2_000;
const BATCHES = 10;
const DOCUMENT = resolve(import.meta.dirname, "../../docs/scale.json");
/** Rows are made without waiting for the disk; what is measured waits for it. */
const WHILE_MAKING = ["wal_level=minimal", "max_wal_senders=0", "fsync=off", "autovacuum=off"];
const MEMORY = [
  "shared_buffers=2GB",
  "effective_cache_size=8GB",
  "max_wal_size=8GB",
  "maintenance_work_mem=1GB",
];

const { values } = parseArgs({
  options: {
    on: { type: "string" },
    cards: { type: "string", default: "10000000" },
    dump: { type: "boolean" },
  },
});
const describeMachine = monitorMachine();
const folder = mkdtempSync(join(tmpdir(), "visita-scale-"));
const say = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
const home = values.on === undefined ? createPostgresHome() : undefined;
try {
  const sizes = [FEW, Number(values.cards)].map((cards) => ({
    cards,
    folder,
    name: `visita_scale_${cards}`,
  }));
  const at = (url: string) =>
    sizes.map((size) => ({ ...size, url: Object.assign(new URL(url), { pathname: `/${size.name}` }).href }));
  let url = values.on ?? "";
  if (home) {
    const data = join(home.folder, "data");
    await home.initialize(data);
    const making = await home.serve(data, [...WHILE_MAKING, ...MEMORY]);
    for (const size of at(making.url)) await makeDatabase(making.url, size);
    await query(making.url, "checkpoint");
    await making.kill();
    ({ url } = await home.serve(data, MEMORY));
  } else {
    for (const size of at(url)) await makeDatabase(url, size);
  }
  const [few, many] = at(url);
  if (few && many) await measure([few, many]);
} finally {
  await home?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeDatabase(server: string, size: Size & { readonly name: string }): Promise<void> {
  const known = await query(server, `select 1 from pg_database where datname = '${size.name}'`);
  if (known.length > 0) return;
  await query(server, `create database ${size.name}`);
  // The first start makes the tables.
  await (await startOn(size)).stop();
  await makeRows(size.url, size.cards, (what) => say(`${size.cards} cards: ${what}`));
}

function startOn({ url, folder: data, cards }: Size): Promise<Product> {
  return startProduct({
    DATABASE_URL: url,
    DATA_DIR: join(data, String(cards)),
    SECRET_KEY: "ab".repeat(32),
    RATE_LIMIT_SCALE: "1000000",
    ADMIN_EMAILS: ADMIN,
  });
}

async function measure(sizes: readonly [Size, Size]): Promise<void> {
  const [few, many] = sizes;
  const kinds = await Promise.all(sizes.map(requestsOf));
  const before = await seqRowsRead(many);
  const results = await compare(sizes, kinds as [RequestKind[], RequestKind[]]);
  const writes = await compareWrites(sizes);
  const scanned = await seqRowsRead(many);
  const readInFull = LARGE_TABLES.filter((name) => (scanned[name] ?? 0) - (before[name] ?? 0) > FEW);
  const storage = await storageOf(many);
  const upkeep = {
    vacuumSeconds: await vacuum(many),
    dumpOfFew: await dump(few),
    ...(values.dump && { dumpOfMany: await dump(many) }),
  };
  const about = {
    date: new Date().toISOString().slice(0, 10),
    ...describeMachine(),
    few: few.cards,
    many: many.cards,
    databaseGb: await sizeOf(many),
    tablesReadInFull: readInFull,
    ...writes,
    ...upkeep,
  };
  const lines = (list: readonly object[]) => list.map((each) => `\n    ${JSON.stringify(each)}`).join(",");
  const fields = Object.entries(about).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lists = [`  "requests": [${lines(results)}\n  ]`, `  "tables": [${lines(storage)}\n  ]`];
  writeFileSync(DOCUMENT, `{\n${[...fields, ...lists].join(",\n")}\n}\n`);
  say("written to docs/scale.json");
}

async function requestsOf({ url, cards }: Size): Promise<RequestKind[]> {
  return withDatabase({ kind: "postgres", url }, async (db) => {
    const known = db.selectFrom("account").select("id").where("email", "=", ADMIN);
    const { id } = (await known.executeTakeFirst()) ?? (await anAccount(db, { email: ADMIN }));
    const cookie = await cookieOf(db, id as string);
    await db
      .updateTable("session")
      .set({ admin_confirmed_at: Date.now() })
      .where("account_id", "=", id as string)
      .execute();
    return scaleRequests(db, cards, cookie);
  });
}

/** One request after the other, each at one size and then at the other: what else the machine does hits both alike. */
async function compare(sizes: readonly [Size, Size], kinds: readonly [RequestKind[], RequestKind[]]) {
  const products = await Promise.all(sizes.map(startOn));
  const clients = products.map(({ port }) => openClient(port));
  try {
    const results: object[] = [];
    for (const [place, { name, requests }] of kinds[0].entries()) {
      const times: [number[], number[]] = [[], []];
      const before = await Promise.all(sizes.map(databaseCpu));
      for (let at = 0; at < requests.length; at += 1) {
        for (const one of at % 2 ? [1, 0] : [0, 1]) {
          const answer = await clients[one]?.send(
            kinds[one]?.[place]?.requests[at] as (typeof requests)[number],
          );
          if (!answer || !isSuccess(answer)) throw new Error(`${name}: ${answer?.status} ${answer?.body}`);
          times[one]?.push(answer.ms);
        }
      }
      const after = await Promise.all(sizes.map(databaseCpu));
      const of = (one: number) => ({
        p50: round(median(times[one] ?? [])),
        p95: round(percentile(times[one] ?? [], 0.95)),
        most: round(Math.max(...(times[one] ?? []))),
        databaseCpuMs: round(increase(before[one], after[one]) / requests.length),
      });
      results.push({ name, count: requests.length, few: of(0), many: of(1) });
      say(JSON.stringify(results.at(-1)));
    }
    return results;
  } finally {
    for (const client of clients) client.close();
    for (const product of products) await product.stop();
  }
}

/** CPU of the product's connections in milliseconds, by process. It opens and closes some. */
async function databaseCpu({ url, cards }: Size): Promise<Map<number, number>> {
  const rows = await query<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where datname = 'visita_scale_${cards}' and application_name = 'visita'`,
  );
  return new Map(rows.map(({ pid }) => [pid, processUsage(pid).cpuMs]));
}

function increase(before = new Map<number, number>(), after = new Map<number, number>()): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

/** Visits to cards from all over the table, each batch in one transaction, as the product writes them. */
async function compareWrites(sizes: readonly [Size, Size]) {
  const times: [number[], number[]] = [[], []];
  const connections = sizes.map(({ url }) => openDatabase({ kind: "postgres", url }));
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      for (const [one, db] of connections.entries()) {
        const { cards } = sizes[one] as Size;
        const usernames = Array.from(
          { length: VISITED },
          () => `sample-${Math.floor(Math.random() * cards)}`,
        );
        const chosen = await db
          .selectFrom("card")
          .select("id")
          .where("username_key", "in", usernames)
          .execute();
        const sums = new SumCounter();
        const day = utcDay(Date.now());
        for (const { id } of chosen) {
          sums.add({ card_id: id, day, kind: "view", source: "qr", detail: "" });
          sums.add({ card_id: id, day, kind: "visitor", source: "", detail: "" });
        }
        const from = performance.now();
        await db.transaction().execute((trx) => addSums(trx, sums));
        times[one]?.push((chosen.length / (performance.now() - from)) * 1000);
      }
    }
  } finally {
    for (const db of connections) await db.destroy();
  }
  const [few, many] = times.map((each) => Math.round(median(each)));
  return { cardsCountedPerSecondByOneConnection: { few, many } };
}
