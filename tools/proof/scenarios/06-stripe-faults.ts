import TEXT from "@visita/domain/answers/billing/en";
import { signIn } from "../../harness/accounts.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "../../harness/fake-stripe/fake-stripe.ts";
import { type HttpClient, type HttpResponse, jsonBody, openClient } from "../../harness/http-client.ts";
import { startProduct } from "../../harness/product.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import {
  createTestEnvironment,
  DATABASE_KINDS,
  type TestEnvironment,
  withDatabase,
} from "../../harness/test-environment.ts";
import { withLoad } from "../lib/load-thread.ts";
import {
  differingSubscriptions,
  newSubscriber,
  openCheckout,
  type Subscriber,
  stripeSettings,
  webhookOf,
} from "../lib/stripe.ts";
import { createUser } from "../lib/users.ts";

const FAULTS: Fault[] = ["refuse", "hang", "500", "cut"];
const NEWCOMERS = 12;
const SUBSCRIBERS = 4;
const OTHER_CALLS_PER_SECOND = 8;
const OTHER_CALLS_LIMIT_MS = 1_000;
const FAILURE_LIMIT_MS = 11_000;
const CONCURRENCY = 4;
const SAMPLE_MS = 50;

type Setup = {
  environment: TestEnvironment;
  stripe: FakeStripe;
  client: HttpClient;
  port: number;
  subscribers: Subscriber[];
  newcomers: string[];
};

type Failure = { response: HttpResponse; text: string };
type Seen = { failures: Failure[]; changed: number; wrongWebhooks: number; planless: number };

export const stripeFaults: Task = {
  title: "Stripe down, hanging, failing, cut off",
  meaning: "While Stripe fails, only payments wait, and no subscription changes.",
  async run(report) {
    const runs = await Promise.allSettled(DATABASE_KINDS.map((kind) => onDatabase(report, kind)));
    for (const run of runs) if (run.status === "rejected") throw run.reason;
  },
};

function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment(kind);
    later(() => environment.remove());
    const stripe = await startFakeStripe();
    later(() => stripe.stop());
    const product = await startProduct(stripeSettings(environment, stripe));
    later(() => product.kill());
    const client = openClient(product.port, { keepAlive: false });
    const setup = {
      environment,
      stripe,
      client,
      port: product.port,
      ...(await people(environment, client, stripe)),
    };
    await allFaults(report, setup);
  });
}

function people(environment: TestEnvironment, client: HttpClient, stripe: FakeStripe) {
  return withDatabase(environment.target, async (db) => {
    await seedCards(db, 1);
    const subscribers: Subscriber[] = [];
    while (subscribers.length < SUBSCRIBERS) subscribers.push(await newSubscriber(db, client, stripe));
    await stripe.deliver(stripe.takeUndelivered(), webhookOf(client));
    const newcomers: string[] = [];
    while (newcomers.length < NEWCOMERS) newcomers.push((await signIn(db)).cookie);
    return { subscribers, newcomers };
  });
}

