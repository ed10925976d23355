import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../test/account-journeys.ts";
import { ADMIN_ENV, anAdmin, REASON, TAKE_DOWN } from "../../../test/admins.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

withDatabase("the picture of a hidden card", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const owner = await anOwner(app);
    const fields = await cardFields({ username: "robin" });
    const { cardid } = (await owner.browser.post("/api/card/add", fields)).json();
    const { profilepic } = (await owner.load(cardid)).json();
    const files = [".webp", "-small.webp", ".jpg"].map((ending) => profilepic.replace(".webp", ending));
    /** What strangers get, also those who have the picture already. */
    const statuses = async () => {
      const headers = { "if-none-match": `"${profilepic.slice("/media/".length)}"` };
      const answers = await Promise.all([
        ...files.map((url) => app.inject({ url })),
        app.inject({ url: profilepic, headers }),
      ]);
      return answers.map(({ statusCode }) => statusCode);
    };
    const see = async ({ browser }: Pick<typeof owner, "browser">) => {
      const { statusCode, headers } = await browser.get(profilepic);
      return [statusCode, headers["cache-control"]];
    };
    return { app, owner, fields, cardid: cardid as string, profilepic: profilepic as string, statuses, see };
  }
  const SHOWN = [200, 200, 200, 304];
  const GONE = [410, 410, 410, 410];

  test("that was taken down is gone for strangers, and comes back with it", async () => {
    const { app, owner, cardid, statuses, see } = await open();
    const admin = await anAdmin(app);
    expect(await statuses()).toEqual(SHOWN);
    expect(await see(owner)).toEqual([200, FOR_EVER]);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    expect(await statuses()).toEqual(GONE);
    expect(await see(await anOwner(app))).toEqual([410, "no-store"]);
    expect(await see(owner)).toEqual([200, "private, no-cache"]);
    expect(await see(admin)).toEqual([200, "private, no-cache"]);
    await admin.browser.post(`/api/admin/cards/${cardid}/putback`, REASON);
    expect(await statuses()).toEqual(SHOWN);
  });

  test("that rests is for its owner and for those who keep the card", async () => {
    const { app, owner, cardid, statuses, see } = await open();
    const fan = await anOwner(app);
    await fan.browser.post("/api/com/addfavourite", { cardid });
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect(await statuses()).toEqual(GONE);
    expect(await see(owner)).toEqual([200, "private, no-cache"]);
    expect(await see(fan)).toEqual([200, "private, no-cache"]);
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    expect(await see(fan)).toEqual([410, "no-store"]);
    await admin.browser.post(`/api/admin/cards/${cardid}/putback`, REASON);
    await owner.browser.post(`/api/card/show/${cardid}`);
    expect(await statuses()).toEqual(SHOWN);
  });

  test("stays where another card shows the same", async () => {
    const { app, owner, fields, cardid, profilepic, statuses } = await open();
    const other = await anOwner(app);
    const added = await other.browser.post("/api/card/add", { ...fields, username: "sam" });
    expect((await other.load(added.json().cardid)).json().profilepic).toBe(profilepic);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect(await statuses()).toEqual(SHOWN);
    await other.browser.post(`/api/card/pause/${added.json().cardid}`);
    expect(await statuses()).toEqual(GONE);
  });

  test("of an account that was left is gone at once", async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const { cardid } = (await browser.post("/api/card/add", await cardFields({ username: "robin" }))).json();
    const { profilepic } = (await browser.get(`/api/card/getcarddataforupdate/${cardid}`)).json();
    await browser.post("/api/account/leave", { password: ROBIN.password });
    expect((await app.inject(profilepic)).statusCode).toBe(410);
    await logIn(browser);
    await browser.post("/api/account/comeback");
    expect((await app.inject(profilepic)).statusCode).toBe(200);
  });
});
