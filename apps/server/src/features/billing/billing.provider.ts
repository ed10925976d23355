import type { Plan } from "@visita/domain/billing/billing.contract";
import type { AppContext } from "../../core/app-context.ts";

export type Payer = { readonly id: string; readonly email: string };

/** What is sold: to a person, or to a team for each of its people. */
export type Offer = "premium" | "team";

export type PriceList = Readonly<Record<Offer, readonly Plan[]>>;

/** A subscription's current state at the provider. Times are epoch milliseconds. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  /** Null for a price of another product that is sold through the same account at the provider. */
  readonly offer: Offer | null;
  readonly quantity: number;
  readonly seats: number | null;
  readonly seatsUntil: number | null;
  readonly status: string;
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly createdAt: number;
  /** From the subscription's metadata; must match the customer's account. */
  readonly accountId: string | null;
};

export type CheckoutRequest = {
  readonly payer: Payer;
  readonly customerId: string;
  readonly planId: string;
  readonly quantity: number;
  readonly attemptId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type CheckoutState = {
  readonly state: "open" | "complete" | "expired";
  readonly subscriptionId: string | null;
  readonly accountId: string | null;
};

/** Which objects an event concerns. The rest of its payload is ignored: current state is fetched from the provider. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly checkoutId: string | null;
};

/** The signature is missing, wrong or too old, or the event is from the other mode (live or test). */
export class InvalidEvent extends Error {}

export type FaultReason =
  /** The object does not exist at the provider. */
  | "missing"
  /** The request was rejected; retrying does not help. */
  | "refused"
  /** Unreachable, too slow, overloaded or broken. */
  | "unavailable";

/** A request to the provider failed. */
export class ProviderFault extends Error {
  readonly reason: FaultReason;

  constructor(message: string, reason: FaultReason = "unavailable") {
    super(message);
    this.reason = reason;
  }
}

export type PlanChange = {
  readonly subscriptionId: string;
  readonly planId: string;
  /** Where the customer returns once the plan is changed. */
  readonly changedUrl: string;
};

/** Times are epoch milliseconds. */
export type SeatChange = {
  readonly quantity: number;
  /** Paid for until the period ends. */
  readonly seats: number;
  readonly seatsUntil: number;
  /** What the rest of the period costs from this time on is charged at once; null: the next payment is another. */
  readonly chargedFrom: number | null;
};

/** Port to the payment provider. Implementations hold no state of the product. */
export type BillingProvider = {
  readonly kind: "stripe" | "sandbox";
  listPlans(): Promise<PriceList>;
  /** Idempotent: one customer per account. */
  ensureCustomer(payer: Payer): Promise<string>;
  /** For receipts and invoices. */
  updateCustomerEmail(customerId: string, email: string): Promise<void>;
  createCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string; expiresAt: number }>;
  getCheckout(sessionId: string): Promise<CheckoutState>;
  expireCheckout(sessionId: string): Promise<void>;
  getSubscription(id: string): Promise<ProviderSubscription>;
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  scheduleCancel(id: string): Promise<ProviderSubscription>;
  resume(id: string): Promise<ProviderSubscription>;
  /** What a change to so many people would be charged at once, in cents, if it were made at that time. */
  previewSeats(id: string, quantity: number, at: number): Promise<number>;
  /** Refused where a payment is declined; nothing is changed then. */
  changeSeats(id: string, change: SeatChange): Promise<ProviderSubscription>;
  /** Cancels immediately and refunds the last payment; for duplicate subscriptions. */
  cancelNow(id: string): Promise<ProviderSubscription>;
  /** Ends it immediately, without a refund; for accounts that are left. No effect on an ended one. */
  endNow(id: string): Promise<ProviderSubscription>;
  /** URL of the customer portal; with `change`, of its page for switching to that plan. */
  portal(customerId: string, returnUrl: string, change?: PlanChange): Promise<string>;
  /** Throws `InvalidEvent`. */
  readEvent(raw: Buffer, signature: string | undefined): BillingEvent;
  /** Later events, oldest first, to catch up on failed deliveries. */
  eventsSince(lastEventId: string | null): Promise<BillingEvent[]>;
};

/** Narrowed: billing is on. */
export type ProvidedContext = AppContext & { readonly billing: { readonly provider: BillingProvider } };

export function hasProvider(context: AppContext): context is ProvidedContext {
  return context.billing.provider !== null;
}
