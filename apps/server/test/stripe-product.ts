import { onTestFinished } from "vitest";
import { signIn } from "../../../tools/harness/accounts.ts";
import { startFakeStripe } from "../../../tools/harness/fake-stripe/fake-stripe.ts";
import { beginSession } from "../src/features/account/sessions/session.service.ts";
import { hasProvider } from "../src/features/billing/billing.provider.ts";
import { reconcile } from "../src/features/billing/reconcile.service.ts";
import { aBrowser, type Browser } from "./browser.ts";
import type { TestDatabase } from "./databases.ts";
import { buildTestApp } from "./test-app.ts";

type Event = ReturnType<Awaited<ReturnType<typeof startFakeStripe>>["takeUndelivered"]>[number];

/** The product with Stripe as its provider and a fake Stripe, both on one clock. */
export async function openWithStripe(database: TestDatabase, env: Record<string, string> = {}) {
  let clock = Date.now;
  const stripe = await startFakeStripe({ now: () => clock() });
  onTestFinished(() => stripe.stop());
  const app = await buildTestApp(database, {
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
      RATE_LIMIT_SCALE: "1000",
      ...env,
    },
  });
  clock = app.now;

  /** One event, as it arrives at our door. */
  async function send({ body, signature }: Pick<Event, "body" | "signature">): Promise<number> {
    const response = await app.inject({
      method: "POST",
      url: "/api/billing/webhook",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      payload: body,
    });
    return response.statusCode;
  }

  return {
    app,
    stripe,
    send,
    deliverAll: () => stripe.deliver(stripe.takeUndelivered(), send),
    async reconcile() {
      const context = app.context;
      if (hasProvider(context)) await reconcile(context);
    },
    async aPerson() {
      const browser = aBrowser(app);
      const { account, token } = await signIn(app.db, {}, app.now());
      browser.cookies.set("sid", token);
      return {
        ...billingOf(browser, account.id),
        /** For after a long time, when the session is over. */
        async signInAgain() {
          browser.cookies.set("sid", await beginSession(app.db, account.id, app.now()));
        },
      };
    },
  };
}

/** What somebody can do about their plan. */
export function billingOf(browser: Browser, userid: string) {
  return {
    browser,
    userid,
    plans: () => browser.get(`/api/subs/getplans/${userid}`),
    checkout: (planId: string) => browser.post("/api/subs/stripesession", { planId }),
    subscription: async (query = "") => (await browser.get(`/api/subs/getusersubs/${userid}${query}`)).json(),
    cancel: () => browser.send({ method: "DELETE", url: `/api/subs/cancelsubscription/${userid}` }),
    resume: () => browser.post(`/api/subs/resume/${userid}`),
    portal: () => browser.post("/api/subs/portal"),
    package: async () => (await browser.get(`/api/card/packagestatus/${userid}`)).json(),
    publicStatus: async () => (await browser.get(`/api/card/cardcheckuserstatus/${userid}`)).json().status,
  };
}
