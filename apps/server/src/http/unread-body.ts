import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The rest of a body up to this length is read and discarded, so that the connection can be used again. */
const DISCARD_MAX_BYTES = 64 * 1024;
const DISCARD_TIMEOUT_MS = 5_000;
const LINGER_MS = 2_000;

/**
 * For an answer to a request whose body is still arriving; to be called before its headers are sent. What would follow on
 * the connection is the rest of that body: a proxy that kept the connection for its next visitor must never find it
 * closed. So either the rest is short and is discarded, or the answer says that the connection closes.
 */
export function settleUnreadBody({ raw }: FastifyRequest, reply: FastifyReply, canKeepAlive: boolean): void {
  // Undefined for an injected request, which has no connection.
  if (raw.complete !== false || !hasBody(raw)) return;
  // Fastify asks for a close after every body that it could not parse.
  reply.removeHeader("connection");
  if (canKeepAlive && reply.raw.shouldKeepAlive && isRestShort(raw, reply)) {
    discardRest(raw);
  } else {
    reply.header("connection", "close");
    lingerOnClose(raw.socket);
  }
}

/** At the first bytes, Node has not noted yet that a request without a body is complete. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A chunked body has no length, and one that came too slowly is not waited for. */
function isRestShort({ headers }: IncomingMessage, { statusCode }: FastifyReply): boolean {
  const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return length <= DISCARD_MAX_BYTES && statusCode !== 408;
}

function discardRest(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.socket.destroy(), DISCARD_TIMEOUT_MS).unref();
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
  raw.resume();
}

/**
 * Node destroys the socket once the answer is sent. With unread bytes, the kernel would then reset the connection and the
 * client might lose the answer; reading them would cost the work just refused. So the socket is only half-closed, its rest
 * stays unread, and it is destroyed a little later.
 */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    // After Node has resumed the socket in order to discard the body; an earlier pause would be undone.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
