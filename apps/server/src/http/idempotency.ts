import { createHash } from "node:crypto";
import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";

/** One call, however often it is sent. */
export type OnceCall = {
  readonly accountId: string;
  /** Chosen by the caller. */
  readonly key: string;
  /** Of what was sent with it. */
  readonly requestHash: string;
};

export type OnceStore = {
  /** Undefined for the first with its key; else what that one was answered. Throws while this is not known. */
  readonly begin: (call: OnceCall) => Promise<object | undefined>;
  readonly finish: (call: OnceCall, answer: unknown) => Promise<void>;
  /** Nothing was made. */
  readonly abandon: (call: OnceCall) => Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    onceStore: OnceStore;
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** With an `Idempotency-Key` the work is done once in 24 hours; the same call then gets the same answer. */
export async function runOnce<Answer>(
  { request, reply, accountId }: { request: FastifyRequest; reply: FastifyReply; accountId: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return work();
  if (typeof key !== "string" || !KEY.test(key)) throw new AppError("invalid_input", TEXT.keyInvalid);
  const { onceStore } = request.server;
  const call = { accountId, key, requestHash: hashOf(request) };
  const earlier = await onceStore.begin(call);
  if (earlier) {
    reply.header("idempotent-replayed", "true");
    return earlier as Answer;
  }
  try {
    const answer = await work();
    await onceStore.finish(call, answer);
    return answer;
  } catch (error) {
    // After any other error it is not known what was made.
    if (error instanceof AppError) await onceStore.abandon(call);
    throw error;
  }
}

function hashOf({ method, url, body }: FastifyRequest): string {
  const sent = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return createHash("sha256").update(`${method} ${url}\n`).update(sent).digest("base64url");
}
