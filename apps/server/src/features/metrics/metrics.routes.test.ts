import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signIn } from "../../../../../harness/accounts.ts";
import { cardFields } from "../../../../../harness/cards.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { METRICS } from "./metric-table.ts";

const TOKEN = "a-token-for-tests-alone";
const authorization = `Bearer ${TOKEN}`;

eachDatabase("GET /metrics", (database) => {
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
    await app.inject({ method: "GET", url: "/api/card/robin-of-metrics" });
    await app.inject({ method: "GET", url: "/api/card/robin-of-metrics" });
    const payload = { email: account.email, password: "a guess" };
    await app.inject({ method: "POST", url: "/api/auth/login", payload });
    await app.inject({ method: "GET", url: `/nowhere/${account.email}` });

    const response = await scrape(app);
    expect(response.headers["content-type"]).toMatch(/^application\/openmetrics-text/);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { body } = response;
    expect(body.trimEnd().endsWith("# EOF")).toBe(true);
    expect(body).toMatch(/_count\{method="GET",route="\/api\/card\/:name",status="200"\} 2/);
    expect(body).toMatch(/route="none",status="404"/);
    expect(body).toContain('visita_sign_ins_total{way="password",outcome="refused"} 1');
    expect(body).toContain('visita_card_cache_reads_total{result="hit"} 1');
    for (const secret of ["robin-of-metrics", account.email, account.id, TOKEN]) {
      expect(body).not.toContain(secret);
    }
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
