import { setTimeout as wait } from "node:timers/promises";
import { signIn } from "../../harness/accounts.ts";
import { atRate } from "../../harness/at-rate.ts";
import type { FakeSmtp } from "../../harness/fake-smtp.ts";
import type { HttpResponse } from "../../harness/http-client.ts";
import { median } from "../../harness/statistics.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { startLoadThread } from "../lib/load-thread.ts";
import { agePendingCodes, type MailEnvironment, untilOutboxEmpty, withMailEnvironment } from "../lib/mail.ts";
import { p99Change } from "../lib/p99-change.ts";

const PHASES: ((smtp: FakeSmtp) => Promise<void> | void)[] = [
  (smtp) => smtp.stop(),
  async (smtp) => {
    smtp.behave("hang");
    await smtp.startAgain();
  },
  (smtp) => smtp.behave("put off"),
  (smtp) => smtp.behave("drop"),
];
const PHASE_SECONDS = 20;
const OUTAGE_SECONDS = PHASES.length * PHASE_SECONDS;
const SAVES_PER_SECOND = 40;
const MAILS_PER_SECOND = 2;
const OLD_CODES = 3;
const CODE_TTL_MS = 10 * 60_000;
const COMPARED_CALLS = 300;
const UNKNOWN = "nobody-at-all@person.example";

export const smtpFaults: Task = {
  title: "Mail server down, hanging, refusing, dropping",
  meaning: "No mail is lost or sent twice while the mail server fails, and nothing else stops.",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

/** A second product with a working mail server is the baseline, measured at the same time. */
function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  return withMailEnvironment(kind, "healthy", (healthy) =>
    withMailEnvironment(kind, "faulty", async (faulty) => {
      const oldCodes = await outage(report, healthy, faulty);
      await compareAddresses(report, faulty);
      faulty.smtp.behave("accept");
      await untilOutboxEmpty(faulty.environment);
      reportOfMails(report, faulty, oldCodes);
    }),
  );
}

async function outage(report: Report, healthy: MailEnvironment, faulty: MailEnvironment): Promise<string[]> {
  const on = faulty.environment.kind;
  await PHASES[0]?.(faulty.smtp);
  const startedAt = performance.now();
  const oldCodes = await prepareOldCodes(faulty);
  const [baselineSaves, faultySaves] = [await startSaves(healthy), await startSaves(faulty)];
  try {
    let refusedAfter = Number.NaN;
    await Promise.all([
      causeMails(faulty, OUTAGE_SECONDS),
      // Shifted, so that both do not hash passwords at the same moment.
      wait(500 / MAILS_PER_SECOND).then(() => causeMails(healthy, OUTAGE_SECONDS)),
      atRate(1, OUTAGE_SECONDS, async () => {
        const { status } = await faulty.users.askForCode(UNKNOWN);
        if (status === 503 && Number.isNaN(refusedAfter))
          refusedAfter = (performance.now() - startedAt) / 1000;
      }),
      laterPhases(faulty.smtp),
    ]);
    const [baseline, saves] = [await baselineSaves.stop(), await faultySaves.stop()];
    const { refused } = faulty.users;
    report.figure({ on, name: "sign-ups and messages refused", value: refused.length, atMost: 0 });
    if (refused[0])
      report.figure({ on, name: "the first of them", value: describeResponse(refused[0]), equals: "none" });
    report.figure({ on, name: "card saves that failed", value: saves.failed, atMost: 0 });
    const { measured, lowerBound } = p99Change(baseline.timings, saves.timings);
    const what = `card save p99 above that of the product with mail (measured ${measured.toFixed(1)} %), surely`;
    report.figure({ on, name: what, value: lowerBound, atMost: 10, unit: "%" });
    report.figure({ on, name: "code calls refused after", value: refusedAfter, atMost: 65, unit: "s" });
  } finally {
    await Promise.all([baselineSaves.kill(), faultySaves.kill()]);
  }
  return oldCodes;
}

