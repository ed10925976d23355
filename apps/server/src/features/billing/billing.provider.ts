import type { Plan } from "@visita/domain/billing/billing.contract";

export type Payer = { readonly id: string; readonly email: string };

/** A subscription as the provider has it now; times are epoch milliseconds. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly status: string;
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly createdAt: number;
  /** Who it was bought for, by the provider's own notes; checked against the customer. */
  readonly accountId: string | null;
};

export type CheckoutRequest = {
  readonly payer: Payer;
  readonly customerId: string;
  readonly planId: string;
  readonly attemptId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type CheckoutState = {
  readonly state: "open" | "complete" | "expired";
  readonly subscriptionId: string | null;
  readonly accountId: string | null;
};

/** What an event is about. Its other contents are not used: the provider is asked for the truth of today. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly checkoutId: string | null;
};

/** An event that nobody of the provider's has signed, or that is too old, or from the other mode. */
export class InvalidEvent extends Error {}

export type FaultReason =
  /** There is no such thing at the provider, or not any more. */
  | "missing"
  /** It understood and said no; asking again will not help. */
  | "refused"
  /** Not reached, too slow, too busy, or broken. */
  | "unavailable";

/** The provider did not do what it was asked. */
export class ProviderFault extends Error {
  readonly reason: FaultReason;

  constructor(message: string, reason: FaultReason = "unavailable") {
    super(message);
    this.reason = reason;
  }
}

/** Who takes the money. All state of ours is kept elsewhere; this only asks and tells. */
export type BillingProvider = {
  readonly kind: "stripe" | "sandbox";
  listPlans(): Promise<Plan[]>;
  /** The same customer for the same person, however often it is asked. */
  ensureCustomer(payer: Payer): Promise<string>;
  createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string; expiresAt: number }>;
  getCheckout(sessionId: string): Promise<CheckoutState>;
  expireCheckout(sessionId: string): Promise<void>;
  getSubscription(id: string): Promise<ProviderSubscription>;
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  scheduleCancel(id: string): Promise<ProviderSubscription>;
  resume(id: string): Promise<ProviderSubscription>;
  /** Ends a subscription now and gives its last payment back: for one that was paid twice. */
  cancelNow(id: string): Promise<ProviderSubscription>;
  /** The provider's page for payment methods; with a plan, for changing to that plan. */
  portal(
    customerId: string,
    returnUrl: string,
    change?: { subscriptionId: string; planId: string },
  ): Promise<string>;
  /** Throws `InvalidEvent`. */
  readEvent(raw: Buffer, signature: string | undefined): BillingEvent;
  /** Events since the one named, oldest first, in case some were never delivered. */
  eventsSince(lastEventId: string | null): Promise<BillingEvent[]>;
};
