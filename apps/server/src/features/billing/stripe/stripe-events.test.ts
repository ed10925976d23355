import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { postTo } from "../../../../../../tools/harness/fake-stripe/deliveries.ts";
import { openStripe } from "../../../../test/open-stripe.ts";
import { InvalidEvent, ProviderFault } from "../billing.provider.ts";
import { createStripeProvider } from "./stripe.provider.ts";

const MINUTE = 60_000;

async function openWithEvent() {
  const opened = await openStripe();
  await opened.subscribe();
  const { stripe, provider } = opened;
  const event = stripe.events.find(({ type }) => type === "customer.subscription.updated");
  if (!event) throw new Error("no event");
  const { body, signature } = stripe.toDelivery(event);
  const read = (raw: string, header: string | undefined) => provider.readEvent(Buffer.from(raw), header);
  const resigned = (change: object) => {
    const changed = JSON.stringify({ ...event, ...change });
    return () => read(changed, stripe.sign(changed));
  };
  return { ...opened, event, body, signature, read, resigned };
}

describe("a signed event", () => {
  test("says which subscription or checkout it is about", async () => {
    const { stripe, provider, openCheckout, subscribe } = await openStripe();
    const subscriptionId = await subscribe();
    const [checkoutId = ""] = stripe.sessions.keys();
    stripe.expireCheckout((await openCheckout("attempt-2")).sessionId);
    const read = stripe
      .takeUndelivered()
      .map(({ body, signature }) => provider.readEvent(Buffer.from(body), signature));
    const ids = stripe.events.map(({ id }) => id);
    expect(read).toEqual([
      { id: ids[0], type: "customer.subscription.created", subscriptionId, checkoutId: null },
      { id: ids[1], type: "invoice.paid", subscriptionId, checkoutId: null },
      { id: ids[2], type: "customer.subscription.updated", subscriptionId, checkoutId: null },
      { id: ids[3], type: "checkout.session.completed", subscriptionId, checkoutId },
      {
        id: ids[4],
        type: "checkout.session.expired",
        subscriptionId: null,
        checkoutId: [...stripe.sessions.keys()][1],
      },
    ]);
  });

  test("of any other kind is authentic and about nothing", async () => {
    const { event, resigned } = await openWithEvent();
    const about = { id: event.id, subscriptionId: null, checkoutId: null };
    expect(resigned({ type: "price.updated" })()).toEqual({ ...about, type: "price.updated" });
    const data = { object: { id: "in_1", parent: null } };
    expect(resigned({ type: "invoice.paid", data })()).toEqual({ ...about, type: "invoice.paid" });
  });

  test("is taken with either secret while one is exchanged for another", async () => {
    const { settings, now, body, signature, event } = await openWithEvent();
    const provider = createStripeProvider(
      { ...settings, webhookSecrets: ["whsec_new", "whsec_standin"] },
      now,
    );
    expect(provider.readEvent(Buffer.from(body), signature)).toMatchObject({ id: event.id });
  });

  test("is taken with two signatures, one of them ours", async () => {
    const { stripe, read, body, signature, event } = await openWithEvent();
    const [, other] = stripe.sign(body, { secret: "whsec_old" }).split(",");
    expect(read(body, `${signature},${other}`)).toMatchObject({ id: event.id });
  });

  test("is taken for five minutes, and from a clock that is ahead of ours", async () => {
    const { stripe, read, body, signature, event, advance, now } = await openWithEvent();
    advance(5 * MINUTE);
    expect(read(body, signature)).toMatchObject({ id: event.id });
    const ahead = stripe.sign(body, { timestamp: now() / 1000 + 3600 });
    expect(read(body, ahead)).toMatchObject({ id: event.id });
  });
});

