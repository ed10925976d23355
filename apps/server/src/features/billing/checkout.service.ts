import type { Plan } from "@visita/domain/billing/billing.contract";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { ProvidedContext } from "./billing.context.ts";
import { PROVIDER_TIMEOUT_MS } from "./billing.limits.ts";
import { type Payer, ProviderFault } from "./billing.provider.ts";
import {
  type AttemptRow,
  findCustomer,
  findOpenAttempt,
  insertAttempt,
  insertCustomer,
  type SubscriptionRow,
  updateAttempt,
} from "./billing.store.ts";
import { listPlans } from "./plans.service.ts";
import { findLive, findUnpaid } from "./subscription.service.ts";
import { syncSubscription } from "./sync.service.ts";

const HOUR = 60 * 60 * 1000;
const TRUSTED_HOSTS = ["checkout.stripe.com", "billing.stripe.com"];

/**
 * Where to go to pay for a plan. Under a lock for the person, so that two tabs and a double click end in one checkout;
 * what a plan costs is the provider's business and never the caller's.
 */
export function startCheckout(context: ProvidedContext, payer: Payer, planId: string): Promise<string> {
  const work = (signal: AbortSignal) =>
    context.exclusive(`checkout:${payer.id}`, async () => {
      signal.throwIfAborted();
      try {
        const plan = (await listPlans(context)).find(({ id }) => id === planId);
        if (!plan) throw new AppError("unknown_plan", TEXT.sessionFailed);
        const live = await findLive(context, payer.id);
        if (live) return checkedUrl(context, await changePlan(context, live, plan));
        // Whoever owes a payment mends that one instead of buying another beside it.
        const unpaid = await findUnpaid(context, payer.id);
        if (unpaid) return checkedUrl(context, await mend(context, unpaid));
        return checkedUrl(context, await payFor(context, payer, plan));
      } catch (error) {
        if (!(error instanceof ProviderFault)) throw error;
        context.alert("the payment provider did not open a checkout", error);
        throw new AppError("provider_failed", TEXT.paymentFailed);
      }
    });
  return withTimeout(work, PROVIDER_TIMEOUT_MS, () => new AppError("provider_failed", TEXT.paymentFailed));
}

/** A checkout that was paid in another tab meanwhile is no fault, and neither is a provider without a change page. */
function orAlreadyActive(error: unknown): never {
  if (!(error instanceof ProviderFault) || error.reason !== "refused") throw error;
  throw new AppError("already_subscribed", TEXT.alreadyActive);
}

/** For somebody who pays already: running on instead of ending, or another plan, but never a second payment. */
async function changePlan(context: ProvidedContext, live: SubscriptionRow, plan: Plan): Promise<string> {
  const { provider, publicUrl } = context;
  if (live.price_id === plan.id) {
    if (live.cancel_at === null) throw new AppError("already_subscribed", TEXT.alreadyActive);
    await syncSubscription(context, context.db, await provider.resume(live.id));
    return `${publicUrl}/subscription?checkout=resumed`;
  }
  const change = { subscriptionId: live.id, planId: plan.id };
  return provider.portal(live.customer_id, `${publicUrl}/subscription`, change).catch(orAlreadyActive);
}

function mend({ provider, publicUrl }: ProvidedContext, unpaid: SubscriptionRow): Promise<string> {
  return provider.portal(unpaid.customer_id, `${publicUrl}/subscription`);
}

async function payFor(context: ProvidedContext, payer: Payer, plan: Plan): Promise<string> {
  const { db, now, provider } = context;
  const open = await findOpenAttempt(db, payer.id);
  if (open && isUsable(open, plan, provider.kind, now())) return String(open.url);
  if (open) await closeAttempt(context, open);
  const customerId = await ensureCustomer(context, payer);
  const id = newId();
  await insertAttempt(db, {
    id,
    provider: provider.kind,
    account_id: payer.id,
    price_id: plan.id,
    session_id: null,
    url: null,
    state: "open",
    created_at: now(),
    expires_at: now() + HOUR,
  });
  const page = `${context.publicUrl}/subscription`;
  const checkout = await provider.createCheckout({
    payer,
    customerId,
    planId: plan.id,
    attemptId: id,
    successUrl: `${page}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?checkout=cancelled`,
  });
  await updateAttempt(db, id, {
    session_id: checkout.sessionId,
    url: checkout.url,
    expires_at: checkout.expiresAt,
  });
  return checkout.url;
}

function isUsable(attempt: AttemptRow, plan: Plan, provider: string, now: number): boolean {
  const isSame = attempt.provider === provider && attempt.price_id === plan.id;
  return isSame && attempt.url !== null && attempt.expires_at > now;
}

/** An attempt for another plan, one that has run out, or one that the provider never heard of. */
async function closeAttempt({ db, provider, now }: ProvidedContext, attempt: AttemptRow): Promise<void> {
  const isReachable = attempt.session_id !== null && attempt.provider === provider.kind;
  if (isReachable && attempt.expires_at > now()) {
    await provider.expireCheckout(String(attempt.session_id)).catch(orAlreadyActive);
  }
  await updateAttempt(db, attempt.id, { state: "expired" });
}

/** The customer is there before the checkout, so that every later event can be told whose it is. */
async function ensureCustomer({ db, provider }: ProvidedContext, payer: Payer): Promise<string> {
  const known = await findCustomer(db, provider.kind, payer.id);
  if (known) return known.customer_id;
  const customerId = await provider.ensureCustomer(payer);
  await insertCustomer(db, { provider: provider.kind, account_id: payer.id, customer_id: customerId });
  return customerId;
}

/** The provider's own page for payment methods and invoices. */
export async function openPortal(context: ProvidedContext, accountId: string): Promise<string> {
  const customer = await findCustomer(context.db, context.provider.kind, accountId);
  if (!customer) throw new AppError("no_subscription", TEXT.portalFailed);
  try {
    const url = await context.provider.portal(customer.customer_id, `${context.publicUrl}/subscription`);
    return checkedUrl(context, url);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.alert("the payment provider did not open its billing page", error);
    throw new AppError("provider_failed", TEXT.portalFailed);
  }
}

/** People are sent to our own pages and to Stripe's, whatever an answer says. */
function checkedUrl({ publicUrl, provider, alert }: ProvidedContext, url: string): string {
  const target = URL.parse(url);
  const isStripe = provider.kind === "stripe" && TRUSTED_HOSTS.includes(target?.host ?? "");
  if (target?.origin === publicUrl || (isStripe && target?.protocol === "https:")) return url;
  alert("the payment provider named a page that is not its own");
  throw new AppError("provider_failed", TEXT.paymentFailed);
}
