import { describe, expect, test, vi } from "vitest";
import { openStripe } from "../../../../test/open-stripe.ts";
import { type BillingProvider, ProviderFault } from "../billing.provider.ts";
import { createStripeProvider } from "./stripe.provider.ts";

/** The half second between two attempts comes from the SDK. */
const HASTY = { timeoutMs: 400, deadlineMs: 2_000, concurrency: 4, queueSize: 200 };

const PAYER = { id: "account-9", email: "kim@person.example" };

const CALLS: [string, (provider: BillingProvider, id: string) => Promise<unknown>][] = [
  ["listPlans", (provider) => provider.listPlans()],
  ["ensureCustomer", (provider) => provider.ensureCustomer(PAYER)],
  [
    "createCheckout",
    (provider) =>
      provider.createCheckout({
        payer: PAYER,
        customerId: "cus_000001",
        planId: "price_month_1000",
        quantity: 1,
        attemptId: "attempt-9",
        successUrl: "https://cards.example/",
        cancelUrl: "https://cards.example/",
      }),
  ],
  ["getCheckout", (provider) => provider.getCheckout("cs_test_000002")],
  ["expireCheckout", (provider) => provider.expireCheckout("cs_test_000002")],
  ["getSubscription", (provider, id) => provider.getSubscription(id)],
  ["listSubscriptions", (provider) => provider.listSubscriptions("cus_000001")],
  ["scheduleCancel", (provider, id) => provider.scheduleCancel(id)],
  ["resume", (provider, id) => provider.resume(id)],
  ["cancelNow", (provider, id) => provider.cancelNow(id)],
  ["portal", (provider) => provider.portal("cus_000001", "https://cards.example/")],
  ["eventsSince", (provider) => provider.eventsSince(null)],
];

async function faultOf(work: Promise<unknown>): Promise<ProviderFault> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderFault)) throw new Error("this should have failed with a ProviderFault");
  return error;
}

describe.each(["500", "refuse", "hang", "drip", "cut"] as const)("when Stripe answers with: %s", (kind) => {
  test("every call fails, without Stripe's words, and works again afterwards", async () => {
    const { provider, stripe, subscribe } = await openStripe(HASTY);
    const id = await subscribe();
    stripe.fault(kind);
    for (const group of [CALLS.slice(0, 4), CALLS.slice(4, 8), CALLS.slice(8)]) {
      const faults = await Promise.all(group.map(([, call]) => faultOf(call(provider, id))));
      for (const { message, stack, cause } of faults) {
        expect(`${message} ${stack} ${cause}`).not.toMatch(/STRIPE-SAYS|cus_|sk_test|127\.0\.0\.1/);
      }
    }
    await vi.waitFor(() => expect(stripe.openRequests()).toBe(0));
    stripe.fault(null);
    expect((await provider.listPlans()).premium).toHaveLength(2);
  });
});

test("a Stripe that is not there at all is a fault", async () => {
  const { provider, stripe } = await openStripe(HASTY);
  await stripe.stop();
  await expect(provider.listPlans()).rejects.toThrow(ProviderFault);
});

test("a try that failed is repeated once under the same key", async () => {
  const { provider, stripe, payer } = await openStripe(HASTY);
  stripe.fault("refuse");
  await faultOf(provider.ensureCustomer(payer));
  expect(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    "cust:account-1",
    "cust:account-1",
  ]);
});

test("a wrong key is a fault that does not show the key", async () => {
  const { settings, now } = await openStripe(HASTY);
  const provider = createStripeProvider({ ...settings, secretKey: "sk_test_wrong" }, now, HASTY);
  const fault = await faultOf(provider.listPlans());
  expect(fault).toMatchObject({ reason: "unavailable" });
  expect(fault.message).toBe("Stripe: StripeAuthenticationError 401 req_standin");
});

test("what is missing, and what is refused, can be told from an outage", async () => {
  const { provider, stripe, subscribe } = await openStripe();
  const id = await subscribe();
  stripe.end(id);
  const missing = expect.objectContaining({ reason: "missing" });
  expect(await faultOf(provider.getSubscription("sub_9"))).toEqual(missing);
  expect(await faultOf(provider.getCheckout("cs_test_9"))).toEqual(missing);
  expect(await faultOf(provider.scheduleCancel(id))).toEqual(expect.objectContaining({ reason: "refused" }));
});

test("what cannot be an id is not asked for", async () => {
  const { provider, stripe } = await openStripe(HASTY);
  for (const id of ["", ".", "..", "../customers/cus_000001", "sub_1?expand[]=customer", "a".repeat(300)]) {
    expect(await faultOf(provider.getCheckout(id))).toEqual(expect.objectContaining({ reason: "missing" }));
    await faultOf(provider.getSubscription(id));
    await faultOf(provider.expireCheckout(id));
  }
  expect(stripe.requests).toEqual([]);
});

describe("a hanging Stripe", () => {
  test("holds four requests and no more, and those who wait give up without having asked", async () => {
    const { provider, stripe } = await openStripe({ ...HASTY, timeoutMs: 600 });
    stripe.fault("hang");
    const asked = Array.from({ length: 10 }, () => faultOf(provider.listPlans()));
    await vi.waitFor(() => expect(stripe.openRequests()).toBe(4));
    await Promise.all(asked);
    expect(stripe.mostAtOnce()).toBe(4);
    // Four concurrent calls, two attempts each.
    expect(stripe.requests).toHaveLength(8);
    stripe.fault(null);
    const many = await Promise.all(Array.from({ length: 12 }, () => provider.listPlans()));
    expect(many).toHaveLength(12);
  });

  test("lets those who find the queue full know at once", async () => {
    const { provider, stripe } = await openStripe({ ...HASTY, queueSize: 1 });
    stripe.fault("hang");
    const told: number[] = [];
    const asked = Array.from({ length: 6 }, async (_, place) => {
      await faultOf(provider.listPlans());
      told.push(place);
    });
    await Promise.all(asked);
    expect(told.slice(0, 2)).toEqual([5, 4]);
  });

  test("is left at the deadline, the waiting included", async () => {
    const { provider, stripe } = await openStripe({ ...HASTY, timeoutMs: 600_000, deadlineMs: 300 });
    stripe.fault("hang");
    expect((await faultOf(provider.listPlans())).message).toBe("Stripe: too slow");
  });
});

test("Stripe's notices to developers are not printed", async () => {
  const { provider } = await openStripe(HASTY);
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const printed = vi.spyOn(console, "warn").mockImplementation(() => {});
  await provider.listPlans();
  expect(warned).not.toHaveBeenCalled();
  expect(printed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
