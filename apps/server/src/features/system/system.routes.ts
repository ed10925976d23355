import { healthEndpoint, readyEndpoint } from "@visita/domain/system/system.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";

/** No detail to the public: what is wrong is in the log. */
export async function systemRoutes(app: FastifyInstance): Promise<void> {
  serve(app, healthEndpoint, {
    handler: async ({ reply }) => {
      if (app.health.isAlive()) return { status: "ok" as const };
      reply.code(503);
      return { status: "slow" as const };
    },
  });

  serve(app, readyEndpoint, {
    handler: async ({ reply }) => {
      if (await app.health.isReady()) return { status: "ready" as const };
      reply.code(503);
      return { status: "not ready" as const };
    },
  });
}
