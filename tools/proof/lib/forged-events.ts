import type { Delivery } from "../../harness/fake-stripe/deliveries.ts";
import type { FakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";

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
