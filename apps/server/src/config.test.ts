import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("everything has a default", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    isLoopback: true,
    isSecure: false,
    dataDir: resolve("data"),
    database: { kind: "sqlite", file: resolve("data/visita.db") },
    mail: { smtpUrl: null, from: "visita@localhost", support: "support@localhost" },
    billing: { provider: "sandbox" },
    trustProxy: false,
    rateLimitScale: 20,
    logLevel: "info",
    brand: "Visita",
  });
});

test("a variable set to nothing counts as not set", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: " " })).toMatchObject({ port: 3000, isLoopback: true });
});

test("the public address follows the port, and https turns on what https allows", () => {
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readConfig({ PUBLIC_URL: "https://cards.example/" })).toMatchObject({
    publicUrl: "https://cards.example",
    isSecure: true,
    isLoopback: false,
    rateLimitScale: 1,
  });
});

test("proxies are believed by hop count or by network", () => {
  expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, fd00::/8" }).trustProxy).toEqual(["10.0.0.0/8", "fd00::/8"]);
});

test("a Stripe key makes Stripe the provider, with one webhook secret or two", () => {
  const env = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b" };
  expect(readConfig(env).billing).toMatchObject({
    provider: "stripe",
    webhookSecrets: ["whsec_a", "whsec_b"],
  });
  expect(readConfig({ ...env, BILLING_PROVIDER: "off" }).billing).toEqual({ provider: "off" });
});

describe("a wrong value stops the start with a sentence that names the variable", () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: "abc" }, 'PORT is "abc" and must be a whole number from 1 to 65535'],
    [{ PORT: "70000" }, 'PORT is "70000"'],
    [{ PUBLIC_URL: "cards.example" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "https://cards.example/app" }, "must have no path"],
    [{ PUBLIC_URL: "http://cards.example" }, "must begin with https://"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp://"],
    [{ MAIL_FROM: "nobody" }, 'MAIL_FROM is "nobody" and must be an email address'],
    [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ RATE_LIMIT_SCALE: "-1" }, "RATE_LIMIT_SCALE"],
    [{ RATE_LIMIT_SCALE: "0" }, "RATE_LIMIT_SCALE"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ BILLING_PROVIDER: "paypal" }, "BILLING_PROVIDER"],
    [{ BILLING_PROVIDER: "stripe" }, "STRIPE_SECRET_KEY must be set"],
    [{ STRIPE_SECRET_KEY: "sk_test_abc" }, "STRIPE_WEBHOOK_SECRET must be set"],
    [{ STRIPE_SECRET_KEY: "sk_live_abc", BILLING_PROVIDER: "sandbox" }, "live key"],
    [
      {
        STRIPE_SECRET_KEY: "sk_live_abc",
        STRIPE_WEBHOOK_SECRET: "whsec_a",
        STRIPE_API_URL: "http://127.0.0.1:1",
      },
      "STRIPE_API_URL",
    ],
  ])("%o", (env, text) => {
    expect(() => readConfig(env)).toThrow(text);
  });

  test("and never shows a secret", () => {
    const attempts = [
      { SECRET_KEY: "hunter2" },
      { DATABASE_URL: "mysql://user:hunter2@db" },
      { SMTP_URL: "hunter2" },
      { STRIPE_SECRET_KEY: "hunter2" },
      { STRIPE_WEBHOOK_SECRET: "hunter2" },
    ];
    for (const env of attempts) expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)/s);
  });
});
