import { healthEndpoint, readyEndpoint } from "@visita/domain/system/system.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import type { SystemContext } from "./system.setup.ts";

/** Answers without details: they are public. The log has the reason. */
export async function healthRoutes(
  app: FastifyInstance,
  { context: { health, replicas } }: { context: SystemContext },
): Promise<void> {
  serve(app, healthEndpoint, {
    handler: async ({ reply }) => {
      if (health.isAlive()) return { status: "ok" as const };
      reply.code(503);
      return { status: "slow" as const };
    },
  });

  serve(app, readyEndpoint, {
    handler: async ({ reply }) => {
      const isReady = await health.isReady();
      const states = replicas();
      const further = states.length > 0 ? { replicas: [...states] } : {};
      if (isReady) return { status: "ready" as const, ...further };
      reply.code(503);
      return { status: "not ready" as const, ...further };
    },
  });
}
