import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route applies the timeout itself: it answers from memory where it can, or sends a file of any length. */
    hasOwnTimeout?: boolean;
  }
}

/** As a route's timeout it runs from the headers on; with withTimeout, from the call. */
export const HANDLER_TIMEOUT_MS = 10_000;

/** Sets Fastify's handler timeout on every route, except where its timer would cost more than the answer. */
export function useHandlerTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook("onRoute", (route) => {
    if (!route.config?.hasOwnTimeout) route.handlerTimeout ??= timeoutMs;
  });
}
