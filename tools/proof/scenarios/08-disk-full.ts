import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MESSAGES } from "@visita/domain/messages";
import { signIn } from "../../harness/accounts.ts";
import { startProduct } from "../../harness/product.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { newSmallDisk, type SmallDisk } from "../lib/full-disk.ts";
import { type HttpClient, type HttpRequest, type HttpResponse, openClient } from "../lib/http-client.ts";
import { integrityOf } from "../lib/integrity.ts";
import { createJournal } from "../lib/journal.ts";
import { isSuccess, jsonBody } from "../lib/json-body.ts";
import { NO_RATE_LIMITS, PUBLIC_SETTINGS } from "../lib/running-product.ts";
import type { Report, Scenario } from "../scenario.ts";

const CARDS = 50;
const MAX_WRITES = 5_000;
const REFUSALS = 100;
const READY_TIMEOUT_MS = 8_000;
const BACK_LIMIT_MS = 10_000;
const POLL_MS = 100;

export const diskFull: Scenario = {
  number: 8,
  title: "Disk full",
  async run(report) {
    const disk = newSmallDisk();
    try {
      await onDisk(report, disk);
    } finally {
      disk.remove();
    }
  },
};

async function onDisk(report: Report, disk: SmallDisk): Promise<void> {
  const file = join(disk.folder, "visita.db");
  const target = { kind: "sqlite", file } as const;
  const session = await withDatabase(target, async (db) => {
    await seedCards(db, CARDS);
    return signIn(db);
  });
  const product = await startProduct({
    ...PUBLIC_SETTINGS,
    ...NO_RATE_LIMITS,
    DATA_DIR: disk.folder,
    DATABASE_URL: `sqlite:${file}`,
    SECRET_KEY: randomBytes(32).toString("hex"),
  });
  const client = openClient(product.port, { keepAlive: false });
  try {
    const ledger = createWrites(client, session);
    for (let at = 0; at < CARDS; at++) await ledger.write();
    disk.fill(product.pid);
    await whileFull(report, disk, client, session, ledger);
    disk.empty(product.pid);
    await afterwards(report, disk, client, ledger);
    const stored = await withDatabase(target, async (db) => {
      const rows = await db.selectFrom("favourite").select(["account_id", "card_id"]).execute();
      return new Map(rows.map((row) => [`${row.account_id}:${row.card_id}`, "kept"]));
    });
    const on = disk.method;
    report.figure({
      on,
      what: "acknowledged writes lost",
      value: ledger.journal.lost(stored).length,
      limit: 0,
    });
    report.figure({ on, what: "integrity_check", value: integrityOf(target), expected: "ok" });
  } finally {
    await product.kill();
  }
}

type Session = { accountId: string; cookie: string };
type Writes = ReturnType<typeof createWrites>;

/** Adds and removes favourites, and adds messages. */
function createWrites({ send }: HttpClient, { accountId, cookie }: Session) {
  const journal = createJournal();
  const headers = { cookie };
  let count = 0;
  return {
    journal,
    async write(): Promise<HttpResponse> {
      count += 1;
      if (count % 2 === 0) {
        const text = `Please bind book ${count}. ${"I can wait. ".repeat(30)}`;
        return send({ method: "POST", path: "/api/com/contactus", body: { username: "Robin", text } });
      }
      const cardid = `card-${Math.floor(count / 2) % CARDS}`;
      const isKept = Math.floor(count / 2 / CARDS) % 2 === 0;
      const request: HttpRequest = isKept
        ? { method: "POST", path: "/api/com/addfavourite", headers, body: { cardid } }
        : { method: "DELETE", path: `/api/com/removefavourite/${cardid}`, headers };
      return journal.write(`${accountId}:${cardid}`, isKept ? "kept" : null, () => send(request));
    },
  };
}

async function whileFull(
  report: Report,
  disk: SmallDisk,
  client: HttpClient,
  session: Session,
  ledger: Writes,
): Promise<void> {
  const on = disk.method;
  // The write-ahead log still has preallocated space for a while.
  let response = await ledger.write();
  for (let at = 0; at < MAX_WRITES && isSuccess(response); at++) response = await ledger.write();

  const refusals: HttpResponse[] = [response];
  const reads: HttpResponse[] = [];
  const users: HttpResponse[] = [];
  const headers = { cookie: session.cookie };
  while (refusals.length < REFUSALS) {
    refusals.push(await ledger.write());
    reads.push(await client.send({ path: `/api/card/${seededUsername(refusals.length % CARDS)}` }));
    reads.push(await client.send({ path: `/c/${seededUsername(refusals.length % CARDS)}` }));
    reads.push(await client.send({ method: "POST", path: "/api/com/fav", headers, body: {} }));
    users.push(await client.send({ path: "/api/auth/user", headers }));
  }
  const is503 = (each: HttpResponse) => each.status === 503 && jsonBody(each)["error"] === MESSAGES.tooBusy;
  const signedIn = users.filter((each) => each.body.includes(session.accountId)).length;
  const failedReads = reads.filter(({ status }) => status !== 200).length;
  const otherAnswers = refusals.filter((each) => !is503(each)).length;
  report.figure({ on, what: "writes tried", value: refusals.length, limit: REFUSALS, atLeast: true });
  report.figure({ on, what: "of them not 503 in general words", value: otherAnswers, limit: 0 });
  report.figure({ on, what: "reads failed", value: failedReads, limit: 0 });
  report.figure({ on, what: "times the session was not known", value: users.length - signedIn, limit: 0 });
  const unready = await until(
    READY_TIMEOUT_MS,
    async () => (await client.send({ path: "/readyz" })).status === 503,
  );
  report.figure({ on, what: "/readyz", value: unready === undefined ? "ready" : "503", expected: "503" });
}

async function afterwards(
  report: Report,
  disk: SmallDisk,
  client: HttpClient,
  ledger: Writes,
): Promise<void> {
  const normalAfter = await until(BACK_LIMIT_MS * 2, async () => {
    const written = await ledger.write();
    const ready = await client.send({ path: "/readyz" });
    return isSuccess(written) && ready.status === 200;
  });
  report.figure({
    on: disk.method,
    what: "normal again, without a restart, after",
    value: normalAfter ?? Number.NaN,
    limit: BACK_LIMIT_MS,
    unit: "ms",
  });
}

/** Milliseconds until the condition holds; undefined on timeout. */
async function until(limitMs: number, holds: () => Promise<boolean>): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    if (await holds()) return performance.now() - startedAt;
    await wait(POLL_MS);
  }
  return undefined;
}
