import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { ErrorBody } from "@visita/domain/errors";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { beginSession } from "../../src/features/account/sessions/session.service.ts";
import { type TestDatabase, withDatabase } from "../databases.ts";
import { anOwner } from "../owner.ts";
import { plainPages } from "../plain-pages.ts";
import { withRoutes } from "../registered-routes.ts";
import { withFields } from "../route-fields.ts";
import { temporaryFolder } from "../server-process.ts";
import { buildTestApp, type TestApp } from "../test-app.ts";
import { malformedBytes } from "./malformed-bytes.ts";
import { type MalformedRequest, malformedRequests } from "./malformed-requests.ts";
import { ECHO } from "./malformed-values.ts";

/** For each database, with another seed on each: ten thousand in all. */
const COUNT = 5_000;
const SOCKET_COUNT = 410;
const AT_ONCE = 6;
const DRAWN = /\.(png|svg|pdf|pkpass)|^\/api\/kit\//;

withDatabase("malformed requests", (database) => {
  const seed = database.target.kind === "sqlite" ? 1 : 2;

  test("are answered without a fault, in the error shape, and no page shows anything of them", async () => {
    const { app, routes, owner, cardid } = await open(database);
    const ids = {
      userid: owner.id,
      ownerid: owner.id,
      id: owner.id,
      cardid,
      customerId: `cus_sbx_${owner.id}`,
    };
    const signedIn = async () => `sid=${await beginSession(app.db, owner.id, app.now())}`;
    let cookie = await signedIn();
    const problems: string[] = [];
    await inParallel(malformedRequests(routes, COUNT, seed, ids), async (request) => {
      const response = await app.inject(toInject(request, cookie));
      const problem = problemOf(request.path, { ...response, status: response.statusCode });
      if (problem) problems.push(`${problem}: ${JSON.stringify(request).slice(0, 500)}`);
      // Some requests sign the user out.
      if (response.cookies.some(({ name, value }) => name === "sid" && value === ""))
        cookie = await signedIn();
    });
    expect(problems).toEqual([]);
    await expectAlive(app);
  });

  test("that are no proper HTTP are answered too, or cut off", async () => {
    const { app, routes } = await open(database);
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    const problems: string[] = [];
    await inParallel(malformedBytes(routes, SOCKET_COUNT, seed), async (bytes) => {
      const [path = ""] = bytes.toString("latin1").split(" ").slice(1);
      for (const answer of answersIn(await talk(port, bytes))) {
        const problem = problemOf(path, answer);
        if (problem) problems.push(`${problem}: ${JSON.stringify(bytes.toString("latin1").slice(0, 300))}`);
      }
    });
    expect(problems).toEqual([]);
    await expectAlive(app);
  });
});

/** The whole product with pages and a signed-in user; rate limits high enough for all requests. */
async function open(database: TestDatabase) {
  const { app, routes } = await withRoutes(() =>
    buildTestApp(database, {
      pages: plainPages(),
      env: { RATE_LIMIT_SCALE: "100000", LOG_LEVEL: "error", DATA_DIR: temporaryFolder() },
    }),
  );
  const owner = await anOwner(app);
  const { cardid } = (await owner.add({ username: "robin" })).json();
  await (await anOwner(app)).add({ username: "bystander" });
  const distinct = routes.filter(
    ({ method, path }) =>
      // The catch-all route exists for every method and would be most of the routes.
      (path !== "/api/*" || method === "GET") &&
      // Health checks depend on the machine, not on the request.
      !["/healthz", "/readyz"].includes(path),
  );
  return { app, routes: distinct.map(withFields), owner, cardid: cardid as string };
}

function toInject(
  { method, path, headers, body, isSignedIn }: MalformedRequest,
  cookie: string,
): InjectOptions {
  return {
    method: method as NonNullable<InjectOptions["method"]>,
    url: path,
    headers: { ...(isSignedIn && { cookie }), ...headers },
    ...(body !== undefined && { payload: body }),
  };
}

type Answer = { status: number; headers: Record<string, unknown>; body: string };

function problemOf(path: string, { status, headers, body }: Answer): string | undefined {
  // On a busy machine a drawing may find no room in the queue in time, which says when to try again.
  const isShed = status === 503 && headers["retry-after"] !== undefined && DRAWN.test(path);
  if (status >= 500 && !isShed) return `answered with ${status}`;
  const isPage = String(headers["content-type"]).includes("text/html");
  if (isPage && body.includes(ECHO)) return "shown on a page";
  if (status < 400 || body === "" || !path.startsWith("/api/")) return undefined;
  const parsed = ErrorBody.strict().safeParse(toJson(body));
  return parsed.success && parsed.data.error === parsed.data.message
    ? undefined
    : `in no error shape: ${body}`;
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sends bytes on a new connection and returns everything received until it is closed. */
async function talk(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  await once(socket, "connect");
  socket.end(bytes);
  return text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNRESET") return "";
    throw error;
  });
}

function answersIn(stream: string): Answer[] {
  return stream
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map((answer) => {
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      const type = /^content-type: (.*)$/im.exec(head)?.[1];
      // Node closes some connections without a response, for example after an empty chunk.
      const isEmpty = body === "0" && /^transfer-encoding: chunked$/im.test(head);
      return {
        status: Number(head.slice(9, 12)),
        headers: { "content-type": type },
        body: isEmpty ? "" : body,
      };
    });
}

/** Somebody else's card is looked at: some requests pause, rename or delete the caller's own. */
async function expectAlive(app: TestApp): Promise<void> {
  expect((await app.inject("/api/auth/user")).json()).toEqual({ user: null });
  expect((await app.inject("/api/card/bystander")).json()).toMatchObject({ username: "bystander" });
}
