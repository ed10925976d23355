import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("what robots read", (database) => {
  const open = () => buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });

  test("the site map lists the five public pages by their whole addresses, and no card", async () => {
    const response = await (await open()).inject("/sitemap.xml");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("application/xml");
    expect(response.body.match(/(?<=<loc>)[^<]+/g)).toEqual([
      "https://cards.example/",
      "https://cards.example/about",
      "https://cards.example/features",
      "https://cards.example/pricing",
      "https://cards.example/contact",
    ]);
  });

  test("robots are kept from the API and from what needs a sign-in, and are shown the site map", async () => {
    const response = await (await open()).inject("/robots.txt");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/plain");
    const lines = response.body.split("\n");
    for (const path of ["/api/", "/dashboard", "/subscription", "/account", "/b/"]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain("Sitemap: https://cards.example/sitemap.xml");
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice(10));
    for (const page of ["/", "/about", "/features", "/pricing", "/contact", "/c/demo", "/media/x.webp"]) {
      expect(closed.filter((start) => page.startsWith(start))).toEqual([]);
    }
  });
});
