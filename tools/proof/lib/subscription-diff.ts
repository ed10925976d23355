import type Stripe from "stripe";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";

/** Subscriptions whose stored state differs from Stripe's. */
export async function differingSubscriptions(db: RootDb, stripe: FakeStripe): Promise<string[]> {
  const rows = await db.selectFrom("subscription").selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...stripe.subscriptions.values()].flatMap((truth) => {
    const row = stored.get(truth.id);
    const seen = row && [row.status, row.price_id, row.period_end, row.cancel_at, row.ended_at];
    return JSON.stringify(seen) === JSON.stringify(stateOf(truth)) ? [] : [truth.id];
  });
}

function stateOf({ status, items, cancel_at, ended_at }: Stripe.Subscription) {
  const [item] = items.data;
  return [
    status,
    item?.price.id,
    milliseconds(item?.current_period_end),
    milliseconds(cancel_at),
    milliseconds(ended_at),
  ];
}

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds ? seconds * 1000 : null;
}
