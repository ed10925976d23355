import { expect, test } from "vitest";
import { PRICES } from "../../../../../tools/harness/fake-stripe/prices.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { openWithStripe } from "../../../test/stripe-product.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Deterministic for a seed, so that failures can be reproduced. */
function shuffler(seed: number) {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const shuffle = <T>(items: T[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return { random, shuffle };
}

eachDatabase("an event", (database) => {
  const paid = async (env: Record<string, string> = {}) => {
    const product = await openWithStripe(database, env);
    const person = await product.aPerson();
    const [monthly] = (await person.plans()).json().data;
    await person.checkout(monthly.id);
    const [session] = [...product.stripe.sessions.values()];
    const subscriptionId = product.stripe.completeCheckout(String(session?.id));
    return { ...product, person, monthly, subscriptionId, deliveries: product.stripe.takeUndelivered() };
  };

  test("that nobody of Stripe's has signed changes nothing", async () => {
    const { app, stripe, send, person, deliveries } = await paid();
    const [delivery] = deliveries;
    const body = String(delivery?.body);
    const seconds = Math.floor(app.now() / 1000);
    const forged = [
      { body, signature: "" },
      { body, signature: "t=1,v1=00" },
      { body, signature: stripe.sign(body, { secret: "whsec_guessed" }) },
      { body: body.replace("active", "trialing"), signature: String(delivery?.signature) },
      { body: `${body} `, signature: String(delivery?.signature) },
      { body, signature: stripe.sign(body, { timestamp: seconds - 301 }) },
      { body, signature: stripe.sign(body, { scheme: "v0" }) },
      { body: "", signature: stripe.sign("") },
      { body: "{}", signature: stripe.sign("{}") },
    ];
    const live = JSON.stringify({ ...delivery?.event, livemode: true });
    forged.push({ body: live, signature: stripe.sign(live) });
    for (const each of forged) expect(await send(each)).toBe(400);
    expect(await person.subscription()).toMatchObject({ status: "inactive" });
    expect(await app.db.selectFrom("billing_event").selectAll().execute()).toEqual([]);
  });

  test("that is forged again and again is refused with 429, while Stripe's own burst is taken", async () => {
    const { app, stripe, send, person, deliveries } = await paid({ RATE_LIMIT_SCALE: "1" });
    const body = String(deliveries[0]?.body);
    const statuses = [];
    for (let at = 0; at < 40; at++) {
      const forged = at % 2 ? stripe.sign(body, { secret: "whsec_guessed" }) : "";
      statuses.push(await send({ body, signature: forged }));
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)]);
    const burst = Array.from({ length: 20 }, () => deliveries).flat();
    for (const each of burst) expect(await send(each)).toBe(200);
    expect(await person.subscription()).toMatchObject({ status: "active" });
    app.passTime(2_000);
    expect(await send({ body, signature: "" })).toBe(400);
  });

  test("is refused beyond half a megabyte, without a signature before it is read", async () => {
    const { stripe, send } = await openWithStripe(database);
    const body = `"${"x".repeat(512 * 1024)}"`;
    expect(await send({ body, signature: stripe.sign(body) })).toBe(413);
    expect(await send({ body, signature: "" })).toBe(400);
  });

  test("of a subscription to another product at the same Stripe opens nothing and cancels nothing", async () => {
    const { app, stripe, person, monthly, subscriptionId, deliverAll, reconcile, send, deliveries } =
      await paid();
    for (const each of deliveries) await send(each);
    const foreign = { ...PRICES.monthly, id: "price_poster", lookup_key: null, product: "prod_poster" };
    stripe.changePlan(subscriptionId, foreign);
    await deliverAll();
    expect(await person.subscription()).toMatchObject({ status: "inactive" });
    app.passTime(DAY + MINUTE);
    await reconcile();
    expect(await person.subscription()).toMatchObject({ status: "inactive" });
    expect(stripe.subscriptions.get(subscriptionId)?.status).toBe("active");

    stripe.changePlan(subscriptionId, PRICES.monthly);
    await deliverAll();
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
    stripe.changePlan(subscriptionId, { ...PRICES.monthly, id: "price_of_last_year", lookup_key: null });
    await deliverAll();
    expect(await person.subscription()).toMatchObject({ status: "active", planId: "price_of_last_year" });
  });

  test("is applied once, however often and in whatever order it comes", async () => {
    const { app, stripe, send, person, monthly, deliveries } = await paid();
    for (const each of [...deliveries.toReversed(), ...deliveries, ...deliveries])
      expect(await send(each)).toBe(200);
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
    const events = await app.db.selectFrom("billing_event").select("id").execute();
    expect(events.map(({ id }) => id).toSorted()).toEqual(stripe.events.map(({ id }) => id).toSorted());
  });

  test("at the same time as its double is applied once", async () => {
    const { app, send, deliveries } = await paid();
    const all = deliveries.flatMap((each) => [send(each), send(each), send(each)]);
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect(await app.db.selectFrom("subscription").selectAll().execute()).toHaveLength(1);
  });

  test("that tells of the past does not bring the past back", async () => {
    const { app, stripe, send, person, subscriptionId, deliveries } = await paid();
    stripe.end(subscriptionId);
    const [deletion] = stripe.takeUndelivered();
    if (deletion) await send(deletion);
    for (const late of deliveries) expect(await send(late)).toBe(200);
    expect(await person.subscription()).toMatchObject({ status: "inactive" });
    expect(app.logLines.join("")).not.toContain("unexpected");
  });

  test("that was never delivered is caught up with, at the latest by the next reconciliation", async () => {
    const { person, monthly, reconcile } = await paid();
    await reconcile();
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
  });

  test("and all memory of it may be lost: the checkout itself tells after two minutes", async () => {
    const { app, stripe, person, monthly, reconcile } = await paid();
    stripe.forgetEvents();
    app.passTime(3 * MINUTE);
    await reconcile();
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
  });

  test("is asked for again while Stripe cannot tell the truth, and nothing is written down", async () => {
    const { app, stripe, send, person, monthly, deliveries } = await paid();
    stripe.fault("500", /GET \/v1\/(subscriptions|checkout)/);
    for (const each of deliveries) expect([200, 503]).toContain(await send(each));
    expect(await person.subscription()).toMatchObject({ status: "inactive" });
    stripe.fault(null);
    for (const each of deliveries) expect(await send(each)).toBe(200);
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
    expect(app.logLines.join("")).not.toContain(stripe.webhookSecret);
  });

  test("of a subscription that belongs to nobody here is taken and left alone", async () => {
    const { app, stripe, deliverAll } = await openWithStripe(database);
    const provider = app.context.billing.provider;
    const customerId = await provider?.ensureCustomer({
      id: "somebody-of-another-service",
      email: "x@person.example",
    });
    const [price] = (await provider?.listPlans())?.premium ?? [];
    const checkout = await provider?.createCheckout({
      payer: { id: "somebody-of-another-service", email: "x@person.example" },
      customerId: String(customerId),
      planId: String(price?.id),
      quantity: 1,
      attemptId: "elsewhere",
      successUrl: "https://elsewhere.example/",
      cancelUrl: "https://elsewhere.example/",
    });
    stripe.completeCheckout(String(checkout?.sessionId));
    expect(new Set(await deliverAll())).toEqual(new Set([200]));
    expect(await app.db.selectFrom("subscription").selectAll().execute()).toEqual([]);
  });
});

