import { atRate } from "../../harness/at-rate.ts";
import { cardFields } from "../../harness/cards.ts";
import { type HttpResponse, openClient } from "../../harness/http-client.ts";
import { seedCards } from "../../harness/seed.ts";
import type { Report, Task } from "../../harness/task.ts";
import { cardReads, reportLoadBeside } from "../lib/load-thread.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";
import { sendSlowly } from "../lib/slow-senders.ts";
import { createUsers, type User } from "../lib/users.ts";
import { warmUp } from "../lib/warm-up.ts";

const SOCKETS = 1_000;
const CARDS = 1_000;
const GOOD_PER_SECOND = 50;
const SAVES_PER_SECOND = 1;
const ATTACK_SECONDS = 43;
const CLOSED_WITHIN_SECONDS = 17;

export const slowloris: Task = {
  title: "A thousand slow senders",
  meaning: "Slow senders use up nothing that others need.",
  run: (report) =>
    withProduct(
      "SQLite",
      NO_RATE_LIMITS,
      async (db) => {
        await seedCards(db, CARDS);
        return createUsers(db, 2 + SAVES_PER_SECOND * ATTACK_SECONDS);
      },
      async ({ product: { port }, client, prepared: [attacker, earlier, ...others] }) => {
        const cookie = attacker?.cookie ?? "";
        const requests = cardReads(CARDS).flatMap((read) => [
          read,
          { path: "/api/auth/user", headers: { cookie } },
        ]);
        await warmUp({ port, client, requests, owner: earlier as User });
        // Without keep-alive, because connections are the scarce resource here.
        const load = { port, perSecond: GOOD_PER_SECOND, requests, keepAlive: false };
        await reportLoadBeside(report, { name: "good requests meanwhile", load, atMost: 50 }, async () => {
          const [closedAfter, saves] = await Promise.all([
            sendSlowly({
              port,
              beginnings: [...slowHeads(), ...slowBodies(cookie)],
              seconds: ATTACK_SECONDS,
              closeTimeoutSeconds: CLOSED_WITHIN_SECONDS,
            }),
            saveMeanwhile(port, others),
          ]);
          reportClosed(report, closedAfter);
          const refused = saves.filter(({ status }) => status !== 201).length;
          report.figure({ name: "card saves of others meanwhile that failed", value: refused, atMost: 0 });
        });
      },
    ),
};

function slowHeads(): string[] {
  return Array.from({ length: SOCKETS / 2 }, () => "GET / HTTP/1.1\r\nhost: cards.internal\r\nx-slow: ");
}

/** To each kind of route with a body: small JSON, authenticated uploads, and the webhook. */
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

/** Slow uploads must not exhaust the upload concurrency of others. */
async function saveMeanwhile(port: number, owners: readonly User[]): Promise<HttpResponse[]> {
  const client = openClient(port, { keepAlive: false });
  const fields = await cardFields();
  const responses: HttpResponse[] = [];
  await atRate(SAVES_PER_SECOND, ATTACK_SECONDS, async (at) => {
    const headers = { cookie: owners[at]?.cookie ?? "" };
    const body = { ...fields, username: `saved-${at}` };
    responses.push(await client.send({ method: "POST", path: "/api/card/add", headers, body }));
  });
  return responses;
}

function reportClosed(report: Report, closedAfter: readonly number[]): void {
  const limit = CLOSED_WITHIN_SECONDS;
  const open = closedAfter.filter((ms) => ms > limit * 1000).length;
  report.figure({
    name: `of ${closedAfter.length} connections of ${SOCKETS} slow senders, open after ${limit} s`,
    value: open,
    atMost: 0,
  });
  const slowest = Math.max(...closedAfter) / 1000;
  report.figure({ name: "the longest was closed after", value: slowest, atMost: limit, unit: "s" });
}
