import { ErrorBody } from "@visita/domain/errors";
import { openDatabase, type RootDb } from "../../apps/server/src/db/database.ts";
import { beginSession } from "../../apps/server/src/features/account/session.service.ts";
import { malformedBytes } from "../../apps/server/test/malformed-bytes.ts";
import {
  type MalformedRequest,
  type MalformedRoute,
  malformedRequests,
} from "../../apps/server/test/malformed-requests.ts";
import { ECHO } from "../../apps/server/test/malformed-values.ts";
import { cardFields } from "../../harness/cards.ts";
import { DATABASE_KINDS } from "../../harness/test-environment.ts";
import { productRoutes } from "../lib/malformed/product-routes.ts";
import { type RawAnswer, rawTalk, toBytes } from "../lib/malformed/raw-talk.ts";
import { type Person, people } from "../lib/people.ts";
import { type Running, WITHOUT_LIMITS, withProduct } from "../lib/running-product.ts";
import type { Proof, Report } from "../proof.ts";

/** On each database, others on each: ten thousand in all. */
const REQUESTS = 4_500;
const BYTES = 500;
const AT_ONCE = 6;

type Findings = { sent: number; faults: string[]; shapeless: string[]; echoes: string[] };

export const malformedInput: Proof = {
  number: 10,
  title: "Ten thousand malformed inputs",
  async run(report) {
    const routes = await productRoutes(WITHOUT_LIMITS);
    for (const [at, kind] of DATABASE_KINDS.entries()) {
      await withProduct(
        kind,
        WITHOUT_LIMITS,
        (db) => people(db, 1),
        (running) => confuse(report, running, routes, at + 1),
      );
    }
  },
};

async function confuse(
  report: Report,
  { place, product, client, prepared: [person], loopLag }: Running<Person[]>,
  routes: readonly MalformedRoute[],
  seed: number,
): Promise<void> {
  const findings: Findings = { sent: 0, faults: [], shapeless: [], echoes: [] };
  const db = openDatabase(place.target);
  try {
    const { accountId, cookie } = person as Person;
    const body = { ...(await cardFields()), username: "robin" };
    const added = await client.ask({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
    const { cardid } = JSON.parse(added.body) as { cardid: string };
    const known = { userid: accountId, ownerid: accountId, id: accountId, cardid, name: "robin" };
    await loopLag();
    const requests = requestsOf(db, person as Person, malformedRequests(routes, REQUESTS, seed, known));
    const noise = bytesOf(malformedBytes(routes, BYTES, seed));
    const send = async ({ path, bytes, after }: Sent) => {
      const answers = await rawTalk(product.port, bytes);
      findings.sent += 1;
      for (const answer of answers) judge(findings, path, answer);
      await after(answers);
    };
    await inParallel(requests, send);
    await inParallel(noise, send);
  } finally {
    await db.destroy();
  }
  const { p99 } = await loopLag();
  tell(report, place.kind, findings);
  const isAlive = !product.hasEnded() && (await fetch(`${product.url}/healthz`)).ok;
  report.figure({ on: place.kind, what: "crashes", value: isAlive ? 0 : 1, limit: 0 });
  report.figure({ on: place.kind, what: "event loop lag, p99", value: p99, limit: 50, unit: "ms" });
}

type Sent = { path: string; bytes: Buffer; after(answers: readonly RawAnswer[]): Promise<void> };

/** By somebody who is signed in half of the time. */
function* requestsOf(
  db: RootDb,
  { accountId, cookie: first }: Person,
  requests: Iterable<MalformedRequest>,
): Generator<Sent> {
  let cookie = first;
  for (const request of requests) {
    yield {
      path: request.path,
      bytes: toBytes(request, request.isSignedIn ? cookie : undefined),
      async after(answers) {
        // Some of them are good enough to sign out.
        if (answers.some(({ head }) => /^set-cookie: sid=;/im.test(head)))
          cookie = `sid=${await beginSession(db, accountId, Date.now())}`;
      },
    };
  }
}

/** What is no HTTP at all. */
function* bytesOf(all: Iterable<Buffer>): Generator<Sent> {
  for (const bytes of all) {
    const [, path = ""] = bytes.toString("latin1").split(" ");
    yield { path, bytes, after: async () => {} };
  }
}

function judge(
  { faults, shapeless, echoes }: Findings,
  path: string,
  { status, head, body }: RawAnswer,
): void {
  const about = `${status} ${path.slice(0, 60)}`;
  if (status >= 500) faults.push(about);
  if (/^content-type: text\/html/im.test(head) && body.includes(ECHO)) echoes.push(about);
  const isError = status >= 400 && body !== "" && path.startsWith("/api/");
  if (isError && !isErrorBody(body)) shapeless.push(about);
}

function isErrorBody(body: string): boolean {
  try {
    const { success, data } = ErrorBody.strict().safeParse(
      JSON.parse(Buffer.from(body, "latin1").toString()),
    );
    return success && data.error === data.message;
  } catch {
    return false;
  }
}

function tell(report: Report, on: string, { sent, faults, shapeless, echoes }: Findings): void {
  const withFirst = (what: string, [first]: readonly string[]) => (first ? `${what} (${first})` : what);
  report.figure({ on, what: "malformed requests sent", value: sent, limit: REQUESTS + BYTES, atLeast: true });
  report.figure({ on, what: withFirst("answers of 500 and above", faults), value: faults.length, limit: 0 });
  const shape = "errors of the API not in the error shape";
  report.figure({ on, what: withFirst(shape, shapeless), value: shapeless.length, limit: 0 });
  report.figure({ on, what: withFirst("input shown on a page", echoes), value: echoes.length, limit: 0 });
}

async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
