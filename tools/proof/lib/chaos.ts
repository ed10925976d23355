import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { SeededRandom } from "../../harness/seeded-random.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";
import { forgedFrom } from "./forged-events.ts";

const CONCURRENCY = 8;
const SHARE = { doubled: 0.3, failedFirst: 0.15, never: 0.05, forged: 0.02 };

type Send = (delivery: Pick<Delivery, "body" | "signature">) => Promise<number>;

/** Delivers Stripe's events late, twice, out of order, after a failure or never, with forged ones in between. */
export function createChaos(stripe: FakeStripe, random: SeededRandom, send: Send) {
  const met = new Set<string>();
  const never = new Set<string>();
  const tried = new Set<string>();
  const counts = { deliveries: 0, unexpected: 0, forged: 0, accepted: 0 };

  async function deliver(delivery: Delivery): Promise<void> {
    await stripe.deliver([delivery], async (delivery) => {
      const isFirst = !tried.has(delivery.event.id);
      tried.add(delivery.event.id);
      const fails = isFirst && random.happens(SHARE.failedFirst);
      // A failed delivery either does not arrive or loses its response.
      if (fails && random.happens(0.5)) return 0;
      counts.deliveries += 1;
      const status = await send(delivery);
      if (![0, 200, 503].includes(status)) counts.unexpected += 1;
      return fails ? 0 : status;
    });
  }

  async function forge(original: Delivery): Promise<void> {
    for (const delivery of forgedFrom(stripe, original, counts.forged)) {
      counts.forged += 1;
      const status = await send(delivery);
      // Status 0, no response, is not an acceptance either.
      if (status !== 400 && status !== 0) counts.accepted += 1;
    }
  }

  return {
    counts,

    /** Delivers everything that is due and returns the number of deliveries. */
    async deliverDue(): Promise<number> {
      const due = stripe.takeUndelivered();
      for (const { event } of due) {
        if (!met.has(event.id) && random.happens(SHARE.never)) never.add(event.id);
        met.add(event.id);
      }
      const deliveries = due
        .filter(({ event }) => !never.has(event.id))
        .flatMap((each) => (random.happens(SHARE.doubled) ? [each, each] : [each]));
      await forEachConcurrent(CONCURRENCY, random.shuffled(deliveries), async (delivery) => {
        if (random.happens(SHARE.forged)) await forge(delivery);
        await deliver(delivery);
      });
      return deliveries.length;
    },
  };
}
