import type { FastifyRequest } from "fastify";
import { isLoopbackAddress, isLoopbackHost } from "../lib/hosts.ts";
import { isForwarded } from "./forwarded-headers.ts";

/**
 * By the connection itself: `request.ip` may come from a header. A proxy on this machine is told by the headers that it
 * adds or by HTTP/1.0, which nginx speaks by default and no browser does. The host prevents DNS rebinding: another site's
 * name that resolves to this machine would count as the same origin.
 */
export function isFromThisMachine({ socket, headers, hostname, raw }: FastifyRequest): boolean {
  const isProxied = isForwarded(headers) || raw.httpVersion === "1.0";
  return isLoopbackAddress(socket.remoteAddress) && !isProxied && isLoopbackHost(hostname);
}
