import { setTimeout as wait } from "node:timers/promises";
import type { Puzzle } from "@visita/domain/http/proof-of-work";
import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { atRate, forEachConcurrent } from "../../harness/at-rate.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { type HttpClient, type HttpResponse, jsonBody } from "../../harness/http-client.ts";
import { solve } from "../../harness/proof-of-work.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment } from "../../harness/test-environment.ts";
import { BEHIND_PROXY, from, logIn, requestRecovery } from "../lib/code-attack.ts";
import { untilReceived } from "../lib/mail.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";

/** Nothing in common: a wide network has its limit too. */
const NETWORKS = Array.from({ length: 320 }, (_, at) => `198.${18 + (at >> 8)}.${at & 255}.1`);
const CONCURRENT = 4;
const OWNERS = 40;
const PAUSE_MS = 1_000;
const CODE_MS = 10_000;

/** So many sign-ups arrive within a minute, from as many networks in turn. */
const CLOSING_SIGN_UPS = 600;
const CLOSING_NETWORKS = 100;
const VISITORS = 12;
const SIGN_UP_SECONDS = 60;

/** Each sign-up asks for its first code too, so that the flood is as much mail as it can be. */
export const signUpFlood: Task = {
  title: "Security mail under a flood of sign-ups",
  meaning: "A flood of sign-ups holds up neither codes nor other people who sign up.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await onDatabase(report, kind);
      await visitorsMeanwhile(report, kind);
    }
  },
};

/** People who sign up during and after a flood that uses up the limit of all sign-ups. */
async function visitorsMeanwhile(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  await withProduct(
    kind,
    BEHIND_PROXY,
    async () => {},
    async ({ client }) => {
      const statuses: number[] = [];
      const flooding = atRate(CLOSING_SIGN_UPS / 60, 60, async (at) => {
        const network = `198.18.${at % CLOSING_NETWORKS}.1`;
        statuses.push((await signUp(client, network, `closing-${at}@person.example`)).status);
      });
      const seconds: number[] = [];
      for (let at = 0; at < VISITORS; at += 1) {
        seconds.push(await secondsToSignUp(client, at));
        await wait(at < VISITORS - 2 ? 6_000 : 0);
      }
      await flooding;
      seconds.push(await secondsToSignUp(client, VISITORS));
      const answered = statuses.filter((status) => status === 201 || status === 428 || status === 429);
      report.figure({
        on: kind,
        name: `of ${CLOSING_SIGN_UPS} sign-ups in a minute from ${CLOSING_NETWORKS} networks, not answered`,
        value: CLOSING_SIGN_UPS - answered.length,
        atMost: 0,
      });
      report.figure({
        on: kind,
        name: "of these, asked for a proof of work",
        value: statuses.filter((status) => status === 428).length,
        atLeast: 50,
      });
      report.figure({
        on: kind,
        name: `longest sign-up of ${seconds.length} visitors meanwhile and afterwards`,
        value: Math.max(...seconds),
        atMost: SIGN_UP_SECONDS,
        unit: "s",
      });
    },
  );
}

function signUp(client: HttpClient, network: string, email: string, proof?: string): Promise<HttpResponse> {
  return client.send({
    method: "POST",
    path: "/api/auth/register",
    headers: { ...from(network), ...(proof && { "proof-of-work": proof }) },
    body: { firstname: "Robin", lastname: "Sample", email, password: "teapot-on-the-moon" },
  });
}

/** As the page does it: solves the puzzle that it is given, and sends again. */
async function secondsToSignUp(client: HttpClient, at: number): Promise<number> {
  const startedAt = performance.now();
  let proof: string | undefined;
  for (let tries = 0; tries < 4; tries += 1) {
    const answer = await signUp(client, `203.0.${at}.9`, `visitor-${at}@person.example`, proof);
    if (answer.status === 201) return (performance.now() - startedAt) / 1_000;
    const { puzzle } = jsonBody(answer) as { puzzle?: Puzzle };
    if (!puzzle) return Number.POSITIVE_INFINITY;
    proof = solve(puzzle);
  }
  return Number.POSITIVE_INFINITY;
}

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  const smtp = await startFakeSmtp();
  try {
    const settings = { ...BEHIND_PROXY, SMTP_URL: smtp.url };
    const prepare = (db: RootDb) => createUsers(db, OWNERS);
    await withProduct(kind, settings, prepare, async ({ client, prepared: owners }) => {
      let isFlooding = true;
      const flooding = flood(client).finally(() => {
        isFlooding = false;
      });
      const waits: number[] = [];
      for (const [index, owner] of owners.entries()) {
        if (!isFlooding) break;
        waits.push(await timeOfCode(client, smtp, owner, index));
        await wait(PAUSE_MS);
      }
      const signUps = await flooding;
      // Once more, with everything that the flood has used up.
      waits.push(await timeOfCode(client, smtp, owners.at(-1) as User, 0));
      report.figure({ on: kind, name: "sign-ups with a code asked for", value: signUps, atLeast: 300 });
      report.figure({
        on: kind,
        name: `longest wait of an owner for a code, of ${waits.length}`,
        value: Math.max(...waits),
        atMost: CODE_MS,
        unit: "ms",
      });
    });
  } finally {
    await smtp.stop();
  }
}

async function flood(client: HttpClient): Promise<number> {
  let count = 0;
  await forEachConcurrent(CONCURRENT, NETWORKS, async (network) => {
    const person = { email: `flood-${network}@person.example`, password: "teapot-on-the-moon" };
    const body = { firstname: "Robin", lastname: "Sample", ...person };
    await client.send({ method: "POST", path: "/api/auth/register", headers: from(network), body });
    if ((await logIn(client, network, person)).status === 202) count += 1;
  });
  return count;
}

/** Whoever is put off, because more people sign in than can be served, tries again when told to. */
async function logInWhenAsked(client: HttpClient, network: string, owner: User): Promise<void> {
  const answer = await logIn(client, network, owner);
  if (answer.status !== 503) return;
  await wait(Number(answer.headers["retry-after"]) * 1_000);
  await logIn(client, network, owner);
}

/** Codes after a right password and recovery codes in turn, from a new device. */
async function timeOfCode(client: HttpClient, smtp: FakeSmtp, owner: User, index: number): Promise<number> {
  const network = `203.0.113.${index}`;
  const { length } = smtp.received;
  const startedAt = performance.now();
  if (index % 2 === 0) await logInWhenAsked(client, network, owner);
  else await requestRecovery(client, network, owner.email);
  const isReceived = await untilReceived(smtp, owner.email, length, 2 * CODE_MS);
  return isReceived ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
}
