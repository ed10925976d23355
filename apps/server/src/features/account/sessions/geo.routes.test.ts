import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ROBIN } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const PLACE = {
  city: "Turin",
  network: "203.0.113.0/24",
  region: "Piedmont",
  country: "IT",
  country_name: "Italy",
  country_capital: "Rome",
  postal: "10121",
  latitude: 45.07,
  longitude: "7.68",
  country_calling_code: "+39",
  org: "Example Networks",
};

/** A geolocation service that gives every address the same answer. Returns its URL template. */
async function serveGeolocation(answer: object): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}`;
}

withDatabase("where a visitor is", (database) => {
  test("is not looked up unless a service is configured", async () => {
    const browser = aBrowser(await buildTestApp(database), "203.0.113.7");
    expect((await browser.get("/api/geo")).json()).toEqual({ ip: "203.0.113.7" });
  });

  test("is passed on from the configured service, field by field, and nothing else", async () => {
    const GEO_LOOKUP_URL = await serveGeolocation({ ...PLACE, ip: "198.51.100.1", token: "secret" });
    const browser = aBrowser(await buildTestApp(database, { env: { GEO_LOOKUP_URL } }), "203.0.113.7");
    expect((await browser.get("/api/geo")).json()).toEqual({ ...PLACE, ip: "203.0.113.7" });
  });

  test("is kept with a sign-up as the page sends it", async () => {
    const app = await buildTestApp(database);
    const metadata = { ...PLACE, timezone: "Europe/Rome" };
    const registered = await aBrowser(app).post("/api/auth/register", { ...ROBIN, metadata });
    expect(registered.statusCode).toBe(201);
    const [record] = await app.db.selectFrom("sign_in_record").selectAll().execute();
    expect(JSON.parse(String(record?.metadata))).toEqual(metadata);
  });
});
