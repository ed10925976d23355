import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { configWarnings } from "./config-warnings.ts";

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
    sourceUrl: null,
  });
});

test("admins are named by their addresses, in any case and with spaces", () => {
  expect(readConfig({ ADMIN_EMAILS: " Amara@Cards.example ,joerg@cards.example," }).adminEmails).toEqual([
    "amara@cards.example",
    "joerg@cards.example",
  ]);
  expect(readConfig({}).adminEmails).toEqual([]);
  expect(() => readConfig({ ADMIN_EMAILS: "amara" })).toThrow(/ADMIN_EMAILS/);
});

test("the source is at a web address", () => {
  expect(readConfig({ SOURCE_URL: "https://code.example/visita" }).sourceUrl).toBe(
    "https://code.example/visita",
  );
  expect(() => readConfig({ SOURCE_URL: "javascript:alert(1)" })).toThrow(/^SOURCE_URL is/);
});

test("a variable set to nothing counts as not set", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: " " })).toMatchObject({ port: 3000, isLoopback: true });
});

test("the public address follows the port, and https turns on what https allows", () => {
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readConfig({ PUBLIC_URL: "https://cards.example/", BILLING_PROVIDER: "off" })).toMatchObject({
    publicUrl: "https://cards.example",
    isSecure: true,
    isLoopback: false,
    isPublic: true,
    rateLimitScale: 1,
  });
});

test("proxies are believed by hop count or by network", () => {
  expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, fd00::/8" }).trustProxy).toEqual(["10.0.0.0/8", "fd00::/8"]);
  expect(readConfig({ TRUST_PROXY: "::ffff:10.0.0.0/104" }).trustProxy).toEqual(["::ffff:10.0.0.0/104"]);
});

test("a Stripe key makes Stripe the provider, with one webhook secret or two", () => {
  const env = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b" };
  expect(readConfig(env).billing).toMatchObject({
    provider: "stripe",
    webhookSecrets: ["whsec_a", "whsec_b"],
  });
  expect(readConfig({ ...env, BILLING_PROVIDER: "off" }).billing).toEqual({ provider: "off" });
});

test("a loopback HOST may be written in any way, and another one needs the address that people use", () => {
  for (const HOST of ["127.0.0.1", "127.8.8.8", "localhost", "::1", "0:0:0:0:0:0:0:1"]) {
    expect(readConfig({ HOST }), HOST).toMatchObject({ isLoopback: true, rateLimitScale: 20 });
  }
  const env = { HOST: "0.0.0.0", PUBLIC_URL: "http://192.168.1.5:3000" };
  expect(readConfig(env)).toMatchObject({ isLoopback: false, isPublic: false, rateLimitScale: 1 });
});

test("payments are left to the sandbox by default on private addresses only", () => {
  for (const PUBLIC_URL of ["http://localhost:3000", "http://192.168.1.5", "http://cards.internal"]) {
    expect(readConfig({ PUBLIC_URL }).billing, PUBLIC_URL).toEqual({ provider: "sandbox" });
  }
  for (const BILLING_PROVIDER of ["sandbox", "off"]) {
    const env = { PUBLIC_URL: "https://cards.example", BILLING_PROVIDER };
    expect(readConfig(env).billing).toEqual({ provider: BILLING_PROVIDER });
  }
});

test("old secret keys come as a list", () => {
  const [a, b] = ["a".repeat(32), "b".repeat(32)];
  expect(readConfig({}).oldSecretKeys).toEqual([]);
  expect(readConfig({ SECRET_KEY_OLD: `${a}, ${b}` }).oldSecretKeys).toEqual([a, b]);
});

