import { ENDPOINTS } from "@visita/domain/endpoints";
import { ErrorBody } from "@visita/domain/errors";
import { type Endpoint, fillPath } from "@visita/domain/http/endpoint";
import { describe, expect, test } from "vitest";
import { signIn } from "../../../../tools/harness/accounts.ts";
import { ADMIN_ENV, anAdmin } from "../../test/admins.ts";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";

/** All are called in one app: they are refused, and change nothing. */
const ENV = { ...ADMIN_ENV, RATE_LIMIT_SCALE: "1000" };

function urlOf(endpoint: Endpoint): string {
  return fillPath(
    endpoint.path,
    Object.fromEntries((endpoint.path.match(/:\w+/g) ?? []).map((p) => [p.slice(1), "x"])),
  );
}

/** Cookies of somebody who may make the call: what it is sent is read only then. */
async function signedIn(app: TestApp) {
  const { cookie } = await signIn(app.db);
  const { browser } = await anAdmin(app);
  const ofAdmin = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return ({ path }: Endpoint) => (path.startsWith("/api/admin/") ? ofAdmin : cookie);
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** What each endpoint has to answer, by its name. */
function expected<Answer>(endpoints: readonly Endpoint[], answer: Answer): Record<string, Answer> {
  return Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), answer]));
}

withDatabase("every endpoint of the table", (database) => {
  test("is served", async () => {
    const app = await buildTestApp(database);
    for (const { method, path } of ENDPOINTS) expect(app.hasRoute({ method, url: path }), path).toBe(true);
  });

  test("answers a malformed request in the error shape", async () => {
    const app = await buildTestApp(database, { env: ENV });
    const cookieFor = await signedIn(app);
    const answers: Record<string, unknown> = {};
    for (const endpoint of ENDPOINTS) {
      const isGet = endpoint.method === "GET";
      const response = await app.inject({
        method: endpoint.method,
        url: urlOf(endpoint) + (isGet ? "?x=1&x=2" : ""),
        headers: { cookie: cookieFor(endpoint), ...(!isGet && { "content-type": "application/json" }) },
        ...(!isGet && { payload: '{"unfinished":' }),
      });
      answers[nameOf(endpoint)] = described(response);
    }
    expect(answers).toEqual(expected(ENDPOINTS, [400, "bad_request"]));
  });

  test("refuses another site, another media type and a body that is too large", async () => {
    const app = await buildTestApp(database, { env: ENV });
    const cookieFor = await signedIn(app);
    const json = { "content-type": "application/json" };
    const answers: Record<string, unknown> = {};
    const written = (ENDPOINTS as readonly Endpoint[]).filter(({ method }) => method !== "GET");
    for (const endpoint of written) {
      const { method, fileType } = endpoint;
      const send = (headers: Record<string, string>, payload: string) =>
        app.inject({
          method,
          url: urlOf(endpoint),
          headers: { cookie: cookieFor(endpoint), ...headers },
          payload,
        });
      answers[nameOf(endpoint)] = [
        described(await send({ ...json, origin: "https://evil.example" }, "{}")),
        described(await send({ "content-type": "text/plain" }, "{}")),
        described(await send(json, JSON.stringify("x".repeat(fileType ? 17_000_000 : 4_000_000)))),
      ];
    }
    expect(answers).toEqual(
      expected(written, [
        [403, "cross_site"],
        [415, "unsupported_media_type"],
        [413, "payload_too_large"],
      ]),
    );
  });
});

type Answer = { statusCode: number; body: string; json(): unknown };

/** Status and code, or the body where it has no error's shape. */
function described(response: Answer): unknown[] {
  const { success, data } = ErrorBody.safeParse(response.json());
  return [response.statusCode, success ? data.code : response.body.slice(0, 200)];
}

describe("the API's description", () => {
  withDatabase("openapi.json", (database) => {
    test("lists every endpoint with its answers", async () => {
      const app = await buildTestApp(database);
      const description = (await app.inject("/api/openapi.json")).json();
      for (const { method, path, responses } of ENDPOINTS) {
        const operation = description.paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
        expect(Object.keys(operation.responses)).toEqual([...Object.keys(responses), "4XX", "5XX"]);
      }
    });

    test("has a page for people that needs no script", async () => {
      const app = await buildTestApp(database);
      const response = await app.inject("/api/docs");
      expect(response.headers["content-type"]).toContain("text/html");
      for (const { path } of ENDPOINTS) expect(response.body).toContain(`<code>${path}</code>`);
      expect(response.body).not.toContain("<script");
    });
  });
});
