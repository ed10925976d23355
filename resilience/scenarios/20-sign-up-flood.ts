import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../harness/fake-smtp.ts";
import { DATABASE_KINDS, type TestEnvironment } from "../../harness/test-environment.ts";
import { attackers, BEHIND_PROXY, from, logIn, requestRecovery } from "../lib/code-attack.ts";
import { forEachConcurrent } from "../lib/for-each-concurrent.ts";
import type { HttpClient } from "../lib/http-client.ts";
import { untilReceived } from "../lib/received-mails.ts";
import { withProduct } from "../lib/running-product.ts";
import { createUsers, type User } from "../lib/users.ts";
import type { Report, Scenario } from "../scenario.ts";

const SIGN_UPS = 320;
const CONCURRENT = 4;
const OWNERS = 40;
const PAUSE_MS = 1_000;
const CODE_MS = 10_000;

/** Each sign-up asks for its first code too, so that the flood is as much mail as it can be. */
export const signUpFlood: Scenario = {
  number: 20,
  title: "Security mail under a flood of sign-ups",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

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
      report.figure({
        on: kind,
        what: "sign-ups with a code asked for",
        value: signUps,
        limit: 300,
        atLeast: true,
      });
      report.figure({
        on: kind,
        what: `longest wait of an owner for a code, of ${waits.length}`,
        value: Math.max(...waits),
        limit: CODE_MS,
        unit: "ms",
      });
    });
  } finally {
    await smtp.stop();
  }
}

async function flood(client: HttpClient): Promise<number> {
  let count = 0;
  await forEachConcurrent(CONCURRENT, attackers(SIGN_UPS), async (network) => {
    const person = { email: `flood-${network}@person.example`, password: "teapot-on-the-moon" };
    const body = { firstname: "Robin", lastname: "Sample", ...person };
    await client.send({ method: "POST", path: "/api/auth/register", headers: from(network), body });
    if ((await logIn(client, network, person)).status === 202) count += 1;
  });
  return count;
}

/** Codes after a right password and recovery codes in turn, from a new device. */
async function timeOfCode(client: HttpClient, smtp: FakeSmtp, owner: User, index: number): Promise<number> {
  const network = `203.0.113.${index}`;
  const { length } = smtp.received;
  const startedAt = performance.now();
  if (index % 2 === 0) await logIn(client, network, owner);
  else await requestRecovery(client, network, owner.email);
  const isReceived = await untilReceived(smtp, owner.email, length, 2 * CODE_MS);
  return isReceived ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
}
