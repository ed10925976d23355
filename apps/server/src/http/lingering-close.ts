import type { FastifyReply, FastifyRequest } from "fastify";

const LINGER_MS = 2_000;

/**
 * For an answer to a request whose body is still arriving. If the connection were closed at once, as Fastify does, the
 * kernel would reset it and the client would lose the answer; reading the rest would cost the work just refused. So the
 * rest stays unread and the connection is closed a little later.
 */
export function lingeringClose({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete !== false) return;
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    // After Node has resumed the socket in order to discard the body; an earlier pause would be undone.
    setImmediate(() => raw.socket.pause());
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
  });
}