function startSaves({ port, saves }: MailEnvironment) {
  return startLoadThread({ port, perSecond: SAVES_PER_SECOND, requests: saves, keepAlive: false });
}

function describeResponse({ status, body, fault = "" }: HttpResponse): string {
  return `${status} ${body}${fault}`;
}

async function laterPhases(smtp: FakeSmtp): Promise<void> {
  for (const phase of PHASES.slice(1)) {
    await wait(PHASE_SECONDS * 1000);
    await phase(smtp);
  }
}

/** Codes requested at the start of the outage and aged beyond their lifetime. */
async function prepareOldCodes({ environment, users }: MailEnvironment): Promise<string[]> {
  const addresses = await newAddresses(environment, OLD_CODES);
  for (const address of addresses) {
    if (!(await users.recover(address))) throw new Error("No code was accepted at the start of the outage.");
    users.expected.splice(users.expected.indexOf(address), 1);
  }
  await agePendingCodes(environment, CODE_TTL_MS);
  return addresses;
}

async function causeMails({ environment, users }: MailEnvironment, seconds: number): Promise<void> {
  const addresses = await newAddresses(environment, seconds);
  const kinds = [
    () => users.register(),
    () => users.leaveMessage(),
    async () => void (await users.recover(addresses.pop() ?? UNKNOWN)),
  ];
  await atRate(MAILS_PER_SECOND, seconds, async (at) => kinds[at % kinds.length]?.());
}

function newAddresses(environment: TestEnvironment, count: number): Promise<string[]> {
  return withDatabase(environment.target, async (db) => {
    const addresses: string[] = [];
    while (addresses.length < count) {
      addresses.push(`${(await signIn(db)).accountId.toLowerCase()}@person.example`);
    }
    return addresses;
  });
}

/** Neither the refusal nor its latency may reveal whether an email address has an account. */
async function compareAddresses(report: Report, { environment, users }: MailEnvironment): Promise<void> {
  const [known = ""] = await newAddresses(environment, 1);
  const responses = new Map<string, HttpResponse[]>([
    [known, []],
    [UNKNOWN, []],
  ]);
  for (let at = 0; at < COMPARED_CALLS; at++) {
    for (const address of at % 2 ? [known, UNKNOWN] : [UNKNOWN, known]) {
      responses.get(address)?.push(await users.askForCode(address));
    }
  }
  const all = [...responses.values()].flat();
  const bodies = new Set(all.map(({ status, body }) => `${status} ${body}`));
  const times = [...responses.values()].map((each) => median(each.map(({ ms }) => ms)));
  const difference = (Math.max(...times) / Math.min(...times) - 1) * 100;
  const on = environment.kind;
  const [status = "none"] = new Set(all.map((response) => String(response.status)));
  report.figure({ on, name: "answer to code calls", value: status, equals: "503" });
  report.figure({ on, name: "bodies for known and unknown addresses", value: bodies.size, atMost: 1 });
  report.figure({ on, name: "median time between them", value: difference, atMost: 10, unit: "%" });
}

function reportOfMails(
  report: Report,
  { environment, smtp, users }: MailEnvironment,
  oldCodes: readonly string[],
): void {
  const on = environment.kind;
  const copies = (sign: string) =>
    smtp.received.filter(({ envelopeTo, text }) => envelopeTo.includes(sign) || text?.includes(sign)).length;
  const { expected } = users;
  report.figure({
    on,
    name: "mails that waited for recovery",
    value: expected.length,
    atLeast: OUTAGE_SECONDS,
  });
  report.figure({
    on,
    name: "mails lost",
    value: expected.filter((sign) => copies(sign) === 0).length,
    atMost: 0,
  });
  report.figure({
    on,
    name: "mails sent twice",
    value: expected.filter((sign) => copies(sign) > 1).length,
    atMost: 0,
  });
  report.figure({
    on,
    name: "codes sent after their ten minutes",
    value: oldCodes.filter((sign) => copies(sign) > 0).length,
    atMost: 0,
  });
}
