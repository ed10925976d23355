import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const TWO_SIDES = {
  username: "aoi",
  fullname: "森田 あおい",
  language: "ja",
  reading: "もりた あおい",
  secondSide: {
    language: "en",
    fullname: "Aoi Morita",
    occupation: "Head of Planning",
    companyname: "Kawabe Paper Works",
    bio: "Makes paper.",
    titles: {},
  },
};
const QUERIES = ["", "?side=2", "?version=4.0", "?side=2&version=4.0"];

withDatabase("the contact file of one's own card", (database) => {
  async function open(given: Record<string, unknown> = TWO_SIDES) {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add(given)).json();
    const own = (query: string) => owner.browser.get(`/api/kit/${cardid}/contact.vcf${query}`);
    const shared = (query: string) => app.inject(`/c/${given["username"]}/contact.vcf${query}`);
    return { owner, cardid, own, shared };
  }

  test.each(QUERIES)("is what visitors save, %s", async (query) => {
    const { own, shared } = await open();
    const file = await own(query);
    expect(file.headers).toMatchObject({
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": 'attachment; filename="aoi.vcf"',
      "cache-control": "private, no-store",
    });
    expect(file.body).toContain("PHOTO");
    expect(file.body).toBe((await shared(query)).body);
  });

  test("has four forms of a card with two sides, and two of one with one", async () => {
    const formsOf = async ({ own }: Awaited<ReturnType<typeof open>>) =>
      new Set(await Promise.all(QUERIES.map(async (query) => (await own(query)).body))).size;
    expect(await formsOf(await open())).toBe(4);
    expect(await formsOf(await open({ username: "sam", fullname: "Sam Sample" }))).toBe(2);
  });

  test("is there for the owner alone while the card is paused", async () => {
    const { owner, cardid, own, shared } = await open();
    const before = (await own("?side=2")).body;
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect((await shared("?side=2")).statusCode).toBe(410);
    expect((await own("?side=2")).body).toBe(before);
  });

  test("is refused for a side or a version that there is not", async () => {
    const { own } = await open();
    for (const query of ["?side=3", "?version=5.0"]) expect((await own(query)).statusCode).toBe(400);
  });
});
