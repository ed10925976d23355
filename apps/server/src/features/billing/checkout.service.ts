import type { Plan } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { ProvidedContext } from "./billing.provider.ts";
import { type Offer, type Payer, ProviderFault } from "./billing.provider.ts";
import { type AttemptRow, findOpenAttempt, insertAttempt, updateAttempt } from "./checkout-attempt.store.ts";
import { findCustomer, insertCustomer } from "./customer.store.ts";
import { listPlans } from "./plans.service.ts";
import { findEntitling, findUnpaid, PROVIDER_TIMEOUT_MS } from "./subscription.service.ts";
import type { SubscriptionRow } from "./subscription.store.ts";
import { storeSubscription } from "./sync.service.ts";

const HOUR = 60 * 60 * 1000;
const TRUSTED_HOSTS = ["checkout.stripe.com", "billing.stripe.com"];

type Order = {
  readonly planId: string;
  readonly offer: Offer;
  readonly quantity: number;
  /** Where the customer comes back to. */
  readonly page: `/${string}`;
};

/**
 * Returns the URL to continue at. Serialized per account, so that two tabs or a double click lead to one checkout. The
 * price comes from the provider, never from the caller.
 */
export function startCheckout(context: ProvidedContext, payer: Payer, order: Order): Promise<string> {
  const work = (signal: AbortSignal) =>
    context.exclusive(`checkout:${payer.id}`, async () => {
      signal.throwIfAborted();
      try {
        const plan = (await listPlans(context))[order.offer].find(({ id }) => id === order.planId);
        if (!plan) throw new AppError("unknown_plan", TEXT.sessionFailed);
        const current = await findEntitling(context, payer.id);
        if (current) return requireTrustedUrl(context, await changePlan(context, current, plan, order.page));
        // An unpaid subscription is paid instead of buying a second one.
        const unpaid = await findUnpaid(context, payer.id);
        if (unpaid) return requireTrustedUrl(context, await openPaymentUpdate(context, unpaid, order.page));
        return requireTrustedUrl(context, await openCheckout(context, payer, order));
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        context.billing.alert("the payment provider did not open a checkout", error);
        throw new AppError("provider_failed", TEXT.paymentFailed);
      }
    });
  return withTimeout(work, PROVIDER_TIMEOUT_MS, () => new AppError("provider_failed", TEXT.paymentFailed));
}

/** Refused means paid in another tab meanwhile, or a provider without a page for changing plans. */
function toAlreadySubscribed(error: unknown): never {
  if (!(error instanceof ProviderFault) || error.reason !== "refused") throw error;
  throw new AppError("already_subscribed", TEXT.alreadyActive);
}

/** For an existing subscription: resumes it or switches its plan, but never creates a second one. */
async function changePlan(
  context: ProvidedContext,
  current: SubscriptionRow,
  plan: Plan,
  page: Order["page"],
): Promise<string> {
  const { provider } = context.billing;
  if (current.price_id === plan.id) {
    if (current.cancel_at === null) throw new AppError("already_subscribed", TEXT.alreadyActive);
    await storeSubscription(context, await provider.resume(current.id));
    return urlOf(context, page, "checkout=resumed");
  }
  const changedUrl = urlOf(context, page, `checkout=changed&plan=${encodeURIComponent(plan.id)}`);
  const change = { subscriptionId: current.id, planId: plan.id, changedUrl };
  return provider.portal(current.customer_id, urlOf(context, page), change).catch(toAlreadySubscribed);
}

function openPaymentUpdate(
  context: ProvidedContext,
  unpaid: SubscriptionRow,
  page: Order["page"],
): Promise<string> {
  return context.billing.provider.portal(unpaid.customer_id, urlOf(context, page));
}

function urlOf({ config: { publicUrl } }: ProvidedContext, page: Order["page"], query = ""): string {
  if (query === "") return publicUrl + page;
  return `${publicUrl}${page}${page.includes("?") ? "&" : "?"}${query}`;
}

