import { sql } from "kysely";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { attackers, BEHIND_PROXY, from, guessCode, logIn, requestRecovery } from "../lib/code-attack.ts";
import { forEachConcurrent } from "../lib/for-each-concurrent.ts";
import { cookiesOf, type HttpClient } from "../lib/http-client.ts";
import { jsonBody } from "../lib/json-body.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";
import type { Report, Scenario } from "../scenario.ts";

const NETWORKS = 200;
const CONCURRENT = 8;
const MINUTES = 60;
/** Passwords, login codes and recovery codes together. */
const MAX_GUESSES_AN_HOUR = 60;

/** Two hundred networks guess at one account for an hour, in every way there is. */
export const distributedGuessing: Scenario = {
  number: 19,
  title: "Distributed guessing at one account",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  // Two, because a right password clears the count of wrong ones. The guesses at both are added up.
  const prepare = (db: RootDb) => createUsers(db, 2);
  await withProduct(kind, BEHIND_PROXY, prepare, async ({ environment, client, prepared }) => {
    const [guessed, stolen] = prepared as [User, User];
    const passwords = await withDatabase(environment.target, (db) => guessPasswords(client, db, guessed));
    const loginCodes = await guessLoginCodes(client, stolen);
    const recoveryCodes = await guessRecoveryCodes(client, guessed);
    const all = passwords + loginCodes + recoveryCodes;
    report.figure({
      on: kind,
      what: `guesses compared in an hour (passwords ${passwords}, login codes ${loginCodes}, recovery codes ${recoveryCodes})`,
      value: all,
      limit: MAX_GUESSES_AN_HOUR,
    });
    report.figure({ on: kind, what: "of them at least", value: all, limit: 10, atLeast: true });
  });
}

/** An hour in sixty rounds: the lock that follows wrong passwords is moved back by a minute in each. */
async function guessPasswords(client: HttpClient, db: RootDb, user: User): Promise<number> {
  const networks = attackers(NETWORKS);
  let compared = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const network = networks[minute % NETWORKS] as string;
    for (const guess of ["a", "b"]) {
      await logIn(client, network, { ...user, password: `wrong-${minute}-${guess}` });
    }
    await db.updateTable("login_failure").set({ locked_until: sql`locked_until - 60000` }).execute();
    const { failures } = await db.selectFrom("login_failure").select("failures").executeTakeFirstOrThrow();
    compared = failures;
  }
  return compared;
}

/** With the right password; a wrong code is told from a refusal by its answer. */
async function guessLoginCodes(client: HttpClient, user: User): Promise<number> {
  let compared = 0;
  await forEachConcurrent(CONCURRENT, attackers(NETWORKS), async (network) => {
    const begun = await logIn(client, network, user);
    if (begun.status !== 202) return;
    const path = `/api/auth/verifylogin-otp?token=${jsonBody(begun)["token"]}`;
    const headers = { ...from(network), cookie: cookiesOf(begun) };
    const tries = Array.from({ length: 6 }, () =>
      client.send({ method: "POST", path, headers, body: { otp: "000000" } }),
    );
    for (const answer of await Promise.all(tries)) {
      if (jsonBody(answer)["code"] === "invalid_login_code") compared += 1;
    }
  });
  return compared;
}

async function guessRecoveryCodes(client: HttpClient, { email }: User): Promise<number> {
  let compared = 0;
  await forEachConcurrent(CONCURRENT, attackers(NETWORKS), async (network) => {
    const cookie = await requestRecovery(client, network, email);
    if (!cookie) return;
    const headers = { ...from(network), cookie };
    const tries = Array.from({ length: 5 }, () => client.send({ path: guessCode(email), headers }));
    for (const answer of await Promise.all(tries)) {
      if (jsonBody(answer)["code"] === "invalid_code") compared += 1;
    }
  });
  return compared;
}
