import { existsSync, readdirSync, readFileSync } from "node:fs";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import type { ReceivedRequest } from "../../../../../../tools/harness/fake-stripe/fake-stripe.ts";
import { schemaProblems } from "../../../../../../tools/harness/fake-stripe/schema-problems.ts";
import { openStripe } from "../../../../test/open-stripe.ts";
import { toPriceList, toSubscription } from "./stripe-objects.ts";

/** Schemas generated from the SDK's types, and sample events. Not part of the repository; used if present beside it. */
const FOLDER = new URL("../../../../../../../shared/stripe/", import.meta.url);

const SCHEMAS: Record<string, { params?: string; answer?: string; list?: true }> = {
  "GET /v1/prices": { params: "price_list", answer: "price", list: true },
  "POST /v1/customers": { params: "customer_create", answer: "customer" },
  "POST /v1/checkout/sessions": { params: "checkout_session_create", answer: "checkout_session" },
  "GET /v1/checkout/sessions/:id": { answer: "checkout_session" },
  "POST /v1/checkout/sessions/:id/expire": { answer: "checkout_session" },
  "GET /v1/subscriptions": { params: "subscription_list", answer: "subscription", list: true },
  "GET /v1/subscriptions/:id": { answer: "subscription" },
  "POST /v1/subscriptions/:id": { params: "subscription_update", answer: "subscription" },
  "DELETE /v1/subscriptions/:id": { params: "subscription_cancel", answer: "subscription" },
  "POST /v1/billing_portal/sessions": {
    params: "billing_portal_session_create",
    answer: "billing_portal_session",
  },
  "POST /v1/invoices/create_preview": { answer: "invoice" },
  "GET /v1/events": { params: "event_list" },
};

/** Without a schema of what is sent. */
const WITHOUT_PARAMS = ["POST /v1/invoices/create_preview"];

/** Without a schema. */
const UNCHECKED = ["GET /v1/invoice_payments", "POST /v1/refunds"];

const EVENT_OBJECTS: Record<string, string> = {
  subscription: "subscription",
  invoice: "invoice",
  "checkout.session": "checkout_session",
};

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, FOLDER), "utf8"));
}

function problems(kind: "params" | "response", name: string, value: unknown): string[] {
  const file = `${kind}_${name}`;
  return schemaProblems(readJson(`sdk-schemas/${file}.json`), value, kind === "params", file);
}

function nameOf({ method, path }: ReceivedRequest): string {
  return `${method} ${path.replace(/\/(cs_test|sub)_\d+/, "/:id")}`;
}

/** Calls every method of the provider, in the order of a real subscription. */
async function liveThrough({
  provider,
  stripe,
  openCheckout,
  subscribe,
}: Awaited<ReturnType<typeof openStripe>>) {
  await provider.listPlans();
  const id = await subscribe();
  const { customerId } = await provider.getSubscription(id);
  const declined = await openCheckout("attempt-2", stripe.prices.yearly.id);
  stripe.declineCheckout(declined.sessionId);
  await provider.getCheckout(declined.sessionId);
  await provider.expireCheckout(declined.sessionId);
  await provider.listSubscriptions(customerId);
  await provider.scheduleCancel(id);
  await provider.resume(id);
  stripe.cancelInPortal(id);
  await provider.resume(id);
  stripe.renew(id);
  stripe.failRenewal(id);
  stripe.recoverPayment(id);
  const planId = stripe.prices.yearly.id;
  await provider.portal(customerId, "https://cards.example/subscription");
  await provider.portal(customerId, "https://cards.example/subscription", {
    subscriptionId: id,
    planId,
    changedUrl: "https://cards.example/subscription?checkout=changed",
  });
  stripe.changePlan(id, stripe.prices.yearly);
  await seatsOf({ provider, stripe, openCheckout });
  await provider.cancelNow(id);
  await provider.eventsSince(null);
  await provider.eventsSince(stripe.events[0]?.id ?? null);
}