describe("what is most likely a mistake is warned of", () => {
  const warningsOf = (env: Record<string, string>) => configWarnings(readConfig(env));
  const PUBLIC = {
    PUBLIC_URL: "https://cards.example",
    BILLING_PROVIDER: "off",
    SUPPORT_EMAIL: "help@cards.example",
    ADMIN_EMAILS: "amara@cards.example",
  };

  test("no mail server on a public address", () => {
    expect(warningsOf({ ...PUBLIC, SMTP_URL: "off" })).toEqual([expect.stringContaining("SMTP_URL is off")]);
    expect(warningsOf({ PUBLIC_URL: "http://192.168.1.5:3000", SMTP_URL: "off" })).toHaveLength(1);
    expect(warningsOf({ ...PUBLIC, SMTP_URL: "smtps://mail.example" })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });

  test("nobody who reads reports, no admin, and a sandbox on a public address", () => {
    const env = { ...PUBLIC, SMTP_URL: "smtps://mail.example" };
    expect(warningsOf({ ...env, SUPPORT_EMAIL: "" })).toEqual([expect.stringContaining("SUPPORT_EMAIL")]);
    expect(warningsOf({ ...env, ADMIN_EMAILS: "" })).toEqual([expect.stringContaining("ADMIN_EMAILS")]);
    expect(warningsOf({ ...env, BILLING_PROVIDER: "sandbox" })).toEqual([expect.stringContaining("sandbox")]);
  });

  test("a hop count on a port that others can reach", () => {
    const env = { ...PUBLIC, SMTP_URL: "smtps://mail.example", HOST: "0.0.0.0" };
    expect(warningsOf({ ...env, TRUST_PROXY: "1" })).toEqual([expect.stringContaining("10.0.0.0/8")]);
    expect(warningsOf({ ...env, TRUST_PROXY: "10.0.0.0/8" })).toEqual([]);
    expect(warningsOf({ ...env, TRUST_PROXY: "1", HOST: "127.0.0.1" })).toEqual([]);
  });
});

describe("a wrong value stops the start with a sentence that names the variable", () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: "abc" }, 'PORT is "abc" and must be a whole number from 1 to 65535'],
    [{ PORT: "70000" }, 'PORT is "70000"'],
    [{ PORT: "0" }, 'PORT is "0"'],
    [{ PORT: "-1" }, 'PORT is "-1"'],
    [{ PORT: "80.5" }, 'PORT is "80.5"'],
    [{ PUBLIC_URL: "ftp://cards.example" }, "must be an address such as https://cards.example"],
    [{ PUBLIC_URL: "https://" }, "must be an address such as https://cards.example"],
    [{ PUBLIC_URL: "https://me:secret@cards.example" }, "must have no path, query or user name"],
    [{ PUBLIC_URL: "https://cards.example/?a" }, "must have no path, query or user name"],
    [{ DATABASE_URL: "sqlite:" }, "DATABASE_URL must begin with postgres:// or sqlite:"],
    [{ DATABASE_URL: "postgres:/db" }, "DATABASE_URL must begin with postgres:// or sqlite:"],
    [{ DATABASE_URL: "postgres://visita:a#b@db.example/visita" }, "percent-encoded"],
    [{ DATABASE_URL: "postgres://db.example/visita?sslmode=sure" }, "must have one of these as its sslmode"],
    [
      { DATABASE_URL: "postgres://db.example/visita?sslrootcert=/no/root.pem" },
      "names /no/root.pem as its sslrootcert, which is not there",
    ],
    [{ DATABASE_LISTEN_URL: "postgres://db.example/visita" }, "DATABASE_LISTEN_URL is for PostgreSQL"],
    [
      { DATABASE_URL: "postgres://db.example/visita", DATABASE_READ_URL: "one.example" },
      "DATABASE_READ_URL must begin with postgres://",
    ],
    [{ MEDIA_STORE: "disk" }, 'MEDIA_STORE is "disk"'],
    [{ MEDIA_STORE: "s3" }, "MEDIA_URL must be set"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
    [{ DRAIN_SECONDS: "soon" }, 'DRAIN_SECONDS is "soon"'],
    [{ DRAIN_SECONDS: "1.5" }, 'DRAIN_SECONDS is "1.5"'],
    [{ SUPPORT_EMAIL: "help" }, 'SUPPORT_EMAIL is "help" and must be an email address'],
    [{ ADMIN_EMAILS: "amara@cards.example; joerg@cards.example" }, "ADMIN_EMAILS"],
    [{ GEO_LOOKUP_URL: "geo.example" }, "GEO_LOOKUP_URL"],
    [{ SOURCE_URL: "ssh://code.example" }, "SOURCE_URL"],
    [{ BRAND: "x".repeat(41) }, "BRAND"],
    [{ SMTP_URL: "smtp://" }, "SMTP_URL must begin with smtp://"],
    [{ STRIPE_SECRET_KEY: "pk_test_abc" }, "STRIPE_SECRET_KEY must be a Stripe key"],
    [{ STRIPE_WEBHOOK_SECRET: "secret" }, "STRIPE_WEBHOOK_SECRET must be one webhook secret"],
    [{ STRIPE_API_URL: "stripe.example" }, "STRIPE_API_URL"],
    [{ RATE_LIMIT_SCALE: "many" }, "RATE_LIMIT_SCALE"],
    [{ PUBLIC_URL: "cards.example" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "https://cards.example/app" }, "must have no path"],
    [{ PUBLIC_URL: "http://cards.example" }, "must begin with https://"],
    [{ HOST: "0.0.0.0" }, 'HOST is "0.0.0.0"'],
    [
      { HOST: "192.168.1.5", PUBLIC_URL: "http://127.0.0.1:3000" },
      "set PUBLIC_URL to the address people use",
    ],
    [{ HOST: "::", PORT: "4000" }, "PUBLIC_URL is http://localhost:4000"],
    [{ PUBLIC_URL: "https://cards.example" }, "BILLING_PROVIDER to sandbox"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must begin with postgres:// or sqlite:"],
    [{ DATABASE_URL: "postgres://visita:1/x@db.example/visita" }, "percent-encoded"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp://"],
    [{ SMTP_URL: "smtp://user:1#x@mail.example" }, "percent-encoded"],
    [{ SMTP_URL: "smtp://user:100%@mail.example" }, "percent-encoded"],
    [{ SMTP_URL: "smtp://user:a/b@mail.example" }, "percent-encoded"],
    [{ DATABASE_URL: "postgres://visita:100%@db.example/visita" }, "percent-encoded"],
    [{ MAIL_FROM: "nobody" }, 'MAIL_FROM is "nobody" and must be an email address'],
    [{ SECRET_KEY: "short" }, "SECRET_KEY must have at least 32 characters"],
    [{ SECRET_KEY_OLD: `${"a".repeat(32)},short` }, "SECRET_KEY_OLD must have at least 32 characters"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "10.0.0.0/8, ::/0" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "0.0.0.0/1,128.0.0.0/1" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "10.0.0.0/0.0.0.0" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "::ffff:0.0.0.0/96" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "::ffff:128.0.0.0/97" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "::/8" }, "would trust headers from everyone"],
    [{ TRUST_PROXY: "10.0.0.0/255.0.255.0" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/99" }, 'TRUST_PROXY is "10.0.0.0/99" and must be'],
    [{ TRUST_PROXY: "fd00::/129" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0/8" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/8/8" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/" }, "TRUST_PROXY"],
    [{ HSTS_INCLUDE_SUBDOMAINS: "yes" }, "HSTS_INCLUDE_SUBDOMAINS"],
    [{ RATE_LIMIT_SCALE: "-1" }, "RATE_LIMIT_SCALE"],
    [{ RATE_LIMIT_SCALE: "0" }, "RATE_LIMIT_SCALE"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ BILLING_PROVIDER: "paypal" }, "BILLING_PROVIDER"],
    [{ APPLE_PASS_TYPE_ID: "example.cards" }, "APPLE_PASS_TYPE_ID"],
    [{ APPLE_TEAM_ID: "team" }, "APPLE_TEAM_ID"],
    [{ GOOGLE_WALLET_ISSUER: "me" }, "GOOGLE_WALLET_ISSUER"],
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
      { SECRET_KEY_OLD: "hunter2" },
      { DATABASE_URL: "hunter2" },
      { DATABASE_URL: "mysql://user:hunter2@db" },
      { DATABASE_URL: "postgres://user:1/hunter2@db/visita" },
      { DATABASE_URL: "postgres://user:1?hunter2@db/visita" },
      { DATABASE_URL: "postgres://user:1#hunter2@db/visita" },
      { DATABASE_URL: "postgres://user:x/hunter2@db/visita" },
      { SMTP_URL: "hunter2" },
      { SMTP_URL: "smtp://user:1#hunter2@mail.example" },
      { STRIPE_SECRET_KEY: "hunter2" },
      { STRIPE_WEBHOOK_SECRET: "hunter2" },
    ];
    for (const env of attempts) expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)/s);
  });
});
