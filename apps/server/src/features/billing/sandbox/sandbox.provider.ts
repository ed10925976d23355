import type { BillingProvider, ProviderSubscription } from "../billing.provider.ts";
import { ProviderFault } from "../billing.provider.ts";
import type { SandboxSubscriptionRow } from "./sandbox.store.ts";
import { createSandboxEvents, type SandboxEventDeps } from "./sandbox-events.ts";
import { createSandboxLedger, type SandboxLedger } from "./sandbox-ledger.service.ts";
import { prorationOf, SUBSCRIPTION_CHANGES } from "./sandbox-lifecycle.ts";
import { SANDBOX_PRICES, sandboxOfferOf } from "./sandbox-prices.ts";

const CUSTOMER = "cus_sbx_";
const HOUR = 60 * 60 * 1000;

type Deps = SandboxEventDeps & { publicUrl: string };

export type SandboxProvider = BillingProvider & {
  readonly kind: "sandbox";
  /** For the sandbox's own pages. */
  readonly ledger: SandboxLedger;
  /** Applies due renewals and expiries of subscriptions and checkouts that nobody reads. */
  advance(): Promise<void>;
  /** Resolves when every event so far has been delivered or has failed. */
  settle(): Promise<void>;
};

/** Simulates a payment provider, for installations without a Stripe key. */
export function createSandboxProvider({ publicUrl, ...deps }: Deps): SandboxProvider {
  const { db, now } = deps;
  const events = createSandboxEvents(deps);
  const ledger = createSandboxLedger({ db, now, events });
  const change = async (...args: Parameters<SandboxLedger["changeSubscription"]>) =>
    toProviderSubscription(await ledger.changeSubscription(...args));

  return {
    kind: "sandbox",
    ledger,
    advance: ledger.advance,
    settle: events.settle,
    listPlans: async () => SANDBOX_PRICES,
    ensureCustomer: async (payer) => customerOf(payer.id),
    // The sandbox sends no receipts.
    updateCustomerEmail: async () => {},

    async createCheckout({ payer, customerId, planId, quantity, attemptId, successUrl, cancelUrl }) {
      const checkout = await ledger.openCheckout({
        id: `cs_sbx_${attemptId}`,
        account_id: payer.id,
        customer_id: customerId,
        price_id: planId,
        quantity,
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
      const checkout = await ledger.findCheckout(sessionId);
      if (!checkout) throw new ProviderFault("the sandbox has no such checkout", "missing");
      const { state, subscription_id: subscriptionId, account_id: accountId } = checkout;
      return { state, subscriptionId, accountId };
    },

    async expireCheckout(sessionId) {
      await ledger.expireCheckout(sessionId);
      const checkout = await ledger.findCheckout(sessionId);
      if (checkout?.state !== "expired")
        throw new ProviderFault("this checkout can no longer expire", "refused");
    },

    getSubscription: async (id) => toProviderSubscription(await ledger.getSubscription(id)),
    listSubscriptions: async (customerId) =>
      (await ledger.listSubscriptions(customerId)).map(toProviderSubscription),
    scheduleCancel: (id) => change(id, SUBSCRIPTION_CHANGES.scheduleCancel),
    resume: (id) => change(id, SUBSCRIPTION_CHANGES.resume),
    async previewSeats(id, quantity, at) {
      return prorationOf(await ledger.getSubscription(id), quantity, at);
    },
    changeSeats: (id, seats) => change(id, SUBSCRIPTION_CHANGES.changeSeats(seats)),
    cancelNow: (id) => change(id, SUBSCRIPTION_CHANGES.endNow(now())),
    endNow: (id) => change(id, SUBSCRIPTION_CHANGES.endNow(now())),

    async portal(customerId, returnUrl, change) {
      const url = new URL(`/sandbox/billing/${customerId}`, publicUrl);
      url.searchParams.set("return", returnUrl);
      if (change) {
        url.searchParams.set("subscription", change.subscriptionId);
        url.searchParams.set("plan", change.planId);
        url.searchParams.set("changed", change.changedUrl);
      }
      return url.href;
    },

    readEvent: events.read,
    eventsSince: events.undeliveredSince,
  };
}

/** Derived from the account, so that customers need no table. */
export function customerOf(accountId: string): string {
  return `${CUSTOMER}${accountId}`;
}

export function accountOf(customerId: string): string {
  return customerId.startsWith(CUSTOMER) ? customerId.slice(CUSTOMER.length) : "";
}

function toProviderSubscription(row: SandboxSubscriptionRow): ProviderSubscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    priceId: row.price_id,
    offer: sandboxOfferOf(row.price_id),
    quantity: row.quantity,
    seats: row.seats,
    seatsUntil: row.seats_until,
    status: row.status,
    periodEnd: row.period_end,
    cancelAt: row.cancel_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    accountId: row.account_id,
  };
}
