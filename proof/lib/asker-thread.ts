/** The other half of `askers.ts`, in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { atRate } from "../../harness/at-rate.ts";
import { openClient, type Question } from "./http-client.ts";

const LONGEST_SECONDS = 600;

export type Askers = {
  port: number;
  perSecond: number;
  /** Asked in turn. */
  questions: readonly Question[];
  /** Without it each question has a connection of its own. */
  keepAlive?: boolean;
};
/** When it was asked, on the clock that all threads share. */
export type Asked = { at: number; status: number; ms: number };

const { port, perSecond, questions, keepAlive = true } = workerData as Askers;
const client = openClient(port, { keepAlive });
const ending = new AbortController();
const asked: Asked[] = [];

parentPort?.once("message", () => ending.abort());
parentPort?.postMessage("begun");
await atRate(
  perSecond,
  LONGEST_SECONDS,
  async (at) => {
    const { status, ms } = await client.ask(questions[at % questions.length] as Question);
    asked.push({ at: Date.now() - ms, status, ms });
  },
  ending.signal,
);
client.close();
parentPort?.postMessage(asked);
