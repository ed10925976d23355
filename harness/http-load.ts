import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { percentile } from "./statistics.ts";

const END_OF_HEAD = "\r\n\r\n";

type Load = {
  port: number;
  connections: number;
  /** Whole requests as bytes, sent in turn. Made beforehand, so that the client costs less than the server. */
  requests: readonly Buffer[];
  /** Ends after so much time, or so many answers, whichever is first. */
  seconds?: number;
  count?: number;
};

export type LoadResult = {
  answers: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers by status, and connections that broke. */
  statuses: Record<number, number>;
  broken: number;
};

/** A GET as bytes, over a connection that stays open. */
export function getRequest(path: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
}

/** Asks as fast as it is answered, over the given number of connections, each with one question at a time. */
export async function httpLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  const limit = load.count ?? Number.POSITIVE_INFINITY;
  const begun = performance.now();
  const deadline = begun + (load.seconds ?? 600) * 1000;
  let sent = 0;
  let broken = 0;

  async function oneConnection(): Promise<void> {
    const socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    await once(socket, "connect");
    const ended = once(socket, "close").catch(() => {});
    let askedAt = 0;
    const ask = () => {
      if (sent >= limit || performance.now() >= deadline) return socket.end();
      askedAt = performance.now();
      socket.write(load.requests[sent++ % load.requests.length] as Buffer);
    };
    readAnswers(socket, (status) => {
      latencies.push(performance.now() - askedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
      askedAt = 0;
      ask();
    });
    socket.once("error", () => {});
    socket.once("close", () => {
      if (askedAt) broken += 1;
    });
    ask();
    await ended;
  }

  await Promise.all(Array.from({ length: load.connections }, oneConnection));
  const seconds = (performance.now() - begun) / 1000;
  return {
    answers: latencies.length,
    seconds,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    statuses,
    broken,
  };
}

/** Tells the status of each whole answer. Knows only answers with a length or without a body, which is all we send. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let status = 0;
  let missing = 0;
  /** The beginning of a head whose end has not arrived. */
  let begun: Buffer | null = null;
  socket.on("data", (arrived: Buffer) => {
    const chunk: Buffer = begun ? Buffer.concat([begun, arrived]) : arrived;
    begun = null;
    let at = 0;
    while (at < chunk.length) {
      if (missing === 0) {
        const end = chunk.indexOf(END_OF_HEAD, at, "latin1");
        if (end < 0) {
          begun = chunk.subarray(at);
          return;
        }
        const head = chunk.toString("latin1", at, end);
        status = Number(head.slice(9, 12));
        missing = lengthOf(head);
        at = end + END_OF_HEAD.length;
        if (missing > 0) continue;
      }
      const taken = Math.min(missing, chunk.length - at);
      missing -= taken;
      at += taken;
      if (missing === 0) onAnswer(status);
    }
  });
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/^HTTP\/1\.1 (304|204)/.test(head)) return 0;
  throw new Error(`An answer came without its length:\n${head}`);
}
