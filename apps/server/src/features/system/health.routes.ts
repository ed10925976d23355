import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";

/** Answers without details: they are public. The log has the reason. */
export function healthRoutes(app: FastifyInstance, { health, replicas }: AppContext): void {
  serve(app, "GET /healthz", async () => ({ status: "ok" as const }));

  serve(app, "GET /readyz", async ({ reply }) => {
    const isReady = await health.isReady();
    // Without their addresses.
    const states = replicas.states().map(({ name, state }) => ({ replica: name, state }));
    const further = states.length > 0 ? { replicas: states } : {};
    if (isReady) return { status: "ready" as const, ...further };
    reply.code(503);
    return { status: "not ready" as const, ...further };
  });
}
