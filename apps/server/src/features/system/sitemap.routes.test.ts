import { usernameKey } from "@visita/domain/card/username.rules";
import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const PAGES = "/sitemap-pages.xml";
const TEN_MINUTES_MS = 10 * 60_000;

withDatabase("what robots read", (database) => {
  /** Without the installation's address, which all of them must have. */
  async function addresses(app: TestApp, url: string): Promise<string[]> {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBe(200);
    expect(response.headers["content-type"]).toContain("application/xml");
    const { publicUrl } = app.config;
    return (response.body.match(/(?<=<loc>)[^<]+/g) ?? []).map((address) => {
      expect(address.startsWith(`${publicUrl}/`), address).toBe(true);
      return address.slice(publicUrl.length);
    });
  }

  /** A card that search engines may list. */
  async function addListed(owner: Owner, username: string): Promise<string> {
    const { cardid } = (await owner.add({ username })).json();
    const url = `/api/card/indexable/${cardid}`;
    const turned = await owner.browser.send({ method: "PATCH", url, payload: { indexable: true } });
    expect(turned.json()).toEqual({ indexable: true });
    return cardid;
  }

  test("the site map leads to the six public pages, and to no card unasked", async () => {
    const app = await buildTestApp(database);
    await (await anOwner(app)).add({ username: "robin" });
    expect(await addresses(app, "/sitemap.xml")).toEqual([PAGES]);
    expect(await addresses(app, "/sitemap-cards.xml")).toEqual([]);
    const pages = ["/", "/about", "/features", "/pricing", "/contact", "/accessibility"];
    expect(await addresses(app, "/sitemap-pages.xml")).toEqual(pages);
  });

  test("cards whose owners want it are listed, as long as everybody may see them", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const resting = await addListed(owner, "ada");
    await addListed(owner, "Robin-One");
    await owner.add({ username: "robin-two" });
    const [pages, cards] = await addresses(app, "/sitemap.xml");
    expect([pages, cards]).toEqual([PAGES, "/sitemap-cards.xml?from=ada"]);
    const listed = () => addresses(app, "/sitemap-cards.xml?from=ada");
    expect(await listed()).toEqual(["/c/ada", "/c/Robin-One"]);
    const day = new Date(app.now()).toISOString().slice(0, 10);
    expect((await app.inject("/sitemap-cards.xml")).body).toContain(`<lastmod>${day}T`);
    await owner.browser.post(`/api/card/pause/${resting}`);
    expect(await listed()).toEqual(["/c/Robin-One"]);
  });

  test("more cards than fit into one file are spread over several, each in one of them", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const card = await addListed(owner, "robin");
    const row = await app.db.selectFrom("card").selectAll().where("id", "=", card).executeTakeFirstOrThrow();
    const names = Array.from({ length: 5_003 }, (_, number) => `listed-${number}`);
    for (let first = 0; first < names.length; first += 500) {
      const copies = names.slice(first, first + 500).map((username) => {
        return { ...row, id: username, username, username_key: usernameKey(username) };
      });
      await app.db.insertInto("card").values(copies).execute();
    }
    const [, ...files] = await addresses(app, "/sitemap.xml");
    expect(files).toHaveLength(2);
    const urls = [];
    for (const file of files) urls.push(...(await addresses(app, file)));
    expect(urls.toSorted()).toEqual([...names, "robin"].map((name) => `/c/${name}`).toSorted());
  });

  test("a card that is listed since is in the index ten minutes later", async () => {
    const app = await buildTestApp(database);
    expect(await addresses(app, "/sitemap.xml")).toHaveLength(1);
    await addListed(await anOwner(app), "robin");
    app.passTime(TEN_MINUTES_MS);
    expect(await addresses(app, "/sitemap.xml")).toHaveLength(2);
  });

  test("robots are kept from the API and from what needs a sign-in, and are shown the site map", async () => {
    const app = await buildTestApp(database, { env: { PUBLIC_URL: "https://cards.example" } });
    expect(await addresses(app, "/sitemap.xml")).toEqual([PAGES]);
    const response = await app.inject("/robots.txt");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/plain");
    const lines = response.body.split("\n");
    for (const path of ["/api/", "/dashboard", "/subscription", "/account", "/b/"]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain("Sitemap: https://cards.example/sitemap.xml");
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice(10));
    for (const page of [...PUBLIC_PAGES, "/c/demo", "/media/x.webp"]) {
      expect(closed.filter((start) => page.startsWith(start))).toEqual([]);
    }
  });
});