eachDatabase("deliveries gone wild", (database) => {
  test("end equal to Stripe's truth for every one of many subscriptions", async () => {
    // Fewer on PostgreSQL, where each statement takes several times as long.
    const ACCOUNTS = database.target.kind === "sqlite" ? 100 : 30;
    const { app, stripe, send, aPerson, reconcile } = await openWithStripe(database);
    const { random, shuffle } = shuffler(20_261_115);
    const ids: string[] = [];
    for (let at = 0; at < ACCOUNTS; at++) {
      const person = await aPerson();
      const [monthly, yearly] = (await person.plans()).json().data;
      await person.checkout(random() < 0.5 ? monthly.id : yearly.id);
      const session = [...stripe.sessions.values()].at(-1);
      ids.push(stripe.completeCheckout(String(session?.id)));
    }
    for (let step = 0; step < 6; step++) {
      app.passTime(MINUTE);
      for (const id of ids) {
        const status = stripe.subscriptions.get(id)?.status;
        if (status === "canceled") continue;
        const chance = random();
        if (status === "past_due") stripe.recoverPayment(id);
        else if (chance < 0.3) stripe.renew(id);
        else if (chance < 0.5) stripe.failRenewal(id);
        else if (chance < 0.7) stripe.cancelInPortal(id);
        else if (chance < 0.75) stripe.end(id);
      }
      const deliveries = shuffle(
        stripe.takeUndelivered().flatMap((each) => (random() < 0.3 ? [each, each] : [each])),
      );
      const delivered = deliveries.filter(() => random() > 0.05);
      // For some subscriptions the first fetch fails.
      stripe.fault("refuse", /GET/);
      await stripe.deliver(delivered.slice(0, 3), send);
      stripe.fault(null);
      await stripe.deliver(delivered.slice(3), send);
    }
    app.passTime(DAY + MINUTE);
    await reconcile();
    const rows = await app.db.selectFrom("subscription").selectAll().execute();
    expect(rows).toHaveLength(ACCOUNTS);
    for (const row of rows) {
      const expected = stripe.subscriptions.get(row.id);
      expect({ status: row.status, end: row.period_end, ended: row.ended_at }).toEqual({
        status: expected?.status,
        end: (expected?.items.data[0]?.current_period_end ?? 0) * 1000,
        ended: expected?.ended_at ? expected.ended_at * 1000 : null,
      });
    }
    const applied = await app.db.selectFrom("billing_event").select("id").execute();
    expect(new Set(applied.map(({ id }) => id)).size).toBe(applied.length);
  });
});
