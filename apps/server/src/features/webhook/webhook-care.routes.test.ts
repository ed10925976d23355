import { expect, test } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { addWebhook, aReceiver, buildWebhookApp, verify } from "../../../test/webhook-receiver.ts";
import { purgeDeliveries } from "./webhook-delivery.service.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

withDatabase("the owner of a webhook", (database) => {
  async function open() {
    const app = await buildWebhookApp(database);
    const owner = await anOwner(app);
    const receiver = await aReceiver();
    const webhook = await addWebhook(owner.browser, receiver.url, ["contact.changed"]);
    const send = () => app.context.webhooks.tick();
    return { app, owner, receiver, webhook, send };
  }

  const addContact = ({ browser }: Owner, name = "Ada") => browser.post("/api/contacts", { name });

  test("is told by mail when nothing has arrived for three days, and it is paused", async () => {
    const { app, owner, receiver, webhook, send } = await open();
    receiver.fail(503);
    await addContact(owner);
    await send();
    expect(await webhook.read()).toMatchObject({ failingSince: expect.any(String), paused: null });
    for (let hours = 0; hours < 100; hours += 5) {
      app.passTime(5 * HOUR);
      await send();
    }
    const { length } = receiver.arrived;
    expect(length).toBeGreaterThan(6);
    expect(await webhook.read()).toMatchObject({ paused: { by: "failures" } });
    expect((await webhook.deliveries())[0]).toMatchObject({ state: "failed", last: { status: 503 } });
    const mails = (await mailsTo(app, owner.email)).filter(({ kind }) => kind === "webhook_paused");
    expect(mails).toHaveLength(1);

    receiver.work();
    await addContact(owner, "Meanwhile");
    expect((await webhook.post("resume")).json()).toMatchObject({ paused: null, failingSince: null });
    await addContact(owner, "Afterwards");
    await send();
    expect(receiver.arrived.slice(length).map(({ event }) => event.data["name"])).toEqual(["Afterwards"]);
  });

  test("gets what failed at once when the receiver is back", async () => {
    const { app, owner, receiver, send } = await open();
    receiver.fail();
    await addContact(owner, "One");
    for (const pause of [0, 10_000, 400_000, HOUR]) {
      app.passTime(pause);
      await send();
    }
    receiver.work();
    const { length } = receiver.arrived;
    await addContact(owner, "Two");
    await send();
    await send();
    expect(
      receiver.arrived
        .slice(length)
        .map(({ event }) => event.data["name"])
        .toSorted(),
    ).toEqual(["One", "Two"]);
  });

  test("changes the secret while both sign for a week", async () => {
    const { app, owner, receiver, webhook, send } = await open();
    const { secret } = (await webhook.post("secret")).json();
    expect(secret).not.toBe(webhook.secret);
    expect((await owner.browser.get(`${webhook.path}/secret`)).json()).toEqual({ secret });
    await addContact(owner);
    await send();
    const [first] = receiver.arrived;
    for (const each of [secret, webhook.secret]) expect(verify(each, first as never)).toBeTruthy();
    for (let days = 0; days < 8; days += 2) {
      app.passTime(2 * DAY);
      await webhook.read();
    }
    await addContact(owner);
    await send();
    const [, second] = receiver.arrived;
    expect(second?.headers["webhook-signature"]).not.toContain(" ");
    const stored = await app.db.selectFrom("webhook").selectAll().executeTakeFirstOrThrow();
    for (const each of [secret, webhook.secret]) expect(JSON.stringify(stored)).not.toContain(each);
  });

  test("sends a test, also while it is paused", async () => {
    const { receiver, webhook } = await open();
    await webhook.post("pause");
    const sent = await webhook.post("test");
    expect(sent.json(), sent.body).toMatchObject({ status: 204, failure: null });
    expect(receiver.types()).toEqual(["test"]);
    receiver.fail(404);
    expect((await webhook.post("test")).json()).toMatchObject({ status: 404 });
    expect(await webhook.read()).toMatchObject({ failingSince: null });
    expect((await webhook.deliveries()).map(({ state }: { state: string }) => state)).toEqual([
      "failed",
      "delivered",
    ]);
  });

  test("tries an address before adding it, which leaves nothing behind", async () => {
    const { app, owner, receiver, webhook } = await open();
    const tryIt = (url: string) => owner.browser.post("/api/account/webhooks/try", { url });
    expect((await tryIt(receiver.url)).json()).toMatchObject({ status: 204, failure: null });
    expect(receiver.types()).toEqual(["test"]);
    expect(() => verify(webhook.secret, receiver.arrived[0] as never)).toThrow();
    receiver.fail(404);
    expect((await tryIt(receiver.url)).json()).toMatchObject({ status: 404 });
    const inside = await tryIt("http://10.0.0.7/");
    expect([inside.statusCode, inside.json().fields.url]).toEqual([
      400,
      expect.stringContaining("private network"),
    ]);
    expect(await app.db.selectFrom("webhook_delivery").selectAll().execute()).toEqual([]);
  });

  test("looks at a delivery and sends it again under the same id", async () => {
    const { owner, receiver, webhook, send } = await open();
    receiver.answer = (response) =>
      void response.writeHead(200, { "content-type": "text/plain" }).end(`\0${"x".repeat(50_000)}`);
    await addContact(owner);
    await send();
    const [{ deliveryid }] = await webhook.deliveries();
    const path = `${webhook.path}/deliveries/${deliveryid}`;
    const { answer, sent } = (await owner.browser.get(path)).json();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\ncontent-type: text\/plain\n\nx{1023}$/);
    expect(sent).toContain(`webhook-id: ${deliveryid}`);
    expect(sent).toContain(receiver.arrived[0]?.headers["webhook-signature"]);
    expect((await owner.browser.post(`${path}/again`)).json()).toMatchObject({ status: 200 });
    expect(receiver.arrived.map(({ id }) => id)).toEqual([deliveryid, deliveryid]);
    expect((await owner.browser.get(path)).json().attempts).toHaveLength(2);
  });

  test("sends nothing out of turn, and nothing that waits once it is paused", async () => {
    const { owner, receiver, webhook, send } = await open();
    receiver.fail();
    const { personid } = (await addContact(owner)).json();
    await owner.browser.send({ method: "PATCH", url: `/api/contacts/${personid}`, payload: { name: "Bo" } });
    await send();
    const [later] = await webhook.deliveries();
    const again = await owner.browser.post(`${webhook.path}/deliveries/${later.deliveryid}/again`);
    expect([again.statusCode, again.json().code]).toEqual([409, "already_done"]);
    await webhook.post("pause");
    await webhook.post("resume");
    receiver.work();
    await send();
    expect(receiver.arrived).toHaveLength(1);
  });

  test("reads older deliveries page by page, for thirty days", async () => {
    const { app, owner, webhook } = await open();
    for (let at = 0; at < 25; at++) await addContact(owner, `Person ${at}`);
    const first = (await owner.browser.get(`${webhook.path}/deliveries`)).json();
    expect([first.deliveries.length, first.hasMore]).toEqual([20, true]);
    const before = first.deliveries.at(-1).deliveryid;
    const rest = (await owner.browser.get(`${webhook.path}/deliveries?before=${before}`)).json();
    expect([rest.deliveries.length, rest.hasMore]).toEqual([5, false]);
    await app.context.webhooks.tick();
    app.passTime(31 * DAY);
    await purgeDeliveries(app.context);
    expect(await app.db.selectFrom("webhook_delivery").selectAll().execute()).toEqual([]);
  });

  test("has twenty at most, and their own alone", async () => {
    const { app, owner, receiver, webhook } = await open();
    const body = { url: receiver.url, events: ["contact.left"] };
    const answers = [];
    for (let at = 0; at < 20; at++) answers.push(await owner.browser.post("/api/account/webhooks", body));
    expect(answers.at(-1)?.json().code).toBe("limit_reached");
    const stranger = await anOwner(app);
    expect((await stranger.browser.get(webhook.path)).statusCode).toBe(404);
    expect((await stranger.browser.get("/api/account/webhooks")).json().webhooks).toEqual([]);
  });

  test("finds them paused after a recovery of the account", async () => {
    const { app, owner, webhook } = await open();
    await app.db
      .transaction()
      .execute((trx) => app.context.emit("accessEnded", { trx, accountId: owner.id }));
    expect(await webhook.read()).toMatchObject({ paused: { by: "recovery" } });
  });
});
