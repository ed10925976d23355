import { randomBytes } from "node:crypto";
import { join } from "node:path";
import MESSAGES from "@visita/domain/messages/general/en";
import { signIn } from "../../harness/accounts.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import {
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  isSuccess,
  jsonBody,
  openClient,
} from "../../harness/http-client.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";
import { newSmallDisk, type SmallDisk } from "../lib/full-disk.ts";
import { createJournal, integrityOf } from "../lib/journal.ts";
import { NO_RATE_LIMITS, startPublicProduct } from "../lib/running-product.ts";

const CARDS = 50;
const MAX_WRITES = 5_000;
const REFUSALS = 100;
const READY_TIMEOUT_MS = 8_000;
const BACK_LIMIT_MS = 10_000;
const POLL_MS = 100;

export const diskFull: Task = {
  title: "Disk full",
  meaning: "A full disk refuses writes, keeps reads and heals by itself.",
  run: (report) =>
    withCleanUp(async (later) => {
      const disk = newSmallDisk();
      later(() => disk.remove());
      const file = join(disk.folder, "visita.db");
      const target = { kind: "sqlite", file } as const;
      const session = await withDatabase(target, async (db) => {
        await seedCards(db, CARDS);
        return signIn(db);
      });
      const product = await startPublicProduct({
        ...NO_RATE_LIMITS,
        DATA_DIR: disk.folder,
        DATABASE_URL: `sqlite:${file}`,
        SECRET_KEY: randomBytes(32).toString("hex"),
      });
      later(() => product.kill());
      const client = openClient(product.port, { keepAlive: false });
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
      const lost = ledger.journal.lost(stored).length;
      report.figure({ on, name: "acknowledged writes lost", value: lost, atMost: 0 });
      report.figure({ on, name: "integrity_check", value: integrityOf(target), equals: "ok" });
    }),
};

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
  report.figure({ on, name: "writes tried", value: refusals.length, atLeast: REFUSALS });
  report.figure({ on, name: "of them not 503 in general words", value: otherAnswers, atMost: 0 });
  report.figure({ on, name: "reads failed", value: failedReads, atMost: 0 });
  report.figure({ on, name: "times the session was not known", value: users.length - signedIn, atMost: 0 });
  const unready = await until(
    async () => (await client.send({ path: "/readyz" })).status === 503,
    READY_TIMEOUT_MS,
  );
  report.figure({ on, name: "/readyz", value: Number.isFinite(unready) ? "503" : "ready", equals: "503" });
}

async function afterwards(
  report: Report,
  disk: SmallDisk,
  client: HttpClient,
  ledger: Writes,
): Promise<void> {
  const normalAfter = await until(
    async () => {
      const written = await ledger.write();
      const ready = await client.send({ path: "/readyz" });
      return isSuccess(written) && ready.status === 200;
    },
    BACK_LIMIT_MS * 2,
    POLL_MS,
  );
  report.figure({
    on: disk.method,
    name: "normal again, without a restart, after",
    value: normalAfter,
    atMost: BACK_LIMIT_MS,
    unit: "ms",
  });
}
