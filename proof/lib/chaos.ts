import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { SeededRandom } from "../../harness/seeded-random.ts";
import { forgedFrom } from "./forged-events.ts";
import { severalAtOnce } from "./several-at-once.ts";

const AT_ONCE = 8;
const SHARE = { doubled: 0.3, failedFirst: 0.15, never: 0.05, forged: 0.02 };

type Send = (letter: Pick<Delivery, "body" | "signature">) => Promise<number>;

/** Delivers Stripe's events late, twice, in any order, at first in vain or never, with forgeries in between. */
export function createChaos(stripe: FakeStripe, chance: SeededRandom, send: Send) {
  const met = new Set<string>();
  const never = new Set<string>();
  const tried = new Set<string>();
  const counts = { deliveries: 0, strange: 0, forged: 0, accepted: 0 };

  async function deliver(delivery: Delivery): Promise<void> {
    await stripe.deliver([delivery], async (letter) => {
      const isFirst = !tried.has(letter.event.id);
      tried.add(letter.event.id);
      const fails = isFirst && chance.happens(SHARE.failedFirst);
      // Of those that fail, some never arrive and of others the answer is lost.
      if (fails && chance.happens(0.5)) return 0;
      counts.deliveries += 1;
      const status = await send(letter);
      if (![0, 200, 503].includes(status)) counts.strange += 1;
      return fails ? 0 : status;
    });
  }

  async function forge(delivery: Delivery): Promise<void> {
    for (const letter of forgedFrom(stripe, delivery, counts.forged)) {
      counts.forged += 1;
      const status = await send(letter);
      // No answer at all is no acceptance either.
      if (status !== 400 && status !== 0) counts.accepted += 1;
    }
  }

  return {
    counts,

    /** Everything that is due. Says how many events that were. */
    async deliverDue(): Promise<number> {
      const due = stripe.takeUndelivered();
      for (const { event } of due) {
        if (!met.has(event.id) && chance.happens(SHARE.never)) never.add(event.id);
        met.add(event.id);
      }
      const letters = due
        .filter(({ event }) => !never.has(event.id))
        .flatMap((each) => (chance.happens(SHARE.doubled) ? [each, each] : [each]));
      await severalAtOnce(AT_ONCE, chance.shuffled(letters), async (delivery) => {
        if (chance.happens(SHARE.forged)) await forge(delivery);
        await deliver(delivery);
      });
      return letters.length;
    },
  };
}
