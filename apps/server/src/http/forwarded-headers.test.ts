import { expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";

const warningsOf = ({ logLines }: TestApp) =>
  logLines.map((line) => JSON.parse(line)).filter(({ event }) => event === "configuration");

withDatabase("a proxy in front", (database) => {
  test.each([
    ["x-forwarded-for", "192.0.2.7"],
    ["forwarded", "for=192.0.2.7"],
  ])("that is not trusted is warned of once, by its %s", async (name, value) => {
    const app = await buildTestApp(database);
    await app.inject("/healthz");
    expect(warningsOf(app)).toEqual([]);
    for (let times = 0; times < 3; times++) await app.inject({ url: "/healthz", headers: { [name]: value } });
    expect(warningsOf(app)).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringContaining("set TRUST_PROXY to the network") }),
    ]);
  });

  test("that is trusted is not", async () => {
    const app = await buildTestApp(database, { env: { TRUST_PROXY: "127.0.0.1" } });
    await app.inject({ url: "/healthz", headers: { "x-forwarded-for": "192.0.2.7" } });
    expect(warningsOf(app)).toEqual([]);
  });
});
