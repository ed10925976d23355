import { setTimeout as wait } from "node:timers/promises";
import { type HttpClient, jsonBody } from "../../harness/http-client.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import type { PostgresServer } from "../../harness/postgres-cluster.ts";
import { seedCards, seededUsername } from "../../harness/seed.ts";
import { median } from "../../harness/statistics.ts";
import type { Report, Task } from "../../harness/task.ts";
import { until } from "../../harness/until.ts";
import { type ClusterSetup, withCluster } from "../lib/cluster-product.ts";
import { createNumberedCard } from "../lib/numbered-card.ts";
import { createUser } from "../lib/users.ts";

const CARDS_PER_ROUND = 400;
const ROUNDS = 9;
const SAVES = 40;
const NOTICED_MS = 5_000;

export const readReplicas: Task = {
  title: "Cards read from a streaming replica",
  meaning: "Replicas take reads without being late, and are left out when they fail.",
  run: (report) =>
    withCluster({}, async (setup) => {
      await seedCards(setup.db, 2 * ROUNDS * CARDS_PER_ROUND);
      const replica = await setup.cluster.addReplica("one");
      const DATABASE_URL = setup.cluster.primary.url;
      const alone = await setup.start({ DATABASE_URL });
      const reading = await setup.start({ DATABASE_URL, DATABASE_READ_URL: replica.url });
      await untilState(reading.client, "used");
      // Until messages of writes are known not to have been missed.
      await wait(6_000);
      await compareCosts(report, alone.product.port, reading.product.port);
      await seeOwnChanges(setup, report, reading.client, alone.client);
      await lagAndLose(setup, report, reading.client, replica);
    }),
};

/** Cards that were not opened before, in alternating rounds; each is opened once at each product. */
async function compareCosts(report: Report, alone: number, reading: number): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const requests = Array.from({ length: CARDS_PER_ROUND }, (_, at) =>
      getRequest(`/api/card/${seededUsername(round * CARDS_PER_ROUND + at)}`),
    );
    const load = { connections: 8, requests, count: CARDS_PER_ROUND };
    const one = await httpLoad({ ...load, port: alone });
    const other = await httpLoad({ ...load, port: reading });
    ratios.push(other.seconds / one.seconds);
  }
  report.figure({
    name: "time of cards not opened before, against one database",
    value: median(ratios),
    atMost: 1.1,
  });
}

async function seeOwnChanges(
  { db }: ClusterSetup,
  report: Report,
  reader: HttpClient,
  other: HttpClient,
): Promise<void> {
  const card = await createNumberedCard(reader, await createUser(db), "robin-of-replica");
  let unseen = 0;
  let slowest = 0;
  for (let save = 0; save < SAVES; save++) {
    const { number } = await card.save();
    if ((await card.shown(reader)) !== number) unseen += 1;
    slowest = Math.max(slowest, await until(async () => (await card.shown(other)) === number, NOTICED_MS));
  }
  report.figure({ name: "own saves not seen at once", value: unseen, atMost: 0 });
  report.figure({
    name: "until a stranger at another instance saw it",
    value: slowest,
    atMost: 2_000,
    unit: "ms",
  });
}

async function lagAndLose(
  { cluster }: ClusterSetup,
  report: Report,
  reader: HttpClient,
  replica: PostgresServer,
): Promise<void> {
  await replica.query("select pg_wal_replay_pause()");
  // Something to replay: the replica is behind only when the primary has written.
  await cluster.primary.query("select pg_logical_emit_message(true, 'proof', 'something')");
  const lagging = await untilState(reader, "lagging");
  report.figure({
    name: "a lagging replica is left out after",
    value: lagging,
    atMost: NOTICED_MS,
    unit: "ms",
  });
  await replica.query("select pg_wal_replay_resume()");
  const back = await untilState(reader, "used");
  report.figure({ name: "and used again after", value: back, atMost: NOTICED_MS, unit: "ms" });

  let failed = 0;
  const ending = replica.kill();
  for (let at = 0; at < 200; at++) {
    const username = seededUsername(ROUNDS * CARDS_PER_ROUND + at);
    const { status } = await reader.send({ path: `/api/card/${username}` });
    if (status !== 200) failed += 1;
  }
  await ending;
  report.figure({ name: "failed reads while the replica was killed", value: failed, atMost: 0 });
  const gone = await untilState(reader, "gone");
  report.figure({
    name: "a replica that is gone is left out after",
    value: gone,
    atMost: NOTICED_MS,
    unit: "ms",
  });
}

function untilState(client: HttpClient, state: string): Promise<number> {
  return until(async () => {
    const { replicas } = jsonBody(await client.send({ path: "/readyz" }));
    return Array.isArray(replicas) && (replicas[0] as { state: string }).state === state;
  }, 30_000);
}
