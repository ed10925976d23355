import { describe, expect, test } from "vitest";
import { aRefund } from "../../../../../../tools/harness/fake-stripe/invoices.ts";
import { openStripe } from "../../../../test/open-stripe.ts";
import { ProviderFault } from "../billing.provider.ts";
import { periodEndAfter } from "../sandbox/subscription-life.ts";
import { createStripeProvider } from "./stripe.provider.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test("lists the prices for people and for teams, the monthly one first", async () => {
  const { provider, stripe } = await openStripe();
  const [month, year] = [{ interval: "month" }, { interval: "year" }];
  expect(await provider.listPlans()).toEqual({
    premium: [
      { id: "price_month_1000", unit_amount: 1000, currency: "usd", recurring: month },
      { id: "price_year_10000", unit_amount: 10_000, currency: "usd", recurring: year },
    ],
    team: [
      { id: "price_team_month_600", unit_amount: 600, currency: "usd", recurring: month },
      { id: "price_team_year_6000", unit_amount: 6_000, currency: "usd", recurring: year },
    ],
  });
  expect(stripe.requests[0]?.params).toEqual({
    active: "true",
    type: "recurring",
    lookup_keys: ["premium_monthly", "premium_yearly", "team_monthly", "team_yearly"],
  });
});

test("makes one customer for a person, however often it is asked", async () => {
  const { provider, stripe, payer } = await openStripe();
  const first = await provider.ensureCustomer(payer);
  expect(await provider.ensureCustomer(payer)).toBe(first);
  expect(await provider.ensureCustomer({ ...payer, id: "account-2" })).not.toBe(first);
  expect(stripe.requests[0]?.idempotencyKey).toBe("cust:account-1");
  expect([...stripe.customers.values()]).toMatchObject([
    { id: first, email: "robin@person.example", metadata: { userid: "account-1" } },
    { metadata: { userid: "account-2" } },
  ]);
});

test("tells Stripe of another address", async () => {
  const { provider, stripe, payer } = await openStripe();
  const id = await provider.ensureCustomer(payer);
  await provider.updateCustomerEmail(id, "robin@new.example");
  expect(stripe.customers.get(id)).toMatchObject({ id, email: "robin@new.example" });
  await expect(provider.updateCustomerEmail("cus_none", "robin@new.example")).rejects.toMatchObject({
    reason: "missing",
  });
});

describe("a checkout", () => {
  test("is opened at Stripe for an hour, with all that later tells whose it is", async () => {
    const { stripe, openCheckout, now } = await openStripe();
    const checkout = await openCheckout();
    expect(checkout).toEqual({
      sessionId: expect.stringMatching(/^cs_/),
      url: `https://checkout.stripe.com/c/pay/${checkout.sessionId}`,
      expiresAt: now() + HOUR,
    });
    expect(stripe.requests.at(-1)).toMatchObject({ idempotencyKey: "co:attempt-1" });
    expect(stripe.requests.at(-1)?.params).toEqual({
      mode: "subscription",
      customer: [...stripe.customers.keys()][0],
      client_reference_id: "account-1",
      line_items: [{ price: "price_month_1000", quantity: "1" }],
      subscription_data: { metadata: { userid: "account-1" } },
      metadata: { userid: "account-1" },
      success_url: "https://cards.example/subscription?checkout=success&session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://cards.example/subscription?checkout=cancelled",
      expires_at: String((now() + HOUR) / SECOND),
    });
  });

  test("is one for one attempt, at once or later", async () => {
    const { stripe, openCheckout, advance } = await openStripe();
    const first = await openCheckout();
    expect(await openCheckout()).toEqual(first);
    advance(SECOND);
    await expect(openCheckout()).rejects.toThrow(ProviderFault);
    expect(stripe.sessions.size).toBe(1);
    expect((await openCheckout("attempt-2")).sessionId).not.toBe(first.sessionId);
  });

  test("is open, then complete with its subscription", async () => {
    const { provider, stripe, openCheckout } = await openStripe();
    const { sessionId } = await openCheckout();
    const open = { state: "open", subscriptionId: null, accountId: "account-1" };
    expect(await provider.getCheckout(sessionId)).toEqual(open);
    const declined = stripe.declineCheckout(sessionId);
    expect(await provider.getCheckout(sessionId)).toEqual({ ...open, subscriptionId: declined });
    expect(await provider.getSubscription(declined)).toMatchObject({ status: "incomplete" });
    const paid = stripe.completeCheckout(sessionId);
    expect(paid).toBe(declined);
    expect(await provider.getCheckout(sessionId)).toEqual({
      state: "complete",
      subscriptionId: paid,
      accountId: "account-1",
    });
  });

  test("can be expired twice, but not once it is paid", async () => {
    const { provider, stripe, openCheckout } = await openStripe();
    const { sessionId } = await openCheckout();
    await provider.expireCheckout(sessionId);
    await provider.expireCheckout(sessionId);
    expect(await provider.getCheckout(sessionId)).toMatchObject({ state: "expired" });
    const other = await openCheckout("attempt-2");
    stripe.completeCheckout(other.sessionId);
    await expect(provider.expireCheckout(other.sessionId)).rejects.toThrow(ProviderFault);
  });
});

