import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signIn } from "../../../../../tools/harness/accounts.ts";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { METRICS } from "./metric-table.ts";

const TOKEN = "a-token-for-tests-alone";
const authorization = `Bearer ${TOKEN}`;

withDatabase("GET /metrics", (database) => {
  const open = () => buildTestApp(database, { env: { METRICS_TOKEN: TOKEN, RATE_LIMIT_SCALE: "1" } });
  const scrape = async (app: TestApp) => {
    app.passTime(1_000);
    return app.inject({ method: "GET", url: "/metrics", headers: { authorization } });
  };

  test("is not there without a token", async () => {
    const app = await buildTestApp(database);
    const response = await app.inject({ method: "GET", url: "/metrics", headers: { authorization } });
    expect(response.statusCode).toBe(404);
  });

  test("is for whoever has the token, and guesses are limited", async () => {
    const app = await open();
    const statuses = [];
    for (const guess of ["", "Bearer", `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`]) {
      const headers = { authorization: guess };
      statuses.push((await app.inject({ method: "GET", url: "/metrics", headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    for (let guess = 0; guess < 10; guess += 1) await app.inject({ method: "GET", url: "/metrics" });
    expect((await app.inject({ method: "GET", url: "/metrics" })).statusCode).toBe(429);
    expect((await scrape(app)).statusCode).toBe(200);
  });

  test("speaks OpenMetrics and counts requests by route, without anything of the people", async () => {
    const app = await open();
    const { cookie, account } = await signIn(app.db);
    await app.inject({
      method: "POST",
      url: "/api/card/add",
      headers: { cookie },
      payload: await cardFields({ username: "robin-of-metrics" }),
    });
    // Requests are counted by the HTTP server itself.
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const body = JSON.stringify({ email: account.email, password: "a guess" });
    for (const [path, init] of [
      ["/api/card/robin-of-metrics"],
      ["/api/card/robin-of-metrics"],
      ["/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body }],
      [`/nowhere/${account.email}`],
    ] as const) {
      await (await fetch(url + path, init)).text();
    }

    const response = await scrape(app);
    expect(response.headers["content-type"]).toMatch(/^application\/openmetrics-text/);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { body: figures } = response;
    expect(figures.trimEnd().endsWith("# EOF")).toBe(true);
    const durations = linesOf(figures, 'method="GET",route="/api/card/:name",status="200"');
    expect(durations["count"]).toBe(2);
    expect(durations["bucket,+Inf"]).toBe(2);
    expect(durations["bucket,10"]).toBe(2);
    expect(durations["bucket,0.0005"]).toBeLessThanOrEqual(2);
    expect(durations["sum"]).toBeGreaterThan(0);
    expect(figures).toMatch(/_count\{method="GET",route="none",status="404"\} 1/);
    expect(figures).toContain('visita_sign_ins_total{way="password",outcome="refused"} 1');
    expect(figures).toContain('visita_card_cache_reads_total{result="hit"} 1');
    for (const secret of ["robin-of-metrics", account.email, account.id, TOKEN]) {
      expect(figures).not.toContain(secret);
    }
  });

  test("has no figure of what an installation does not have, rather than 0", async () => {
    const figures = (await scrape(await open())).body;
    expect(figures).toContain("# TYPE visita_news_heard gauge");
    expect(figures).not.toMatch(/^visita_(news_heard|replica_\w+)\b/m);
  });

  test("is gathered once a second, however often it is asked for", async () => {
    const app = await open();
    const first = await scrape(app);
    const others = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.inject({ method: "GET", url: "/metrics", headers: { authorization } }),
      ),
    );
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set([first.body]));
    expect((await scrape(app)).body).not.toBe(first.body);
  });
});

/** The values of a histogram's series by suffix and upper bound. */
function linesOf(figures: string, labels: string): Record<string, number> {
  const lines = figures.split("\n").filter((line) => line.includes(labels));
  return Object.fromEntries(
    lines.map((line) => {
      const [, suffix = "", bound] = /^\w+_(bucket|sum|count)\{(?:le="([^"]+)")?/.exec(line) ?? [];
      return [bound ? `${suffix},${bound}` : suffix, Number(line.slice(line.lastIndexOf(" ")))];
    }),
  );
}

test("the dashboard and the alerts name figures that exist", () => {
  const known = new Set<string>([
    "nodejs_eventloop_lag_p99_seconds",
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
  ]);
  for (const [name, { type }] of Object.entries(METRICS)) {
    const suffixes = { counter: ["_total"], gauge: [""], histogram: ["_bucket", "_sum", "_count"] }[type];
    for (const suffix of suffixes) known.add(name + suffix);
  }
  const used = new Set<string>();
  for (const file of ["grafana-dashboard.json", "prometheus-alerts.yml"]) {
    const text = readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), "utf8");
    for (const [name] of text.matchAll(/\b(visita|nodejs|process)_[a-z0-9_]+\b/g)) used.add(name);
  }
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  const shown = Object.keys(METRICS).filter((name) => ![...used].some((each) => each.startsWith(name)));
  expect(shown).toEqual([]);
});
