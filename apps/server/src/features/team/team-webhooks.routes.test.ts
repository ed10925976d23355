import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { aTeam, FIXED } from "../../../test/teams.ts";
import { addWebhook, aReceiver, buildWebhookApp, verify } from "../../../test/webhook-receiver.ts";
import { purgeDeletedTeams } from "./team-deletion.service.ts";

const SET_BY_TEAM = {
  color: FIXED.color.value,
  companyname: FIXED.companyname.value,
  contacts: {
    website: { value: "https://officinabrera.example" },
    email: { value: "anna@officinabrera.example" },
  },
};
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const EVERYTHING = [
  "contact.left",
  "contact.changed",
  "card.created",
  "card.changed",
  "card.paused",
  "card.shown",
  "card.deleted",
  "link.created",
  "link.ended",
  "team.member_joined",
  "team.member_left",
];

eachDatabase("webhooks of a team", (database) => {
  async function open(events: readonly string[] = EVERYTHING) {
    const app = await buildWebhookApp(database);
    const team = await aTeam(app);
    await team.save();
    const anna = await team.member("Anna");
    const receiver = await aReceiver();
    const webhook = await addWebhook(team.owner.browser, receiver.url, events, `${team.url}/webhooks`);
    const send = () => app.context.webhooks.tick();
    const save = async (given: object) => {
      const saved = await anna.update(anna.cardid, { ...SET_BY_TEAM, ...given });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    const told = async () => {
      await send();
      return receiver.arrived.splice(0).map(({ event }) => event);
    };
    return { app, team, anna, save, receiver, webhook, send, told };
  }

  test("tell of its people, cards and links, signed, and of nothing that is a member's own", async () => {
    const { team, anna, save, receiver, webhook, send, told } = await open();
    await save({ fullname: "Anna Example" });
    await send();
    const [first] = receiver.arrived;
    if (!first) throw new Error("nothing arrived");
    expect(verify(webhook.secret, first)).toMatchObject({
      type: "card.changed",
      data: { cardid: anna.cardid, username: "anna-sample", fullname: "Anna Example" },
    });
    await told();

    await anna.add({ username: "anna-at-home" });
    await anna.browser.post(`/api/card/links/${anna.cardid}`, { name: "Mine", slug: "mine", secret: true });
    await anna.browser.post("/api/contacts", { name: "Somebody" });
    expect(await told()).toEqual([]);

    const link = (await team.owner.browser.post(`${team.url}/links`, { name: "Fair", slug: "fair" })).json();
    await team.owner.browser.delete(`${team.url}/links/${link.linkid}`);
    const { teamid } = team;
    expect(await told()).toMatchObject([
      { type: "link.created", data: { linkid: link.linkid, teamid, name: "Fair", slug: "fair" } },
      { type: "link.ended", data: { linkid: link.linkid } },
    ]);

    const ben = await team.member("Ben");
    await team.owner.browser.post(`${team.url}/people/${ben.personid}/remove`, { successor: null });
    const events = await told();
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      "card.created",
      "card.deleted",
      "team.member_joined",
      "team.member_left",
    ]);
    expect(events.find(({ type }) => type === "card.deleted")?.data).toMatchObject({ cardid: ben.cardid });
    expect(events.find(({ type }) => type === "team.member_left")?.data).toMatchObject({
      teamid,
      personid: ben.personid,
      email: ben.email,
    });
  });

  test("tell of contacts that are shared, without the member's tags, notes and secret links", async () => {
    const { app, team, anna, told } = await open();
    const links = `/api/card/links/${anna.cardid}`;
    const secret = await anna.browser.post(links, { name: "Close customers", slug: "close", secret: true });
    const { slug } = secret.json();
    app.secrets.add(slug);
    const leave = async (name: string, link?: string) => {
      const url = `/api/public/hello/${anna.username}`;
      const { stamp, sharedWith } = (await app.inject(url)).json();
      app.passTime(10_000);
      const payload = { name, email: "noor@person.example", stamp, link, isShared: sharedWith !== null };
      const sent = await app.inject({ method: "POST", url, payload });
      expect(sent.statusCode, sent.body).toBe(200);
    };
    await leave("Early Bird");
    expect(await told()).toEqual([]);
    await team.owner.browser.put(`${team.url}/sharing`, { shared: true });
    await leave("Noor Bakker", slug);
    const [left] = await told();
    expect(left).toMatchObject({
      type: "contact.left",
      data: { name: "Noor Bakker", met: "", linkid: null },
    });
    expect(left?.data).not.toHaveProperty("ownNote");
    expect(left?.data).not.toHaveProperty("tags");
    const shared = (await team.owner.browser.get(`${team.url}/contacts`)).json();
    const filters = (await team.owner.browser.get(`${team.url}/contacts/filters`)).json();
    const csv = (await team.owner.browser.get(`${team.url}/contacts.csv`)).body;
    expect(shared.people).toMatchObject([{ name: "Noor Bakker", met: "", linkid: null }]);
    expect(filters.links).toEqual([]);
    expect(csv).not.toContain("Close customers");

    const url = `/api/contacts/${left?.data["personid"]}`;
    await anna.browser.send({ method: "PATCH", url, payload: { ownNote: "Likes walnut", tags: ["wood"] } });
    expect(await told()).toEqual([]);
    await anna.browser.send({ method: "PATCH", url, payload: { company: "Van Zijl" } });
    const [changed] = await told();
    expect(changed).toMatchObject({ type: "contact.changed", data: { company: "Van Zijl" } });
    expect(JSON.stringify(changed)).not.toMatch(/walnut|wood|Close customers/);
  });

  test("are for owners: others cannot tell one from none, and of changes the team reads who made them", async () => {
    const { app, team, webhook } = await open();
    const admin = await team.member("Carla", "admin");
    expect((await admin.browser.get(webhook.path)).statusCode).toBe(403);
    const own = await team.owner.browser.get(`/api/account/webhooks/${webhook.id}`);
    expect(own.statusCode).toBe(404);
    expect((await team.owner.browser.get("/api/account/webhooks")).json()).toEqual({ webhooks: [] });

    await webhook.post("pause");
    await webhook.post("secret");
    expect((await team.owner.browser.delete(webhook.path)).statusCode).toBe(200);
    expect((await team.owner.browser.get(webhook.path)).statusCode).toBe(404);
    const { actions } = (await admin.browser.get(`${team.url}/actions`)).json();
    const seen = actions.filter(({ action }: { action: string }) => action.startsWith("webhook_"));
    expect(seen.map(({ action }: { action: string }) => action)).toEqual([
      "webhook_deleted",
      "webhook_changed",
      "webhook_changed",
      "webhook_added",
    ]);
    expect(seen[0]).toMatchObject({
      by: "Giulia Ferrante",
      subject: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
    const mails = (await mailsTo(app, team.owner.email)).filter(({ kind }) => kind === "team_webhook_added");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Officina Brera");
    const keeps = { url: "https://open.example/", events: ["favourite.changed"] };
    expect((await team.owner.browser.post(`${team.url}/webhooks`, keeps)).statusCode).toBe(400);
  });

  test("tell all owners when nothing has arrived for three days", async () => {
    const { app, team, webhook, receiver, send } = await open(["link.created"]);
    const second = await team.member("Dora", "owner");
    receiver.fail(503);
    await team.owner.browser.post(`${team.url}/links`, { name: "Fair", slug: "fair" });
    for (let hours = 0; hours < 100; hours += 5) {
      await send();
      app.passTime(5 * HOUR);
    }
    await team.signInAgain();
    expect(await webhook.read()).toMatchObject({ paused: { by: "failures" } });
    for (const { email } of [team.owner, second]) {
      const mails = (await mailsTo(app, email)).filter(({ kind }) => kind === "webhook_paused");
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain("Officina Brera");
    }
  });

  test("are paused when the account that has added them is recovered", async () => {
    const { app, team, webhook } = await open();
    const recover = (accountId: string) =>
      app.db.transaction().execute((trx) => app.context.emit("accessEnded", { trx, accountId }));
    const second = await team.member("Dora", "owner");
    await recover(second.id);
    expect(await webhook.read()).toMatchObject({ paused: null });
    await recover(team.owner.id);
    expect(await webhook.read()).toMatchObject({ paused: { by: "recovery" } });
  });

  test("wait while the team is deleted, and are deleted with it", async () => {
    const { app, team, save, told } = await open(["card.changed"]);
    await save({ fullname: "Anna Example" });
    await team.owner.browser.post(`${team.url}/delete`, { name: "Officina Brera" });
    expect(await told()).toEqual([]);
    await team.owner.browser.post(`${team.url}/restore`);
    expect(await told()).toHaveLength(1);
    await team.owner.browser.post(`${team.url}/delete`, { name: "Officina Brera" });
    app.passTime(8 * DAY);
    await purgeDeletedTeams(app.context);
    expect(await app.db.selectFrom("webhook").selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom("webhook_delivery").selectAll().execute()).toEqual([]);
  });

  test("are in the owner's copy of the team, without secrets, as nothing of a member's secret links is", async () => {
    const { app, team, anna, save, receiver, webhook } = await open(["card.changed"]);
    const links = `/api/card/links/${anna.cardid}`;
    const { linkid, slug } = (
      await anna.browser.post(links, { name: "Close customers", slug: "close", secret: true })
    ).json();
    app.secrets.add(slug);
    const sms = { value: "+1 202 555 0143", title: "Private" };
    await save({ contacts: { ...SET_BY_TEAM.contacts, sms }, linkOnly: { sms: [linkid] } });
    const { id } = (await team.owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const copy = await team.owner.browser.get(`/api/account/export/${id}/file`);
    const text = String((await readZipFiles(copy.rawPayload)).get("teams.json"));
    expect(text).toContain(receiver.url);
    expect(text).toContain("anna-sample");
    for (const never of [webhook.secret, "0143", "Private", linkid, slug]) expect(text).not.toContain(never);
  });
});
