import { ENDPOINTS } from "@visita/domain/endpoints";
import { ErrorBody } from "@visita/domain/errors";
import { type Endpoint, fillPath } from "@visita/domain/http/endpoint";
import { describe, expect, test } from "vitest";
import { signIn } from "../../../../harness/accounts.ts";
import { ADMIN_ENV, anAdmin } from "../../test/admins.ts";
import { eachDatabase } from "../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";

const names = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

function urlOf(endpoint: Endpoint): string {
  return fillPath(
    endpoint.path,
    Object.fromEntries((endpoint.path.match(/:\w+/g) ?? []).map((p) => [p.slice(1), "x"])),
  );
}

/** Of somebody who may make the call: what it is sent is read only then. */
async function cookieFor(app: TestApp, { path }: Endpoint): Promise<string> {
  if (!path.startsWith("/api/admin/")) return (await signIn(app.db)).cookie;
  const { browser } = await anAdmin(app);
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

eachDatabase("every endpoint of the table", (database) => {
  test("is served", async () => {
    const app = await buildTestApp(database);
    for (const { method, path } of ENDPOINTS) expect(app.hasRoute({ method, url: path }), path).toBe(true);
  });

  test.each(names)("%s answers a malformed request in the error shape", async (name) => {
    const endpoint = ENDPOINTS[names.indexOf(name)] as Endpoint;
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const cookie = await cookieFor(app, endpoint);
    const isGet = endpoint.method === "GET";
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint) + (isGet ? "?x=1&x=2" : ""),
      headers: { cookie, ...(!isGet && { "content-type": "application/json" }) },
      ...(!isGet && { payload: '{"unfinished":' }),
    });
    expect(response.statusCode).toBe(400);
    expect(ErrorBody.parse(response.json())).toMatchObject({ code: "bad_request" });
  });

  test.each(names.filter((_, at) => ENDPOINTS[at]?.method !== "GET"))(
    "%s refuses another site, another media type and a body that is too large",
    async (name) => {
      const endpoint = ENDPOINTS[names.indexOf(name)] as Endpoint;
      const { method } = endpoint;
      const app = await buildTestApp(database, { env: ADMIN_ENV });
      const cookie = await cookieFor(app, endpoint);
      const url = urlOf(endpoint);
      const json = { "content-type": "application/json" };
      const answers = await Promise.all([
        app.inject({
          method,
          url,
          headers: { cookie, ...json, origin: "https://evil.example" },
          payload: "{}",
        }),
        app.inject({ method, url, headers: { cookie, "content-type": "text/plain" }, payload: "{}" }),
        app.inject({
          method,
          url,
          headers: { cookie, ...json },
          payload: JSON.stringify("x".repeat(endpoint.fileType ? 17_000_000 : 4_000_000)),
        }),
      ]);
      expect(answers.map((answer) => [answer.statusCode, ErrorBody.parse(answer.json()).code])).toEqual([
        [403, "cross_site"],
        [415, "unsupported_media_type"],
        [413, "payload_too_large"],
      ]);
    },
  );
});

describe("the API's description", () => {
  eachDatabase("openapi.json", (database) => {
    test("lists every endpoint with its answers", async () => {
      const app = await buildTestApp(database);
      const description = (await app.inject("/api/openapi.json")).json();
      for (const { method, path, responses } of ENDPOINTS) {
        const operation = description.paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
        expect(Object.keys(operation.responses)).toEqual([...Object.keys(responses), "default"]);
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