test("events sent over HTTP arrive as they were signed, and refused ones come again", async () => {
  const { stripe, provider, subscribe } = await openStripe();
  await subscribe();
  const received: string[] = [];
  let status = 503;
  const server = createServer(async (request, response) => {
    const signature = request.headers["stripe-signature"];
    received.push(provider.readEvent(await buffer(request), String(signature)).id);
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const send = postTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`);
  const ids = stripe.events.map(({ id }) => id);
  expect(await stripe.deliver(stripe.takeUndelivered(), send)).toEqual([503, 503, 503, 503]);
  status = 200;
  expect(await stripe.deliver(stripe.takeUndelivered(), send)).toEqual([200, 200, 200, 200]);
  expect(received).toEqual([...ids, ...ids]);
  expect(stripe.takeUndelivered()).toEqual([]);
  expect(await provider.eventsSince(null)).toEqual([]);
});

describe("an event is refused", () => {
  test("with a changed or reformatted body", async () => {
    const { read, body, signature } = await openWithEvent();
    expect(() => read(body.replace("active", "paused"), signature)).toThrow(InvalidEvent);
    expect(() => read(JSON.stringify(JSON.parse(body)), signature)).toThrow(InvalidEvent);
    expect(() => read("", signature)).toThrow(InvalidEvent);
  });

  test("without a signature that counts", async () => {
    const { stripe, read, body, signature } = await openWithEvent();
    expect(() => read(body, stripe.sign(body, { secret: "whsec_forged" }))).toThrow(InvalidEvent);
    expect(() => read(body, stripe.sign(body, { scheme: "v0" }))).toThrow(InvalidEvent);
    expect(() => read(body, undefined)).toThrow(InvalidEvent);
    expect(() => read(body, "")).toThrow(InvalidEvent);
    expect(() => read(body, "t=1,v1=")).toThrow(InvalidEvent);
    expect(() => read(body, signature.replace(/t=\d+/, "t=9999999999"))).toThrow(InvalidEvent);
  });

  test("when there is no secret to check it with", async () => {
    const { settings, now, body, stripe } = await openWithEvent();
    for (const webhookSecrets of [[], [""]]) {
      const provider = createStripeProvider({ ...settings, webhookSecrets }, now);
      const blank = stripe.sign(body, { secret: " " });
      expect(() => provider.readEvent(Buffer.from(body), blank)).toThrow(InvalidEvent);
    }
  });

  test("when it is more than five minutes old", async () => {
    const { read, body, signature, advance } = await openWithEvent();
    advance(5 * MINUTE + 1000);
    expect(() => read(body, signature)).toThrow(InvalidEvent);
  });

  test("when it comes from the other mode", async () => {
    const { settings, now, body, signature, resigned } = await openWithEvent();
    expect(resigned({ livemode: true })).toThrow(InvalidEvent);
    const live = createStripeProvider({ ...settings, secretKey: "rk_live_1", apiUrl: null }, now);
    expect(() => live.readEvent(Buffer.from(body), signature)).toThrow(InvalidEvent);
  });

  test("when it is thin or no event at all", async () => {
    const { stripe, read, resigned } = await openWithEvent();
    expect(resigned({ object: "v2.core.event" })).toThrow(InvalidEvent);
    expect(resigned({ data: undefined })).toThrow(InvalidEvent);
    expect(resigned({ id: 7 })).toThrow(InvalidEvent);
    for (const raw of ["null", "[]", "7", "{", '"event"']) {
      expect(() => read(raw, stripe.sign(raw))).toThrow(InvalidEvent);
    }
  });
});

describe("events that were not delivered", () => {
  test("are listed oldest first, from the one named, without those that arrived", async () => {
    const { stripe, provider, subscribe } = await openStripe();
    const id = await subscribe();
    const [created, paid, updated, completed] = stripe.takeUndelivered();
    if (!created || !paid || !updated || !completed) throw new Error("too few events");
    await stripe.deliver([paid], async () => 200);
    await stripe.deliver([updated], async () => 503);
    const all = await provider.eventsSince(null);
    expect(all.map((event) => event.id)).toEqual([created, updated, completed].map(({ event }) => event.id));
    expect(all[0]).toMatchObject({ subscriptionId: id, type: "customer.subscription.created" });
    const later = await provider.eventsSince(paid.event.id);
    expect(later.map((event) => event.id)).toEqual([updated.event.id, completed.event.id]);
    expect(await provider.eventsSince(completed.event.id)).toEqual([]);
    expect(stripe.takeUndelivered().map(({ event }) => event.id)).toEqual([updated.event.id]);
  });

  test("are listed over several pages, in order, with and without a beginning", async () => {
    const { stripe, provider, subscribe } = await openStripe();
    const id = await subscribe();
    for (let time = 0; time < 150; time += 1) stripe.renew(id);
    const ids = stripe.events.map((event) => event.id);
    expect((await provider.eventsSince(null)).map((event) => event.id)).toEqual(ids);
    const since = await provider.eventsSince(ids[9] ?? null);
    expect(since.map((event) => event.id)).toEqual(ids.slice(10));
  });

  test("are at most a thousand at a time, the oldest after the one named", async () => {
    const { stripe, provider, subscribe } = await openStripe();
    const id = await subscribe();
    for (let time = 0; time < 600; time += 1) stripe.renew(id);
    const ids = stripe.events.map((event) => event.id);
    const since = await provider.eventsSince(ids[0] ?? null);
    expect(since.map((event) => event.id)).toEqual(ids.slice(1, 1001));
  });

  test("are listed from the beginning when Stripe has forgotten where we were", async () => {
    const { stripe, provider, subscribe } = await openStripe();
    const id = await subscribe();
    const forgotten = stripe.events[0]?.id ?? null;
    stripe.forgetEvents();
    stripe.renew(id);
    const listed = await provider.eventsSince(forgotten);
    expect(listed.map(({ type }) => type)).toEqual(["invoice.paid", "customer.subscription.updated"]);
    stripe.fault("refuse");
    await expect(provider.eventsSince(forgotten)).rejects.toThrow(ProviderFault);
  });
});
