import type { BillingProvider, ProviderSubscription } from "../billing.provider.ts";
import { ProviderFault } from "../billing.provider.ts";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { SUBSCRIPTION_CHANGES } from "./sandbox-changes.ts";
import { createSandboxEvents, type SandboxEventDeps } from "./sandbox-events.ts";
import { openSandboxBooks, type SandboxBooks } from "./sandbox-ledger.service.ts";
import { SANDBOX_PRICES } from "./sandbox-prices.ts";

const HOUR = 60 * 60 * 1000;

type Deps = SandboxEventDeps & { publicUrl: string };

export type SandboxProvider = BillingProvider & {
  readonly kind: "sandbox";
  /** What its pages work with. */
  readonly books: SandboxBooks;
  /** Lets happen what the clock has brought. For subscriptions that nobody looks at. */
  advance(): Promise<void>;
  /** Resolves when every event so far has been delivered or given up. */
  settle(): Promise<void>;
};

/** Takes no money and behaves as if: the provider of installations without a Stripe key. */
export function createSandboxProvider({ publicUrl, ...deps }: Deps): SandboxProvider {
  const { db, now } = deps;
  const events = createSandboxEvents(deps);
  const books = openSandboxBooks({ db, now, events });
  const change = async (...given: Parameters<SandboxBooks["changeSubscription"]>) =>
    toProviderSubscription(await books.changeSubscription(...given));

  return {
    kind: "sandbox",
    books,
    advance: books.advance,
    settle: events.settle,
    listPlans: async () => [...SANDBOX_PRICES],
    ensureCustomer: async (payer) => customerOf(payer.id),

    async createCheckout({ payer, customerId, planId, attemptId, successUrl, cancelUrl }) {
      const checkout = await books.openCheckout({
        id: `cs_sbx_${attemptId}`,
        account_id: payer.id,
        customer_id: customerId,
        price_id: planId,
        success_url: successUrl,
        cancel_url: cancelUrl,
        state: "open",
        subscription_id: null,
        expires_at: now() + HOUR,
      });
      return {
        sessionId: checkout.id,
        url: `${publicUrl}/sandbox/checkout/${checkout.id}`,
        expiresAt: checkout.expires_at,
      };
    },

    async getCheckout(sessionId) {
      const checkout = await books.findCheckout(sessionId);
      if (!checkout) throw new ProviderFault("the sandbox has no such checkout", "missing");
      const { state, subscription_id: subscriptionId, account_id: accountId } = checkout;
      return { state, subscriptionId, accountId };
    },

    async expireCheckout(sessionId) {
      await books.expireCheckout(sessionId);
      const checkout = await books.findCheckout(sessionId);
      if (checkout?.state !== "expired")
        throw new ProviderFault("this checkout can no longer expire", "refused");
    },

    getSubscription: async (id) => toProviderSubscription(await books.getSubscription(id)),
    listSubscriptions: async (customerId) =>
      (await books.listSubscriptions(customerId)).map(toProviderSubscription),
    scheduleCancel: (id) => change(id, SUBSCRIPTION_CHANGES.scheduleCancel),
    resume: (id) => change(id, SUBSCRIPTION_CHANGES.resume),
    cancelNow: (id) => change(id, SUBSCRIPTION_CHANGES.endNow(now())),

    async portal(customerId, returnUrl, wanted) {
      const url = new URL(`/sandbox/billing/${customerId}`, publicUrl);
      url.searchParams.set("return", returnUrl);
      if (wanted) {
        url.searchParams.set("subscription", wanted.subscriptionId);
        url.searchParams.set("plan", wanted.planId);
      }
      return url.href;
    },

    readEvent: events.read,
    eventsSince: events.undeliveredSince,
  };
}

/** The same for the same person, so there is nothing to keep. */
export function customerOf(accountId: string): string {
  return `cus_sbx_${accountId}`;
}

function toProviderSubscription(row: SandboxSubscriptionRow): ProviderSubscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    priceId: row.price_id,
    status: row.status,
    periodEnd: row.period_end,
    cancelAt: row.cancel_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    accountId: row.account_id,
  };
}
