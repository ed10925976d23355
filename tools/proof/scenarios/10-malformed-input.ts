import { ErrorBody } from "@visita/domain/errors";
import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { beginSession } from "../../../apps/server/src/features/account/sessions/session.service.ts";
import { malformedBytes } from "../../../apps/server/test/security/malformed-bytes.ts";
import {
  type MalformedRequest,
  type MalformedRoute,
  malformedRequests,
} from "../../../apps/server/test/security/malformed-requests.ts";
import { ECHO } from "../../../apps/server/test/security/malformed-values.ts";
import { cardFields } from "../../harness/cards.ts";
import { DATABASE_KINDS } from "../../harness/test-environment.ts";
import { productRoutes } from "../lib/malformed/product-routes.ts";
import { type RawResponse, rawRequest, toBytes } from "../lib/malformed/raw-request.ts";
import { NO_RATE_LIMITS, type Running, withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";
import type { Report, Scenario } from "../scenario.ts";

/** Per database, with different seeds: ten thousand in all. */
const REQUESTS = 4_500;
const BYTES = 500;
/** The first so many are sent before the event loop is watched: modules load at their first use, whatever the input is. */
const WARM_UP = 500;
const CONCURRENCY = 6;

type Findings = { sent: number; faults: string[]; shapeless: string[]; echoes: string[] };

export const malformedInput: Scenario = {
  number: 10,
  title: "Ten thousand malformed inputs",
  async run(report) {
    const routes = await productRoutes(NO_RATE_LIMITS);
    for (const [at, kind] of DATABASE_KINDS.entries()) {
      await withProduct(
        kind,
        NO_RATE_LIMITS,
        (db) => createUsers(db, 1),
        (running) => sendMalformed(report, running, routes, at + 1),
      );
    }
  },
};

async function sendMalformed(
  report: Report,
  { environment, product, client, prepared: [person], loopLag }: Running<User[]>,
  routes: readonly MalformedRoute[],
  seed: number,
): Promise<void> {
  const findings: Findings = { sent: 0, faults: [], shapeless: [], echoes: [] };
  const db = openDatabase(environment.target);
  try {
    const { accountId, cookie } = person as User;
    const body = { ...(await cardFields()), username: "robin" };
    const added = await client.send({ method: "POST", path: "/api/card/add", headers: { cookie }, body });
    const { cardid } = JSON.parse(added.body) as { cardid: string };
    const known = { userid: accountId, ownerid: accountId, id: accountId, cardid, name: "robin" };
    const requests = requestsOf(db, person as User, malformedRequests(routes, REQUESTS, seed, known));
    const noise = bytesOf(malformedBytes(routes, BYTES, seed));
    const send = async ({ path, bytes, after }: Sent) => {
      const responses = await rawRequest(product.port, bytes);
      findings.sent += 1;
      for (const response of responses) judge(findings, path, response);
      await after(responses);
    };
    await inParallel(requests, send, WARM_UP);
    await loopLag();
    await inParallel(requests, send);
    await inParallel(noise, send);
  } finally {
    await db.destroy();
  }
  const { p99 } = await loopLag();
  reportCounts(report, environment.kind, findings);
  const isAlive = !product.hasEnded() && (await fetch(`${product.url}/healthz`)).ok;
  report.figure({ on: environment.kind, what: "crashes", value: isAlive ? 0 : 1, limit: 0 });
  report.figure({ on: environment.kind, what: "event loop lag, p99", value: p99, limit: 50, unit: "ms" });
}

type Sent = { path: string; bytes: Buffer; after(responses: readonly RawResponse[]): Promise<void> };

/** Half of them with a session. */
function* requestsOf(
  db: RootDb,
  { accountId, cookie: first }: User,
  requests: Iterable<MalformedRequest>,
): Generator<Sent> {
  let cookie = first;
  for (const request of requests) {
    yield {
      path: request.path,
      bytes: toBytes(request, request.isSignedIn ? cookie : undefined),
      async after(responses) {
        // Some are valid sign-outs.
        if (responses.some(({ head }) => /^set-cookie: sid=;/im.test(head)))
          cookie = `sid=${await beginSession(db, accountId, Date.now())}`;
      },
    };
  }
}

/** Bytes that are not HTTP. */
function* bytesOf(all: Iterable<Buffer>): Generator<Sent> {
  for (const bytes of all) {
    const [, path = ""] = bytes.toString("latin1").split(" ");
    yield { path, bytes, after: async () => {} };
  }
}

function judge(
  { faults, shapeless, echoes }: Findings,
  path: string,
  { status, head, body }: RawResponse,
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

function reportCounts(report: Report, on: string, { sent, faults, shapeless, echoes }: Findings): void {
  const withFirst = (what: string, [first]: readonly string[]) => (first ? `${what} (${first})` : what);
  report.figure({ on, what: "malformed requests sent", value: sent, limit: REQUESTS + BYTES, atLeast: true });
  report.figure({ on, what: withFirst("answers of 500 and above", faults), value: faults.length, limit: 0 });
  const shape = "errors of the API not in the error shape";
  report.figure({ on, what: withFirst(shape, shapeless), value: shapeless.length, limit: 0 });
  report.figure({ on, what: withFirst("input shown on a page", echoes), value: echoes.length, limit: 0 });
}

/** All that are left, or the next `count` of them. */
async function inParallel<T>(
  items: Generator<T>,
  work: (item: T) => Promise<void>,
  count = Number.POSITIVE_INFINITY,
): Promise<void> {
  let begun = 0;
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      const next = items.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
