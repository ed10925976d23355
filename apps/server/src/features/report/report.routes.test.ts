import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { ADMIN_ENV, anAdmin, REASON, TAKE_DOWN } from "../../../test/admins.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo, sentMails } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const SUPPORT = ADMIN_ENV.SUPPORT_EMAIL;

withDatabase("reporting a card", (database) => {
  async function open(env: Record<string, string> = {}) {
    const app = await buildTestApp(database, { env: { ...ADMIN_ENV, ...env } });
    const owner = await anOwner(app);
    const { cardid } = (await owner.add({ username: "robin" })).json();
    return { app, owner, cardid: cardid as string };
  }

  const report = (app: TestApp, cardid: string, given: object = {}, address = "198.51.100.20") =>
    aBrowser(app, address).post("/api/public/report", { cardid, reason: "fraud", ...given });

  test("needs no account, leaves the card up and mails the operator", async () => {
    const { app, cardid } = await open();
    const response = await report(app, cardid, { text: "It asks for my password." });
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain("stays online until a person has reviewed it");
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    const [mail] = await mailsTo(app, SUPPORT);
    expect(mail).toMatchObject({ kind: "card_reported", subject: "A report of /c/robin" });
    expect(mail?.text).toContain("It asks for my password.");
  });

  test("from three networks within a day is urgent, once, and takes nothing down", async () => {
    const { app, cardid } = await open();
    for (const last of [1, 2, 3, 4]) await report(app, cardid, {}, `203.0.113.${last}`);
    const urgent = (await mailsTo(app, SUPPORT)).filter(({ kind }) => kind === "reports_urgent");
    expect(urgent).toHaveLength(1);
    expect((await app.inject("/c/robin/contact.vcf")).statusCode).toBe(200);
    const admin = await anAdmin(app);
    const list = (await admin.browser.get("/api/admin/reports")).json();
    expect(list.open).toBe(1);
    expect(list.cards).toMatchObject([{ username: "robin", reports: 4, networks: 4, isUrgent: true }]);
  });

  test("three times from one network is not urgent, and more is refused", async () => {
    const { app, cardid } = await open({ RATE_LIMIT_SCALE: "1" });
    for (let at = 0; at < 3; at += 1) expect((await report(app, cardid)).statusCode).toBe(200);
    const refused = await report(app, cardid);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      "Too many reports. Please try again later.",
    ]);
    expect((await mailsTo(app, SUPPORT)).filter(({ kind }) => kind === "reports_urgent")).toEqual([]);
  });

  test("from one wide network ends at its share, and what is refused uses nothing up", async () => {
    const { app, cardid } = await open({ RATE_LIMIT_SCALE: "1" });
    const statuses = [];
    for (let at = 0; at < 8; at += 1)
      statuses.push((await report(app, cardid, {}, `2001:db8:0:${at}::1`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await report(app, cardid, {}, "203.0.113.1")).statusCode).toBe(200);
  });

  test("by many networks floods neither the queue nor the mailbox", async () => {
    const { app, cardid } = await open();
    for (let at = 1; at <= 60; at += 1) await report(app, cardid, {}, `203.0.113.${at}`);
    const rows = await app.db.selectFrom("card_report").select("id").execute();
    expect(rows).toHaveLength(50);
    expect((await mailsTo(app, SUPPORT)).length).toBeLessThanOrEqual(6);
  });

  test("past the total of a day is stored without a mail, until it is urgent", async () => {
    const { app, cardid } = await open();
    await report(app, cardid, {}, "203.0.113.1");
    const { numUpdatedRows } = await app.db
      .updateTable("rate_counter")
      .set({ hits: 1_000_000 })
      .where("key", "like", "report-all-day:%")
      .executeTakeFirst();
    expect(Number(numUpdatedRows)).toBe(1);
    const kinds = async () => (await mailsTo(app, SUPPORT)).map(({ kind }) => kind);
    expect((await report(app, cardid, {}, "203.0.113.2")).statusCode).toBe(200);
    expect(await kinds()).toEqual(["card_reported"]);
    expect((await report(app, cardid, {}, "203.0.113.3")).statusCode).toBe(200);
    expect((await kinds()).toSorted()).toEqual(["card_reported", "reports_urgent"]);
    const rows = await app.db.selectFrom("card_report").select("id").execute();
    expect(rows).toHaveLength(3);
  });

  test("keeps networks as hashes, and the address only until it is decided", async () => {
    const { app, cardid } = await open();
    await report(app, cardid, { email: "witness@person.example" }, "203.0.113.77");
    const [row] = await app.db.selectFrom("card_report").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain("203.0.113.77");
    const admin = await anAdmin(app);
    const detail = (await admin.browser.get(`/api/admin/reports/${cardid}`)).body;
    expect(detail).not.toContain("witness@person.example");
    await admin.browser.post(`/api/admin/reports/${cardid}/leaveup`, REASON);
    const [closed] = await app.db.selectFrom("card_report").selectAll().execute();
    expect(closed).toMatchObject({ reporter_email: null, network_hash: null, outcome: "left_up" });
    const mails = await mailsTo(app, "witness@person.example");
    expect(mails.map(({ kind }) => kind)).toEqual(["report_decided"]);
  });

  test("answers in the language in which it was written", async () => {
    const { app, cardid } = await open();
    const email = "zeugin@person.example";
    const sent = await aBrowser(app).send({
      method: "POST",
      url: "/api/public/report",
      headers: { "accept-language": "de-AT, en;q=0.5" },
      payload: { cardid, reason: "fraud", email },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/reports/${cardid}/leaveup`, REASON);
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe("Deine Meldung zu /c/robin");
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
    expect(mail?.text).toContain("Sie bleibt online.");
    expect(mail?.text).toContain("Fragen? Schreib an ");
  });

  test("carries scripts and formulas as text", async () => {
    const { app, cardid } = await open();
    const text = `=HYPERLINK("https://evil.example")<script>alert(1)</script>`;
    expect((await report(app, cardid, { text })).statusCode).toBe(200);
    const [mail] = await sentMails(app);
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.subject).toBe("A report of /c/robin");
  });

  test("shows an admin what the card says, also once it is down", async () => {
    const { app, owner, cardid } = await open();
    await owner.update(cardid, {
      bio: "We restore <b>your</b> account.",
      contacts: { ...requiredContacts(), website: { value: "https://evil.example/login", title: "Sign in" } },
    });
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    const detail = (await admin.browser.get(`/api/admin/reports/${cardid}`)).json();
    expect(detail).toMatchObject({ state: "down", bio: "We restore <b>your</b> account." });
    expect(detail.channels).toContainEqual({
      label: "Website (Sign in)",
      value: expect.stringContaining("evil.example/login"),
    });
    expect(detail.channels).toHaveLength(4);
  });

  test.each([
    ["without a reason", { reason: undefined }],
    ["with an unknown reason", { reason: "boring" }],
    ["with a text of 2,001 characters", { text: "x".repeat(2_001) }],
    ["with two addresses", { email: "a@person.example, b@person.example" }],
    ["with a line break in the address", { email: "a@person.example\r\nBcc: b@person.example" }],
  ])("is refused %s", async (_what, given) => {
    const { app, cardid } = await open();
    expect((await report(app, cardid, given)).statusCode).toBe(400);
  });

  test("of a card that is not there, paused or down is refused", async () => {
    const { app, owner, cardid } = await open();
    expect((await report(app, "AAAAAAAAAAAAAAAAAAAAAA")).statusCode).toBe(404);
    await owner.browser.post(`/api/card/pause/${cardid}`);
    expect((await report(app, cardid)).statusCode).toBe(410);
  });

  test("is answered by the owner of a card that was taken down, and the operator can write back", async () => {
    const { app, owner, cardid } = await open();
    const answer = () => owner.browser.post(`/api/card/answer/${cardid}`, { text: "The name is mine." });
    expect((await answer()).statusCode).toBe(404);
    const admin = await anAdmin(app);
    await admin.browser.post(`/api/admin/cards/${cardid}/takedown`, TAKE_DOWN);
    expect((await answer()).statusCode).toBe(200);
    const mail = (await mailsTo(app, SUPPORT)).find(({ kind }) => kind === "takedown_answered");
    expect(mail).toMatchObject({ replyTo: owner.email });
    const { takedown } = (await admin.browser.get(`/api/admin/reports/${cardid}`)).json();
    expect(takedown.answer).toBe("The name is mine.");
    const stranger = await anOwner(app);
    const refused = await stranger.browser.post(`/api/card/answer/${cardid}`, { text: "Mine" });
    expect(refused.statusCode).toBe(404);
  });
});
