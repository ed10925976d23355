import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor } from "../../../test/visits.ts";
import { nextSummaryAt, sendWeeklySummaries } from "./weekly-summary.service.ts";

const DAY = 24 * 60 * 60_000;

test.each([
  ["2026-11-16T06:59:59Z", "2026-11-16T07:00:00.000Z"],
  ["2026-11-16T07:00:00Z", "2026-11-23T07:00:00.000Z"],
  ["2026-11-22T23:59:59Z", "2026-11-23T07:00:00.000Z"],
])("the summary after %s is sent at %s", (now, at) => {
  expect(new Date(nextSummaryAt(Date.parse(now))).toISOString()).toBe(at);
});

withDatabase("the weekly summary", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    // A Wednesday, so that a session outlives the time until Monday.
    app.passTime(nextSummaryAt(app.now()) - app.now() + 2 * DAY);
    const owner = await anOwner(app);
    app.secrets.add(owner.email);
    const { cardid } = (await owner.add({ username: "robin" })).json();
    const link = { name: "Salone", slug: "salone" };
    await owner.browser.post(`/api/card/links/${cardid}`, link);
    const set = (weeklySummary: boolean) =>
      owner.browser.send({
        method: "PATCH",
        url: "/api/account/notifications",
        payload: { weeklySummary },
      });
    /** To Monday morning, when it is due. */
    const passWeek = () => app.passTime(nextSummaryAt(app.now()) - app.now() + 1_000);
    const send = async () => {
      await sendWeeklySummaries(app.context);
      return (await mailsTo(app, owner.email)).filter(({ kind }) => kind === "weekly_summary");
    };
    const visit = async (ip: string) => {
      const { view, report } = aVisitor(app, { ip });
      await view(cardid, { link: "salone" });
      await report({ card: cardid, kind: "tap", detail: "email" });
      await app.context.visitRecorder.flush();
    };
    return { app, owner, cardid: cardid as string, set, passWeek, send, visit };
  }

  test("is off until somebody asks for it", async () => {
    const { owner, set, passWeek, send, visit } = await open();
    expect((await owner.browser.get("/api/account/notifications")).json()).toEqual({
      newContacts: true,
      weeklySummary: false,
    });
    await visit("192.0.2.1");
    passWeek();
    expect(await send()).toEqual([]);
    expect((await set(true)).json()).toEqual({ newContacts: true, weeklySummary: true });
    expect((await set(false)).json()).toMatchObject({ weeklySummary: false });
  });

  test("tells once of the week that is over, and of nothing when nobody came", async () => {
    const { set, passWeek, send, visit } = await open();
    await set(true);
    passWeek();
    expect(await send()).toEqual([]);
    for (const ip of ["192.0.2.1", "192.0.2.2"]) await visit(ip);
    expect(await send()).toEqual([]);
    passWeek();
    const [mail] = await send();
    expect(mail).toMatchObject({
      subject: "Your week: 2 views, 0 saves",
      unsubscribeUrl: expect.stringMatching(/\/mails\/stop\/[\w.-]+$/),
    });
    expect(mail?.text).toContain("Views: 2. 2 more than the week before.");
    expect(mail?.text).toContain("Saves: 0. None in either week.");
    expect(mail?.text).toContain("Most people came through the link Salone (2).");
    expect(mail?.text).toContain("Email was tapped most, 2 times.");
    expect(await send()).toHaveLength(1);
    passWeek();
    expect(await send()).toHaveLength(1);
  });

  test("is sent once, whoever is asked to send it, and after a restart too", async () => {
    const { app, set, passWeek, send, visit } = await open();
    await set(true);
    await visit("192.0.2.1");
    passWeek();
    // Down from Monday to Wednesday: it tells of the same week as on Monday.
    app.passTime(2 * DAY);
    await visit("192.0.2.2");
    await set(true);
    await Promise.all([1, 2, 3].map(() => sendWeeklySummaries(app.context)));
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual(["Your week: 1 view, 0 saves"]);
  });

  test("is not sent to those who have left, and goes on for those who came back", async () => {
    const app = await buildTestApp(database);
    app.passTime(nextSummaryAt(app.now()) - app.now() + 2 * DAY);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const { cardid } = (await browser.post("/api/card/add", await cardFields({ username: "robin" }))).json();
    const payload = { weeklySummary: true };
    await browser.send({ method: "PATCH", url: "/api/account/notifications", payload });
    const visit = async (ip: string) => {
      await aVisitor(app, { ip }).view(cardid);
      await app.context.visitRecorder.flush();
    };
    const sent = async () => {
      await sendWeeklySummaries(app.context);
      return (await mailsTo(app, ROBIN.email)).filter(({ kind }) => kind === "weekly_summary");
    };
    await visit("192.0.2.1");
    await browser.post("/api/account/leave", { password: ROBIN.password });
    app.passTime(nextSummaryAt(app.now()) - app.now());
    expect(await sent()).toEqual([]);
    await logIn(browser);
    expect((await browser.post("/api/account/comeback")).statusCode).toBe(200);
    await visit("192.0.2.2");
    app.passTime(7 * DAY);
    expect(await sent()).toHaveLength(1);
  });

  test("is stopped by its own link, with one request and without signing in", async () => {
    const { app, owner, set, passWeek, send, visit } = await open();
    await set(true);
    await visit("192.0.2.1");
    passWeek();
    const [mail] = await send();
    const path = mail?.unsubscribeUrl?.slice(app.config.publicUrl.length) ?? "";
    const stranger = aBrowser(app);
    expect((await stranger.get(path)).body).toContain("Stop the weekly summary?");
    expect((await owner.browser.get("/api/account/notifications")).json().weeklySummary).toBe(true);
    const stopped = await stranger.send({ method: "POST", url: path });
    expect(stopped.statusCode).toBe(200);
    expect((await owner.browser.get("/api/account/notifications")).json()).toEqual({
      newContacts: true,
      weeklySummary: false,
    });
    await visit("192.0.2.2");
    app.passTime(7 * DAY);
    expect(await send()).toEqual([]);
  });
});
