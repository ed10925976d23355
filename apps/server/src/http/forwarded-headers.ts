import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";

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
