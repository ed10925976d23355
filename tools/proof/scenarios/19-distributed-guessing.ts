import ACCOUNT_MESSAGES from "@visita/domain/answers/account/en";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { forEachConcurrent } from "../../harness/at-rate.ts";
import { cookiesOf, type HttpClient, jsonBody } from "../../harness/http-client.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { attackers, BEHIND_PROXY, from, guessCode, logIn, requestRecovery } from "../lib/code-attack.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";

const NETWORKS = 200;
const CONCURRENT = 8;
/** Passwords, login codes and recovery codes together. */
const MAX_GUESSES_AN_HOUR = 60;

/** Two hundred networks guess at one account for an hour, in every way there is. */
export const distributedGuessing: Task = {
  title: "Distributed guessing at one account",
  meaning: "Many networks together guess no more than one may.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  // Two, because a stolen password needs no guessing. The guesses at both are added up.
  const prepare = (db: RootDb) => createUsers(db, 2);
  await withProduct(kind, BEHIND_PROXY, prepare, async ({ environment, client, prepared }) => {
    const [guessed, stolen] = prepared as [User, User];
    const passwords = await guessPasswords(client, guessed);
    const loginCodes = await guessLoginCodes(client, stolen);
    await guessRecoveryCodes(client, guessed);
    const recoveryCodes = await withDatabase(environment.target, countRecoveryGuesses);
    const all = passwords + loginCodes + recoveryCodes;
    report.figure({
      on: kind,
      name: `guesses in an hour whose result was told (passwords ${passwords}, login codes ${loginCodes}, recovery codes ${recoveryCodes})`,
      value: all,
      atMost: MAX_GUESSES_AN_HOUR,
    });
    report.figure({ on: kind, name: "of them at least", value: all, atLeast: 10 });
    const answers = await Promise.all(
      [guessed, { ...guessed, password: "wrong-again" }].map((user) => logIn(client, "192.0.2.77", user)),
    );
    const [right, wrong] = answers.map(({ status, ...answer }) => `${status} ${jsonBody(answer)["message"]}`);
    report.figure({
      on: kind,
      name: "answer to the right password then",
      value: right ?? "",
      equals: wrong ?? "",
    });
  });
}

/** How many were told to be wrong: beyond these, the answer is the same for every password. */
async function guessPasswords(client: HttpClient, user: User): Promise<number> {
  let told = 0;
  await forEachConcurrent(CONCURRENT, attackers(NETWORKS), async (network) => {
    const { status } = await logIn(client, network, { ...user, password: `wrong-${network}` });
    if (status === 401) told += 1;
  });
  return told;
}

/** With the right password; a wrong code is told from a refusal by its answer. */
async function guessLoginCodes(client: HttpClient, user: User): Promise<number> {
  let compared = 0;
  await forEachConcurrent(CONCURRENT, attackers(NETWORKS), async (network) => {
    const begun = await logIn(client, network, user);
    // Where it is not told that the password was right, no code is compared beyond the same limit.
    const isTold = jsonBody(begun)["message"] === ACCOUNT_MESSAGES.codeSentByLogin;
    if (begun.status !== 202 || !isTold) return;
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

async function guessRecoveryCodes(client: HttpClient, { email }: User): Promise<void> {
  await forEachConcurrent(CONCURRENT, attackers(NETWORKS), async (network) => {
    const cookie = await requestRecovery(client, network, email);
    if (!cookie) return;
    const headers = { ...from(network), cookie };
    await Promise.all(Array.from({ length: 5 }, () => client.send({ path: guessCode(email), headers })));
  });
}

/** Those of six digits; the code of a link cannot be guessed. */
async function countRecoveryGuesses(db: RootDb): Promise<number> {
  const rows = await db.selectFrom("recovery_challenge").select(["code_hmac", "tries"]).execute();
  return rows.reduce((sum, { code_hmac, tries }) => (code_hmac ? sum + tries : sum), 0);
}
