import { describe, expect, test, vi } from "vitest";
import { withDatabase } from "../../../test/databases.ts";
import { openWithStripe } from "../../../test/stripe-product.ts";

describe.each(["refuse", "500", "cut", "hang"] as const)("while Stripe answers with: %s", (fault) => {
  withDatabase("every call", (database) => {
    test("fails in the words of the product and changes nothing", async () => {
      const { app, stripe, aPerson, deliverAll } = await openWithStripe(database);
      const person = await aPerson();
      // More than the concurrency limit of requests and locks.
      const newcomers = await Promise.all(Array.from({ length: 6 }, aPerson));
      const [monthly] = (await person.plans()).json().data;
      await person.checkout(monthly.id);
      const [session] = [...stripe.sessions.values()];
      stripe.completeCheckout(String(session?.id));
      await deliverAll();
      const before = await person.subscription();

      stripe.fault(fault, fault === "cut" ? /POST \/v1\/(checkout|billing_portal)|GET/ : /^/);
      const [checkouts, cancel, portal] = await Promise.all([
        Promise.all(newcomers.map((newcomer) => newcomer.checkout(monthly.id))),
        fault === "cut" ? null : person.cancel(),
        person.portal(),
      ]);
      for (const checkout of checkouts) {
        expect(checkout.json()).toMatchObject({ error: "Failed to process payment" });
        expect(checkout.statusCode).toBe(502);
      }
      if (cancel)
        expect(cancel.json()).toMatchObject({
          error: "Failed to cancel subscription",
          code: "provider_failed",
        });
      expect(portal.statusCode).toBe(502);

      // Stored state is still served, and other features keep working.
      expect(await person.subscription()).toEqual(before);
      expect((await person.plans()).json().data).toHaveLength(2);
      app.passTime(11 * 60_000);
      expect((await person.plans()).json().data).toHaveLength(2);
      expect(await person.publicStatus()).toBe("active");

      stripe.fault(null);
      expect((await newcomers[0]?.checkout(monthly.id))?.json().url).toMatch(
        /^https:\/\/checkout\.stripe\.com\//,
      );
      expect((await person.cancel()).json()).toMatchObject({ planId: null });
    });
  });
});

withDatabase("plans that were never known", (database) => {
  test("cannot be listed while Stripe does not answer, and the answer says so", async () => {
    const { stripe, aPerson } = await openWithStripe(database);
    stripe.fault("500");
    const response = await (await aPerson()).plans();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: "Failed to load plans" });
  });
});

withDatabase("plans whose prices have changed", (database) => {
  test("are shown as they were while Stripe does not answer, without a wait for it, and anew once it does", async () => {
    const { app, stripe, send, aPerson } = await openWithStripe(database);
    const person = await aPerson();
    const before = (await person.plans()).json();
    stripe.fault("hang", /prices/);
    const body = JSON.stringify({
      id: "evt_price",
      object: "event",
      type: "price.updated",
      livemode: false,
      data: { object: { id: stripe.prices.monthly.id } },
    });
    expect(await send({ body, signature: stripe.sign(body) })).toBe(200);
    expect((await person.plans()).json()).toEqual(before);
    // Stripe has been asked and is still silent: the answer did not wait for it.
    await vi.waitFor(() => expect(stripe.openRequests()).toBeGreaterThan(0));

    stripe.fault(null);
    const askedBefore = stripe.requests.length;
    app.passTime(11 * 60_000);
    await vi.waitFor(async () => {
      expect((await person.plans()).json()).toEqual(before);
      expect(stripe.requests.length).toBeGreaterThan(askedBefore);
    });
  });
});
