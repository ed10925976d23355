import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { percentile } from "./statistics.ts";

const HEADER_END = "\r\n\r\n";
const POLL_MS = 2;

type Load = {
  port: number;
  connections: number;
  /** Complete requests as bytes, sent round robin. Built beforehand, so that the client costs less than the server. */
  requests: readonly Buffer[];
  /** Ends after this time or this many requests, whichever comes first. */
  seconds?: number;
  count?: number;
  /** Open loop: so many requests fall due each second, and latency counts from then, also while no connection is free. */
  perSecond?: number;
  /** Ends it before. */
  signal?: AbortSignal;
};

export type LoadResult = {
  responses: number;
  seconds: number;
  perSecond: number;
  p95: number;
  p99: number;
  /** Responses by status, and requests whose connection closed before the response. */
  statuses: Record<number, number>;
  broken: number;
};

/** The `accept-encoding` of current browsers. */
export const BROWSER_HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };

/** A GET request as bytes, for a keep-alive connection. */
export function getRequest(path: string, headers: Record<string, string> = {}): Buffer {
  return requestOf(`GET ${path}`, headers, "");
}

/** A POST request with a JSON body as bytes, for a keep-alive connection. */
export function postRequest(path: string, headers: Record<string, string>, body: unknown): Buffer {
  const text = JSON.stringify(body);
  const ofBody = { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) };
  return requestOf(`POST ${path}`, { ...headers, ...ofBody }, text);
}

function requestOf(target: string, headers: Record<string, string>, body: string): Buffer {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${target} HTTP/1.1`, ...lines, "", body].join("\r\n"));
}

/**
 * Closed-loop load without `perSecond`: each connection sends its next request as soon as the response to the last one is
 * complete. Own code, because autocannon 8 took 1.2 to 1.7 times the CPU per request (16 connections, 1,000 paths, 12 KB),
 * on cores that the server shares.
 */
export async function httpLoad(load: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<number, number> = {};
  const limit = load.count ?? Number.POSITIVE_INFINITY;
  const startedAt = performance.now();
  const deadline = startedAt + (load.seconds ?? 600) * 1000;
  const { perSecond = Number.POSITIVE_INFINITY } = load;
  const dueAt = (index: number) => startedAt + (index / perSecond) * 1000;
  /** Connections that wait for the next request to fall due. */
  const idle: (() => void)[] = [];
  let sent = 0;
  let broken = 0;

  async function oneConnection(): Promise<void> {
    const socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    await once(socket, "connect");
    const ended = once(socket, "close").catch(() => {});
    let sentAt = 0;
    const send = () => {
      const now = performance.now();
      if (sent >= limit || now >= deadline || load.signal?.aborted) return socket.end();
      if (dueAt(sent) > now) return idle.push(send);
      sentAt = load.perSecond ? dueAt(sent) : now;
      socket.write(load.requests[sent++ % load.requests.length] as Buffer);
    };
    readResponses(socket, (status) => {
      latencies.push(performance.now() - sentAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
      sentAt = 0;
      send();
    });
    socket.once("error", () => {});
    socket.once("close", () => {
      if (sentAt) broken += 1;
    });
    send();
    await ended;
  }

  const pace = setInterval(() => {
    for (const wake of idle.splice(0)) wake();
  }, POLL_MS);
  try {
    await Promise.all(Array.from({ length: load.connections }, oneConnection));
  } finally {
    clearInterval(pace);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    responses: latencies.length,
    seconds,
    perSecond: latencies.length / seconds,
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    statuses,
    broken,
  };
}

/** Reports the status of each complete response. Supports `content-length` and empty bodies only, which is all the product sends. */
function readResponses(socket: Socket, onResponse: (status: number) => void): void {
  let status = 0;
  let missing = 0;
  /** Headers that have not arrived completely. */
  let partial: Buffer | null = null;
  socket.on("data", (arrived: Buffer) => {
    const chunk: Buffer = partial ? Buffer.concat([partial, arrived]) : arrived;
    partial = null;
    let at = 0;
    while (at < chunk.length) {
      if (missing === 0) {
        const end = chunk.indexOf(HEADER_END, at, "latin1");
        if (end < 0) {
          partial = chunk.subarray(at);
          return;
        }
        const head = chunk.toString("latin1", at, end);
        status = Number(head.slice(9, 12));
        missing = lengthOf(head);
        at = end + HEADER_END.length;
        if (missing > 0) continue;
      }
      const taken = Math.min(missing, chunk.length - at);
      missing -= taken;
      at += taken;
      if (missing === 0) onResponse(status);
    }
  });
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  if (/^HTTP\/1\.1 (304|204)/.test(head)) return 0;
  throw new Error(`A response came without content-length:\n${head}`);
}
