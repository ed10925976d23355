import { startFakeSmtp } from "../../harness/fake-smtp.ts";
import { DATABASE_KINDS, type TestEnvironment } from "../../harness/test-environment.ts";
import { attackers, BEHIND_PROXY, from, guessCode, logIn, requestRecovery } from "../lib/code-attack.ts";
import { forEachConcurrent } from "../lib/for-each-concurrent.ts";
import type { HttpClient } from "../lib/http-client.ts";
import { untilReceived } from "../lib/received-mails.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUser, type User } from "../lib/users.ts";
import type { Report, Scenario } from "../scenario.ts";

const NETWORKS = 30;
/** The owner signs in after every third attack: as often as a device may in a minute, at most. */
const SIGN_IN_EVERY = 3;
const CONCURRENT = 4;
const OWNER_NETWORK = "192.0.2.10";
const CODE_MS = 10_000;

/** Strangers guess and ask for codes, some of them on the owner's own network, while the owner signs in again and again. */
export const ownerLockout: Scenario = {
  number: 18,
  title: "Locking an owner out",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

async function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
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
        what: `sign-ins of the confirmed device refused, of ${attempts}`,
        value: refused,
        limit: 0,
      });
      const stranger = await logIn(client, "198.18.0.1", owner);
      const isHeld = [401, 429].includes(stranger.status) ? "yes" : `no, ${stranger.status}`;
      report.figure({ on: kind, what: "strangers are held off meanwhile", value: isHeld, expected: "yes" });

      const { length } = smtp.received;
      const startedAt = performance.now();
      await requestRecovery(client, OWNER_NETWORK, owner.email, owner.device);
      await untilReceived(smtp, owner.email, length, CODE_MS);
      const what = "recovery code for the confirmed device, after the attack";
      report.figure({ on: kind, what, value: performance.now() - startedAt, limit: CODE_MS, unit: "ms" });
    });
  } finally {
    await smtp.stop();
  }
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
