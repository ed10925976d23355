import { forEachConcurrent } from "../../harness/at-rate.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import type { HttpClient } from "../../harness/http-client.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment } from "../../harness/test-environment.ts";
import { attackers, BEHIND_PROXY, from, guessCode, logIn, requestRecovery } from "../lib/code-attack.ts";
import { untilReceived } from "../lib/mail.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUser, type User } from "../lib/users.ts";

type Kind = TestEnvironment["kind"];

const NETWORKS = 30;
/** The owner signs in after every third attack: as often as a device may in a minute, at most. */
const SIGN_IN_EVERY = 3;
const CONCURRENT = 4;
const OWNER_NETWORK = "192.0.2.10";
const CODE_MS = 10_000;
const FRESH_NETWORK = "192.0.2.77";
const CROWD = 100;
const GUESSES = 1_000;
const RECOVERIES = 500;
const MAX_CODE_MS = 60_000;
const MAX_RECOVERY_MS = 10 * 60_000;

/**
 * Strangers guess and ask for codes, some of them on the owner's own network, while the owner signs in again and again;
 * then so many that an owner without a confirmed device has only their password, or only their mailbox.
 */
export const ownerLockout: Task = {
  title: "Locking an owner out",
  meaning: "Strangers cannot lock an owner out.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: Kind): Promise<void> {
  const smtp = await startFakeSmtp();
  try {
    const settings = { ...BEHIND_PROXY, SMTP_URL: smtp.url };
    await withProduct(kind, settings, createUser, async ({ client, prepared: owner }) => {
      const networks = [...attackers(NETWORKS), ...Array<string>(5).fill(OWNER_NETWORK)];
      let attempts = 0;
      let refused = 0;
      await forEachConcurrent(CONCURRENT, [...networks.entries()], async ([index, network]) => {
        await attack(client, owner, network);
        if (index % SIGN_IN_EVERY !== 0) return;
        const { status } = await logIn(client, OWNER_NETWORK, owner, owner.device);
        attempts += 1;
        if (status !== 200) refused += 1;
      });
      report.figure({
        on: kind,
        name: `sign-ins of the confirmed device refused, of ${attempts}`,
        value: refused,
        atMost: 0,
      });
      const { length } = smtp.received;
      const startedAt = performance.now();
      await requestRecovery(client, OWNER_NETWORK, owner.email, owner.device);
      await untilReceived(smtp, owner.email, length, CODE_MS);
      const what = "recovery code for the confirmed device, after the attack";
      report.figure({
        on: kind,
        name: what,
        value: performance.now() - startedAt,
        atMost: CODE_MS,
        unit: "ms",
      });
    });
    await withProduct(kind, settings, createUser, async ({ client, prepared: owner }) => {
      await signInWithoutDevice(report, kind, { client, smtp, owner });
      await recoverWithoutDevice(report, kind, { client, smtp, owner });
    });
  } finally {
    await smtp.stop();
  }
}

type Attacked = { readonly client: HttpClient; readonly smtp: FakeSmtp; readonly owner: User };

/** Ten wrong passwords from each network, then the right one from a network of its own. */
async function signInWithoutDevice(report: Report, on: Kind, { client, smtp, owner }: Attacked) {
  const networks = attackers(CROWD);
  await forEachConcurrent(CONCURRENT, [...Array(GUESSES).keys()], async (at) => {
    const network = networks[at % CROWD] as string;
    await logIn(client, network, { ...owner, password: `wrong-${at}` });
  });
  const { length } = smtp.received;
  const startedAt = performance.now();
  const { status } = await logIn(client, FRESH_NETWORK, owner);
  const what = `right password on a new device, after ${GUESSES} wrong ones from ${CROWD} networks`;
  report.figure({ on, name: what, value: String(status), equals: "202" });
  await untilReceived(smtp, owner.email, length, MAX_CODE_MS);
  const value = performance.now() - startedAt;
  report.figure({ on, name: "until its code has arrived", value, atMost: MAX_CODE_MS, unit: "ms" });
}

/** Five recoveries from each network, then the owner's from a network of its own, with the newest mail. */
async function recoverWithoutDevice(report: Report, on: Kind, { client, smtp, owner }: Attacked) {
  const networks = attackers(CROWD);
  const before = smtp.received.length;
  await forEachConcurrent(CONCURRENT, [...Array(RECOVERIES).keys()], async (at) => {
    await requestRecovery(client, networks[at % CROWD] as string, owner.email);
  });
  const startedAt = performance.now();
  const cookie = await requestRecovery(client, FRESH_NETWORK, owner.email);
  await untilReceived(smtp, owner.email, before, MAX_CODE_MS);
  const mails = smtp.received.slice(before);
  const code = mails.map(({ text }) => /&code=([\w-]{20})/.exec(text ?? "")?.[1]).findLast(Boolean);
  const path = `/api/auth/verifyotp?email=${owner.email}&code=${code}`;
  const { status } = await client.send({ path, headers: { ...from(FRESH_NETWORK), cookie } });
  const value = performance.now() - startedAt;
  const what = `recovery of the owner, after ${RECOVERIES} by strangers from ${CROWD} networks`;
  report.figure({ on, name: what, value: String(status), equals: "201" });
  report.figure({ on, name: "until it may set a password", value, atMost: MAX_RECOVERY_MS, unit: "ms" });
  report.figure({ on, name: "mails of all these recoveries to the owner", value: mails.length, atMost: 8 });
}

async function attack(client: HttpClient, owner: User, network: string): Promise<void> {
  for (let guess = 0; guess < 3; guess += 1) {
    await logIn(client, network, { ...owner, password: `wrong-${guess}` });
  }
  const cookie = await requestRecovery(client, network, owner.email);
  for (let guess = 0; guess < 5; guess += 1) {
    await client.send({ path: guessCode(owner.email), headers: { ...from(network), cookie } });
  }
}
