import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const MINUTE_MS = 60_000;
const SEVEN_DAYS_MS = 7 * 24 * 60 * MINUTE_MS;
const REPRESENTATIONS = ["/c/robin", "/c/robin/contact.vcf", "/c/robin/qr.svg", "/c/robin/og.png"];

withDatabase("whether search engines may list a card", (database) => {
  async function open(plan: "free" | "premium" = "premium") {
    const app = await buildTestApp(database, { pages: plainPages() });
    const owner = await anOwner(app, plan);
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const turn = (indexable: unknown, caller = owner, id = cardid) =>
      caller.browser.send({ method: "PATCH", url: `/api/card/indexable/${id}`, payload: { indexable } });
    const robots = async (url: string) => (await app.inject(url)).headers["x-robots-tag"];
    return { app, owner, cardid: cardid as string, turn, robots };
  }

  test("they may not until its owner says so, in every representation and at once", async () => {
    const { app, owner, turn, robots } = await open();
    for (const url of REPRESENTATIONS) expect(await robots(url), url).toBe("noindex");
    expect((await app.inject("/api/card/robin")).json().indexable).toBeUndefined();
    expect((await turn(true)).json()).toEqual({ indexable: true });
    expect((await turn(true)).statusCode).toBe(200);
    for (const url of REPRESENTATIONS) expect(await robots(url), url).toBeUndefined();
    expect((await owner.list())[0].indexable).toBe(true);
    await turn(false);
    for (const url of REPRESENTATIONS) expect(await robots(url), url).toBe("noindex");
  });

  test("a card on the free plan waits for its eighth day, or for a paid plan", async () => {
    const { app, owner, turn, robots } = await open("free");
    const [page = "", file = ""] = REPRESENTATIONS;
    expect((await turn(true)).json()).toEqual({ indexable: true });
    expect((await owner.list())[0].indexable).toBe(true);
    const isListed = async () => (await app.inject("/sitemap-cards.xml")).body.includes("/c/robin<");
    expect([await robots(page), await robots(file), await isListed()]).toEqual(["noindex", "noindex", false]);
    await owner.goPremium();
    expect([await robots(page), await robots(file), await isListed()]).toEqual([undefined, undefined, true]);
    await owner.goFree();
    app.passTime(SEVEN_DAYS_MS - MINUTE_MS);
    expect([await robots(page), await robots(file), await isListed()]).toEqual(["noindex", "noindex", false]);
    app.passTime(MINUTE_MS);
    expect([await robots(page), await robots(file), await isListed()]).toEqual([undefined, undefined, true]);
  });

  test("a save keeps the choice, and needs no newer version because of it", async () => {
    const { owner, cardid, turn, robots } = await open();
    const { version } = (await owner.load(cardid)).json();
    await turn(true);
    expect((await owner.update(cardid, { fullname: "Robin Found", version })).statusCode).toBe(200);
    expect(await robots("/c/robin")).toBeUndefined();
  });

  test("it takes nothing but yes and no, and belongs to the owner", async () => {
    const { app, turn, robots } = await open();
    for (const value of ["yes", 1, null, undefined]) expect((await turn(value)).statusCode).toBe(400);
    expect((await turn(true, await anOwner(app))).statusCode).toBe(404);
    expect(await robots("/c/robin")).toBe("noindex");
  });
});
