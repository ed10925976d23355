import { expect, test, vi } from "vitest";
import { ADMIN_ENV, anAdmin, OTHER_ADMIN_EMAIL, REASON, TAKE_DOWN } from "../../../test/admins.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { plainPages } from "../../../test/plain-pages.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { purgeDeletedCards } from "../card/card-deletion.service.ts";

const MINUTE = 60_000;
const FILES = [
  "/api/card/robin",
  "/c/robin/contact.vcf",
  "/c/robin/og.png",
  "/c/robin/qr.png",
  "/c/robin/qr.svg",
];
const LINK_PATHS = [
  "/c/robin/salone",
  "/c/robin/salone/contact.vcf",
  "/c/robin/salone/qr.png",
  "/c/robin/salone/qr.svg",
];

withDatabase("taking a card down", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV, pages: plainPages() });
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const admin = await anAdmin(app);
    const takeDown = (given: object = {}) =>
      admin.browser.post(`/api/admin/cards/${cardid}/takedown`, { ...TAKE_DOWN, ...given });
    const putBack = () => admin.browser.post(`/api/admin/cards/${cardid}/putback`, REASON);
    return { app, owner, admin, cardid: cardid as string, takeDown, putBack };
  }

  test.each([
    ["removed", 410, "card_taken_down"],
    ["legal", 451, "card_blocked"],
  ] as const)(
    "stops every representation at once (%s), and putting it back shows them",
    async (notice, status, code) => {
      const { app, takeDown, putBack } = await open();
      for (const path of FILES) expect((await app.inject(path)).statusCode, path).toBe(200);
      expect((await takeDown({ notice })).statusCode).toBe(200);
      for (const path of FILES) {
        const response = await app.inject(path);
        expect([response.statusCode, response.json().code], path).toEqual([status, code]);
        expect(response.body).not.toContain("Robin Sample");
      }
      expect((await app.inject("/c/robin")).statusCode).toBe(status);
      expect((await putBack()).statusCode).toBe(200);
      for (const path of FILES) expect((await app.inject(path)).statusCode, path).toBe(200);
    },
  );

  test("stops the page and the files of a named link, and putting it back shows them", async () => {
    const { app, owner, cardid, takeDown, putBack } = await open();
    const link = { name: "Salone del Mobile", slug: "salone" };
    expect((await owner.browser.post(`/api/card/links/${cardid}`, link)).statusCode).toBe(201);
    for (const path of LINK_PATHS) expect((await app.inject(path)).statusCode, path).toBe(200);
    await takeDown({ notice: "legal" });
    for (const path of LINK_PATHS) expect((await app.inject(path)).statusCode, path).toBe(451);
    await putBack();
    for (const path of LINK_PATHS) expect((await app.inject(path)).statusCode, path).toBe(200);
  });

  test("reaches another instance, which has the card in its cache", async ({ skip }) => {
    const { target } = database;
    if (target.kind !== "postgres") return skip();
    const env = { ...ADMIN_ENV, DATABASE_URL: target.url };
    const first = await buildTestApp(database, { env });
    const second = await buildTestApp(database, { env });
    await Promise.all(
      [first, second].map(
        ({ context: { pubsub } }) =>
          new Promise<void>((resolve) => {
            pubsub.onReconnect(() => resolve());
            pubsub.start();
          }),
      ),
    );
    const owner = await anOwner(first);
    const { cardid } = (await owner.add({ username: "robin" })).json();
    expect((await second.inject("/api/card/robin")).statusCode).toBe(200);
    const admin = await anAdmin(first);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    await vi.waitFor(async () => expect((await second.inject("/api/card/robin")).statusCode).toBe(410));
  });

  test("tells the owner why and what is not touched, and the audit log every step", async () => {
    const { app, owner, admin, takeDown, putBack } = await open();
    await takeDown();
    await putBack();
    const kinds = (await mailsTo(app, owner.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["card_taken_down", "card_put_back"]));
    const mail = (await mailsTo(app, owner.email)).find(({ kind }) => kind === "card_taken_down");
    expect(mail?.subject).toBe("Your card /c/robin was taken down");
    expect(mail?.text).toContain(TAKE_DOWN.told);
    const { entries } = (await admin.browser.get("/api/admin/audit")).json();
    expect(entries.map(({ action, target }: { action: string; target: string }) => [action, target])).toEqual(
      [
        ["put_back", "/c/robin"],
        ["took_down", "/c/robin"],
        ["opened_admin", ""],
      ],
    );
    const { cards } = (await admin.browser.get("/api/admin/cards")).json();
    const person = (await admin.browser.get(`/api/admin/people/${cards[0].accountid}`)).json();
    expect(person.audit.map(({ action }: { action: string }) => action)).toEqual(["put_back", "took_down"]);
  });

  test("holds while the owner renames, pauses and saves it, and the copy still has it", async () => {
    const { app, owner, cardid, takeDown } = await open();
    await takeDown();
    expect(
      (await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin-two" })).statusCode,
    ).toBe(200);
    expect((await owner.update(cardid, { fullname: "Somebody Else" })).statusCode).toBe(200);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    await owner.browser.post(`/api/card/show/${cardid}`);
    expect((await app.inject("/api/card/robin-two")).statusCode).toBe(410);
    expect((await owner.browser.post("/api/account/export")).statusCode).toBe(202);
    expect(await owner.list()).toMatchObject([{ cardid, takenDownAt: expect.any(Number) }]);
  });

  test.each([false, true])(
    "keeps its address from its owner who deletes it, and the next card is looked at (purged: %s)",
    async (isPurged) => {
      const { app, owner, admin, cardid, takeDown } = await open();
      await takeDown();
      const confirmation = { username: "robin", version: 1 };
      expect((await owner.browser.post(`/api/card/delete/${cardid}`, confirmation)).statusCode).toBe(200);
      if (isPurged) {
        app.passTime(MINUTE);
        await purgeDeletedCards(app.context);
        expect(await app.db.selectFrom("card").select("id").execute()).toEqual([]);
      }
      const check = await owner.browser.post("/api/card/checkcardusername", { username: "robin" });
      expect(check.json().exists).toBe(true);
      expect((await owner.add({ username: "Robin" })).json().code).toBe("username_taken");
      expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
      const next = (await owner.add({ username: "robin-anew" })).json();
      const { cards } = (await admin.browser.get("/api/admin/cards?segment=look")).json();
      expect(cards).toMatchObject([
        { cardid: next.cardid, suspicion: "Another card of its owner is taken down" },
      ]);
    },
  );

  test("keeps its former address from its owner too, also once it is purged", async () => {
    const { app, owner, cardid, takeDown } = await open();
    await takeDown();
    await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "robin-two" });
    expect((await owner.add({ username: "robin" })).json().code).toBe("username_taken");
    const other = (await owner.add({ username: "sam" })).json();
    const moved = await owner.browser.put(`/api/card/changeusername/${other.cardid}`, { username: "robin" });
    expect(moved.json().code).toBe("username_taken");
    await owner.browser.post(`/api/card/delete/${cardid}`, { username: "robin-two", version: 1 });
    app.passTime(MINUTE);
    await purgeDeletedCards(app.context);
    for (const username of ["robin", "robin-two"]) {
      expect((await owner.add({ username })).json().code, username).toBe("username_taken");
    }
  });

  test("holds after its deletion was taken back", async () => {
    const { app, owner, cardid, takeDown } = await open();
    await takeDown();
    await owner.browser.post(`/api/card/delete/${cardid}`, { username: "robin", version: 1 });
    expect((await owner.browser.post(`/api/card/restore/${cardid}`)).statusCode).toBe(200);
    expect((await app.inject("/api/card/robin")).json().code).toBe("card_taken_down");
    expect(await owner.list()).toMatchObject([{ cardid, takenDownAt: expect.any(Number) }]);
  });

  test("puts another card of its owner on the queue for a look", async () => {
    const { owner, admin, takeDown } = await open();
    await takeDown();
    const { cardid } = (await owner.add({ username: "robin-copy" })).json();
    const { cards } = (await admin.browser.get("/api/admin/cards?segment=look")).json();
    expect(cards).toMatchObject([{ cardid, suspicion: "Another card of its owner is taken down" }]);
    await admin.browser.post(`/api/admin/cards/${cardid}/reviewed`, REASON);
    expect((await admin.browser.get("/api/admin/cards?segment=look")).json().cards).toEqual([]);
  });

  test("can suspend the owner too, also one who is suspended already", async () => {
    const { app, owner, admin, takeDown, putBack } = await open();
    expect((await takeDown({ suspends: true })).statusCode).toBe(200);
    expect(await owner.browser.user()).toBeNull();
    await putBack();
    expect((await app.inject("/api/card/robin")).json().code).toBe("card_gone");
    expect((await takeDown({ suspends: true })).statusCode).toBe(200);
    const own = (await admin.add({ username: "amara" })).json();
    const refused = await admin.browser.post(`/api/admin/cards/${own.cardid}/takedown`, {
      ...TAKE_DOWN,
      suspends: true,
    });
    expect(refused.json().code).toBe("own_account");
  });

  test("by two admins at once is done once", async () => {
    const { app, cardid, takeDown } = await open();
    const other = await anAdmin(app, OTHER_ADMIN_EMAIL);
    const answers = await Promise.all([
      takeDown(),
      other.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const rows = await app.db.selectFrom("card_takedown").select("id").execute();
    expect(rows).toHaveLength(1);
  });

  test("closes its reports and mails each reporter once", async () => {
    const { app, cardid, takeDown, admin } = await open();
    for (const last of [1, 2]) {
      const body = { cardid, reason: "fraud", email: "witness@person.example" };
      await aBrowser(app, `203.0.113.${last}`).post("/api/public/report", body);
    }
    await takeDown();
    expect(await mailsTo(app, "witness@person.example")).toHaveLength(1);
    expect((await admin.browser.get("/api/admin/reports")).json()).toMatchObject({ open: 0, cards: [] });
    const closed = (await admin.browser.get("/api/admin/reports?segment=closed")).json();
    expect(closed.cards).toMatchObject([{ cardid, reports: 2 }]);
  });

  test.each([
    ["no reason", { reason: " " }],
    ["nothing for the owner", { told: "" }],
    ["an unknown notice", { notice: "forgotten" }],
  ])("is refused with %s", async (_what, given) => {
    const { app, takeDown } = await open();
    expect((await takeDown(given)).statusCode).toBe(400);
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
  });

  test("a brand in a name is queued, and one in a username is refused", async () => {
    const { app, admin } = await open();
    const owner = await anOwner(app);
    expect((await owner.add({ username: "paypal-support" })).statusCode).toBe(409);
    const { cardid } = (await owner.add({ username: "kim", fullname: "Раураl Help" })).json();
    const { cards } = (await admin.browser.get("/api/admin/cards?segment=look")).json();
    expect(cards).toMatchObject([{ cardid, state: "live" }]);
  });

  test("the queue shows the latest first and goes on page by page", async () => {
    const { app, admin } = await open();
    const queue = async (after = "") =>
      (await admin.browser.get(`/api/admin/cards?segment=look&after=${after}`)).json();
    const row = await app.db.selectFrom("card").selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: 61 }, (_, at) => `queued-${at + 10}`);
    await app.db
      .insertInto("card")
      .values(ids.map((id) => ({ ...row, id, username: id, username_key: id })))
      .execute();
    await app.db
      .insertInto("card_review")
      .values(
        // Two by two at once, the first ids last; two of them are on both sides of the end of the page.
        ids.map((card_id, at) => ({
          card_id,
          suspicion: "PayPal",
          queued_at: 100 - ((at + 1) >> 1),
          reviewed_at: null,
        })),
      )
      .execute();
    const first = await queue();
    const second = await queue(first.next);
    const shown = [...first.cards, ...second.cards].map(({ cardid }: { cardid: string }) => cardid);
    expect(shown).toEqual([ids[0], ...ids.slice(1).map((_, at) => ids[(at ^ 1) + 1])]);
    expect([first.total, first.cards.length, second.next]).toEqual([61, 50, null]);
  });

  test("a card that was looked at is queued again for another brand, and not for the same", async () => {
    const { app, admin } = await open();
    const owner = await anOwner(app);
    const { cardid } = (await owner.add({ username: "kim", fullname: "PayPal Help" })).json();
    const queued = async () => (await admin.browser.get("/api/admin/cards?segment=look")).json().cards;
    expect(await queued()).toMatchObject([{ cardid, suspicion: "Looks like a known brand: paypal" }]);
    await admin.browser.post(`/api/admin/cards/${cardid}/reviewed`, REASON);
    await owner.update(cardid, { fullname: "The PayPal Help" });
    expect(await queued()).toEqual([]);
    await owner.update(cardid, { fullname: "Netflix Help" });
    expect(await queued()).toMatchObject([{ cardid, suspicion: "Looks like a known brand: netflix" }]);
  });
});
