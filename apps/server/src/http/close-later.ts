import type { FastifyReply, FastifyRequest } from "fastify";

const LINGER_MS = 2_000;

/**
 * For an answer to a request that is still arriving. Closing at once, as Fastify would, makes the system throw away an
 * answer that the sender has not read yet; reading on would cost us the work that was just refused. So the rest is left
 * unread, and the connection closed once there was time to read the answer.
 */
export function closeLater({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete !== false) return;
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    // Not before Node has begun to read the rest in order to throw it away, or it would begin again.
    setImmediate(() => raw.socket.pause());
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
  });
}
