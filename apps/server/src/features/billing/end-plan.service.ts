import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import type { ProvidedContext } from "./billing.provider.ts";
import { ProviderFault } from "./billing.provider.ts";
import { findOpenAttempt, updateAttempt } from "./checkout-attempt.store.ts";
import { findCustomer } from "./customer.store.ts";
import { deleteLedgerOf } from "./sandbox/sandbox.store.ts";
import { listAccountsLeftWithPlan, listSubscriptions } from "./subscription.store.ts";
import { storeSubscription } from "./sync.service.ts";

/**
 * Ends at the provider whatever an account could be charged for: open checkouts and running subscriptions. Idempotent.
 * False if the provider could not be asked; nothing may be deleted then, because payments would go on.
 */
export async function endPlan(context: AppContext, accountId: string): Promise<boolean> {
  if (!isProvided(context)) return true;
  try {
    await expireOpenCheckout(context, accountId);
    const customer = await findCustomer(context.db, context.billing.provider.kind, accountId);
    if (customer) await endSubscriptions(context, accountId, customer.customer_id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.billing.alert(
      "the plan of an account that was left could not be ended yet; it is tried again",
      error,
    );
    return false;
  }
}

/** Accounts that were left and have something running, as far as it is known here. */
export function listLeftPayers(context: AppContext): Promise<string[]> {
  return context.billing.provider
    ? listAccountsLeftWithPlan(context.db, context.billing.provider.kind)
    : Promise.resolve([]);
}

/** What the sandbox knows of an account. Other providers keep their invoices, as law asks. */
export function deleteSandboxData(trx: Db, accountId: string): Promise<void> {
  return deleteLedgerOf(trx, accountId);
}

async function expireOpenCheckout(context: ProvidedContext, accountId: string): Promise<void> {
  const {
    db,
    billing: { provider },
  } = context;
  await context.exclusive(`checkout:${accountId}`, async () => {
    const attempt = await findOpenAttempt(db, accountId);
    if (!attempt) return;
    if (attempt.session_id !== null && attempt.provider === provider.kind) {
      await provider.expireCheckout(attempt.session_id).catch(ignoreIfSettled);
    }
    await updateAttempt(db, attempt.id, { state: "expired" });
  });
}

/** Refused: it was paid meanwhile, and its subscription is found below. */
function ignoreIfSettled(error: unknown): void {
  if (!(error instanceof ProviderFault) || error.reason === "unavailable") throw error;
}

async function endSubscriptions(
  context: ProvidedContext,
  accountId: string,
  customerId: string,
): Promise<void> {
  const {
    db,
    billing: { provider },
  } = context;
  const known = await listSubscriptions(db, provider.kind, accountId);
  for (const subscription of await provider.listSubscriptions(customerId).catch(noneIfMissing)) {
    const isOwn = subscription.offer !== null || known.some(({ id }) => id === subscription.id);
    if (!isOwn || subscription.endedAt !== null) continue;
    await context.exclusive(`subscription:${subscription.id}`, async () => {
      await storeSubscription(context, await provider.endNow(subscription.id));
    });
  }
}

/** Customers of another key, such as one for tests, are unknown to the provider: there is nothing to end. */
function noneIfMissing(error: unknown): [] {
  if (error instanceof ProviderFault && error.reason === "missing") return [];
  throw error;
}

function isProvided(context: AppContext): context is ProvidedContext {
  return context.billing.provider !== null;
}
