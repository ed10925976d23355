import { BILLING_MESSAGES } from "@visita/domain/billing/billing.messages";
import { isEntitled, paidSeats } from "@visita/domain/billing/entitlement";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { SeatPrice } from "@visita/domain/team/team-billing.contract";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { type ProvidedContext, ProviderFault, type ProviderSubscription } from "./billing.provider.ts";
import { listPlans } from "./plans.service.ts";
import { findEntitling, PROVIDER_TIMEOUT_MS } from "./subscription.service.ts";
import { listPlanRows, type SubscriptionRow } from "./subscription.store.ts";
import { storeSubscription, toState } from "./sync.service.ts";

/** For how long a price that was told is good. */
const PRICE_VALID_MS = 15 * 60_000;
/** A charge for the rest of a period needs one that was paid for. */
const PAYING = ["active", "trialing"];

export type Seats = {
  /** How many people can have a card now. */
  readonly paid: number;
  /** How many the next payment is for. */
  readonly next: number;
};

/** Null without a plan; unlimited where nothing is sold, or an admin has granted the plan. */
export async function findSeats(
  { db, now, billing: { provider } }: AppContext,
  accountId: string,
): Promise<Seats | "unlimited" | null> {
  if (!provider) return "unlimited";
  const rows = await listPlanRows(db, provider.kind, accountId);
  const entitling = rows.filter((row) => isEntitled(toState(row), now()));
  const paying = entitling.find((row) => row.provider === provider.kind);
  if (paying) return { paid: paidSeats(toSeats(paying), now()), next: paying.quantity };
  return entitling.length > 0 ? "unlimited" : null;
}

/** Counted from now on. Nothing is changed. */
export async function findSeatPrice(
  context: ProvidedContext,
  accountId: string,
  seats: number,
): Promise<SeatPrice> {
  const { now, billing } = context;
  const current = await getPaying(context, accountId);
  const plan = (await listPlans(context)).team.find(({ id }) => id === current.price_id);
  if (!plan) throw new AppError("unknown_plan", TEXT.priceChanged);
  // Providers count in seconds.
  const from = Math.floor(now() / 1000) * 1000;
  const work = async () => {
    const state = await billing.provider.getSubscription(current.id);
    const paid = paidSeats(state, from);
    const added = Math.max(0, seats - paid);
    const preview = (quantity: number) => billing.provider.previewSeats(current.id, quantity, from);
    // What is paid for already costs nothing, also where the next payment is for fewer.
    const before = added === 0 || paid === state.quantity ? 0 : await preview(paid);
    return {
      seats,
      added,
      amountNow: added === 0 ? 0 : (await preview(seats)) - before,
      amountPerPeriod: added * plan.unit_amount,
      currency: plan.currency,
      interval: plan.recurring.interval,
      from,
    };
  };
  return inTime(context, work);
}

/** At the price that was told. Serialized, and from the provider's own state: sent twice, it is charged once. */
export async function buySeats(
  context: ProvidedContext,
  accountId: string,
  { seats, from }: { seats: number; from: number },
): Promise<void> {
  const { now } = context;
  if (from > now() || from < now() - PRICE_VALID_MS) throw new AppError("expired", TEXT.priceChanged);
  const current = await getPaying(context, accountId);
  await inTime(context, (signal) =>
    changeSeats(context, current, signal, async (state, paid) => {
      if (seats <= paid) return null;
      // Charged is what is beyond those that are paid for.
      const ready = state.quantity < paid ? { ...keeping(state, paid), quantity: paid } : null;
      if (ready) await context.billing.provider.changeSeats(state.id, ready);
      return { quantity: seats, seats, seatsUntil: state.periodEnd, chargedFrom: from };
    }),
  );
}

/** The next payment is for so many people; nothing is charged now. Tried again later while the provider fails. */
export async function followPeople(
  context: ProvidedContext,
  accountId: string,
  people: number,
): Promise<void> {
  const current = await findEntitling(context, accountId);
  if (!current) return;
  try {
    await changeSeats(context, current, undefined, async (state, paid) => {
      if (state.quantity === people || !PAYING.includes(state.status)) return null;
      return { ...keeping(state, Math.max(paid, people)), quantity: people };
    });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    context.billing.alert("the payment provider did not change how many people a team pays for", error);
  }
}

function keeping({ periodEnd }: ProviderSubscription, seats: number) {
  return { seats, seatsUntil: periodEnd, chargedFrom: null };
}

type SeatChange = Parameters<ProvidedContext["billing"]["provider"]["changeSeats"]>[1];

function changeSeats(
  context: ProvidedContext,
  { id }: SubscriptionRow,
  signal: AbortSignal | undefined,
  changeOf: (state: ProviderSubscription, paid: number) => Promise<SeatChange | null>,
): Promise<void> {
  const { provider } = context.billing;
  return context.exclusive(`subscription:${id}`, async () => {
    signal?.throwIfAborted();
    const state = await provider.getSubscription(id);
    const change = await changeOf(state, paidSeats(state, context.now()));
    await storeSubscription(context, change ? await provider.changeSeats(id, change) : state);
  });
}

async function getPaying(context: ProvidedContext, accountId: string): Promise<SubscriptionRow> {
  const current = await findEntitling(context, accountId);
  if (!current || !PAYING.includes(current.status))
    throw new AppError("no_subscription", TEXT.paymentDeclined);
  return current;
}

async function inTime<Result>(
  context: ProvidedContext,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const failed = () => new AppError("provider_failed", BILLING_MESSAGES.paymentFailed);
  try {
    return await withTimeout(work, PROVIDER_TIMEOUT_MS, failed);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.reason === "refused") throw new AppError("payment_declined", TEXT.paymentDeclined);
    context.billing.alert("the payment provider did not change a team's plan", error);
    throw failed();
  }
}

function toSeats({ quantity, seats, seats_until: seatsUntil }: SubscriptionRow) {
  return { quantity, seats, seatsUntil };
}
