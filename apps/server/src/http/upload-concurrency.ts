import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../lib/app-error.ts";
import { KeyedLock } from "../lib/keyed-lock.ts";
import { Semaphore } from "../lib/semaphore.ts";

/** Well below Node's request timeout: queueing is the server's fault and must not end as the client's 408. */
const QUEUE_TIMEOUT_MS = 8_000;

/**
 * Bounds how many large requests are in memory at once: `concurrency` in all and one for each account, so that slow
 * senders do not block the others. A queued request costs only its connection, because its body is not read yet.
 */
export function limitUploadConcurrency(app: FastifyInstance, concurrency: number, queueSize: number): void {
  const semaphore = new Semaphore({ concurrency, queueSize, queueTimeoutMs: QUEUE_TIMEOUT_MS });
  const accounts = new KeyedLock();
  app.addHook("preParsing", (request, reply, payload, done) => {
    const pass = async () => {
      // A client that left while queued is never answered, so its slot would never be freed.
      if (reply.raw.destroyed) throw new AppError("timeout", MESSAGES.networkError);
      done(null, payload);
      await answered(reply);
    };
    request
      .requireAccount()
      .then(({ userid }) => accounts.run(userid, () => semaphore.run(pass)))
      .catch((error: Error) => done(error));
  });
}

function answered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    raw.once("close", resolve).once("finish", resolve);
  });
}
