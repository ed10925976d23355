import { cardFields } from "../../apps/server/test/cards.ts";
import { pace } from "../../rig/pace.ts";
import { seedCards } from "../../rig/seed-cards.ts";
import { cardReads, startAskers } from "../lib/askers.ts";
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
        const askers = await startAskers({
          port: product.port,
          perSecond: GOOD_PER_SECOND,
          questions: cardReads(CARDS).flatMap((read) => [
            read,
            { path: "/api/auth/user", headers: { cookie } },
          ]),
          // Connections are what is scarce.
          keepAlive: false,
        });
        const beginnings = [...slowHeads(), ...slowBodies(cookie)];
        const sockets = beginnings.map((beginning) => openSlowSocket(product.port, beginning));
        const dripping = setInterval(() => {
          for (const socket of sockets) socket.drip();
        }, DRIP_MS);
        try {
          const saves = await saveMeanwhile(product.port, others);
          const { p99, failed } = await askers.stop();
          tellClosed(report, sockets);
          report.figure({ what: "good requests meanwhile, p99", value: p99, limit: 50, unit: "ms" });
          report.figure({ what: "good requests that failed", value: failed, limit: 0 });
          const refused = saves.filter(({ status }) => status !== 201).length;
          report.figure({ what: "card saves of others meanwhile that failed", value: refused, limit: 0 });
        } finally {
          clearInterval(dripping);
          for (const socket of sockets) socket.destroy();
          await askers.kill();
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

function tellClosed(report: Report, sockets: readonly SlowSocket[]): void {
  const seconds = sockets.map((socket) => socket.closedAfter() / 1000);
  const limit = CLOSED_WITHIN_SECONDS;
  const open = seconds.filter((each) => each > limit).length;
  report.figure({ what: `of ${SOCKETS} slow sockets, open after ${limit} s`, value: open, limit: 0 });
  report.figure({ what: "the last one was closed after", value: Math.max(...seconds), limit, unit: "s" });
}
