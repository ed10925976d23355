import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  MAX_CONNECTIONS,
  MAX_CONNECTIONS_PER_NETWORK,
} from "../../../apps/server/src/http/connection-limit.ts";
import type { Task } from "../../harness/task.ts";
import { NO_RATE_LIMITS, withProduct } from "../lib/running-product.ts";

/** Linux accepts every address of the loopback network. */
const CROWD = "127.0.0.2";
const OTHERS = "127.0.0.3";
const ATTEMPTS = 2 * MAX_CONNECTIONS;
/** Enough to hold all that the server has. */
const ADDRESSES = 9;
/** So few that a place is kept for them: they take what the crowd has left. */
const FEW_CONNECTIONS = 31;
const BATCH = 200;
const GOOD_REQUESTS = 100;
const SETTLE_MS = 500;

export const connectionCap: Task = {
  title: "One address that opens as many connections as the server has",
  meaning: "One address cannot take all connections.",
  run: (report) =>
    withProduct(
      "SQLite",
      NO_RATE_LIMITS,
      async () => {},
      async ({ product: { port } }) => {
        const sockets: Socket[] = [];
        try {
          for (let at = 0; at < ATTEMPTS; at += BATCH) await openBatch(port, sockets, CROWD, BATCH);
          await wait(SETTLE_MS);
          const open = sockets.filter((socket) => !socket.destroyed).length;
          report.figure({
            name: `of ${ATTEMPTS} silent connections of one address, open`,
            value: open,
            atMost: MAX_CONNECTIONS_PER_NETWORK,
          });
          let refused = 0;
          for (let at = 0; at < GOOD_REQUESTS; at += 1)
            if ((await askFrom(port, OTHERS)) !== 200) refused += 1;
          report.figure({
            name: `of ${GOOD_REQUESTS} requests of another address meanwhile, not served`,
            value: refused,
            atMost: 0,
          });
          for (let at = 1; at <= ADDRESSES; at += 1)
            await openBatch(port, sockets, `127.1.${at}.1`, MAX_CONNECTIONS_PER_NETWORK);
          for (let at = 1; at <= ADDRESSES; at += 1)
            await openBatch(port, sockets, `127.2.${at}.1`, FEW_CONNECTIONS);
          refused = 0;
          for (let at = 0; at < GOOD_REQUESTS; at += 1)
            if ((await askFrom(port, OTHERS)) !== 200) refused += 1;
          report.figure({
            name: `of as many while ${ADDRESSES} further addresses hold all that they can, not served`,
            value: refused,
            atMost: 0,
          });
        } finally {
          for (const socket of sockets) socket.destroy();
        }
      },
    ),
};

async function openBatch(
  port: number,
  sockets: Socket[],
  localAddress: string,
  length: number,
): Promise<void> {
  const batch = Array.from({ length }, () =>
    connect({ port, host: "127.0.0.1", localAddress })
      .on("error", () => {})
      .resume(),
  );
  sockets.push(...batch);
  await Promise.all(batch.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])));
}

/** Status 0 means no answer. */
async function askFrom(port: number, localAddress: string): Promise<number> {
  const asked = request({ port, host: "127.0.0.1", path: "/healthz", localAddress, agent: false }).end();
  const { promise, resolve } = Promise.withResolvers<number>();
  asked.once("response", (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  asked.once("error", () => resolve(0));
  return promise;
}
