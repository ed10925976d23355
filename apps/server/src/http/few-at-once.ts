import type { FastifyInstance, FastifyReply } from "fastify";
import { Gate } from "../lib/gate.ts";

/**
 * Lets only so many large requests be in memory at once. The others wait before their body is read, so that they cost
 * a connection and nothing more; beyond the queue they are told to come back.
 */
export function fewAtOnce(app: FastifyInstance, atOnce: number, queueSize: number): void {
  const gate = new Gate(atOnce, queueSize);
  app.addHook("preParsing", (_request, reply, payload, done) => {
    gate
      .run(async () => {
        done(null, payload);
        await answered(reply);
      })
      .catch((error: Error) => done(error));
  });
}

function answered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    raw.once("close", resolve).once("finish", resolve);
  });
}