async function openCheckout(context: ProvidedContext, payer: Payer, order: Order): Promise<string> {
  const {
    db,
    now,
    billing: { provider },
  } = context;
  const open = await findOpenAttempt(db, payer.id);
  if (open && isReusable(open, order, provider.kind, now())) return String(open.url);
  if (open) await closeAttempt(context, open);
  const customerId = await ensureCustomer(context, payer);
  const id = newId();
  await insertAttempt(db, {
    id,
    provider: provider.kind,
    account_id: payer.id,
    price_id: order.planId,
    quantity: order.quantity,
    session_id: null,
    url: null,
    state: "open",
    created_at: now(),
    expires_at: now() + HOUR,
  });
  const checkout = await provider.createCheckout({
    payer,
    customerId,
    planId: order.planId,
    quantity: order.quantity,
    attemptId: id,
    successUrl: urlOf(context, order.page, "checkout=success&session_id={CHECKOUT_SESSION_ID}"),
    cancelUrl: urlOf(context, order.page, "checkout=cancelled"),
  });
  await updateAttempt(db, id, {
    session_id: checkout.sessionId,
    url: checkout.url,
    expires_at: checkout.expiresAt,
  });
  return checkout.url;
}

function isReusable(attempt: AttemptRow, order: Order, provider: string, now: number): boolean {
  const { price_id, quantity } = attempt;
  const isSame = price_id === order.planId && quantity === order.quantity;
  return attempt.provider === provider && isSame && attempt.url !== null && attempt.expires_at > now;
}

/** For an attempt of another plan, an expired one, or one that never reached the provider. */
async function closeAttempt(
  { db, now, billing: { provider } }: ProvidedContext,
  attempt: AttemptRow,
): Promise<void> {
  const isReachable = attempt.session_id !== null && attempt.provider === provider.kind;
  if (isReachable && attempt.expires_at > now()) {
    await provider.expireCheckout(String(attempt.session_id)).catch(toAlreadySubscribed);
  }
  await updateAttempt(db, attempt.id, { state: "expired" });
}

/** Created before the checkout, so that every later event can be assigned to an account. */
async function ensureCustomer({ db, billing: { provider } }: ProvidedContext, payer: Payer): Promise<string> {
  const existing = await findCustomer(db, provider.kind, payer.id);
  if (existing) return existing.customer_id;
  const customerId = await provider.ensureCustomer(payer);
  await insertCustomer(db, {
    provider: provider.kind,
    account_id: payer.id,
    customer_id: customerId,
    email: payer.email,
  });
  return customerId;
}

/** Returns the URL of the provider's customer portal, for payment methods and invoices. */
export async function openPortal(
  context: ProvidedContext,
  accountId: string,
  page: Order["page"],
): Promise<string> {
  const customer = await findCustomer(context.db, context.billing.provider.kind, accountId);
  if (!customer) throw new AppError("no_subscription", TEXT.portalFailed);
  try {
    const url = await context.billing.provider.portal(customer.customer_id, urlOf(context, page));
    return requireTrustedUrl(context, url);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.billing.alert("the payment provider did not open the customer portal", error);
    throw new AppError("provider_failed", TEXT.portalFailed);
  }
}

/** Only the product's own pages and Stripe's are valid redirect targets, whatever the provider returned. */
function requireTrustedUrl(
  { config: { publicUrl }, billing: { provider, alert } }: ProvidedContext,
  url: string,
): string {
  const target = URL.parse(url);
  const isStripe = provider.kind === "stripe" && TRUSTED_HOSTS.includes(target?.host ?? "");
  if (target?.origin === publicUrl || (isStripe && target?.protocol === "https:")) return url;
  alert("the payment provider returned a URL on an unexpected host");
  throw new AppError("provider_failed", TEXT.paymentFailed);
}