describe("a subscription", () => {
  test("is told in our terms", async () => {
    const { provider, stripe, subscribe, now } = await openStripe();
    const id = await subscribe();
    const month = periodEndAfter(now(), "month", now());
    const subscription = {
      id,
      customerId: [...stripe.customers.keys()][0],
      priceId: "price_month_1000",
      offer: "premium",
      quantity: 1,
      seats: null,
      seatsUntil: null,
      status: "active",
      periodEnd: periodEndAfter(now(), "month", now()),
      cancelAt: null,
      endedAt: null,
      createdAt: now(),
      accountId: "account-1",
    };
    expect(await provider.getSubscription(id)).toEqual(subscription);
    stripe.failRenewal(id);
    expect(await provider.getSubscription(id)).toEqual({
      ...subscription,
      status: "past_due",
      periodEnd: periodEndAfter(month, "month", month),
    });
  });

  test("is listed with its customer, the ended ones too", async () => {
    const { provider, stripe, openCheckout, subscribe } = await openStripe();
    const ended = await subscribe();
    stripe.end(ended);
    const running = stripe.completeCheckout((await openCheckout("attempt-2")).sessionId);
    const customerId = String([...stripe.customers.keys()][0]);
    expect(await provider.listSubscriptions(customerId)).toMatchObject([
      { id: running, status: "active", endedAt: null },
      { id: ended, status: "canceled", endedAt: expect.any(Number) },
    ]);
  });

  test("is cancelled at the end of its period, and resumed", async () => {
    const { provider, subscribe, now } = await openStripe();
    const id = await subscribe();
    expect(await provider.scheduleCancel(id)).toMatchObject({
      status: "active",
      cancelAt: periodEndAfter(now(), "month", now()),
    });
    expect(await provider.resume(id)).toMatchObject({ status: "active", cancelAt: null });
    expect(await provider.getSubscription(id)).toMatchObject({ status: "active", cancelAt: null });
  });

  test("that was cancelled on the billing page, with a date alone, is resumed as well", async () => {
    const { provider, stripe, subscribe, now } = await openStripe();
    const id = await subscribe();
    stripe.cancelInPortal(id);
    expect(stripe.subscriptions.get(id)).toMatchObject({ cancel_at_period_end: false });
    expect(await provider.getSubscription(id)).toMatchObject({
      cancelAt: periodEndAfter(now(), "month", now()),
    });
    expect(await provider.resume(id)).toMatchObject({ cancelAt: null });
    expect(stripe.requests.at(-1)?.params).toEqual({ cancel_at: "" });
  });

  test("with the flag alone, as in classic billing, ends with its period and is resumed", async () => {
    const { provider, stripe, subscribe, now } = await openStripe();
    const id = await subscribe();
    stripe.change(id, { cancel_at_period_end: true });
    expect(await provider.getSubscription(id)).toMatchObject({
      cancelAt: periodEndAfter(now(), "month", now()),
    });
    expect(await provider.resume(id)).toMatchObject({ cancelAt: null });
    expect(stripe.requests.at(-1)?.params).toEqual({ cancel_at_period_end: "false" });
  });

  test("that runs on is left alone by a resume", async () => {
    const { provider, stripe, subscribe } = await openStripe();
    const id = await subscribe();
    expect(await provider.resume(id)).toMatchObject({ status: "active", cancelAt: null });
    expect(stripe.requests.at(-1)?.method).toBe("GET");
  });

  test("is ended at once and its payment given back, also when it is asked twice", async () => {
    const { provider, stripe, subscribe, now } = await openStripe();
    const id = await subscribe();
    expect(await provider.cancelNow(id)).toMatchObject({ status: "canceled", endedAt: now() });
    expect(await provider.cancelNow(id)).toMatchObject({ status: "canceled" });
    expect([...stripe.refunds.values()]).toMatchObject([{ amount: 1000, reason: "duplicate" }]);
  });

  test("of an account that is left is ended at once without giving the payment back, however often", async () => {
    const { provider, stripe, subscribe, now } = await openStripe();
    const id = await subscribe();
    stripe.fault("cut", /^DELETE/);
    await expect(provider.endNow(id)).rejects.toThrow(ProviderFault);
    stripe.fault(null);
    expect(await provider.endNow(id)).toMatchObject({ status: "canceled", endedAt: now() });
    expect(await provider.endNow(id)).toMatchObject({ status: "canceled", endedAt: now() });
    expect(stripe.refunds.size).toBe(0);
  });

  test("is ended although somebody has given the payment back by hand", async () => {
    const { provider, stripe, subscribe } = await openStripe();
    const id = await subscribe();
    const payment = `pi_${[...stripe.invoices.keys()][0]}`;
    stripe.refunds.set(payment, aRefund(payment, 1000, 0));
    expect(await provider.cancelNow(id)).toMatchObject({ status: "canceled" });
  });

  test("stays to be ended again when the money could not be given back", async () => {
    const { provider, stripe, subscribe } = await openStripe();
    const id = await subscribe();
    stripe.fault("500", /refunds/);
    await expect(provider.cancelNow(id)).rejects.toThrow(ProviderFault);
    expect(stripe.subscriptions.get(id)).toMatchObject({ status: "active" });
    stripe.fault("cut", /^DELETE/);
    await expect(provider.cancelNow(id)).rejects.toThrow(ProviderFault);
    stripe.fault(null);
    expect(await provider.cancelNow(id)).toMatchObject({ status: "canceled" });
    expect(stripe.refunds.size).toBe(1);
  });
});

