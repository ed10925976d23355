import Stripe from "stripe";
import { expect, test } from "vitest";
import { withDatabase } from "../../../../test/databases.ts";
import { DAY, openSandbox, WEBHOOK_SECRET } from "../../../../test/sandbox.ts";
import { InvalidEvent } from "../billing.provider.ts";

withDatabase("an event of the sandbox", (database) => {
  test("is delivered once, signed, and says what it is about", async () => {
    const { sandbox, aPayer, pay, delivered } = await openSandbox(database);
    const payer = await aPayer();
    const { id } = await pay(payer);
    const events = await delivered();
    const checkoutId = payer.checkout.sessionId;
    expect(events).toMatchObject([
      { type: "customer.subscription.created", subscriptionId: id, checkoutId: null },
      { type: "invoice.paid", subscriptionId: id, checkoutId: null },
      { type: "checkout.session.completed", subscriptionId: id, checkoutId },
    ]);
    expect(new Set(events.map((event) => event.id)).size).toBe(3);
    await sandbox.advance();
    expect(await delivered()).toHaveLength(3);
    expect(await sandbox.eventsSince(null)).toEqual([]);
  });

  test("that was not taken is not lost: it can be asked for, oldest first, from where one left off", async () => {
    const { app, sandbox, aPayer, pay, delivered, refuseDeliveries } = await openSandbox(database);
    const payer = await aPayer();
    refuseDeliveries(true);
    const response = await payer.submit(payer.path, { outcome: "pays" });
    expect(response.statusCode).toBe(303);
    expect(await delivered()).toEqual([]);
    const missed = await sandbox.eventsSince(null);
    expect(missed.map(({ type }) => type)).toEqual([
      "customer.subscription.created",
      "invoice.paid",
      "checkout.session.completed",
    ]);
    expect(missed[2]).toMatchObject({ checkoutId: payer.checkout.sessionId });
    expect(await sandbox.eventsSince(String(missed[0]?.id))).toEqual(missed.slice(1));
    refuseDeliveries(false);
    const other = await aPayer();
    await pay(other);
    expect(await delivered()).toHaveLength(3);
    expect(await sandbox.eventsSince(null)).toEqual(missed);
    app.passTime(31 * DAY);
    await sandbox.advance();
    expect((await sandbox.eventsSince(null)).map(({ id }) => id)).not.toContain(missed[0]?.id);
  });

  test("does not make anybody wait, who may hold what the webhook needs", async () => {
    const { sandbox, aPayer, pay, delivered, deliveries, holdDeliveries } = await openSandbox(database);
    const { id } = await pay(await aPayer());
    expect(await delivered()).toHaveLength(3);
    const release = holdDeliveries();
    expect((await sandbox.scheduleCancel(id)).cancelAt).not.toBeNull();
    expect(deliveries).toHaveLength(3);
    release();
    expect(await delivered()).toHaveLength(4);
  });

  test("is believed only as it was signed", async () => {
    const { app, sandbox, aPayer, pay, delivered, deliveries } = await openSandbox(database);
    await pay(await aPayer());
    const [event] = await delivered();
    const { raw, signature } = deliveries[0] ?? { raw: Buffer.alloc(0), signature: "" };
    const sign = (payload: string, secret = WEBHOOK_SECRET, scheme = "v1") =>
      Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        scheme,
        timestamp: Math.floor(app.now() / 1000),
      });
    const text = raw.toString();
    const live = text.replace('"livemode":false', '"livemode":true');
    expect(live).not.toBe(text);
    const refused: [Buffer, string | undefined][] = [
      [Buffer.from(text.replace("created", "deleted")), signature],
      [Buffer.from(`${text} `), signature],
      [raw, undefined],
      [raw, ""],
      [raw, sign(text, "another secret")],
      [raw, sign(text, WEBHOOK_SECRET, "v0")],
      [Buffer.from(live), sign(live)],
      [Buffer.from("no json"), sign("no json")],
    ];
    for (const [body, header] of refused) {
      expect(() => sandbox.readEvent(body, header)).toThrow(InvalidEvent);
    }
    app.passTime(299_000);
    expect(sandbox.readEvent(raw, signature)).toEqual(event);
    app.passTime(3_000);
    expect(() => sandbox.readEvent(raw, signature)).toThrow(InvalidEvent);
  });
});
