import { expect, test } from "vitest";
import { withDatabase } from "../../../../test/databases.ts";
import { openSandbox, YEARLY } from "../../../../test/sandbox.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const HOUR = 60 * 60 * 1000;

withDatabase("the sandbox checkout", (database) => {
  test("shows the order, that no money moves, and four outcomes, but no field for a card", async () => {
    const { aPayer } = await openSandbox(database);
    const { browser, path } = await aPayer(YEARLY);
    const { statusCode, body, headers } = await browser.get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain("Sandbox: nothing is charged");
    expect(body).toContain("Premium Yearly");
    expect(body).toContain("<strong>$100</strong>");
    expect(body.match(/type="radio"/g)).toHaveLength(4);
    expect(body.match(/<input(?![^>]*type="radio")/g)).toBeNull();
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-[^ ]+'; /,
    );
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  test("that pays makes an active subscription and leads back with the checkout's id", async () => {
    const { app, sandbox, aPayer, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const response = await payer.submit(payer.path, { outcome: "pays" });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(
      `${app.config.publicUrl}/subscription?checkout=success&session_id=${payer.checkout.sessionId}`,
    );
    const [subscription] = await subscriptionsOf(payer);
    expect(subscription).toMatchObject({
      status: "active",
      priceId: "price_sbx_month",
      customerId: payer.customerId,
      accountId: payer.payer.id,
      cancelAt: null,
      endedAt: null,
    });
    expect(await sandbox.getCheckout(payer.checkout.sessionId)).toEqual({
      state: "complete",
      subscriptionId: subscription?.id,
      accountId: payer.payer.id,
    });
    expect((await payer.browser.get(payer.path)).body).toContain("This checkout is finished");
  });

  test("that is declined says so, changes nothing, and can be tried again", async () => {
    const { sandbox, aPayer, delivered, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const declined = await payer.submit(payer.path, { outcome: "declined" });
    expect(declined.statusCode).toBe(200);
    expect(declined.body).toContain("Your card was declined. Nothing was charged.");
    expect(await subscriptionsOf(payer)).toEqual([]);
    expect(await delivered()).toEqual([]);
    expect(await sandbox.getCheckout(payer.checkout.sessionId)).toMatchObject({ state: "open" });
    expect((await payer.submit(payer.path, { outcome: "pays" })).statusCode).toBe(303);
  });

  test("that needs confirmation asks once more, and pays only when it is given", async () => {
    const { aPayer, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const asked = await payer.submit(payer.path, { outcome: "needs_confirmation" });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain("Confirm your payment");
    expect(await subscriptionsOf(payer)).toEqual([]);
    const refused = await payer.submit(payer.path, { outcome: "refused" });
    expect(refused.body).toContain("The payment was not confirmed. Nothing was charged.");
    expect(await subscriptionsOf(payer)).toEqual([]);
    expect((await payer.submit(payer.path, { outcome: "confirmed" })).statusCode).toBe(303);
    expect(await subscriptionsOf(payer)).toMatchObject([{ status: "active" }]);
  });

  test("that is left leads back and can be taken up again", async () => {
    const { app, aPayer, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const left = await payer.submit(`${payer.path}/cancel`);
    expect(left.statusCode).toBe(303);
    expect(left.headers.location).toBe(`${app.config.publicUrl}/subscription?checkout=cancelled`);
    expect(await subscriptionsOf(payer)).toEqual([]);
    expect((await payer.browser.get(payer.path)).body).toContain("Pay $10");
  });

  test("paid by many clicks at once is paid for once", async () => {
    const { aPayer, delivered, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const clicks = Array.from({ length: 5 }, () => payer.submit(payer.path, { outcome: "pays" }));
    const answers = await Promise.all(clicks);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await subscriptionsOf(payer)).toHaveLength(1);
    expect(await delivered()).toHaveLength(3);
  });

  test("expires after an hour, unpaid", async () => {
    const { app, sandbox, aPayer, delivered, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    app.passTime(HOUR);
    const page = await payer.browser.get(payer.path);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain("This checkout has expired");
    expect((await payer.submit(payer.path, { outcome: "pays" })).statusCode).toBe(410);
    expect((await payer.submit(`${payer.path}/cancel`)).headers.location).toBe(payer.path);
    expect(await subscriptionsOf(payer)).toEqual([]);
    expect(await delivered()).toMatchObject([
      { type: "checkout.session.expired", checkoutId: payer.checkout.sessionId, subscriptionId: null },
    ]);
    expect(await sandbox.getCheckout(payer.checkout.sessionId)).toMatchObject({ state: "expired" });
  });

  test("that was called off cannot be paid, and one that was paid cannot be called off", async () => {
    const { sandbox, aPayer, pay, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    await sandbox.expireCheckout(payer.checkout.sessionId);
    await sandbox.expireCheckout(payer.checkout.sessionId);
    expect((await payer.submit(payer.path, { outcome: "pays" })).statusCode).toBe(410);
    expect(await subscriptionsOf(payer)).toEqual([]);
    const other = await aPayer();
    await pay(other);
    await expect(sandbox.expireCheckout(other.checkout.sessionId)).rejects.toThrow("no longer expire");
  });

  test("is the same one when it is asked for twice", async () => {
    const { sandbox, app, aPayer } = await openSandbox(database);
    const { payer, customerId, checkout } = await aPayer();
    app.passTime(60_000);
    const again = await sandbox.createCheckout({
      payer,
      customerId,
      planId: "price_sbx_month",
      quantity: 1,
      attemptId: `attempt-of-${payer.id}`,
      successUrl: "http://localhost:3000/",
      cancelUrl: "http://localhost:3000/",
    });
    expect(again).toEqual(checkout);
  });

  test("cannot be seen, paid or left by anybody else, nor by somebody who is not signed in", async () => {
    const { aPayer, subscriptionsOf } = await openSandbox(database);
    const owner = await aPayer();
    const stranger = await aPayer();
    const missing = await stranger.browser.get("/sandbox/checkout/cs_sbx_nothing");
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain("We couldn&#39;t find the page you were looking for");
    const seen = await stranger.browser.get(owner.path);
    expect(seen.statusCode).toBe(404);
    expect(seen.body).toBe(missing.body);
    expect((await stranger.submit(owner.path, { outcome: "pays" })).statusCode).toBe(404);
    expect((await stranger.submit(`${owner.path}/cancel`)).statusCode).toBe(404);
    owner.browser.cookies.clear();
    const signedOut = await owner.browser.get(owner.path);
    expect(signedOut.statusCode).toBe(401);
    expect(signedOut.body).toContain("Please sign in to continue.");
    for (const outcome of ["pays", "nonsense"]) {
      expect((await owner.submit(owner.path, { outcome })).statusCode).toBe(401);
    }
    expect(await subscriptionsOf(owner)).toEqual([]);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-site": "none" }],
    [{ "sec-fetch-site": "cross-site", origin: "https://cards.example" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-dest": "document" }],
  ])("refuses a form that comes with %o", async (headers) => {
    const { aPayer, subscriptionsOf } = await openSandbox(database, { PUBLIC_URL: "https://cards.example" });
    const payer = await aPayer();
    const sent = headers as Record<string, string>;
    expect((await payer.submit(payer.path, { outcome: "pays" }, sent)).statusCode).toBe(403);
    expect((await payer.submit(`${payer.path}/cancel`, {}, sent)).statusCode).toBe(403);
    expect(await subscriptionsOf(payer)).toEqual([]);
  });

  test("takes a form from a browser that names its origin alone", async () => {
    const { aPayer } = await openSandbox(database, { PUBLIC_URL: "https://cards.example" });
    const payer = await aPayer();
    const headers = { origin: "https://cards.example" };
    expect((await payer.submit(payer.path, { outcome: "pays" }, headers)).statusCode).toBe(303);
  });

  test.each([
    ["an outcome that is none", "application/x-www-form-urlencoded", "outcome=free", 400],
    ["nothing", "application/x-www-form-urlencoded", "", 400],
    ["JSON", "application/json", '{"outcome":"pays"}', 415],
  ])("does not take %s for a payment", async (_, type, payload, status) => {
    const { aPayer, subscriptionsOf } = await openSandbox(database);
    const payer = await aPayer();
    const { browser, path } = payer;
    const response = await browser.send({
      method: "POST",
      url: path,
      payload,
      headers: { "content-type": type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("text/html");
    expect((await browser.get(`${path}?outcome=pays`)).statusCode).toBe(200);
    expect(await subscriptionsOf(payer)).toEqual([]);
  });

  test("does not exist where the sandbox is not the provider, and forms are read nowhere else", async () => {
    const app = await buildTestApp(database, { env: { BILLING_PROVIDER: "off" } });
    const ordinary = await app.inject("/sandbox");
    for (const url of ["/sandbox/checkout/x", "/sandbox/billing/x"]) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe(ordinary.body);
    }
    const opened = await openSandbox(database);
    const { submit } = await opened.aPayer();
    expect(
      (
        await submit(
          "/api/auth/login",
          { email: "x" },
          { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" },
        )
      ).statusCode,
    ).toBe(415);
  });
});
