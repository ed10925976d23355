import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { openWithStripe } from "../../../test/stripe-product.ts";

describe.each(["refuse", "500", "cut", "hang"] as const)("while Stripe answers with: %s", (fault) => {
  eachDatabase("every call", (database) => {
    test("fails in the words of the product within eleven seconds and changes nothing", async () => {
      const { app, stripe, aPerson, deliverAll } = await openWithStripe(database);
      const [person, newcomer] = [await aPerson(), await aPerson()];
      const [monthly] = (await person.plans()).json().data;
      await person.checkout(monthly.id);
      const [session] = [...stripe.sessions.values()];
      stripe.completeCheckout(String(session?.id));
      await deliverAll();
      const before = await person.subscription();

      stripe.fault(fault, fault === "cut" ? /POST \/v1\/(checkout|billing_portal)|GET/ : /^/);
      const started = Date.now();
      const [checkout, cancel, portal] = await Promise.all([
        newcomer.checkout(monthly.id),
        fault === "cut" ? null : person.cancel(),
        person.portal(),
      ]);
      expect(Date.now() - started).toBeLessThan(11_500);
      expect(checkout.statusCode).toBe(502);
      expect(checkout.json()).toMatchObject({ error: "Failed to process payment" });
      if (cancel)
        expect(cancel.json()).toMatchObject({
          error: "Failed to cancel subscription",
          code: "provider_failed",
        });
      expect(portal.statusCode).toBe(502);

      // What was known stays known, and everything else goes on.
      expect(await person.subscription()).toEqual(before);
      expect((await person.plans()).json().data).toHaveLength(2);
      app.passTime(11 * 60_000);
      expect((await person.plans()).json().data).toHaveLength(2);
      expect(await person.publicStatus()).toBe("active");

      stripe.fault(null);
      expect((await newcomer.checkout(monthly.id)).json().url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
      expect((await person.cancel()).json()).toMatchObject({ planId: null });
    }, 60_000);
  });
});

eachDatabase("plans that were never known", (database) => {
  test("cannot be listed while Stripe does not answer, and the answer says so", async () => {
    const { stripe, aPerson } = await openWithStripe(database);
    stripe.fault("500");
    const response = await (await aPerson()).plans();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: "Failed to load plans" });
  });
});
