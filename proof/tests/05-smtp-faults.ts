import { setTimeout as wait } from "node:timers/promises";
import { signIn } from "../../harness/accounts.ts";
import { atRate } from "../../harness/at-rate.ts";
import type { FakeSmtp } from "../../harness/fake-smtp.ts";
import { median } from "../../harness/statistics.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { startAskers } from "../lib/askers.ts";
import type { Answer } from "../lib/http-client.ts";
import { type MailSide, withMailSide } from "../lib/mail-side.ts";
import { p99Change } from "../lib/p99-change.ts";
import { ageWaitingCodes, untilNoMailWaits } from "../lib/waiting-mails.ts";
import type { Proof, Report } from "../proof.ts";

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
const WISHES_PER_SECOND = 2;
const OLD_CODES = 3;
const CODE_LIFE_MS = 10 * 60_000;
const COMPARED_CALLS = 300;
const UNKNOWN = "nobody-at-all@person.example";

export const smtpFaults: Proof = {
  number: 5,
  title: "Mail server down, hanging, refusing, dropping",
  async run(report) {
    for (const kind of DATABASE_KINDS) await onDatabase(report, kind);
  },
};

/** Beside the one that loses its mail server runs one that does not: the same machine at the same moment. */
function onDatabase(report: Report, kind: TestEnvironment["kind"]): Promise<void> {
  return withMailSide(kind, "well", (well) =>
    withMailSide(kind, "ill", async (ill) => {
      const oldCodes = await outage(report, well, ill);
      await compareAddresses(report, ill);
      ill.smtp.behave("accept");
      await untilNoMailWaits(ill.place);
      tellOfMails(report, ill, oldCodes);
    }),
  );
}

async function outage(report: Report, well: MailSide, ill: MailSide): Promise<string[]> {
  const on = ill.place.kind;
  await PHASES[0]?.(ill.smtp);
  const begun = performance.now();
  const oldCodes = await prepareOldCodes(ill);
  const [savesWell, savesIll] = [await startSaves(well), await startSaves(ill)];
  try {
    let refusedAfter = Number.NaN;
    await Promise.all([
      wishes(ill, OUTAGE_SECONDS),
      // Not in the same moments: with both cores busy hashing passwords, every save would wait.
      wait(500 / WISHES_PER_SECOND).then(() => wishes(well, OUTAGE_SECONDS)),
      atRate(1, OUTAGE_SECONDS, async () => {
        const { status } = await ill.users.askForCode(UNKNOWN);
        if (status === 503 && Number.isNaN(refusedAfter)) refusedAfter = (performance.now() - begun) / 1000;
      }),
      laterPhases(ill.smtp),
    ]);
    const [beside, saves] = [await savesWell.stop(), await savesIll.stop()];
    const { refused } = ill.users;
    report.figure({ on, what: "sign-ups and messages refused", value: refused.length, limit: 0 });
    if (refused[0])
      report.figure({ on, what: "the first of them", value: inWords(refused[0]), wanted: "none" });
    report.figure({ on, what: "card saves that failed", value: saves.failed, limit: 0 });
    const { measured, surely } = p99Change(beside.asked, saves.asked);
    const what = `card save p99 above the one beside (measured ${measured.toFixed(1)} %), surely`;
    report.figure({ on, what, value: surely, limit: 10, unit: "%" });
    report.figure({ on, what: "code calls refused after", value: refusedAfter, limit: 65, unit: "s" });
  } finally {
    await Promise.all([savesWell.kill(), savesIll.kill()]);
  }
  return oldCodes;
}

function startSaves({ port, saves }: MailSide) {
  return startAskers({ port, perSecond: SAVES_PER_SECOND, questions: saves, keepAlive: false });
}

function inWords({ status, body, fault = "" }: Answer): string {
  return `${status} ${body}${fault}`;
}

async function laterPhases(smtp: FakeSmtp): Promise<void> {
  for (const phase of PHASES.slice(1)) {
    await wait(PHASE_SECONDS * 1000);
    await phase(smtp);
  }
}

/** Asked for in the first moments, and from then on as old as if the outage had lasted longer than a code lives. */
async function prepareOldCodes({ place, users }: MailSide): Promise<string[]> {
  const addresses = await newAddresses(place, OLD_CODES);
  for (const address of addresses) {
    if (!(await users.recover(address))) throw new Error("No code was accepted at the start of the outage.");
    users.expected.splice(users.expected.indexOf(address), 1);
  }
  await ageWaitingCodes(place, CODE_LIFE_MS);
  return addresses;
}

async function wishes({ place, users }: MailSide, seconds: number): Promise<void> {
  const addresses = await newAddresses(place, seconds);
  const kinds = [
    () => users.register(),
    () => users.leaveMessage(),
    async () => void (await users.recover(addresses.pop() ?? UNKNOWN)),
  ];
  await atRate(WISHES_PER_SECOND, seconds, async (at) => kinds[at % kinds.length]?.());
}

function newAddresses(place: TestEnvironment, count: number): Promise<string[]> {
  return withDatabase(place.target, async (db) => {
    const addresses: string[] = [];
    while (addresses.length < count) {
      addresses.push(`${(await signIn(db)).accountId.toLowerCase()}@person.example`);
    }
    return addresses;
  });
}

/** Nobody may learn from the refusal, nor from its time, whether an address has an account. */
async function compareAddresses(report: Report, { place, users }: MailSide): Promise<void> {
  const [known = ""] = await newAddresses(place, 1);
  const answers = new Map<string, Answer[]>([
    [known, []],
    [UNKNOWN, []],
  ]);
  for (let at = 0; at < COMPARED_CALLS; at++) {
    for (const address of at % 2 ? [known, UNKNOWN] : [UNKNOWN, known]) {
      answers.get(address)?.push(await users.askForCode(address));
    }
  }
  const all = [...answers.values()].flat();
  const bodies = new Set(all.map(({ status, body }) => `${status} ${body}`));
  const times = [...answers.values()].map((each) => median(each.map(({ ms }) => ms)));
  const difference = (Math.max(...times) / Math.min(...times) - 1) * 100;
  const on = place.kind;
  const [status = "none"] = new Set(all.map((answer) => String(answer.status)));
  report.figure({ on, what: "answer to code calls", value: status, wanted: "503" });
  report.figure({ on, what: "bodies for known and unknown addresses", value: bodies.size, limit: 1 });
  report.figure({ on, what: "median time between them", value: difference, limit: 10, unit: "%" });
}

function tellOfMails(report: Report, { place, smtp, users }: MailSide, oldCodes: readonly string[]): void {
  const on = place.kind;
  const copies = (sign: string) =>
    smtp.received.filter(({ envelopeTo, text }) => envelopeTo.includes(sign) || text?.includes(sign)).length;
  const { expected } = users;
  report.figure({
    on,
    what: "mails that waited for recovery",
    value: expected.length,
    limit: OUTAGE_SECONDS,
    atLeast: true,
  });
  report.figure({
    on,
    what: "mails lost",
    value: expected.filter((sign) => copies(sign) === 0).length,
    limit: 0,
  });
  report.figure({
    on,
    what: "mails sent twice",
    value: expected.filter((sign) => copies(sign) > 1).length,
    limit: 0,
  });
  report.figure({
    on,
    what: "codes sent after their ten minutes",
    value: oldCodes.filter((sign) => copies(sign) > 0).length,
    limit: 0,
  });
}
