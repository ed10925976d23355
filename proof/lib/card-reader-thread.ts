/** The other half of `card-readers.ts`, in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { pace } from "../../rig/pace.ts";
import { seededUsername } from "../../rig/seed-cards.ts";
import { openClient } from "./http-client.ts";

const LONGEST_SECONDS = 600;

export type Readers = { port: number; cards: number; perSecond: number };
export type Read = { status: number; ms: number };

const { port, cards, perSecond } = workerData as Readers;
const client = openClient(port);
const ending = new AbortController();
const reads: Read[] = [];

parentPort?.once("message", () => ending.abort());
await pace(
  perSecond,
  LONGEST_SECONDS,
  async (at) => {
    const { status, ms } = await client.ask({ path: `/api/card/${seededUsername((at * 7_919) % cards)}` });
    reads.push({ status, ms });
  },
  ending.signal,
);
client.close();
parentPort?.postMessage(reads);
