import type Stripe from "stripe";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { HttpClient } from "../../harness/http-client.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { NO_RATE_LIMITS, PUBLIC_SETTINGS } from "./running-product.ts";

/** Settings that make the product pay through the fake Stripe, without rate limits. */
export function stripeSettings(environment: TestEnvironment, stripe: FakeStripe): Record<string, string> {
  return {
    ...environment.settings,
    ...PUBLIC_SETTINGS,
    ...NO_RATE_LIMITS,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
}

export type Subscriber = {
  readonly accountId: string;
  readonly cookie: string;
  readonly subscriptionId: string;
};

/** A subscriber who has just paid; no event is delivered yet. */
export async function newSubscriber(
  db: RootDb,
  client: HttpClient,
  stripe: FakeStripe,
  planId = stripe.prices.monthly.id,
): Promise<Subscriber> {
  const { accountId, cookie } = await signIn(db);
  const response = await openCheckout(client, cookie, planId);
  const session = [...stripe.sessions.values()].findLast((each) => each.client_reference_id === accountId);
  if (!session) throw new Error(`No checkout was opened: ${response.status} ${response.body}`);
  return { accountId, cookie, subscriptionId: stripe.completeCheckout(session.id) };
}

/** A team that has just paid for some people; no event is delivered yet. */
export async function newPayingTeam(
  db: RootDb,
  { send }: HttpClient,
  stripe: FakeStripe,
  seats: number,
): Promise<void> {
  const { cookie } = await signIn(db);
  const post = async (path: string, body: object) => {
    const answer = await send({ method: "POST", path, headers: { cookie }, body });
    return JSON.parse(answer.body) as { teamid?: string };
  };
  const { teamid } = await post("/api/team", { name: "Officina Brera", cardid: null });
  const planId = stripe.prices.teamMonthly.id;
  const opened = await post(`/api/team/${teamid}/billing/checkout`, { planId, seats });
  const session = [...stripe.sessions.values()].findLast((each) => each.client_reference_id === teamid);
  if (!session) throw new Error(`No checkout was opened: ${JSON.stringify(opened)}`);
  stripe.completeCheckout(session.id);
}

export function openCheckout({ send }: HttpClient, cookie: string, planId: string) {
  return send({ method: "POST", path: "/api/subs/stripesession", headers: { cookie }, body: { planId } });
}

/** Posts an event to the webhook and returns the status; 0 means no response. */
export function webhookOf({ send }: HttpClient) {
  return async ({ body, signature }: Pick<Delivery, "body" | "signature">): Promise<number> => {
    const headers = { "stripe-signature": signature };
    return (await send({ method: "POST", path: "/api/billing/webhook", headers, body })).status;
  };
}

/** Subscriptions whose stored state differs from Stripe's. */
export async function differingSubscriptions(db: RootDb, stripe: FakeStripe): Promise<string[]> {
  const rows = await db.selectFrom("subscription").selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...stripe.subscriptions.values()].flatMap((truth) => {
    const row = stored.get(truth.id);
    const seen = row && [
      row.status,
      row.price_id,
      row.quantity,
      row.seats,
      row.period_end,
      row.cancel_at,
      row.ended_at,
    ];
    return JSON.stringify(seen) === JSON.stringify(stateOf(truth)) ? [] : [truth.id];
  });
}

function stateOf({ status, items, cancel_at, ended_at, metadata }: Stripe.Subscription) {
  const [item] = items.data;
  return [
    status,
    item?.price.id,
    item?.quantity,
    metadata["seats"] === undefined ? null : Number(metadata["seats"]),
    milliseconds(item?.current_period_end),
    milliseconds(cancel_at),
    milliseconds(ended_at),
  ];
}

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds ? seconds * 1000 : null;
}
