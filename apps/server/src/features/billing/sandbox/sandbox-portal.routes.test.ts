import { expect, test } from "vitest";
import { withDatabase } from "../../../../test/databases.ts";
import { DAY, openSandbox, YEARLY } from "../../../../test/sandbox.ts";

withDatabase("a sandbox subscription", (database) => {
  const buy = async (outcome = "pays") => {
    const opened = await openSandbox(database);
    const payer = await opened.aPayer();
    const bought = await opened.pay(payer, outcome);
    const url = await opened.sandbox.portal(payer.customerId, `${opened.app.config.publicUrl}/subscription`);
    const { pathname, search } = new URL(url);
    const portal = pathname + search;
    return {
      ...opened,
      ...payer,
      bought,
      portal,
      now: async () => (await opened.subscriptionsOf(payer))[0],
      press: (action: string, subscription = bought.id) => payer.submit(portal, { subscription, action }),
      look: async () => (await payer.browser.get(portal)).body,
      /** The types of the events delivered since the last call. */
      async takeEvents() {
        const types = (await opened.delivered()).map(({ type }) => type);
        opened.deliveries.length = 0;
        return types;
      },
    };
  };

  test("renews by the clock, also after a long silence", async () => {
    const { app, bought, now, takeEvents, sandbox, passTime } = await buy();
    await takeEvents();
    await passTime(32 * DAY);
    const renewed = await now();
    expect(renewed?.status).toBe("active");
    expect(renewed?.periodEnd).toBeGreaterThan(app.now());
    expect(new Date(Number(renewed?.periodEnd)).getUTCDate()).toBe(new Date(bought.periodEnd).getUTCDate());
    expect(await takeEvents()).toEqual(["invoice.paid", "customer.subscription.updated"]);
    expect(await sandbox.getSubscription(bought.id)).toEqual(renewed);
    expect(await takeEvents()).toEqual([]);
    await passTime(200 * DAY);
    await sandbox.advance();
    expect(await takeEvents()).toEqual(["invoice.paid", "customer.subscription.updated"]);
    expect((await now())?.periodEnd).toBeLessThan(app.now() + 32 * DAY);
  });

  test("that many look at when its period ends is renewed once", async () => {
    const { bought, takeEvents, sandbox, passTime } = await buy();
    await takeEvents();
    await passTime(32 * DAY);
    await Promise.all(Array.from({ length: 5 }, () => sandbox.getSubscription(bought.id)));
    expect(await takeEvents()).toEqual(["invoice.paid", "customer.subscription.updated"]);
  });

  test("whose renewal fails is past due, and a working card mends it", async () => {
    const { app, now, takeEvents, look, press, passTime } = await buy("renewal_fails");
    await takeEvents();
    expect(await look()).toContain("A test card whose renewals fail");
    await passTime(32 * DAY);
    expect(await now()).toMatchObject({ status: "past_due", endedAt: null });
    expect(await takeEvents()).toEqual(["invoice.payment_failed", "customer.subscription.updated"]);
    expect(await look()).toContain("The last payment failed");
    expect((await press("card")).statusCode).toBe(303);
    const paid = await now();
    expect(paid?.status).toBe("active");
    expect(paid?.periodEnd).toBeGreaterThan(app.now());
    expect(await takeEvents()).toEqual(["invoice.paid", "customer.subscription.updated"]);
    expect(await look()).not.toContain("The last payment failed");
    await passTime(32 * DAY);
    expect(await now()).toMatchObject({ status: "active" });
  });

  test("that is not paid for three weeks is given up", async () => {
    const { app, bought, now, takeEvents, press, sandbox, passTime } = await buy("renewal_fails");
    await passTime(bought.periodEnd - app.now() + 21 * DAY - 1_000);
    expect(await now()).toMatchObject({ status: "past_due" });
    await takeEvents();
    await passTime(1_000);
    await sandbox.advance();
    expect(await takeEvents()).toEqual(["customer.subscription.deleted"]);
    expect(await now()).toMatchObject({ status: "canceled", endedAt: bought.periodEnd + 21 * DAY });
    expect((await press("card")).statusCode).toBe(303);
    expect(await now()).toMatchObject({ status: "canceled" });
  });

  test("can be cancelled at the end of its period and resumed, from either side", async () => {
    const { bought, now, takeEvents, look, press, sandbox } = await buy();
    await takeEvents();
    await press("cancel");
    expect(await now()).toMatchObject({ status: "active", cancelAt: bought.periodEnd });
    expect(await look()).toContain("Ends on");
    await press("cancel");
    expect(await takeEvents()).toEqual(["customer.subscription.updated"]);
    await press("resume");
    expect(await now()).toMatchObject({ status: "active", cancelAt: null });
    expect(await sandbox.scheduleCancel(bought.id)).toMatchObject({ cancelAt: bought.periodEnd });
    expect(await sandbox.resume(bought.id)).toMatchObject({ cancelAt: null });
    expect(await takeEvents()).toHaveLength(3);
  });

  test("that was cancelled ends by the clock and cannot be resumed afterwards", async () => {
    const { app, bought, now, takeEvents, look, press, sandbox, passTime } = await buy();
    await press("cancel");
    await takeEvents();
    await passTime(bought.periodEnd - app.now());
    await sandbox.advance();
    await sandbox.advance();
    expect(await takeEvents()).toEqual(["customer.subscription.deleted"]);
    expect(await now()).toMatchObject({ status: "canceled", endedAt: bought.periodEnd });
    expect(await look()).toContain("Ended on");
    await press("resume");
    expect(await now()).toMatchObject({ status: "canceled" });
    await expect(sandbox.resume(bought.id)).rejects.toThrow("has ended");
  });

  test("that is unpaid ends at once when it is cancelled", async () => {
    const { now, look, press, passTime } = await buy("renewal_fails");
    await passTime(32 * DAY);
    expect(await look()).toContain("Cancel now");
    await press("cancel");
    expect(await now()).toMatchObject({ status: "canceled" });
  });

  test("can be ended now, once", async () => {
    const { app, bought, takeEvents, sandbox } = await buy();
    await takeEvents();
    const ended = await sandbox.cancelNow(bought.id);
    expect(ended).toMatchObject({ status: "canceled" });
    expect(ended.endedAt).toBeLessThanOrEqual(app.now());
    expect(await sandbox.cancelNow(bought.id)).toEqual(ended);
    expect(await takeEvents()).toEqual(["customer.subscription.deleted"]);
  });

  test("changes to the plan that its owner came for, once", async () => {
    const { app, bought, browser, customerId, now, takeEvents, sandbox, submit } = await buy();
    await takeEvents();
    const back = `${app.config.publicUrl}/subscription`;
    const url = await sandbox.portal(customerId, back, {
      subscriptionId: bought.id,
      planId: YEARLY,
      changedUrl: `${back}?checkout=changed`,
    });
    const path = url.slice(app.config.publicUrl.length);
    expect((await browser.get(path)).body).toContain("Change to Premium Yearly for $100");
    const change = () => submit(path, { subscription: bought.id, action: "change" });
    const changed = await change();
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `${back}?checkout=changed`]);
    const yearly = await now();
    expect(yearly).toMatchObject({ id: bought.id, priceId: YEARLY, status: "active" });
    expect(yearly?.periodEnd).toBeGreaterThan(app.now() + 364 * DAY);
    expect(await takeEvents()).toEqual(["invoice.paid", "customer.subscription.updated"]);
    await change();
    expect(await takeEvents()).toEqual([]);
    expect((await browser.get(path)).body).not.toContain("Change to");
  });

  test("is shown to and changed by its owner alone", async () => {
    const { aPayer, bought, browser, customerId, now, pay, portal, submit, subscriptionsOf } = await buy();
    const stranger = await aPayer();
    await pay(stranger);
    expect((await stranger.browser.get(portal)).statusCode).toBe(404);
    const form = { subscription: bought.id, action: "cancel" };
    expect((await stranger.submit(portal, form)).statusCode).toBe(404);
    expect((await stranger.submit(`/sandbox/billing/${stranger.customerId}`, form)).statusCode).toBe(404);
    expect(await subscriptionsOf(stranger)).toMatchObject([{ cancelAt: null }]);
    expect((await submit(portal, form, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    browser.cookies.clear();
    expect((await browser.get(portal)).statusCode).toBe(401);
    expect((await submit(portal, form)).statusCode).toBe(401);
    expect(await now()).toMatchObject({ customerId, cancelAt: null });
  });

  test("page leads back to the product and nowhere else", async () => {
    const { browser, customerId, app } = await buy();
    const own = `${app.config.publicUrl}/subscription`;
    const hrefFor = async (target: string) => {
      const page = await browser.get(`/sandbox/billing/${customerId}?return=${encodeURIComponent(target)}`);
      return /class="back" href="([^"]*)"/.exec(page.body)?.[1];
    };
    expect(await hrefFor(`${own}?x=1`)).toBe(`${own}?x=1`);
    const foreign = [
      "https://evil.example/",
      "javascript:alert(1)",
      "//evil.example",
      "http://localhost.evil:3000/",
    ];
    for (const target of foreign) expect(await hrefFor(target)).toBe(own);
  });
});
