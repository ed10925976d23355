import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

withDatabase("manifest", (database) => {
  test("is in the language of the browser", async () => {
    const app = await buildTestApp(database);
    const headers = { "accept-language": "ar" };
    const manifest = (await app.inject({ url: "/manifest.webmanifest", headers })).json();
    expect(manifest).toMatchObject({ lang: "ar", dir: "rtl" });
    expect(manifest.description).not.toBe("Digital business cards");
  });

  test("carries the name of the installation and opens the dashboard", async () => {
    const app = await buildTestApp(database, { env: { BRAND: "Cartes & Co" } });
    const response = await app.inject("/manifest.webmanifest");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("application/manifest+json");
    expect(response.headers).toMatchObject({ "cache-control": "no-cache", "content-language": "en" });
    expect(response.headers["vary"]).toContain("accept-language");
    expect(response.json()).toMatchObject({
      name: "Cartes & Co",
      short_name: "Cartes & Co",
      description: "Digital business cards",
      lang: "en",
      start_url: "/dashboard",
      display: "standalone",
      shortcuts: [{ name: "Show my code", url: "/dashboard?show=code" }],
    });
  });
});
