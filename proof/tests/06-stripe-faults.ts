import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import { signIn } from "../../harness/accounts.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import { startProduct } from "../../harness/product.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { type Answer, type HttpClient, openClient } from "../lib/http-client.ts";
import { jsonBody } from "../lib/json-body.ts";
import { aPerson } from "../lib/people.ts";
import { stripeSettings } from "../lib/stripe-place.ts";
import { differingSubscriptions } from "../lib/stripe-truth.ts";
import { newSubscriber, openCheckout, type Subscriber, webhookOf } from "../lib/subscribers.ts";
import { sustainedPeak } from "../lib/sustained-peak.ts";
import { meanwhile } from "../lib/unaffected-calls.ts";
import type { Proof, Report } from "../proof.ts";

const FAULTS: Fault[] = ["refuse", "hang", "500", "cut"];
const NEWCOMERS = 12;
const SUBSCRIBERS = 4;
const OTHER_CALLS_PER_SECOND = 8;
const OTHER_CALLS_LIMIT_MS = 1_000;
const FAILURE_LIMIT_MS = 11_000;
const AT_ONCE = 4;

type Scene = {
  place: TestEnvironment;
  stripe: FakeStripe;
  client: HttpClient;
  subscribers: Subscriber[];
  newcomers: string[];
};

type Failure = { answer: Answer; text: string };
type Seen = { failures: Failure[]; changed: number; wrongWebhooks: number; planless: number };

