import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { accountRow, premiumRow } from "../../../../../tools/harness/accounts.ts";
import { ADMIN_EMAIL, ADMIN_ENV, anAdmin, OTHER_ADMIN_EMAIL, REASON } from "../../../test/admins.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const DAY = 24 * 60 * 60_000;

type Admin = Awaited<ReturnType<typeof anAdmin>>;

eachDatabase("people, to an admin", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const admin = await anAdmin(app);
    const owner = await anOwner(app, "free", {
      email: "misaki@hoshikobo.example",
      first_name: "Misaki",
      last_name: "Sato",
    });
    const { cardid } = (await owner.add({ username: "misaki-sato" })).json();
    const act = (what: string, body: object = REASON, id = owner.id) =>
      admin.browser.post(`/api/admin/people/${id}/${what}`, body);
    return { app, admin, owner, cardid: cardid as string, act };
  }

  test.each(["misaki@", "MISAKI", "sato", "Misaki-S"])("are found by %s", async (find) => {
    const { admin, owner } = await open();
    const { people } = (await admin.browser.get(`/api/admin/people?find=${encodeURIComponent(find)}`)).json();
    expect(people).toMatchObject([{ accountid: owner.id, name: "Misaki Sato", cards: 1 }]);
  });

  /** Two groups of sixty, each of which joined at one moment: their order within it is that of their ids. */
  async function addCrowd({ db }: TestApp, premium: number): Promise<void> {
    const rows = Array.from({ length: 120 }, (_, at) =>
      accountRow({
        id: `account-${String(at).padStart(3, "0")}`,
        email: `person-${at}@bulk.example`,
        created_at: 1_000 + Math.floor(at / 60),
      }),
    );
    await db.insertInto("account").values(rows).execute();
    for (const { id } of rows.slice(0, premium))
      await db.insertInto("subscription").values(premiumRow(id)).execute();
  }

  async function readPages(admin: Admin, segment: string): Promise<string[]> {
    const seen: string[] = [];
    let after = "";
    do {
      const page = (await admin.browser.get(`/api/admin/people?segment=${segment}&after=${after}`)).json();
      seen.push(...page.people.map(({ accountid }: { accountid: string }) => accountid));
      after = page.next ?? "";
    } while (after !== "");
    return seen;
  }

  test("come in pages that neither repeat nor leave out anybody", async () => {
    const { app, admin } = await open();
    await addCrowd(app, 0);
    const seen = await readPages(admin, "all");
    expect(seen).toHaveLength(122);
    expect(new Set(seen).size).toBe(122);
  });

  // Few are sorted by the database, of many it walks along the accounts.
  test.each([70, 110])(
    "with Premium come in pages, newest first, when %i of 122 have it",
    async (premium) => {
      const { app, admin } = await open();
      await addCrowd(app, premium);
      const newestFirst = Array.from(
        { length: premium },
        (_, at) => `account-${String(at).padStart(3, "0")}`,
      );
      expect(await readPages(admin, "premium")).toEqual(newestFirst.toReversed());
    },
  );

  test("with Premium are those for whom it is open, in the list as in the search", async () => {
    const { app, admin } = await open();
    await addCrowd(app, 0);
    const now = app.now();
    const others = {
      "account-000": {},
      "account-001": { provider: "grant" },
      "account-002": { status: "past_due", past_due_since: now - 6 * DAY },
      "account-003": { status: "past_due", past_due_since: now - 8 * DAY },
      "account-004": { period_end: now - 4 * DAY },
      "account-005": { cancel_at: now - 1 },
      "account-006": { provider: "stripe" },
      "account-007": { status: "unpaid" },
    };
    for (const [id, changes] of Object.entries(others)) {
      await app.db
        .insertInto("subscription")
        .values({ ...premiumRow(id, now), ...changes })
        .execute();
    }
    const list = async (find: string): Promise<{ total: number; people: { accountid: string }[] }> =>
      (await admin.browser.get(`/api/admin/people?segment=premium&find=${find}`)).json();
    const listed = await list("");
    const searched = await Promise.all(Object.keys(others).map((_, at) => list(`person-${at}@`)));
    const ids = searched.flatMap(({ people }) => people.map(({ accountid }) => accountid));
    expect(ids).toEqual(["account-000", "account-001", "account-002"]);
    expect(listed.people.map(({ accountid }) => accountid).sort()).toEqual(ids);
    expect(listed.total).toBe(3);
    const { payments } = (await admin.browser.get("/api/admin/overview")).json();
    expect(payments).toEqual({ active: 3, failed: 3 });
  });

  test.runIf(database.target.kind === "postgres")(
    "and cards are counted without being read where they are millions",
    async () => {
      const { app, admin } = await open();
      await sql`update pg_class set reltuples = 7000000 where relname in ('account', 'card')`.execute(app.db);
      const read = async (path: string) => (await admin.browser.get(`/api/admin/${path}`)).json();
      expect(await read("people")).toMatchObject({ total: 7_000_000 });
      expect(await read("people?segment=suspended")).toMatchObject({ total: 0 });
      expect(await read("cards")).toMatchObject({ total: 7_000_000 });
      expect(await read("overview")).toMatchObject({
        people: { total: 7_000_000, thisWeek: 2 },
        cards: { total: 7_000_000, paused: 0, down: 0 },
      });
    },
  );

  test("are read from a replica as all lists are, unless an admin has just changed something", async () => {
    const { app, admin, owner, act } = await open();
    const read = vi.spyOn(app.context.replicas, "read");
    for (const list of ["people", "people?find=sato", "cards", "reports", "audit"]) {
      read.mockClear();
      expect((await admin.browser.get(`/api/admin/${list}`)).statusCode).toBe(200);
      expect(read, list).toHaveBeenCalledWith(["admin"], expect.any(Function));
    }
    const messages: string[] = [];
    app.context.pubsub.onMessage((message) => void messages.push(message));
    expect((await act("suspend")).statusCode).toBe(200);
    expect(messages).toContain("admin");
    messages.length = 0;
    expect((await act("delete")).statusCode).toBe(200);
    expect(messages).toContain(`owner ${owner.id}`);
    expect(messages.lastIndexOf("admin")).toBeGreaterThan(messages.indexOf(`owner ${owner.id}`));
  });

  test("show plan, cards and sessions, and nothing that is theirs alone", async () => {
    const { admin, owner } = await open();
    const response = await admin.browser.get(`/api/admin/people/${owner.id}`);
    expect(response.json()).toMatchObject({
      email: owner.email,
      isPremium: false,
      sessions: 1,
      ownCards: [{ username: "misaki-sato", state: "live" }],
    });
    expect(response.body).not.toMatch(/password|hash|contacts|favourite/i);
  });

  test("can be signed out everywhere", async () => {
    const { owner, act } = await open();
    expect((await act("signout")).statusCode).toBe(200);
    expect(await owner.browser.user()).toBeNull();
  });

  test("can be suspended and let in again: no session, no card, nothing deleted", async () => {
    const { app, owner, act, cardid } = await open();
    expect((await act("suspend")).statusCode).toBe(200);
    expect(await owner.browser.user()).toBeNull();
    expect((await app.inject("/api/card/misaki-sato")).statusCode).toBe(410);
    expect((await act("suspend")).statusCode).toBe(409);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.text).toContain(REASON.reason);
    expect((await act("lift")).statusCode).toBe(200);
    expect((await app.inject("/api/card/misaki-sato")).json()).toMatchObject({ cardid });
    expect((await act("lift")).statusCode).toBe(409);
  });

  test("can be given premium until a day, which ends by itself", async () => {
    const { app, owner, admin, act } = await open();
    const until = new Date(app.now() + 5 * DAY).toISOString().slice(0, 10);
    expect((await act("grant", { ...REASON, until })).statusCode).toBe(200);
    const plan = async () => (await admin.browser.get(`/api/admin/people/${owner.id}`)).json();
    expect(await plan()).toMatchObject({ isPremium: true, grantedUntil: until });
    expect((await owner.browser.get(`/api/subs/getusersubs/${owner.id}`)).json()).toMatchObject({
      status: "active",
      planId: null,
      cancelAt: null,
      grantedUntil: until,
    });
    expect((await act("grant", { ...REASON, until: "2020-01-01" })).statusCode).toBe(400);
    expect((await act("grant", { ...REASON, until: "soon" })).statusCode).toBe(400);
    app.passTime(7 * DAY);
    const subscription = await app.inject(`/api/card/cardcheckuserstatus/${owner.id}`);
    expect(subscription.body).toContain("inactive");
  });

  test("are deleted with everything, and the audit log then names nobody", async () => {
    const { app, admin, owner, act } = await open();
    await act("suspend");
    expect((await act("delete")).statusCode).toBe(200);
    expect((await app.inject("/api/card/misaki-sato")).statusCode).toBe(410);
    const audit = await admin.browser.get("/api/admin/audit");
    expect(audit.body).not.toContain(owner.email);
    expect(audit.json().entries[0]).toMatchObject({ action: "deleted_account", target: "a deleted account" });
  });

  test("that are admins cannot be suspended or deleted, least of all by themselves", async () => {
    const { app, admin, act } = await open();
    const other = await anOwner(app, "free", { email: OTHER_ADMIN_EMAIL });
    for (const id of [admin.id, other.id]) {
      for (const what of ["suspend", "delete"]) {
        expect((await act(what, REASON, id)).statusCode, `${what} ${id}`).toBe(409);
      }
    }
    const grant = await act("grant", { ...REASON, until: "2999-01-01" }, admin.id);
    expect(grant.json().code).toBe("own_account");
    expect(await admin.browser.user()).toMatchObject({ email: ADMIN_EMAIL });
  });

  test.each(["signout", "suspend", "lift", "delete"])("need a reason for %s", async (what) => {
    const { act } = await open();
    expect((await act(what, { reason: "" })).statusCode).toBe(400);
    expect((await act(what, {})).statusCode).toBe(400);
    expect((await act(what, REASON, "nobody")).statusCode).toBe(404);
  });
});
