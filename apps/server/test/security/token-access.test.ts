import { PERMISSIONS, type Permission } from "@visita/domain/connect/permission";
import { ENDPOINTS, FILES } from "@visita/domain/endpoints";
import type { Endpoint } from "@visita/domain/http/endpoint";
import { expect, test } from "vitest";
import { withDatabase } from "../databases.ts";
import { aProgram, makeDevicePassword, makeToken, type Program } from "../token-client.ts";
import { type AccessEnvironment, accessEnvironments, stored } from "./access-environment.ts";
import { ACCESS } from "./access-matrix.ts";
import type { Row } from "./access-row.ts";
import { sendRow } from "./send-row.ts";

const DAY = 24 * 60 * 60_000;

/** What each call of the API needs from a token; undefined for those that no token makes. */
const NEEDED: ReadonlyMap<string, Permission | undefined> = new Map([
  ...(ENDPOINTS as readonly Endpoint[]).map(
    ({ method, path, permission }) => [`${method} ${path}`, permission] as const,
  ),
  ...FILES.map(({ path, permission }) => [`GET ${path}`, permission] as const),
]);
const rows = Object.entries(ACCESS);
const permitted = rows.flatMap(([call, row]) => {
  const permission = NEEDED.get(call);
  return permission ? [{ call, row, permission }] : [];
});
const isRead = ({ call }: { call: string }) => call.startsWith("GET ");
/** For everybody, and served like the page of the card. */
const PUBLIC_CARD = "GET /api/card/:name";
/** Fetched from the owner's browser alone: whole accounts, and what admins see. */
const FILES_WITHOUT_TOKEN = ["GET /api/account/export/:id/file", "GET /api/admin/audit.csv"];

