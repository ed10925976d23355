import { ErrorBody } from "@visita/domain/errors";
import { expect, test } from "vitest";
import { withDatabase } from "../databases.ts";
import { type AccessEnvironment, accessEnvironments, stored } from "./access-environment.ts";
import { ACCESS } from "./access-matrix.ts";
import type { Caller, Row } from "./access-row.ts";
import { sendRow } from "./send-row.ts";

/** The owner comes last, because its calls change data. */
const CALLERS: readonly Caller[] = ["anonymous", "other", "owner"];
const rows = Object.entries(ACCESS);
const reads = rows.filter(([call]) => call.startsWith("GET "));
const others = rows.filter(([call]) => !call.startsWith("GET "));

withDatabase("access", (database) => {
  const openAccessEnvironment = accessEnvironments(database);

  test("is decided for every route that there is", async () => {
    const { routes } = await openAccessEnvironment();
    const served = routes
      .filter(({ path }) => path !== "/api/*")
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !isRefusedByAddressBooks(call));
    expect(Object.keys(ACCESS).toSorted()).toEqual(served.toSorted());
  });

  test("is refused to methods that address books do not know", async () => {
    const environment = await openAccessEnvironment();
    const calls = environment.routes.map(({ method, path }) => `${method} ${path}`);
    const refused = calls.filter(isRefusedByAddressBooks);
    expect(refused).toContain("LOCK /dav/*");
    for (const call of refused) {
      const { statusCode } = await send(environment, call, {} as Row, "owner");
      // Without the password of a device nobody is told which methods there are; QUERY without a body is no request at all.
      expect([400, 403, 405], call).toContain(statusCode);
    }
  });

  // One environment for all, because reads change nothing.
  test("to everything that is read", async () => {
    const environment = await openAccessEnvironment();
    for (const [call, row] of reads) await expectAccess(environment, call, row);
  });

  test.each(others)("to %s", async (call, row) => {
    await expectAccess(await openAccessEnvironment(), call, row);
  });

  test("to somebody else's card is refused in the very words for one that does not exist", async () => {
    const environment = await openAccessEnvironment();
    const hidden = rows.filter(([call, row]) => call.includes(":cardid") && row.other === 404);
    expect(hidden).toHaveLength(32);
    for (const [call, row] of hidden) {
      const foreign = await send(environment, call, row, "other");
      const missing = await send({ ...environment, cardid: "AAAAAAAAAAAAAAAAAAAAAA" }, call, row, "other");
      expect(missing.body).toBe(foreign.body);
      expect(stableHeaders(missing.headers)).toEqual(stableHeaders(foreign.headers));
    }
  });
});

function isRefusedByAddressBooks(call: string): boolean {
  return /^\S+ (\/dav(\/\*)?|\/\.well-known\/carddav)$/.test(call) && !(call in ACCESS);
}

async function expectAccess(environment: AccessEnvironment, call: string, row: Row): Promise<void> {
  let before = await stored(environment);
  for (const caller of CALLERS) {
    const response = await send(environment, call, row, caller);
    const after = await stored(environment);
    const story = `${call} by ${caller}`;
    expect(response.statusCode, `${story}: ${response.body.slice(0, 200)}`).toBe(row[caller]);
    if (caller !== "owner") {
      expect(after.ofOwner, story).toEqual(before.ofOwner);
      expect(response.body, story).not.toContain(environment.owner.email);
    }
    if (response.statusCode >= 400) {
      expect(after.all, story).toEqual(before.all);
      if (call.includes(" /api/")) expectErrorShape(response.json());
    }
    before = after;
  }
}

function send(environment: AccessEnvironment, call: string, row: Row, caller: Caller) {
  return sendRow(environment, call, row, environment.browsers[caller]);
}

function expectErrorShape(body: unknown): void {
  const { error, message } = ErrorBody.strict().parse(body);
  expect(message).toBe(error);
}

/** Without headers that differ in every response. */
function stableHeaders({ date: _date, "x-request-id": _id, ...headers }: Record<string, unknown>) {
  return headers;
}
