import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../lib/app-error.ts";
import { Gate } from "../lib/gate.ts";
import { KeyedLock } from "../lib/keyed-lock.ts";

/** Well below the time in which a request must arrive: a wait is our fault and must not end as if it were the caller's. */
const PATIENCE_MS = 8_000;

/**
 * Lets only so many large requests of signed-in people be in memory at once, and only one of each person, so that
 * nobody who sends slowly keeps the others out. The rest wait before their body is read and cost a connection and
 * nothing more; beyond the queue, or after a while in it, they are told to come back.
 */
export function fewAtOnce(app: FastifyInstance, atOnce: number, queueSize: number): void {
  const gate = new Gate(atOnce, queueSize, PATIENCE_MS);
  const turns = new KeyedLock();
  app.addHook("preParsing", (request, reply, payload, done) => {
    const pass = async () => {
      // Whoever left while waiting would never be answered, and so never give the place back.
      if (reply.raw.destroyed) throw new AppError("timeout", MESSAGES.networkError);
      done(null, payload);
      await answered(reply);
    };
    request
      .requireAccount()
      .then(({ userid }) => turns.run(userid, () => gate.run(pass)))
      .catch((error: Error) => done(error));
  });
}

function answered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    raw.once("close", resolve).once("finish", resolve);
  });
}
