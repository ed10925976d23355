import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { createPasswords } from "../../../apps/server/src/lib/passwords.ts";
import { anAccount } from "../../harness/accounts.ts";
import { median } from "../../harness/statistics.ts";
import { DATABASE_KINDS, withDatabase } from "../../harness/test-environment.ts";
import { type HttpClient, type HttpResponse, openClient } from "../lib/http-client.ts";
import { jsonBody } from "../lib/json-body.ts";
import { type MailEnvironment, withMailEnvironment } from "../lib/mail-environment.ts";
import type { Report, Scenario } from "../scenario.ts";

const PAIRS = 80;
/** Hashing a password takes some fifty times as long as anything else. */
const LOGIN_PAIRS = 30;
const WARM_UP_PAIRS = 10;
/** Mails to existing accounts are sent meanwhile, so that they do not slow down the next call. */
const SETTLE_MS = 30;
const MAX_DIFFERENCE_PERCENT = 10;
/** A real difference shows in every attempt; one that other load has caused does not. */
const ATTEMPTS = 3;
const HOUR_MS = 60 * 60_000;

const GROUPS = ["known", "unknown", "unknownToo"] as const;
const hash = createPasswords().hash("teapot-on-the-moon");

type Group = (typeof GROUPS)[number];

type Call = {
  name: string;
  pairs: number;
  /** Prepares the call that is timed. */
  prepare: (client: HttpClient, email: string) => Promise<() => Promise<HttpResponse>>;
};

const post = (client: HttpClient, path: string, body: object) => client.send({ method: "POST", path, body });

const CALLS: readonly Call[] = [
  {
    name: "login with a wrong password",
    pairs: LOGIN_PAIRS,
    prepare: async (client, email) => () =>
      post(client, "/api/auth/login", { email, password: "wrong-kettle" }),
  },
  {
    name: "authenticate after too many misses",
    pairs: PAIRS,
    prepare: async (client, email) => () => post(client, "/api/auth/authenticate", { email }),
  },
  {
    name: "generateotp",
    pairs: PAIRS,
    prepare: async (client, email) => () => client.send({ path: `/api/auth/generateotp?email=${email}` }),
  },
  {
    name: "registermail with a ticket",
    pairs: PAIRS,
    async prepare(client, email) {
      const ticket = jsonBody(await client.send({ path: `/api/auth/generateotp?email=${email}` }))["code"];
      return () => post(client, "/api/auth/registermail", { useremail: email, text: String(ticket) });
    },
  },
  {
    name: "registermail without one",
    pairs: PAIRS,
    prepare: async (client, email) => () => post(client, "/api/auth/registermail", { useremail: email }),
  },
];

export const enumerationTiming: Scenario = {
  number: 13,
  title: "Account enumeration by response time",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withMailEnvironment(kind, "timing", (mail) =>
        withDatabase(mail.environment.target, (db) => compareCalls(report, mail, db)),
      );
    }
  },
};

async function compareCalls(report: Report, { environment, port }: MailEnvironment, db: RootDb) {
  const client = openClient(port);
  try {
    await exhaustMisses(client, db);
    for (const [index, { name, pairs, prepare }] of CALLS.entries()) {
      const timeOf = async (email: string) => {
        const call = await prepare(client, email);
        const { ms, status } = await call();
        await wait(SETTLE_MS);
        return { ms, status };
      };
      let result = { statuses: 0, percent: Number.POSITIVE_INFINITY, noise: 0 };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (result.percent - result.noise <= MAX_DIFFERENCE_PERCENT) break;
        const emails = await createEmails(db, `call${index}-${attempt}`, pairs + WARM_UP_PAIRS);
        result = await compareTimes(emails, timeOf);
      }
      const { statuses, percent, noise } = result;
      const on = environment.kind;
      report.figure({ on, what: `${name}, statuses for known and unknown`, value: statuses, limit: 1 });
      report.figure({
        on,
        what: `${name}, median time between them above that between unknown ones (${noise.toFixed(1)} %)`,
        value: percent - noise,
        limit: MAX_DIFFERENCE_PERCENT,
        unit: "%",
      });
    }
  } finally {
    client.close();
  }
}

/** Email addresses that are used once each. Written beforehand: a write from outside empties SQLite's page cache. */
async function createEmails(db: RootDb, prefix: string, count: number): Promise<Record<Group, string[]>> {
  const password_hash = await hash;
  const emails: Record<Group, string[]> = { known: [], unknown: [], unknownToo: [] };
  for (let index = 0; index < count; index += 1) {
    for (const group of GROUPS) emails[group].push(`${prefix}-${group}-${index}@person.example`);
    const email = emails.known.at(-1) ?? "";
    await anAccount(db, { email, password_hash, created_at: Date.now() - HOUR_MS });
  }
  return emails;
}

/**
 * Median differences within rounds in percent of the median time: known against unknown, and as the baseline unknown against unknown.
 * The order alternates.
 */
async function compareTimes(
  emails: Record<Group, string[]>,
  timeOf: (email: string) => Promise<{ ms: number; status: number }>,
) {
  const times: Record<Group, number[]> = { known: [], unknown: [], unknownToo: [] };
  const statuses = new Set<number>();
  for (const round of emails.known.keys()) {
    for (const group of round % 2 === 0 ? GROUPS : GROUPS.toReversed()) {
      const { ms, status } = await timeOf(emails[group][round] ?? "");
      statuses.add(status);
      if (round >= WARM_UP_PAIRS) times[group].push(ms);
    }
  }
  const percentBetween = (group: Group) => {
    const differences = times[group].map((ms, round) => ms - (times.unknown[round] as number));
    return Math.abs(median(differences) / median(times.unknown)) * 100;
  };
  return { statuses: statuses.size, percent: percentBetween("known"), noise: percentBetween("unknownToo") };
}

/** From then on `authenticate` answers alike for every email address. */
async function exhaustMisses(client: HttpClient, db: RootDb): Promise<void> {
  await post(client, "/api/auth/authenticate", { email: "first-miss@person.example" });
  await db
    .updateTable("rate_counter")
    .set({ hits: 1_000_000_000 })
    .where("key", "like", "authenticate-miss:%")
    .execute();
}
