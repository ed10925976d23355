import type { FastifyInstance } from "fastify";

export type AnsweredRequest = {
  readonly method: string;
  /** The route's pattern and never the address itself, which names people. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** Requests to no route at all. */
const NO_ROUTE = "none";

/** Reports every answered request. */
export function useRequestMetrics(app: FastifyInstance, observe: (request: AnsweredRequest) => void): void {
  app.addHook("onResponse", (request, reply, done) => {
    observe({
      method: request.method,
      route: request.routeOptions.url ?? NO_ROUTE,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
