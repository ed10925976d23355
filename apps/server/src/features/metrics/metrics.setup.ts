import type { FastifyInstance } from "fastify";
import { useRequestMetrics } from "../../http/request-metrics.ts";
import { createRegistry } from "./metrics.registry.ts";
import type { MetricsRoutesOptions } from "./metrics.routes.ts";
import { createMetricsReader, type MetricSources } from "./metrics.service.ts";
import { SignInFigures } from "./sign-in-figures.ts";

export type MetricsDeps = { token: string; sources: Omit<MetricSources, "signIns"> };

/** Counts requests from now on: to be called before all other hooks, one of which ends requests to no route. */
export async function useMetrics(
  app: FastifyInstance,
  { token, sources }: MetricsDeps,
): Promise<MetricsRoutesOptions> {
  const registry = await createRegistry();
  const signIns = new SignInFigures();
  useRequestMetrics(app, (request) => {
    registry.observe(request);
    signIns.note(request);
  });
  const read = createMetricsReader(registry, { ...sources, signIns: () => signIns.samples() });
  return { token, contentType: registry.contentType, read };
}
