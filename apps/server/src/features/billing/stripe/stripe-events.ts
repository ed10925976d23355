import type Stripe from "stripe";
import { z } from "zod";
import { type BillingEvent, InvalidEvent } from "../billing.provider.ts";
import {
  isLiveKey,
  loadStripe,
  type StripeClient,
  StripeFault,
  type StripeSettings,
} from "./stripe-client.ts";

/** Stripe's recommendation. Zero would disable the check. */
const TOLERANCE_SECONDS = 300;
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** Events about a subscription or a checkout. Stripe accepts at most 20 types. */
const TYPES_TO_CATCH_UP = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
];

const Snapshot = z.object({
  object: z.literal("event"),
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});
const WithId = z.object({ id: z.string() });
const Reference = z.union([z.string(), WithId.transform(({ id }) => id)]);
const Session = WithId.extend({ subscription: Reference.nullish() });
const Invoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Reference }) }),
});

/** Throws `InvalidEvent` unless Stripe signed exactly these bytes in the last minutes, in the mode of the API key. */
export function readStripeEvent(
  settings: StripeSettings,
  now: number,
  raw: Buffer,
  signature: string | undefined,
): BillingEvent {
  for (const secret of settings.webhookSecrets) {
    const payload = verifySignature(raw, signature ?? "", secret, now);
    if (payload === undefined) continue;
    const event = Snapshot.safeParse(payload).data;
    if (!event) throw new InvalidEvent("Not an event");
    if (event.livemode !== isLiveKey(settings.secretKey)) throw new InvalidEvent("From the other mode");
    return toBillingEvent(event);
  }
  throw new InvalidEvent("Not signed by Stripe, or too old");
}

function verifySignature(raw: Buffer, signature: string, secret: string, now: number): unknown {
  try {
    return loadStripe().webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    return undefined;
  }
}

function toBillingEvent({ id, type, data }: z.infer<typeof Snapshot>): BillingEvent {
  const base = { id, type, subscriptionId: null, checkoutId: null };
  if (type.startsWith("customer.subscription.")) {
    return { ...base, subscriptionId: WithId.safeParse(data.object).data?.id ?? null };
  }
  if (type.startsWith("checkout.session.")) {
    const session = Session.safeParse(data.object).data;
    return { ...base, subscriptionId: session?.subscription ?? null, checkoutId: session?.id ?? null };
  }
  if (type.startsWith("invoice.")) {
    const invoice = Invoice.safeParse(data.object).data;
    return { ...base, subscriptionId: invoice?.parent.subscription_details.subscription ?? null };
  }
  return base;
}

/** Oldest first. Events beyond the last page are returned by the next call. */
export async function stripeEventsSince(
  call: StripeClient,
  lastEventId: string | null,
): Promise<BillingEvent[]> {
  const list = (page: Stripe.EventListParams) =>
    call((stripe) =>
      stripe.events.list({ delivery_success: false, types: TYPES_TO_CATCH_UP, limit: PAGE_SIZE, ...page }),
    );
  if (lastEventId === null) return oldestFirst(await newestPages(list));
  try {
    return oldestFirst(await pagesAfter(list, lastEventId));
  } catch (error) {
    // Stripe deletes events after 30 days, including the one to continue from.
    if (error instanceof StripeFault && error.reason === "missing")
      return oldestFirst(await newestPages(list));
    throw error;
  }
}

type ListEvents = (page: Stripe.EventListParams) => Promise<Stripe.ApiList<Stripe.Event>>;

/** Newest first, as Stripe lists them. */
async function pagesAfter(list: ListEvents, lastEventId: string): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, has_more } = await list({ ending_before: found[0]?.id ?? lastEventId });
    found.unshift(...data);
    if (!has_more || data.length === 0) break;
  }
  return found;
}

async function newestPages(list: ListEvents): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const last = found.at(-1);
    const { data, has_more } = await list(last ? { starting_after: last.id } : {});
    found.push(...data);
    if (!has_more || data.length === 0) break;
  }
  return found;
}

function oldestFirst(events: readonly Stripe.Event[]): BillingEvent[] {
  return events.toReversed().flatMap((event) => {
    const snapshot = Snapshot.safeParse(event).data;
    return snapshot ? [toBillingEvent(snapshot)] : [];
  });
}
