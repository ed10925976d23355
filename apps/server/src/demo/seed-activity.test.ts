import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import { describe, expect, test } from "vitest";
import { withDatabase } from "../../test/databases.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { beginSession } from "../features/account/sessions/session.service.ts";
import { DEMO_CONTACTS, DEMO_LINKS, DEMO_TEAM } from "./demo-data.ts";
import { demoSums } from "./demo-visits.ts";
import { seedDemo } from "./seed-demo.ts";

withDatabase("the example account", (database) => {
  test("has links, a quarter of insights and contacts, once", async () => {
    const app = await buildTestApp(database);
    await seedDemo(app.context);
    await seedDemo(app.context);
    const cookies = { sid: await beginSession(app.db, EXAMPLE_ACCOUNT_ID, app.now()) };
    const get = async (url: string) => (await app.inject({ url, cookies })).json();

    const insights = await get("/api/insights?days=90");
    expect(insights.series.filter(({ views }: { views: number }) => views > 0).length).toBeGreaterThan(85);
    expect(insights.totals.views).toBeGreaterThan(1_500);
    expect(insights.totals.visitors).toBeLessThan(insights.totals.views);
    expect(insights.totals.saves).toBeLessThan(insights.totals.visitors);
    expect(insights.series.map(({ mostly }: { mostly: string | null }) => mostly)).toContain(
      "Timber Days, Bergen",
    );
    const devices = Object.values<number>(insights.devices).reduce((sum, count) => sum + count);
    expect(devices).toBe(insights.totals.views);

    const { links, live } = await get(`/api/card/links/${insights.cards[0].cardid}`);
    expect(links).toHaveLength(DEMO_LINKS.length);
    expect(live).toBe(3);
    for (const link of links) expect(link.views, link.name).toBeGreaterThan(5);

    const { people } = await get("/api/contacts");
    expect(people).toHaveLength(DEMO_CONTACTS.length);
    expect(people[0]).toMatchObject({ name: "Samuel Wright", isNew: true });
    const left = people.filter(({ origin }: { origin: string }) => origin === "left");
    expect(insights.totals.details).toBe(left.length);
    expect(left.flatMap(({ sentCard }: { sentCard: unknown }) => sentCard ?? [])).toHaveLength(2);
    const found = await get("/api/contacts?q=leiden");
    expect(found.people.map(({ name }: { name: string }) => name)).toEqual(["Noor Bakker"]);
  });
});

withDatabase("what the example account is connected with", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    await seedDemo(app.context);
    await seedDemo(app.context);
    const cookies = { sid: await beginSession(app.db, EXAMPLE_ACCOUNT_ID, app.now()) };
    const get = async (url: string) => (await app.inject({ url, cookies })).json();
    return { app, get };
  }

  test("is a team with people, a plan and a card in two languages", async () => {
    const { app, get } = await open();
    const { teams } = await get("/api/team");
    expect(teams).toMatchObject([{ name: "Officina Brera", role: "owner" }]);
    const url = `/api/team/${teams[0].teamid}`;
    const { people } = await get(`${url}/people`);
    expect(people).toHaveLength(DEMO_TEAM.people.length);
    for (const { email, name } of people) expect(email, name).toMatch(/@officinabrera\.example$/);
    expect((await get(`${url}/billing`)).status).toBe("active");
    for (const [side, role] of [
      [1, "Head of Partnerships"],
      [2, "Responsabile partnership"],
    ]) {
      const { body } = await app.inject(`/c/giulia-demo/contact.vcf?side=${side}`);
      expect(body).toContain(`TITLE:${role}`);
    }
  });

  test("is a team whose cards are seen, each by itself, since each person came", async () => {
    const { get } = await open();
    const { teams } = await get("/api/team");
    const { people, totals, templates, devices } = await get(`/api/team/${teams[0].teamid}/insights?days=90`);
    expect(people).toHaveLength(DEMO_TEAM.people.length);
    const views = people.map((person: { views: number }) => person.views);
    expect(Math.min(...views)).toBeGreaterThan(100);
    expect(new Set(views).size).toBeGreaterThan(1);
    expect(templates).toMatchObject([{ views: totals.views }]);
    expect(totals.details).toBeGreaterThan(10);
    const seen = Object.values<number>(devices).reduce((sum, count) => sum + count);
    expect(seen).toBe(totals.views);
    const { week } = await get(`/api/team/${teams[0].teamid}`);
    expect(week.now).toMatchObject({ cardsOpened: DEMO_TEAM.people.length });
    expect(week.now.views).toBeGreaterThan(50);
  });

  test("is a phone whose password nobody has, and a webhook that sends nothing", async () => {
    const { app, get } = await open();
    expect((await get("/api/account/tokens")).tokens).toMatchObject([
      { kind: "device", name: "iPhone (example)", system: "iphone" },
    ]);
    const { webhooks } = await get("/api/account/webhooks");
    expect(webhooks).toMatchObject([
      { url: expect.stringMatching(/^https:\/\/[a-z.]+\.example\//), paused: { by: "owner" } },
    ]);
    const { deliveries } = await get(`/api/account/webhooks/${webhooks[0].webhookid}/deliveries`);
    expect(deliveries.length).toBeGreaterThan(2);
    for (const { state } of deliveries) expect(state).toBe("delivered");
    const { answer } = await get(
      `/api/account/webhooks/${webhooks[0].webhookid}/deliveries/${deliveries[0].deliveryid}`,
    );
    expect(answer).toContain("nothing was sent");
    const waiting = app.db.selectFrom("webhook_delivery").select("id").where("ended_at", "is", null);
    expect(await waiting.execute()).toEqual([]);
  });
});

describe("what it is made of", () => {
  test("leads to nobody", () => {
    for (const { email, phone } of DEMO_CONTACTS) {
      expect(email).toMatch(/\.example$/);
      if (phone) expect(phone).toMatch(/^\+1 202 555 01\d\d$/);
    }
  });

  test("is the same for the same day, and unlike from day to day", () => {
    const sums = demoSums("2026-05-04");
    expect(demoSums("2026-05-04")).toEqual(sums);
    const views = Map.groupBy(
      sums.filter(({ kind }) => kind === "view"),
      ({ day }) => day,
    );
    expect(views.size).toBe(90);
    const totals = [...views.values()].map((ofDay) => ofDay.reduce((sum, { count }) => sum + count, 0));
    expect(new Set(totals).size).toBeGreaterThan(20);
    const keys = sums.map(({ day, kind, source, detail }) => [day, kind, source, detail].join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(sums.length).toBeLessThan(2_500);
  });
});
