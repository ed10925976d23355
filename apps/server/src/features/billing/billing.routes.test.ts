import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { sentMails } from "../../../test/mailbox.ts";
import { openWithStripe } from "../../../test/stripe-product.ts";

const DAY = 24 * 60 * 60 * 1000;
const FREE = {
  status: "inactive",
  planId: null,
  cancelAt: null,
  renewsAt: null,
  pastDue: false,
  hasBilling: false,
};

eachDatabase("buying a plan", (database) => {
  /** An account that has paid for the monthly plan, with all events delivered. */
  const aSubscriber = async (env: Record<string, string> = {}) => {
    const product = await openWithStripe(database, env);
    const person = await product.aPerson();
    const [monthly, yearly] = (await person.plans()).json().data;
    const { url } = (await person.checkout(monthly.id)).json();
    const [session] = [...product.stripe.sessions.values()];
    const subscriptionId = product.stripe.completeCheckout(String(session?.id));
    await product.deliverAll();
    return { ...product, person, monthly, yearly, url, session, subscriptionId };
  };

  test("begins with nothing but the free plan", async () => {
    const { aPerson } = await openWithStripe(database);
    const person = await aPerson();
    expect(await person.subscription()).toEqual(FREE);
    expect(await person.package()).toEqual({ status: "inactive", availableSlots: 1 });
    expect(await person.publicStatus()).toBe("inactive");
  });

  test("lists the two plans with their prices and nothing else of them", async () => {
    const { aPerson } = await openWithStripe(database);
    const response = await (await aPerson()).plans();
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual([
      { id: expect.any(String), unit_amount: 1000, currency: "usd", recurring: { interval: "month" } },
      { id: expect.any(String), unit_amount: 10000, currency: "usd", recurring: { interval: "year" } },
    ]);
  });

  test("asks Stripe about a checkout ten times in ten minutes for one account, then tells what is stored", async () => {
    const { app, stripe, person, session } = await aSubscriber({ RATE_LIMIT_SCALE: "1" });
    const asked = () =>
      stripe.requests.filter(({ path }) => path === `/v1/checkout/sessions/${session?.id}`).length;
    const before = asked();
    for (let at = 0; at < 20; at++) {
      expect(await person.subscription(`?session_id=${session?.id}`)).toMatchObject({ status: "active" });
    }
    expect(asked() - before).toBe(10);
    app.passTime(10 * 60_000);
    await person.subscription(`?session_id=${session?.id}`);
    expect(asked() - before).toBe(11);
  });

  test("goes through Stripe's own page and is active once the event has come", async () => {
    const { person, monthly, url } = await aSubscriber();
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(await person.subscription()).toEqual({
      ...FREE,
      status: "active",
      planId: monthly.id,
      renewsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hasBilling: true,
    });
    expect(await person.package()).toEqual({ status: "active", availableSlots: 3 });
    expect(await person.publicStatus()).toBe("active");
  });

  test("is confirmed for whoever comes back before the event does, and only for them", async () => {
    const { stripe, aPerson, deliverAll } = await openWithStripe(database);
    const [person, stranger] = [await aPerson(), await aPerson()];
    const [monthly] = (await person.plans()).json().data;
    await person.checkout(monthly.id);
    const [session] = [...stripe.sessions.values()];
    expect(await person.subscription(`?session_id=${session?.id}`)).toEqual(FREE);
    stripe.completeCheckout(String(session?.id));
    expect(await person.subscription()).toEqual(FREE);
    expect(await stranger.subscription(`?session_id=${session?.id}`)).toEqual(FREE);
    expect(await person.subscription("?session_id=cs_bogus")).toEqual(FREE);
    expect(await person.subscription(`?session_id=${session?.id}`)).toMatchObject({
      planId: monthly.id,
      isCheckoutPaid: true,
    });
    expect(new Set(await deliverAll())).toEqual(new Set([200]));
    expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
  });

  test("makes one checkout of a double click, two tabs and a second try", async () => {
    const { stripe, aPerson } = await openWithStripe(database);
    const person = await aPerson();
    const [monthly, yearly] = (await person.plans()).json().data;
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.checkout(monthly.id)));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect((await person.checkout(monthly.id)).json().url).toBe(answers[0]?.json().url);
    expect(stripe.sessions.size).toBe(1);
    expect((await person.checkout(yearly.id)).json().url).not.toBe(answers[0]?.json().url);
    expect([...stripe.sessions.values()].map((session) => session.status)).toEqual(["expired", "open"]);
  });

  test("opens a new checkout once the old one has run out", async () => {
    const { app, stripe, aPerson } = await openWithStripe(database);
    const person = await aPerson();
    const [monthly] = (await person.plans()).json().data;
    const { url } = (await person.checkout(monthly.id)).json();
    app.passTime(2 * 60 * 60 * 1000);
    expect((await person.checkout(monthly.id)).json().url).not.toBe(url);
    expect(stripe.sessions.size).toBe(2);
  });

  test("believes no price, amount or customer of the caller's", async () => {
    const { stripe, aPerson } = await openWithStripe(database);
    const person = await aPerson();
    const foreign = await person.checkout("price_of_my_own");
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json()).toMatchObject({ error: "failed to create session" });
    const [monthly] = (await person.plans()).json().data;
    await person.browser.post("/api/subs/stripesession", {
      planId: monthly.id,
      unit_amount: 1,
      customer: "cus_other",
      userid: "other",
    });
    const [session] = [...stripe.sessions.values()];
    expect(session?.client_reference_id).toBe(person.userid);
  });

  test("refuses to sell the same plan twice, and sends a change of plan to Stripe's page", async () => {
    const { stripe, person, monthly, yearly } = await aSubscriber();
    const again = await person.checkout(monthly.id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: "You already have an active subscription." });
    expect((await person.checkout(yearly.id)).json().url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(stripe.requests.at(-1)?.params["flow_data"]).toMatchObject({
      after_completion: {
        redirect: {
          return_url: expect.stringContaining(`/subscription?checkout=changed&plan=${yearly.id}`),
        },
      },
    });
  });

  test("a declined payment leaves everything as it was", async () => {
    const { stripe, aPerson, deliverAll } = await openWithStripe(database);
    const person = await aPerson();
    const [monthly] = (await person.plans()).json().data;
    await person.checkout(monthly.id);
    const [session] = [...stripe.sessions.values()];
    stripe.declineCheckout(String(session?.id));
    await deliverAll();
    expect(await person.subscription()).toMatchObject({ status: "inactive", planId: null, pastDue: false });
  });

  describe("and then", () => {
    test("cancelling shows the free plan at once and keeps premium until the period ends", async () => {
      const { app, person, stripe, subscriptionId, deliverAll } = await aSubscriber();
      const canceled = await person.cancel();
      expect(canceled.statusCode).toBe(200);
      const { cancelAt } = canceled.json();
      expect(canceled.json()).toMatchObject({
        message: "Subscription canceled successfully",
        status: "active",
        planId: null,
      });
      expect(Date.parse(cancelAt)).toBeGreaterThan(app.now() + 27 * DAY);
      expect((await person.cancel()).json()).toMatchObject({ status: "active", cancelAt });
      await deliverAll();
      expect(await person.subscription()).toMatchObject({ status: "active", planId: null, cancelAt });
      expect(await person.publicStatus()).toBe("active");
      // There is no event for the end: only time passes.
      app.passTime(Date.parse(cancelAt) - app.now());
      expect(await person.publicStatus()).toBe("inactive");
      stripe.end(subscriptionId);
      await deliverAll();
      await person.signInAgain();
      expect(await person.subscription()).toEqual({ ...FREE, hasBilling: true });
    });

    test("resuming takes it back without a second payment", async () => {
      const { person, monthly, stripe } = await aSubscriber();
      await person.cancel();
      const resumed = await person.resume();
      expect(resumed.statusCode).toBe(200);
      expect(resumed.json()).toMatchObject({ status: "active", planId: monthly.id, cancelAt: null });
      await person.cancel();
      const url = (await person.checkout(monthly.id)).json().url;
      expect(url).toMatch(/\/subscription\?checkout=resumed$/);
      expect(await person.subscription()).toMatchObject({ planId: monthly.id, cancelAt: null });
      expect(stripe.sessions.size).toBe(1);
    });

    test("a cancellation on Stripe's page counts the same, and can be taken back here", async () => {
      const { person, monthly, stripe, subscriptionId, deliverAll } = await aSubscriber();
      stripe.cancelInPortal(subscriptionId);
      await deliverAll();
      expect(await person.subscription()).toMatchObject({
        status: "active",
        planId: null,
        cancelAt: expect.any(String),
      });
      expect((await person.resume()).json()).toMatchObject({ planId: monthly.id, cancelAt: null });
    });

    test("renewals go on by themselves, also when their event is late by up to three days", async () => {
      const { app, person, stripe, subscriptionId, deliverAll } = await aSubscriber();
      app.passTime(30 * DAY + 71 * 60 * 60 * 1000);
      expect(await person.publicStatus()).toBe("active");
      app.passTime(2 * 60 * 60 * 1000);
      expect(await person.publicStatus()).toBe("inactive");
      stripe.renew(subscriptionId);
      await deliverAll();
      expect(await person.publicStatus()).toBe("active");
    });

    test("a failed renewal keeps everything on for seven days, and mending it ends the matter", async () => {
      const { app, person, stripe, subscriptionId, deliverAll } = await aSubscriber();
      app.passTime(30 * DAY);
      stripe.failRenewal(subscriptionId);
      await deliverAll();
      await person.signInAgain();
      expect(await person.subscription()).toMatchObject({ status: "active", pastDue: true });
      const notices = (await sentMails(app)).filter((mail) => mail.kind === "payment_failed");
      expect(notices.map((mail) => mail.text)).toEqual([expect.stringContaining("/subscription")]);
      app.passTime(6 * DAY);
      expect(await person.publicStatus()).toBe("active");
      app.passTime(DAY);
      expect(await person.publicStatus()).toBe("inactive");
      await person.signInAgain();
      expect(await person.subscription()).toMatchObject({ status: "inactive", pastDue: true });
      stripe.recoverPayment(subscriptionId);
      await deliverAll();
      await person.signInAgain();
      expect(await person.subscription()).toMatchObject({ status: "active", pastDue: false });
    });

    test("somebody who owes a payment is sent to mend it, not to pay beside it", async () => {
      const { app, person, monthly, stripe, subscriptionId, deliverAll } = await aSubscriber();
      app.passTime(30 * DAY);
      stripe.failRenewal(subscriptionId);
      await deliverAll();
      app.passTime(8 * DAY);
      await person.signInAgain();
      expect(await person.publicStatus()).toBe("inactive");
      expect((await person.checkout(monthly.id)).json().url).toMatch(/^https:\/\/billing\.stripe\.com\//);
      expect(stripe.sessions.size).toBe(1);
    });

    test("a double that could not be ended at once is ended by reconciliation", async () => {
      const { person, stripe, monthly, subscriptionId, app, deliverAll, reconcile } = await aSubscriber();
      app.passTime(1000);
      const second = await app.context.billing.provider?.createCheckout({
        payer: { id: person.userid, email: "robin@person.example" },
        customerId: String(stripe.subscriptions.get(subscriptionId)?.customer),
        planId: monthly.id,
        quantity: 1,
        attemptId: "made-by-a-race",
        successUrl: "http://localhost:3000/subscription",
        cancelUrl: "http://localhost:3000/subscription",
      });
      const duplicate = stripe.completeCheckout(String(second?.sessionId));
      stripe.fault("500", /DELETE|POST \/v1\/refunds/);
      expect(new Set(await deliverAll())).toEqual(new Set([200]));
      expect(stripe.subscriptions.get(duplicate)?.status).toBe("active");
      stripe.fault(null);
      await reconcile();
      expect(stripe.subscriptions.get(duplicate)?.status).toBe("canceled");
      expect(stripe.subscriptions.get(subscriptionId)?.status).toBe("active");
    });

    test("two paid sessions become one: the older stays, the newer is ended and paid back", async () => {
      const { person, stripe, monthly, subscriptionId, app, deliverAll } = await aSubscriber();
      app.passTime(1000);
      const customer = String(stripe.subscriptions.get(subscriptionId)?.customer);
      const second = await app.context.billing.provider?.createCheckout({
        payer: { id: person.userid, email: "robin@person.example" },
        customerId: customer,
        planId: monthly.id,
        quantity: 1,
        attemptId: "made-by-a-race",
        successUrl: "http://localhost:3000/subscription",
        cancelUrl: "http://localhost:3000/subscription",
      });
      const duplicate = stripe.completeCheckout(String(second?.sessionId));
      await deliverAll();
      await deliverAll();
      expect(stripe.subscriptions.get(duplicate)?.status).toBe("canceled");
      expect(stripe.subscriptions.get(subscriptionId)?.status).toBe("active");
      expect(stripe.refunds.size).toBe(1);
      expect(await person.subscription()).toMatchObject({ status: "active", planId: monthly.id });
    });

    test("the billing page is Stripe's", async () => {
      const { person, aPerson } = await aSubscriber();
      expect((await person.portal()).json().url).toMatch(/^https:\/\/billing\.stripe\.com\//);
      expect((await (await aPerson()).portal()).statusCode).toBe(404);
    });
  });
});