export const stripeFaults: Proof = {
  number: 6,
  title: "Stripe down, hanging, failing, cut off",
  async run(report) {
    const runs = await Promise.allSettled(DATABASE_KINDS.map((kind) => onDatabase(report, kind)));
    for (const run of runs) if (run.status === "rejected") throw run.reason;
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  const place = await createTestEnvironment(kind);
  const stripe = await startFakeStripe();
  try {
    const product = await startProduct(stripeSettings(place, stripe));
    const client = openClient(product.port, { keepAlive: false });
    try {
      const scene = { place, stripe, client, ...(await people(place, client, stripe)) };
      await allFaults(report, scene);
    } finally {
      await product.kill();
    }
  } finally {
    await stripe.stop();
    await place.remove();
  }
}

function people(place: TestEnvironment, client: HttpClient, stripe: FakeStripe) {
  return withDatabase(place.target, async (db) => {
    await seedCards(db, 1);
    const subscribers: Subscriber[] = [];
    while (subscribers.length < SUBSCRIBERS) subscribers.push(await newSubscriber(db, client, stripe));
    await stripe.deliver(stripe.takeUndelivered(), webhookOf(client));
    const newcomers: string[] = [];
    while (newcomers.length < NEWCOMERS) newcomers.push((await signIn(db)).cookie);
    return { subscribers, newcomers };
  });
}

async function allFaults(report: Report, scene: Scene): Promise<void> {
  const { place, stripe } = scene;
  const on = place.kind;
  const seen: Seen = { failures: [], changed: 0, wrongWebhooks: 0, planless: 0 };
  const questions = await otherQuestions(scene);
  let atOnce = 0;
  const others = await meanwhile(scene.client, questions, OTHER_CALLS_PER_SECOND, async () => {
    // Stripe notices that a question was given up a moment after the next one has come.
    atOnce = await sustainedPeak(stripe.openRequests, async () => {
      for (const fault of FAULTS) await oneFault(scene, fault, seen);
    });
  });
  const { failures, changed, wrongWebhooks, planless } = seen;
  const wrongTexts = failures.filter(
    ({ answer, text }) => answer.status !== 502 || jsonBody(answer)["error"] !== text,
  );
  report.figure({
    on,
    what: "sign-ins, card reads, plan status meanwhile",
    value: others.asked,
    limit: 100,
    atLeast: true,
  });
  report.figure({ on, what: "of them failed", value: others.failed, limit: 0 });
  report.figure({ on, what: "their p99", value: others.p99, limit: OTHER_CALLS_LIMIT_MS, unit: "ms" });
  report.figure({ on, what: "plans not shown from the old copy", value: planless, limit: 0 });
  report.figure({
    on,
    what: "checkouts and cancellations tried",
    value: failures.length,
    limit: FAULTS.length * NEWCOMERS,
    atLeast: true,
  });
  report.figure({ on, what: "of them not 502 with the right words", value: wrongTexts.length, limit: 0 });
  report.figure({
    on,
    what: "the slowest of them",
    value: Math.max(...failures.map(({ answer }) => answer.ms)),
    limit: FAILURE_LIMIT_MS,
    unit: "ms",
  });
  report.figure({ on, what: "faults that changed a subscription", value: changed, limit: 0 });
  report.figure({ on, what: "events not 503 at first and 200 later", value: wrongWebhooks, limit: 0 });
  const differing = await withDatabase(place.target, (db) => differingSubscriptions(db, stripe));
  report.figure({ on, what: "subscriptions unlike Stripe's in the end", value: differing.length, limit: 0 });
  report.figure({ on, what: "questions at Stripe at once", value: atOnce, limit: AT_ONCE });
}

async function oneFault(scene: Scene, fault: Fault, seen: Seen): Promise<void> {
  const { stripe, client } = scene;
  const before = await stateOf(scene);
  for (const { subscriptionId } of scene.subscribers) stripe.renew(subscriptionId);
  const events = stripe.takeUndelivered();
  stripe.fault(fault);
  if (!(await hasPlansAfterTheyGrewOld(scene, fault))) seen.planless += 1;
  const [failures, statuses] = await Promise.all([
    payments(scene),
    Promise.all(events.map((event) => stripe.deliver([event], webhookOf(client)))),
  ]);
  seen.failures.push(...failures);
  seen.wrongWebhooks += statuses.flat().filter((status) => status !== 503).length;
  if ((await stateOf(scene)) !== before) seen.changed += 1;
  stripe.fault(null);
  const again = await stripe.deliver(stripe.takeUndelivered(), webhookOf(client));
  seen.wrongWebhooks += again.filter((status) => status !== 200).length;
}

/** Nothing of this asks Stripe. */
async function otherQuestions({ place, subscribers }: Scene) {
  const person = await withDatabase(place.target, (db) => aPerson(db));
  const { email, password, device } = person;
  const [subscriber] = subscribers;
  return [
    {
      path: `/api/subs/getusersubs/${subscriber?.accountId}`,
      headers: { cookie: String(subscriber?.cookie) },
    },
    { path: `/api/card/${seededUsername(0)}` },
    {
      method: "POST" as const,
      path: "/api/auth/login",
      headers: { cookie: device },
      body: { email, password },
    },
    { path: `/c/${seededUsername(0)}` },
  ];
}

/** A changed price makes the copy old; while no other can be had, it must do. */
async function hasPlansAfterTheyGrewOld(
  { client, stripe, subscribers }: Scene,
  fault: Fault,
): Promise<boolean> {
  const body = JSON.stringify({
    id: `evt_price_${fault}`,
    object: "event",
    type: "price.updated",
    livemode: false,
    data: { object: { id: stripe.prices.monthly.id } },
  });
  const status = await webhookOf(client)({ body, signature: stripe.sign(body) });
  const { accountId, cookie } = subscribers[0] as Subscriber;
  const answer = await client.ask({ path: `/api/subs/getplans/${accountId}`, headers: { cookie } });
  const { data } = jsonBody(answer);
  return status === 200 && answer.status === 200 && Array.isArray(data) && data.length === 2;
}

function payments({ client, stripe, subscribers, newcomers }: Scene): Promise<Failure[]> {
  const checkouts = newcomers.map(async (cookie) => ({
    answer: await openCheckout(client, cookie, stripe.prices.yearly.id),
    text: TEXT.paymentFailed,
  }));
  const cancellations = subscribers.map(async ({ accountId, cookie }) => ({
    answer: await client.ask({
      method: "DELETE",
      path: `/api/subs/cancelsubscription/${accountId}`,
      headers: { cookie },
    }),
    text: TEXT.cancelFailed,
  }));
  return Promise.all([...checkouts, ...cancellations]);
}

/** What the product itself knows of all subscriptions. */
function stateOf({ place }: Scene): Promise<string> {
  return withDatabase(place.target, async (db) => {
    const rows = await db.selectFrom("subscription").selectAll().orderBy("id").execute();
    return JSON.stringify(rows.map(({ synced_at: _, ...row }) => row));
  });
}
