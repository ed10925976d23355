import { forEachConcurrent } from "../../harness/at-rate.ts";
import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import type { SeededRandom } from "../../harness/seeded-random.ts";

const CONCURRENCY = 8;
const MAX_PEOPLE = 40;
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

const TOO_OLD_SECONDS = 301;

type SignedBody = Pick<Delivery, "body" | "signature">;

/** Forged variants of a real event, all of which must be refused. */
export function forgedFrom(stripe: FakeStripe, { event }: Delivery, number: number): SignedBody[] {
  const written = (change: object) => JSON.stringify({ ...event, id: `evt_forged_${number}`, ...change });
  const own = written({});
  const live = written({ livemode: true });
  const real = stripe.toDelivery(event);
  const timestamp = Math.floor(Date.now() / 1000) - TOO_OLD_SECONDS;
  return [
    { body: own, signature: stripe.sign(own, { secret: "whsec_guessed" }) },
    // The signature of another event.
    { body: own, signature: real.signature },
    { body: own, signature: "" },
    // A replay: signed correctly, but too old.
    { body: own, signature: stripe.sign(own, { timestamp }) },
    { body: own, signature: stripe.sign(own, { scheme: "v0" }) },
    // Signed correctly, but in live mode.
    { body: live, signature: stripe.sign(live) },
  ];
}

/** Makes a random change to a subscription. Returns whether it was a failed payment. */
export function changeSubscription(stripe: FakeStripe, id: string, random: SeededRandom): boolean {
  const { status, items } = stripe.subscriptions.get(id) ?? {};
  const isTeams = items?.data[0]?.price.product === stripe.prices.teamMonthly.product;
  const roll = random.next();
  if (status === "canceled") return false;
  if (roll < 0.03) stripe.end(id);
  else if (status === "past_due" && roll < 0.7) stripe.recoverPayment(id);
  else if (roll < 0.3) {
    stripe.failRenewal(id);
    return true;
  } else if (roll < 0.5) stripe.renew(id);
  else if (roll < 0.7) stripe.cancelInPortal(id);
  else if (roll < 0.85) stripe.change(id, { cancel_at: null, cancel_at_period_end: false });
  else if (isTeams && random.happens(0.7)) changeQuantity(stripe, id, random);
  else {
    const { monthly, yearly, teamMonthly, teamYearly } = stripe.prices;
    const [one, other] = isTeams ? [teamMonthly, teamYearly] : [monthly, yearly];
    stripe.changePlan(id, random.happens(0.5) ? one : other);
  }
  return false;
}

/** Somebody joined or left. */
function changeQuantity(stripe: FakeStripe, id: string, random: SeededRandom): void {
  const quantity = Math.floor(random.next() * MAX_PEOPLE);
  const metadata = { seats: String(MAX_PEOPLE), seats_until: String(Math.floor(Date.now() / 1000)) };
  stripe.changeQuantity(id, { items: [{ quantity }], proration_behavior: "none", metadata });
}
