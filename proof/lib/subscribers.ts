import type { RootDb } from "../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { HttpClient } from "./http-client.ts";

export type Subscriber = {
  readonly accountId: string;
  readonly cookie: string;
  readonly subscriptionId: string;
};

/** Somebody who has just paid. Nothing of it has been delivered yet. */
export async function newSubscriber(
  db: RootDb,
  client: HttpClient,
  stripe: FakeStripe,
  planId = stripe.prices.monthly.id,
): Promise<Subscriber> {
  const { accountId, cookie } = await signIn(db);
  const answer = await openCheckout(client, cookie, planId);
  const session = [...stripe.sessions.values()].findLast((each) => each.client_reference_id === accountId);
  if (!session) throw new Error(`No checkout was opened: ${answer.status} ${answer.body}`);
  return { accountId, cookie, subscriptionId: stripe.completeCheckout(session.id) };
}

export function openCheckout({ ask }: HttpClient, cookie: string, planId: string) {
  return ask({ method: "POST", path: "/api/subs/stripesession", headers: { cookie }, body: { planId } });
}

/** Brings an event to the product's door and tells the status of the answer; 0 is none. */
export function webhookOf({ ask }: HttpClient) {
  return async ({ body, signature }: Pick<Delivery, "body" | "signature">): Promise<number> => {
    const headers = { "stripe-signature": signature };
    return (await ask({ method: "POST", path: "/api/billing/webhook", headers, body })).status;
  };
}
