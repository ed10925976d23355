import type { AnsweredRequest } from "../../http/request-metrics.ts";
import { METRICS, type MetricName } from "./metric-table.ts";

export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

/** The present values of everything that is counted elsewhere. */
export type Samples = Readonly<Partial<Record<MetricName, readonly Sample[]>>>;

export type MetricsRegistry = {
  readonly contentType: string;
  observe(request: AnsweredRequest): void;
  render(samples: Samples): Promise<string>;
};

/** Upper bounds in seconds. Cached pages take microseconds, a password or a picture a second. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Labelled = {
  reset(): void;
  remove(): void;
  inc(labels: Record<string, string>, value: number): void;
};

/** A registry of its own: prom-client's global one would be shared by every app in a process. Loaded on first use. */
export async function createRegistry(): Promise<MetricsRegistry> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  // Process, memory, garbage collection and the event loop's delay.
  collectDefaultMetrics({ register: registry });

  const settings = (name: MetricName) => {
    const { help, labels } = METRICS[name];
    return { name, help, labelNames: [...labels] as string[], registers: [registry] };
  };
  const durations = new Histogram({
    ...settings("visita_http_request_duration_seconds"),
    buckets: DURATION_BUCKETS,
  });
  const pulled = new Map<MetricName, Labelled>();
  for (const [name, { type }] of Object.entries(METRICS) as [MetricName, { type: string }][]) {
    if (type === "counter") pulled.set(name, new Counter(settings(name)));
    if (type === "gauge") pulled.set(name, new Gauge(settings(name)));
  }

  return {
    contentType: registry.contentType,
    observe: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
    render(samples) {
      for (const [name, metric] of pulled) {
        metric.reset();
        // One without labels would be 0 again, which is a figure: alerts would fire where there is nothing to tell.
        if (METRICS[name].labels.length === 0) metric.remove();
        for (const { labels = {}, value } of samples[name] ?? []) metric.inc({ ...labels }, value);
      }
      return registry.metrics();
    },
  };
}
