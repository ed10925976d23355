/** The worker of load-thread.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { atRate } from "../../harness/at-rate.ts";
import { type HttpRequest, openClient } from "../../harness/http-client.ts";

const MAX_SECONDS = 600;

export type Load = {
  port: number;
  perSecond: number;
  /** Sent round robin. */
  requests: readonly HttpRequest[];
  /** If false, each request opens a connection. */
  keepAlive?: boolean;
};
/** `at` is the wall-clock time of sending in milliseconds. */
export type Timing = { at: number; status: number; ms: number };

const { port, perSecond, requests, keepAlive = true } = workerData as Load;
const client = openClient(port, { keepAlive });
const stopped = new AbortController();
const timings: Timing[] = [];

parentPort?.once("message", () => stopped.abort());
parentPort?.postMessage("started");
await atRate(
  perSecond,
  MAX_SECONDS,
  async (at) => {
    const { status, ms } = await client.send(requests[at % requests.length] as HttpRequest);
    timings.push({ at: Date.now() - ms, status, ms });
  },
  stopped.signal,
);
client.close();
parentPort?.postMessage(timings);