eachDatabase("somebody else's plan", (database) => {
  test("can be neither read nor changed", async () => {
    const { aPerson, app } = await openWithStripe(database);
    const [owner, stranger] = [await aPerson(), await aPerson()];
    const calls = [
      ["GET", `/api/subs/getplans/${owner.userid}`],
      ["GET", `/api/subs/getusersubs/${owner.userid}`],
      ["DELETE", `/api/subs/cancelsubscription/${owner.userid}`],
      ["POST", `/api/subs/resume/${owner.userid}`],
      ["GET", `/api/card/packagestatus/${owner.userid}`],
    ] as const;
    for (const [method, url] of calls) {
      expect((await stranger.browser.send({ method, url })).statusCode, url).toBe(403);
      expect((await app.inject({ method, url })).statusCode, url).toBe(401);
    }
    expect((await app.inject({ method: "POST", url: "/api/subs/stripesession" })).statusCode).toBe(401);
    expect((await app.inject({ method: "POST", url: "/api/subs/portal" })).statusCode).toBe(401);
  });

  test("is told to the public as active or not, also for an id that nobody has", async () => {
    const { app } = await openWithStripe(database);
    const response = await app.inject("/api/card/cardcheckuserstatus/nobody");
    expect(response.json()).toEqual({ status: "inactive" });
  });
});

eachDatabase("without billing", (database) => {
  test("every feature is open to everybody and nothing can be bought", async () => {
    const { aPerson, app } = await openWithStripe(database, { BILLING_PROVIDER: "off" });
    const person = await aPerson();
    expect(await person.package()).toEqual({ status: "active", availableSlots: 3 });
    expect((await person.plans()).json()).toEqual({ data: [] });
    expect((await person.checkout("price_any")).statusCode).toBe(404);
    expect((await app.inject({ method: "POST", url: "/api/billing/webhook" })).statusCode).toBe(404);
  });
});