async function seatsOf({
  provider,
  stripe,
  openCheckout,
}: Pick<Awaited<ReturnType<typeof openStripe>>, "provider" | "stripe" | "openCheckout">) {
  const checkout = await openCheckout("attempt-3", stripe.prices.teamMonthly.id, 12);
  const id = stripe.completeCheckout(checkout.sessionId);
  const { periodEnd: seatsUntil, createdAt } = await provider.getSubscription(id);
  await provider.previewSeats(id, 15, createdAt);
  await provider.changeSeats(id, { quantity: 15, seats: 15, seatsUntil, chargedFrom: createdAt });
  await provider.changeSeats(id, { quantity: 9, seats: 15, seatsUntil, chargedFrom: null });
  await provider.endNow(id);
}

describe.skipIf(!existsSync(FOLDER))("by the schemas of Stripe's SDK", () => {
  test("every request of the provider and every answer of the fake is right", async () => {
    const opened = await openStripe();
    await liveThrough(opened);
    const found: string[] = [];
    const seen = new Set<string>();
    for (const request of opened.stripe.requests) {
      const name = nameOf(request);
      seen.add(name);
      if (UNCHECKED.includes(name)) continue;
      const { params, answer, list } = SCHEMAS[name] ?? {};
      if (params) found.push(...problems("params", params, request.params));
      else if (Object.keys(request.params).length > 0 && !WITHOUT_PARAMS.includes(name))
        found.push(`${name} has parameters`);
      if (!answer) continue;
      const objects = list ? (request.answer as Stripe.ApiList<unknown>).data : [request.answer];
      if (objects.length === 0) found.push(`${name} answered with nothing to check`);
      for (const each of objects) found.push(...problems("response", answer, each));
    }
    expect(found).toEqual([]);
    expect([...seen].sort()).toEqual([...Object.keys(SCHEMAS), ...UNCHECKED].sort());
  });

  test("every event of the fake carries a right object", async () => {
    const opened = await openStripe();
    await liveThrough(opened);
    for (const { type, data } of opened.stripe.events) {
      const { object } = data.object as { object: string };
      const name = EVENT_OBJECTS[object];
      expect(name, type).toBeDefined();
      expect(problems("response", String(name), data.object), type).toEqual([]);
    }
  });
});

describe.skipIf(!existsSync(FOLDER))("the sample events", () => {
  test("are read as what they are about", async () => {
    const { provider, stripe } = await openStripe();
    const files = readdirSync(new URL("samples/", FOLDER)).filter((name) => /^\d/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files.sort()) {
      const raw = readFileSync(new URL(`samples/${file}`, FOLDER), "utf8");
      const { id, type, data } = JSON.parse(raw) as Stripe.Event;
      const { object } = data as { object: { id: string; subscription?: string | null } };
      const isCheckout = type.startsWith("checkout.session.");
      expect(provider.readEvent(Buffer.from(raw), stripe.sign(raw)), file).toEqual({
        id,
        type,
        subscriptionId: isCheckout ? (object.subscription ?? null) : "sub_1",
        checkoutId: isCheckout ? object.id : null,
      });
    }
  });

  test("give the subscription its end in both ways of cancelling", () => {
    const cancelAt = (file: string) =>
      toSubscription(readJson(`samples/${file}`).data.object, "premium").cancelAt;
    const periodEnd = Date.UTC(2026, 11, 1);
    expect(cancelAt("04_customer.subscription.updated.active.json")).toBeNull();
    expect(cancelAt("05_customer.subscription.updated.cancel_api.json")).toBe(periodEnd);
    expect(cancelAt("06_customer.subscription.updated.cancel_portal_flexible.json")).toBe(periodEnd);
    expect(cancelAt("07_customer.subscription.updated.resumed.json")).toBeNull();
  });

  test("have prices that can be shown", () => {
    expect(toPriceList(readJson("samples/prices.list.json").data).premium).toMatchObject([
      { unit_amount: 1000, recurring: { interval: "month" } },
      { unit_amount: 10_000, recurring: { interval: "year" } },
    ]);
  });
});
