import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopbackAddress, isLoopbackHost } from "../lib/hosts.ts";

const ADDED_BY_PROXIES = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

/** Whether a proxy has passed the request on, as far as its headers tell. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => ADDED_BY_PROXIES.test(name));
}

/** Behind a proxy that is not trusted, all visitors share one address and thereby one set of rate limits. */
export function useProxyWarning(app: FastifyInstance): void {
  if (app.config.trustProxy !== false) return;
  let isReported = false;
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    if (!isReported && (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined)) {
      isReported = true;
      app.log.warn(
        { event: "configuration" },
        "a request came through a proxy, but TRUST_PROXY is off, so everyone behind it counts as one visitor: " +
          "set TRUST_PROXY to the network of the proxy, such as 10.0.0.0/8",
      );
    }
    done();
  });
}

/**
 * By the connection itself: `request.ip` may come from a header. A proxy on this machine is told by the headers that it
 * adds or by HTTP/1.0, which nginx speaks by default and no browser does. The host prevents DNS rebinding: another site's
 * name that resolves to this machine would count as the same origin.
 */
export function isFromThisMachine({ socket, headers, hostname, raw }: FastifyRequest): boolean {
  const isProxied = isForwarded(headers) || raw.httpVersion === "1.0";
  return isLoopbackAddress(socket.remoteAddress) && !isProxied && isLoopbackHost(hostname);
}
