import { expect, test } from "vitest";
import { logInWithCode, ROBIN, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { lastCodeTo } from "../../../test/mailbox.ts";
import { billingOf, openWithStripe } from "../../../test/stripe-product.ts";
import { deleteLeftAccounts } from "../leave/account-deletion.service.ts";

const DAY = 24 * 60 * 60_000;
const NEW_EMAIL = "robin@studio.example";

eachDatabase("a customer of Stripe", (database) => {
  test("is known by a changed address, also when Stripe was away at first", async () => {
    const { app, stripe, browser, reconcile } = await openSubscriber(database);
    const emails = () => [...stripe.customers.values()].map(({ email }) => email);
    const requests = () => stripe.requests.filter(({ path }) => path.startsWith("/v1/customers/")).length;
    await browser.post("/api/account/email", { email: NEW_EMAIL, password: ROBIN.password });
    const code = await lastCodeTo(app, NEW_EMAIL);
    expect((await browser.post("/api/account/email/confirm", { code })).statusCode).toBe(200);

    stripe.fault("500", /customers/);
    await reconcile();
    expect(emails()).toEqual([ROBIN.email]);
    stripe.fault(null);
    await reconcile();
    expect(emails()).toEqual([NEW_EMAIL]);
    const asked = requests();
    await reconcile();
    expect(requests()).toBe(asked);
  });

  test("who leaves is charged no more, and is deleted only once Stripe has ended the plan", async () => {
    const { app, stripe, browser } = await openSubscriber(database);
    const statuses = () => [...stripe.subscriptions.values()].map(({ status }) => status);
    const accounts = async () => (await app.db.selectFrom("account").select("id").execute()).length;
    stripe.fault("500");
    expect((await browser.post("/api/account/leave", { password: ROBIN.password })).statusCode).toBe(200);
    expect(statuses()).toEqual(["active"]);
    app.passTime(8 * DAY);
    await deleteLeftAccounts(app.context);
    expect(await accounts()).toBe(1);
    stripe.fault(null);
    await deleteLeftAccounts(app.context);
    expect(statuses()).toEqual(["canceled"]);
    expect(stripe.refunds.size).toBe(0);
    expect(await accounts()).toBe(0);
  });
});

async function openSubscriber(database: TestDatabase) {
  const opened = await openWithStripe(database);
  const { app, stripe } = opened;
  const browser = aBrowser(app);
  await signUp(browser);
  await logInWithCode(app, browser);
  const person = billingOf(browser, String((await browser.user())?.userid));
  const [monthly] = (await person.plans()).json().data;
  await person.checkout(monthly.id);
  stripe.completeCheckout(String([...stripe.sessions.keys()][0]));
  await opened.deliverAll();
  expect(await person.publicStatus()).toBe("active");
  return { ...opened, browser };
}