async function allFaults(report: Report, setup: Setup): Promise<void> {
  const { environment, stripe } = setup;
  const on = environment.kind;
  const seen: Seen = { failures: [], changed: 0, wrongWebhooks: 0, planless: 0 };
  const requests = await otherQuestions(setup);
  let atOnce = 0;
  const load = { port: setup.port, perSecond: OTHER_CALLS_PER_SECOND, requests, keepAlive: false };
  const others = await withLoad(load, async () => {
    // The fake notices an aborted request only after the next one has arrived.
    atOnce = await sustainedPeak(stripe.openRequests, async () => {
      for (const fault of FAULTS) await oneFault(setup, fault, seen);
    });
  });
  const { failures, changed, wrongWebhooks, planless } = seen;
  const wrongTexts = failures.filter(
    ({ response, text }) => response.status !== 502 || jsonBody(response)["error"] !== text,
  );
  report.figure({
    on,
    name: "sign-ins, card reads and plans shown meanwhile",
    value: others.timings.length,
    atLeast: 100,
  });
  report.figure({ on, name: "of them failed", value: others.failed, atMost: 0 });
  report.figure({ on, name: "their p99", value: others.p99, atMost: OTHER_CALLS_LIMIT_MS, unit: "ms" });
  report.figure({ on, name: "plans not shown from the old copy", value: planless, atMost: 0 });
  report.figure({
    on,
    name: "checkouts and cancellations tried",
    value: failures.length,
    atLeast: FAULTS.length * NEWCOMERS,
  });
  report.figure({ on, name: "of them not 502 with the right words", value: wrongTexts.length, atMost: 0 });
  report.figure({
    on,
    name: "the slowest of them",
    value: Math.max(...failures.map(({ response }) => response.ms)),
    atMost: FAILURE_LIMIT_MS,
    unit: "ms",
  });
  report.figure({ on, name: "faults that changed a subscription", value: changed, atMost: 0 });
  report.figure({ on, name: "events not 503 at first and 200 later", value: wrongWebhooks, atMost: 0 });
  const differing = await withDatabase(environment.target, (db) => differingSubscriptions(db, stripe));
  report.figure({ on, name: "subscriptions unlike Stripe's in the end", value: differing.length, atMost: 0 });
  report.figure({ on, name: "requests at Stripe at once", value: atOnce, atMost: CONCURRENCY });
}

async function oneFault(setup: Setup, fault: Fault, seen: Seen): Promise<void> {
  const { stripe, client } = setup;
  const before = await stateOf(setup);
  for (const { subscriptionId } of setup.subscribers) stripe.renew(subscriptionId);
  const events = stripe.takeUndelivered();
  stripe.fault(fault);
  if (!(await hasPlansAfterTheyGrewOld(setup, fault))) seen.planless += 1;
  const [failures, statuses] = await Promise.all([
    payments(setup),
    Promise.all(events.map((event) => stripe.deliver([event], webhookOf(client)))),
  ]);
  seen.failures.push(...failures);
  seen.wrongWebhooks += statuses.flat().filter((status) => status !== 503).length;
  if ((await stateOf(setup)) !== before) seen.changed += 1;
  stripe.fault(null);
  const again = await stripe.deliver(stripe.takeUndelivered(), webhookOf(client));
  seen.wrongWebhooks += again.filter((status) => status !== 200).length;
}

/** None of these calls Stripe. */
async function otherQuestions({ environment, subscribers }: Setup) {
  const person = await withDatabase(environment.target, (db) => createUser(db));
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

/** A price.updated event invalidates the cached plans; while Stripe is down, the old copy must be served. */
async function hasPlansAfterTheyGrewOld(
  { client, stripe, subscribers }: Setup,
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
  const response = await client.send({ path: `/api/subs/getplans/${accountId}`, headers: { cookie } });
  const { data } = jsonBody(response);
  return status === 200 && response.status === 200 && Array.isArray(data) && data.length === 2;
}

function payments({ client, stripe, subscribers, newcomers }: Setup): Promise<Failure[]> {
  const checkouts = newcomers.map(async (cookie) => ({
    response: await openCheckout(client, cookie, stripe.prices.yearly.id),
    text: TEXT.paymentFailed,
  }));
  const cancellations = subscribers.map(async ({ accountId, cookie }) => ({
    response: await client.send({
      method: "DELETE",
      path: `/api/subs/cancelsubscription/${accountId}`,
      headers: { cookie },
    }),
    text: TEXT.cancelFailed,
  }));
  return Promise.all([...checkouts, ...cancellations]);
}

/** The product's stored state of all subscriptions. */
function stateOf({ environment }: Setup): Promise<string> {
  return withDatabase(environment.target, async (db) => {
    const rows = await db.selectFrom("subscription").selectAll().orderBy("id").execute();
    return JSON.stringify(rows.map(({ synced_at: _, ...row }) => row));
  });
}

/** The highest value seen in two consecutive samples, so that a handover is not counted twice. */
async function sustainedPeak(read: () => number, work: () => Promise<void>): Promise<number> {
  let last = read();
  let peak = 0;
  const timer = setInterval(() => {
    const value = read();
    peak = Math.max(peak, Math.min(last, value));
    last = value;
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