withDatabase("a token", (database) => {
  const openAccessEnvironment = accessEnvironments(database);
  const ownerOf = ({ browsers }: AccessEnvironment) => ({ browser: browsers.owner });
  const programOf = (environment: AccessEnvironment, secret: string) => aProgram(environment.app, secret);

  /** What each call answered, and that none of them wrote anything. */
  async function walk(
    environment: AccessEnvironment,
    calls: readonly (readonly [string, Row])[],
    by: Program,
  ) {
    // Notes that the token was used, once a minute.
    await by.get("/api/nothing");
    const before = await stored(environment);
    const answers: Record<string, unknown> = {};
    for (const [call, row] of calls) {
      const response = await sendRow(environment, call, row, by);
      answers[call] = [response.statusCode, response.body.startsWith("{") ? response.json().code : ""];
    }
    expect((await stored(environment)).all).toEqual(before.all);
    return answers;
  }

  const expected = (calls: readonly (readonly [string, Row])[], answer: unknown) =>
    Object.fromEntries(calls.map(([call]) => [call, answer]));

  test("is needed by every call of the API that programs may make, and there are such", () => {
    expect(permitted.map(({ call }) => call).toSorted()).toEqual(
      [...NEEDED].flatMap(([call, permission]) => (permission ? [call] : [])).toSorted(),
    );
    expect(new Set(permitted.map(({ permission }) => permission))).toEqual(new Set(PERMISSIONS));
  });

  test("reads what its permission opens, as its owner does", async () => {
    const environment = await openAccessEnvironment();
    const secrets = new Map<Permission, string>();
    for (const permission of PERMISSIONS) {
      secrets.set(permission, (await makeToken(ownerOf(environment), [permission])).secret);
    }
    for (const { call, row, permission } of permitted.filter(isRead)) {
      const program = programOf(environment, secrets.get(permission) ?? "");
      const response = await sendRow(environment, call, row, program);
      expect(response.statusCode, `${call}: ${response.body.slice(0, 200)}`).toBe(row.owner);
      expect(Number(response.headers["ratelimit-remaining"]), call).toBeGreaterThan(0);
    }
  });

  test.each(permitted.filter((each) => !isRead(each)))(
    "writes what its permission opens: $call",
    async ({ call, row, permission }) => {
      const environment = await openAccessEnvironment();
      const { secret } = await makeToken(ownerOf(environment), [permission]);
      const response = await sendRow(environment, call, row, programOf(environment, secret));
      expect(response.statusCode, response.body.slice(0, 200)).toBe(row.owner);
    },
  );

  test.each(PERMISSIONS)("with everything but %s makes no call that needs it", async (permission) => {
    const environment = await openAccessEnvironment();
    const others = PERMISSIONS.filter((each) => each !== permission);
    const { secret } = await makeToken(ownerOf(environment), others);
    const calls = permitted
      .filter((each) => each.permission === permission)
      .map(({ call, row }) => [call, row] as const);
    const answers = await walk(environment, calls, programOf(environment, secret));
    expect(answers).toEqual(expected(calls, [403, "token_not_permitted"]));
  });

  test("with every permission makes none of the calls about the account itself", async () => {
    const environment = await openAccessEnvironment();
    const { secret } = await makeToken(ownerOf(environment), PERMISSIONS);
    const program = programOf(environment, secret);
    const isAdmins = ([call]: readonly [string, Row]) => call.includes(" /api/admin/");
    const calls = rows.filter(([call]) => NEEDED.has(call) && !NEEDED.get(call) && call !== PUBLIC_CARD);
    const others = calls.filter((each) => !isAdmins(each));
    expect(others.length).toBeGreaterThan(50);
    expect(await walk(environment, others, program)).toEqual(expected(others, [403, "token_not_permitted"]));
    // Their guard comes first, and to it a token is nobody.
    const files = rows.filter(([call]) => FILES_WITHOUT_TOKEN.includes(call));
    const guarded = [...calls.filter(isAdmins), ...files];
    expect(await walk(environment, guarded, program)).toEqual(expected(guarded, [401, "not_signed_in"]));
  });

  test("is nobody at pages and everything else that is not the API", async () => {
    const environment = await openAccessEnvironment();
    const { secret } = await makeToken(ownerOf(environment), PERMISSIONS);
    const pages = rows.filter(([call]) => !NEEDED.has(call) && !FILES_WITHOUT_TOKEN.includes(call));
    const { send } = programOf(environment, secret);
    const fromPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };
    const sender: Pick<Program, "send"> = {
      send: (options) => send({ ...options, headers: { ...fromPage, ...options.headers } }),
    };
    for (const [call, row] of pages) {
      const response = await sendRow(environment, call, row, sender);
      expect(response.statusCode, `${call}: ${response.body.slice(0, 200)}`).toBe(row.anonymous);
      expect(response.cookies, call).toEqual([]);
    }
  });

  test("that has ended, was revoked, is unknown or opens an address book makes no call", async () => {
    const environment = await openAccessEnvironment();
    const owner = ownerOf(environment);
    const ended = await makeToken(owner, PERMISSIONS, 30);
    await environment.app.db
      .updateTable("access_token")
      .set({ expires_at: environment.app.now() })
      .where("id", "=", ended.id)
      .execute();
    const revoked = await makeToken(owner, PERMISSIONS);
    expect((await owner.browser.delete(`/api/account/tokens/${revoked.id}`)).statusCode).toBe(200);
    const device = await makeDevicePassword(owner);
    const calls = permitted.map(({ call, row }) => [call, row] as const);
    for (const secret of [ended.secret, revoked.secret, device, `vis_${"x".repeat(40)}`, "x"]) {
      const answers = await walk(environment, calls, programOf(environment, secret));
      expect(answers).toEqual(expected(calls, [401, "token_refused"]));
    }
  });

  test("works until the moment it ends", async () => {
    const environment = await openAccessEnvironment();
    const { secret } = await makeToken(ownerOf(environment), ["cards:read"], 30);
    const program = programOf(environment, secret);
    const status = async () => (await program.post("/api/card/getcards")).statusCode;
    environment.app.passTime(30 * DAY - 60_000);
    expect(await status()).toBe(200);
    environment.app.passTime(60_000);
    expect(await status()).toBe(401);
  });

  test("counts, and not the cookie that comes along", async () => {
    const environment = await openAccessEnvironment();
    const { secret } = await makeToken(ownerOf(environment), ["cards:read"]);
    const { browsers, app } = environment;
    app.secrets.add(secret);
    const withBoth = (token: string, url: string) =>
      browsers.other.send({
        method: "POST",
        url,
        payload: {},
        headers: { authorization: `Bearer ${token}` },
      });
    const cards = (await withBoth(secret, "/api/card/getcards")).json().data;
    expect(cards.map(({ username }: { username: string }) => username)).toEqual(["robin"]);
    expect((await withBoth("vis_wrong", "/api/card/getcards")).statusCode).toBe(401);
    expect((await withBoth(secret, "/api/auth/logout")).statusCode).toBe(403);
  });
});
