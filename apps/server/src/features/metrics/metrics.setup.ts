import type { FastifyInstance } from "fastify";
import { useRequestMetrics } from "../../http/request-metrics.ts";
import { createRegistry } from "./metrics.registry.ts";
import { metricsRoutes } from "./metrics.routes.ts";
import { createMetricsReader, type MetricSources } from "./metrics.service.ts";
import { SignInFigures } from "./sign-in-figures.ts";

export type MetricsDeps = { token: string; sources: Omit<MetricSources, "signIns"> };

/** Counts requests from now on: to be called before routes are registered. */
export async function useMetrics(app: FastifyInstance, { token, sources }: MetricsDeps): Promise<void> {
  const registry = await createRegistry();
  const signIns = new SignInFigures();
  useRequestMetrics(app, (request) => {
    registry.observe(request);
    signIns.note(request);
  });
  const read = createMetricsReader(registry, { ...sources, signIns: () => signIns.samples() });
  await app.register(metricsRoutes, { token, contentType: registry.contentType, read });
}
