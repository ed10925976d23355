import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { HttpClient } from "./http-client.ts";

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
