import { Readable } from "node:stream";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, tooSlow } from "../lib/app-error.ts";
import { KeyedSemaphore } from "../lib/keyed-semaphore.ts";
import { networksOf } from "../lib/network.ts";
import { receiveBody } from "./receive-body.ts";
import { UploadPlaces } from "./upload-places.ts";

type Limits = {
  /** How many large bodies may be in memory at once. */
  received: number;
  receivedPerNetwork: number;
  /** How many bodies may be parsed and handled at once, half of them of one wide network. */
  handled: number;
  /** Limit for receiving a whole body. */
  receiveTimeoutMs: number;
};

/** Whether an account has been used for a while. */
type AccountCheck = (accountId: string) => Promise<boolean>;

const QUEUE_TIMEOUT_MS = 8_000;
/** What a request may wait for: its account, a place in memory, a slot. */
const QUEUES = 3;

/** Files with all the contacts of a person: larger than cards, and rarer. 16 MB arrive in time at 70 KB a second. */
export const IMPORT_LIMITS: Limits = {
  received: 6,
  receivedPerNetwork: 2,
  handled: 2,
  receiveTimeoutMs: 240_000,
};

/** From the headers to the answer. */
export function uploadTimeoutMs({ receiveTimeoutMs }: Limits, handlerTimeoutMs: number): number {
  return receiveTimeoutMs + QUEUES * QUEUE_TIMEOUT_MS + handlerTimeoutMs;
}

/** A full file takes a few seconds, on a small machine longer: nobody is told that it failed while it is written. */
const IMPORT_HANDLER_TIMEOUT_MS = 60_000;

export const IMPORT_TIMEOUTS = {
  routeTimeoutMs: uploadTimeoutMs(IMPORT_LIMITS, IMPORT_HANDLER_TIMEOUT_MS),
  handlerTimeoutMs: IMPORT_HANDLER_TIMEOUT_MS,
};

/**
 * For routes with large bodies. A body is received before it takes one of the few slots in which it is handled, so that
 * slow senders hold up nobody. Memory is bounded: one body for each account, and so many large ones for each network and
 * in all; where these are short, the slowest give way. A queued request costs its connection and at most the beginning of its body.
 */
export function limitUploads(app: FastifyInstance, limits: Limits, isEstablished: AccountCheck): void {
  const accounts = new KeyedSemaphore({
    concurrency: Number.POSITIVE_INFINITY,
    concurrencyPerKey: 1,
    queueSizePerKey: 64,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  const largeBodies = new UploadPlaces({
    places: limits.received,
    placesPerNetwork: limits.receivedPerNetwork,
    queueSizePerNetwork: 128,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });
  const handling = new KeyedSemaphore({
    concurrency: limits.handled,
    concurrencyPerKey: Math.ceil(limits.handled / 2),
    queueSizePerKey: 256,
    queueTimeoutMs: QUEUE_TIMEOUT_MS,
  });

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const maxBytes = request.routeOptions.bodyLimit;
    if (Number(request.headers["content-length"]) > maxBytes)
      throw new AppError("payload_too_large", MESSAGES.tooLarge);
    const { userid } = await request.requireAccount();
    const hold = holdUntilAnswered(reply);
    hold(await accounts.acquire(userid));
    const networks = networksOf(request.ip);
    const sender = { networks, isEstablished: await isEstablished(userid) };
    const body = await receiveBody(request.raw, {
      maxBytes,
      timeoutMs: limits.receiveTimeoutMs,
      acquireSlot: async (upload) => hold(await largeBodies.acquire(sender, upload)),
    });
    hold(await handling.acquire((networks.at(-1) ?? networks[0]).key));
    return Readable.from([body]);
  }

  app.addHook("preParsing", (request, reply, _payload, done) => {
    receive(request, reply).then((body) => done(null, body), done);
  });
}

/** The parser of files on such routes: one of Fastify's would copy the whole file once more. */
export async function takeFile(_request: unknown, body: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const file of body) return file;
  return Buffer.alloc(0);
}

/** Takes the release functions of slots and calls them once the request is answered or its client has left. */
function holdUntilAnswered({ raw }: FastifyReply): (release: () => void) => void {
  return (release) => {
    raw.once("close", release).once("finish", release);
    if (!raw.destroyed && !raw.writableFinished) return;
    // The client left while its request was queued, or a timeout has answered it.
    release();
    throw tooSlow();
  };
}
