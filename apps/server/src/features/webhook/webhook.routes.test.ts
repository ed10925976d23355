import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner, type Owner } from "../../../test/owner.ts";
import { addWebhook, aReceiver, buildWebhookApp, verify } from "../../../test/webhook-receiver.ts";

const MINUTE = 60_000;

eachDatabase("webhooks", (database) => {
  async function open(events: readonly string[]) {
    const app = await buildWebhookApp(database);
    const owner = await anOwner(app, "premium");
    const receiver = await aReceiver();
    const webhook = await addWebhook(owner.browser, receiver.url, events);
    const send = () => app.context.webhooks.tick();
    return { app, owner, receiver, webhook, send };
  }

  const addContact = async ({ browser }: Owner, name: string) =>
    (await browser.post("/api/contacts", { name })).json().personid as string;
  const rename = ({ browser }: Owner, id: string, name: string) =>
    browser.send({ method: "PATCH", url: `/api/contacts/${id}`, payload: { name } });

  test("tell of a person, signed as Standard Webhooks asks", async () => {
    const { owner, receiver, webhook, send } = await open(["contact.changed"]);
    const personid = await addContact(owner, "Kwame Asante");
    await send();
    const [first] = receiver.arrived;
    if (!first) throw new Error("nothing arrived");
    expect(verify(webhook.secret, first)).toMatchObject({
      type: "contact.changed",
      data: { personid, name: "Kwame Asante" },
    });
    expect(first.headers["content-type"]).toBe("application/json");
    expect(() => verify("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", first)).toThrow();
    await send();
    expect(receiver.arrived).toHaveLength(1);
  });

  test("tell of cards and links, of nothing else, and of nothing that was not done", async () => {
    const { owner, receiver, send } = await open([
      "card.created",
      "card.changed",
      "card.paused",
      "card.shown",
      "card.deleted",
      "link.created",
      "link.ended",
    ]);
    const { cardid } = (await owner.add({ username: "robin" })).json();
    await owner.update(cardid, { fullname: "Robin Two" });
    expect((await owner.update(cardid, { fullname: "Nobody", version: 1 })).statusCode).toBe(409);
    for (const call of ["pause", "pause", "show"]) await owner.browser.post(`/api/card/${call}/${cardid}`);
    const link = await owner.browser.post(`/api/card/links/${cardid}`, { name: "Fair", slug: "fair" });
    await owner.browser.delete(`/api/card/links/${cardid}/${link.json().linkid}`);
    await addContact(owner, "Kwame Asante");
    const [{ version }] = await owner.list();
    await owner.browser.post(`/api/card/delete/${cardid}`, { username: "robin", version });
    await owner.browser.post(`/api/card/restore/${cardid}`);
    await send();
    expect(receiver.types().filter((type) => type.startsWith("card."))).toEqual([
      "card.created",
      "card.changed",
      "card.paused",
      "card.shown",
      "card.deleted",
      "card.shown",
    ]);
    expect(receiver.types().filter((type) => !type.startsWith("card."))).toEqual([
      "link.created",
      "link.ended",
    ]);
    const changed = receiver.arrived.find(({ event }) => event.type === "card.changed");
    expect(changed?.event.data).toEqual({
      cardid,
      username: "robin",
      fullname: "Robin Two",
      url: "http://localhost:3000/c/robin",
    });
  });

  test("tell those who keep a card when it changes, unless it rests", async () => {
    const { app, owner, receiver, send } = await open(["favourite.changed"]);
    const other = await anOwner(app);
    const { cardid } = (await other.add({ username: "sam" })).json();
    await owner.browser.post("/api/com/addfavourite", { cardid });
    await other.update(cardid, { fullname: "Sam Two" });
    await other.browser.post(`/api/card/pause/${cardid}`);
    await other.update(cardid, { fullname: "Sam Three" });
    await send();
    expect(receiver.arrived.map(({ event }) => event.data["fullname"])).toEqual(["Sam Two"]);
  });

  test("send what failed again under the same id, in order, and hold up nothing else", async () => {
    const { app, owner, receiver, webhook, send } = await open(["contact.changed"]);
    const first = await addContact(owner, "Ada");
    const second = await addContact(owner, "Bo");
    await send();
    receiver.answer = (response, { data }) =>
      void response.writeHead(data["personid"] === first ? 500 : 204).end("no");
    await rename(owner, first, "Ada 2");
    await rename(owner, first, "Ada 3");
    await rename(owner, second, "Bo 2");
    await send();
    const names = () => receiver.arrived.slice(2).map(({ event }) => event.data["name"]);
    expect(names().toSorted()).toEqual(["Ada 2", "Bo 2"]);
    expect(await webhook.read()).toMatchObject({ behind: 1, failingSince: null });
    receiver.work();
    await send();
    expect(names()).toHaveLength(2);
    app.passTime(MINUTE);
    await send();
    expect(names().slice(2)).toEqual(["Ada 2", "Ada 3"]);
    const again = receiver.arrived.filter(({ event }) => event.data["name"] === "Ada 2");
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    const [{ attempts }] = await Promise.all(
      (await webhook.deliveries())
        .filter(({ deliveryid }: { deliveryid: string }) => deliveryid === again[0]?.id)
        .map(async ({ deliveryid }: { deliveryid: string }) =>
          (await owner.browser.get(`${webhook.path}/deliveries/${deliveryid}`)).json(),
        ),
    );
    expect(attempts.map(({ status }: { status: number }) => status)).toEqual([500, 204]);
  });

  test("are shared by two instances without anything sent twice", async () => {
    const { app, owner, receiver, send } = await open(["contact.changed"]);
    const two = await buildWebhookApp({ ...database, open: async () => app.db });
    for (let at = 0; at < 40; at++) await addContact(owner, `Person ${at}`);
    await Promise.all([send(), two.context.webhooks.tick(), send()]);
    expect(new Set(receiver.arrived.map(({ id }) => id)).size).toBe(40);
    expect(receiver.arrived).toHaveLength(40);
  });

  test("lose nothing that was being sent when the process ended", async () => {
    const { app, owner, receiver, send } = await open(["contact.changed"]);
    await addContact(owner, "Ada");
    await app.db
      .updateTable("webhook_delivery")
      .set({ claimed_until: app.now() + MINUTE })
      .execute();
    await send();
    expect(receiver.arrived).toHaveLength(0);
    app.passTime(2 * MINUTE);
    await send();
    expect(receiver.arrived).toHaveLength(1);
  });
});