describe("the billing page", () => {
  test("is Stripe's own", async () => {
    const { provider, stripe, payer } = await openStripe();
    const customer = await provider.ensureCustomer(payer);
    const url = await provider.portal(customer, "https://cards.example/subscription");
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(stripe.requests.at(-1)?.params).toEqual({
      customer,
      return_url: "https://cards.example/subscription",
    });
  });

  test("opens at the confirmation of another plan", async () => {
    const { provider, stripe, subscribe } = await openStripe();
    const id = await subscribe();
    const { customerId } = await provider.getSubscription(id);
    const planId = stripe.prices.yearly.id;
    await provider.portal(customerId, "https://cards.example/subscription", {
      subscriptionId: id,
      planId,
      changedUrl: "https://cards.example/subscription?checkout=changed",
    });
    expect(stripe.requests.at(-1)?.params["flow_data"]).toEqual({
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: id,
        items: [{ id: `si_${id}`, price: "price_year_10000", quantity: "1" }],
      },
      after_completion: {
        type: "redirect",
        redirect: { return_url: "https://cards.example/subscription?checkout=changed" },
      },
    });
  });
});

test.each(["sk_live_1", "rk_live_1"])("%s is never taken elsewhere than to Stripe", (secretKey) => {
  const settings = { secretKey, webhookSecrets: [], apiUrl: "http://127.0.0.1:9" };
  expect(() => createStripeProvider(settings, Date.now)).toThrow("STRIPE_API_URL");
});
