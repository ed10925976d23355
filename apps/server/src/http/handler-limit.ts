import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers at once what it knows and sees itself that the rest takes no longer than the limit. */
    limitsItself?: boolean;
  }
}

/** In milliseconds: how long anybody waits for an answer. */
export const HANDLER_LIMIT = 10_000;

/** Ends what takes too long on every route, except where the watch would cost more than the answer. */
export function useHandlerLimit(app: FastifyInstance, limit: number): void {
  app.addHook("onRoute", (route) => {
    if (!route.config?.limitsItself) route.handlerTimeout ??= limit;
  });
}
