import { cardFields } from "../../apps/server/test/cards.ts";
import { percentile } from "../../rig/figures.ts";
import { pace } from "../../rig/pace.ts";
import { seedCards, seededUsername } from "../../rig/seed-cards.ts";
import { type Answer, openClient } from "../lib/http-client.ts";
import { type Person, people } from "../lib/people.ts";
import { WITHOUT_LIMITS, withProduct } from "../lib/running-product.ts";
import { openSlowSocket, type SlowSocket } from "../lib/slow-socket.ts";
import type { Proof, Report } from "../proof.ts";

const SOCKETS = 1_000;
const CARDS = 1_000;
const GOOD_PER_SECOND = 50;
const SAVES_PER_SECOND = 1;
/** A little more than the slow ones are allowed. */
const ATTACK_SECONDS = 18;
const DRIP_MS = 1_000;
const CLOSED_WITHIN_SECONDS = 17;

export const slowloris: Proof = {
  number: 3,
  title: "A thousand slow senders",
  run: (report) =>
    withProduct(
      "SQLite",
      WITHOUT_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return people(db, 1 + SAVES_PER_SECOND * ATTACK_SECONDS);
      },
      async ({ product, prepared: [attacker, ...others] }) => {
        const cookie = attacker?.cookie ?? "";
        const beginnings = [...slowHeads(), ...slowBodies(cookie)];
        const sockets = beginnings.map((beginning) => openSlowSocket(product.port, beginning));
        const dripping = setInterval(() => {
          for (const socket of sockets) socket.drip();
        }, DRIP_MS);
        try {
          const [answers, saves] = await Promise.all([
            askMeanwhile(product.port, cookie),
            saveMeanwhile(product.port, others),
          ]);
          tell(report, sockets, answers);
          const refused = saves.filter(({ status }) => status !== 201).length;
          report.figure({ what: "card saves of others meanwhile that failed", value: refused, limit: 0 });
        } finally {
          clearInterval(dripping);
          for (const socket of sockets) socket.destroy();
        }
      },
    ),
};

function slowHeads(): string[] {
  return Array.from({ length: SOCKETS / 2 }, () => "GET / HTTP/1.1\r\nhost: cards.internal\r\nx-slow: ");
}

/** To each kind of route that takes a body: small ones, uploads of somebody signed in, and a provider's events. */
function slowBodies(cookie: string): string[] {
  const routes = ["/api/auth/login", "/api/card/add", "/api/billing/webhook"];
  return Array.from({ length: SOCKETS / 2 }, (_, at) =>
    [
      `POST ${routes[at % routes.length]} HTTP/1.1`,
      "host: cards.internal",
      "content-type: application/json",
      "content-length: 10000",
      `cookie: ${cookie}`,
      "",
      "{",
    ].join("\r\n"),
  );
}

/** Each on a connection of its own, since connections are what is scarce. */
async function askMeanwhile(port: number, cookie: string): Promise<Answer[]> {
  const client = openClient(port, { keepAlive: false });
  const answers: Answer[] = [];
  await pace(GOOD_PER_SECOND, ATTACK_SECONDS, async (at) => {
    const path = at % 2 ? `/api/card/${seededUsername(at % CARDS)}` : "/api/auth/user";
    answers.push(await client.ask({ path, headers: { cookie } }));
  });
  return answers;
}

/** Slow uploads must not use up the places of those who have something to send. */
async function saveMeanwhile(port: number, owners: readonly Person[]): Promise<Answer[]> {
  const client = openClient(port, { keepAlive: false });
  const fields = await cardFields();
  const answers: Answer[] = [];
  await pace(SAVES_PER_SECOND, ATTACK_SECONDS, async (at) => {
    const headers = { cookie: owners[at]?.cookie ?? "" };
    const body = { ...fields, username: `saved-${at}` };
    answers.push(await client.ask({ method: "POST", path: "/api/card/add", headers, body }));
  });
  return answers;
}

function tell(report: Report, sockets: readonly SlowSocket[], answers: readonly Answer[]): void {
  const seconds = sockets.map((socket) => socket.closedAfter() / 1000);
  const open = seconds.filter((each) => each > CLOSED_WITHIN_SECONDS).length;
  const what = `of ${SOCKETS} slow sockets, open after ${CLOSED_WITHIN_SECONDS} s`;
  report.figure({ what, value: open, limit: 0 });
  const slowest = Math.max(...seconds);
  report.figure({
    what: "the last one was closed after",
    value: slowest,
    limit: CLOSED_WITHIN_SECONDS,
    unit: "s",
  });
  const p99 = percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
  const failed = answers.filter(({ status }) => status !== 200).length;
  report.figure({ what: "good requests meanwhile, p99", value: p99, limit: 50, unit: "ms" });
  report.figure({ what: "good requests that failed", value: failed, limit: 0 });
}
