import { anAccount } from "../../../tools/harness/accounts.ts";
import { beginSession } from "../src/features/account/sessions/session.service.ts";
import type { BillingEvent, Payer } from "../src/features/billing/billing.provider.ts";
import { createSandboxProvider } from "../src/features/billing/sandbox/sandbox.provider.ts";
import { sandboxRoutes } from "../src/features/billing/sandbox/sandbox.routes.ts";
import { aBrowser } from "./browser.ts";
import type { TestDatabase } from "./databases.ts";
import { buildTestApp } from "./test-app.ts";

export const DAY = 24 * 60 * 60 * 1000;
export const MONTHLY = "price_sbx_month";
export const YEARLY = "price_sbx_year";
export const WEBHOOK_SECRET = "only for the sandbox of a test";

/** The product with a sandbox whose deliveries a test can read and refuse. */
export async function openSandbox(database: TestDatabase, env: Record<string, string> = {}) {
  const app = await buildTestApp(database, { env: { BILLING_PROVIDER: "off", ...env } });
  const deliveries: { raw: Buffer; signature: string; event: BillingEvent }[] = [];
  let isTaken = true;
  let gate: Promise<void> | null = null;
  const sandbox = createSandboxProvider({
    db: app.db,
    now: app.now,
    publicUrl: app.config.publicUrl,
    webhookSecret: WEBHOOK_SECRET,
    log: app.log,
    async deliver(raw, signature) {
      await gate;
      if (!isTaken) throw new Error("the webhook does not answer");
      deliveries.push({ raw, signature, event: sandbox.readEvent(raw, signature) });
    },
  });
  await app.register(sandboxRoutes, { sandbox, mayPayFor: async (accountId, payer) => accountId === payer });

  /** Somebody signed in, with the checkout that they have opened. */
  async function aPayer(planId = MONTHLY) {
    const browser = aBrowser(app);
    const account = await anAccount(app.db);
    const beginBrowserSession = async () => {
      const token = await beginSession(app.db, account.id, app.now());
      browser.cookies.set(app.config.isSecure ? "__Host-sid" : "sid", token);
    };
    await beginBrowserSession();
    const payer: Payer = { id: account.id, email: account.email };
    const customerId = await sandbox.ensureCustomer(payer);
    const page = `${app.config.publicUrl}/subscription`;
    const checkout = await sandbox.createCheckout({
      payer,
      customerId,
      planId,
      quantity: 1,
      attemptId: `attempt-of-${account.id}`,
      successUrl: `${page}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${page}?checkout=cancelled`,
    });
    /** Sends a form, by default from one of our own pages. */
    const submit = (
      url: string,
      fields: Record<string, string> = {},
      origin: Record<string, string> = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" },
    ) =>
      app.inject({
        method: "POST",
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...origin },
        cookies: Object.fromEntries(browser.cookies),
      });
    /** Moves the clock, and signs in again where that takes longer than a session lives. */
    const passTime = async (milliseconds: number) => {
      app.passTime(milliseconds);
      await beginBrowserSession();
    };
    return { browser, payer, customerId, checkout, path: new URL(checkout.url).pathname, submit, passTime };
  }

  type APayer = Awaited<ReturnType<typeof aPayer>>;

  return {
    app,
    sandbox,
    aPayer,
    refuseDeliveries: (refuse: boolean) => {
      isTaken = !refuse;
    },
    /** Keeps deliveries waiting until the returned function is called. */
    holdDeliveries(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    /** Everything delivered so far, as the webhook read it. */
    async delivered() {
      await sandbox.settle();
      return deliveries.map(({ event }) => event);
    },
    deliveries,
    async pay({ path, customerId, submit }: APayer, outcome = "pays") {
      await submit(path, { outcome });
      const [subscription] = await sandbox.listSubscriptions(customerId);
      if (!subscription) throw new Error("nothing was bought");
      return subscription;
    },
    subscriptionsOf: ({ customerId }: APayer) => sandbox.listSubscriptions(customerId),
  };
}
