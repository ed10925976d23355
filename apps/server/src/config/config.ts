import { resolve } from "node:path";
import { BRAND } from "@visita/domain/brand";
import { z } from "zod";
import { isLoopbackAddress, isLoopbackHost, isPrivateHost } from "../lib/hosts.ts";
import { StartError } from "../lib/start-error.ts";
import { readBilling } from "./config-billing.ts";
import { readCompany } from "./config-company.ts";
import { readDatabases } from "./config-database.ts";
import { invalid, isPasswordEncoded } from "./config-errors.ts";
import { readMedia } from "./config-media.ts";
import { readTrustProxy } from "./config-proxy.ts";
import { readWallets } from "./config-wallets.ts";
import { readWebhookAllow } from "./config-webhooks.ts";
import { checkEnvFiles } from "./env-file.ts";

type Env = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof readConfig>;

export const DEFAULT_SUPPORT_EMAIL = "support@localhost";

const text = z.string().trim();
const email = z.email("must be an email address");
/** Twelve months are compared with the twelve before. */
const INSIGHT_RETENTION = "must be a whole number of months from 24 to 1200";

const Variables = z.object({
  PORT: text
    .regex(/^\d{1,5}$/, "must be a whole number from 1 to 65535")
    .default("3000")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "must be a whole number from 1 to 65535"),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: text.optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: text.optional(),
  DATABASE_LISTEN_URL: text.optional(),
  DATABASE_READ_URL: text.optional(),
  MEDIA_URL: text.optional(),
  MEDIA_STORE: z.enum(["s3", "database"], "must be s3 or database").optional(),
  METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
  SMTP_URL: text
    .regex(/^(off|smtps?:\/\/\S+)$/, "must begin with smtp:// or smtps://, or be off")
    .refine(
      (url) => url === "off" || isMailServer(url),
      "must be an address such as smtps://user:password@mail.example, with the special characters of its password percent-encoded",
    )
    .optional(),
  // The defaults have no dot in their domain, which the email check refuses.
  MAIL_FROM: z.union([z.literal("visita@localhost"), email]).default("visita@localhost"),
  SUPPORT_EMAIL: z.union([z.literal(DEFAULT_SUPPORT_EMAIL), email]).default(DEFAULT_SUPPORT_EMAIL),
  STRIPE_SECRET_KEY: text
    .regex(/^[sr]k_(test|live)_\w+$/, "must be a Stripe key (sk_test_…, sk_live_…, rk_…)")
    .optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^whsec_\w+(\s*,\s*whsec_\w+)*$/, "must be one webhook secret (whsec_…), or two with a comma")
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  BILLING_PROVIDER: z.enum(["stripe", "sandbox", "off"], "must be stripe, sandbox or off").optional(),
  GEO_LOOKUP_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  APPLE_PASS_CERT: text.optional(),
  APPLE_PASS_KEY: text.optional(),
  APPLE_WWDR_CERT: text.optional(),
  APPLE_PASS_TYPE_ID: text
    .regex(/^pass\.[\w.-]+$/, "must be a pass type, such as pass.example.cards")
    .optional(),
  APPLE_TEAM_ID: text.regex(/^[A-Z0-9]{10}$/, "must have ten capital letters and digits").optional(),
  GOOGLE_WALLET_ISSUER: text.regex(/^\d{10,30}$/, "must be the number of an issuer account").optional(),
  GOOGLE_WALLET_KEY: text.optional(),
  OIDC_ISSUER: text.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(60, "must have at most 60 characters").optional(),
  OIDC_ONLY: z.enum(["true", "false"], "must be true or false").optional(),
  OIDC_TEAM: text.optional(),
  SECRET_KEY: text.min(32, "must have at least 32 characters").optional(),
  SECRET_KEY_OLD: text
    .transform((keys) => keys.split(",").map((key) => key.trim()))
    .refine((keys) => keys.every((key) => key.length >= 32), "must have at least 32 characters in each key")
    .default([]),
  TRUST_PROXY: text
    .regex(/^(off|\d{1,2}|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/, "must be off, a hop count or networks")
    .default("off"),
  WEBHOOK_ALLOW: text.optional(),
  RATE_LIMIT_SCALE: text
    .regex(/^\d+(\.\d+)?$/, "must be a positive number")
    .transform(Number)
    .refine((scale) => scale > 0, "must be a positive number")
    .optional(),
  INSIGHT_RETENTION_MONTHS: text
    .regex(/^\d{1,4}$/, INSIGHT_RETENTION)
    .default("25")
    .transform(Number)
    .refine((months) => months >= 24 && months <= 1200, INSIGHT_RETENTION),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "must be trace, debug, info, warn, error or silent",
    )
    .default("info"),
  DRAIN_SECONDS: text
    .regex(/^\d{1,3}$/, "must be a whole number of seconds up to 999")
    .default("5")
    .transform(Number),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(["true", "false"], "must be true or false").default("false"),
  ADMIN_EMAILS: text
    .transform((emails) =>
      emails
        .split(",")
        .map((each) => each.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(email))
    .default([]),
  BRAND: text.min(1).max(40).default(BRAND),
  SOURCE_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
});

type Variables = z.output<typeof Variables>;

/** Reads and validates all settings at start, so that a wrong one never fails a request. */
export function readConfig(env: Env) {
  const vars = parseVariables(env);
  const publicUrl = readPublicUrl(vars);
  const isLoopback = isLoopbackHost(publicUrl.hostname);
  if (isLoopback && !isLoopbackBind(vars.HOST)) {
    throw new StartError(
      `HOST is "${vars.HOST}", which other machines can reach, but PUBLIC_URL is ${publicUrl.origin}: ` +
        "set PUBLIC_URL to the address people use, or HOST to 127.0.0.1.",
    );
  }
  const isPublic = !isPrivateHost(publicUrl.hostname);
  const dataDir = resolve(vars.DATA_DIR);
  return {
    host: vars.HOST,
    port: vars.PORT,
    publicUrl: publicUrl.origin,
    /** Nobody but this machine can reach the server: both HOST and PUBLIC_URL are loopback. */
    isLoopback,
    /** PUBLIC_URL is an address on the internet. */
    isPublic,
    isSecure: publicUrl.protocol === "https:",
    dataDir,
    database: readDatabases(vars, dataDir),
    media: readMedia(vars),
    metricsToken: vars.METRICS_TOKEN ?? null,
    mail: {
      smtpUrl: vars.SMTP_URL === undefined || vars.SMTP_URL === "off" ? null : vars.SMTP_URL,
      /** The operator wants no mail to leave, and has said so. */
      isOff: vars.SMTP_URL === "off",
      from: vars.MAIL_FROM,
      support: vars.SUPPORT_EMAIL,
    },
    billing: readBilling(vars, isPublic),
    geoLookupUrl: vars.GEO_LOOKUP_URL ?? null,
    wallets: readWallets(vars),
    /** Null where people sign in without a company. */
    company: readCompany(vars),
    secretKey: vars.SECRET_KEY ?? null,
    oldSecretKeys: vars.SECRET_KEY_OLD,
    trustProxy: readTrustProxy(vars.TRUST_PROXY),
    /** Private networks that webhooks may reach. */
    webhookAllow: readWebhookAllow(vars.WEBHOOK_ALLOW),
    /** Whole months before the current one. */
    insightRetentionMonths: vars.INSIGHT_RETENTION_MONTHS,
    /** How long load balancers have to notice that the instance is not ready. */
    drainMs: vars.DRAIN_SECONDS * 1000,
    hstsIncludeSubdomains: vars.HSTS_INCLUDE_SUBDOMAINS === "true",
    rateLimitScale: vars.RATE_LIMIT_SCALE ?? (isLoopback ? 20 : 1),
    logLevel: vars.LOG_LEVEL,
    brand: vars.BRAND,
    sourceUrl: vars.SOURCE_URL ?? null,
    /** In lower case. Accounts with these addresses see /admin. */
    adminEmails: vars.ADMIN_EMAILS,
  } as const;
}

/**
 * Refuses to begin where people would be told of codes that nobody can read: the local mailbox is for this machine
 * alone. The command line works without.
 */
export function requireMail({ isLoopback, publicUrl, mail }: Config): void {
  if (isLoopback || mail.smtpUrl || mail.isOff) return;
  throw new StartError(
    `PUBLIC_URL is ${publicUrl}, where people sign in with mailed codes, but there is no mail server. ` +
      "Set SMTP_URL to yours, such as smtps://user:password@mail.example, or SMTP_URL=off to try it out without mail.",
  );
}

/** The only reader of process.env. */
export function environment(): Env {
  checkEnvFiles(process.execArgv);
  return process.env;
}

export function configFromEnvironment(): Config {
  return readConfig(environment());
}

function parseVariables(env: Env): Variables {
  // An empty variable counts as not set: compose files set them for every optional value.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = Variables.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw invalid(
    name,
    given[name],
    issue?.code === "invalid_union" ? "must be an email address" : issue?.message,
  );
}

function isMailServer(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.hostname !== "" && isPasswordEncoded(parsed);
}

function readPublicUrl({ PUBLIC_URL, PORT }: Variables): URL {
  if (!PUBLIC_URL) return new URL(`http://localhost:${PORT}`);
  const url = URL.parse(PUBLIC_URL);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw invalid("PUBLIC_URL", PUBLIC_URL, "must be an address such as https://cards.example");
  }
  if (url.pathname !== "/" || url.search || url.hash || url.username) {
    throw invalid("PUBLIC_URL", PUBLIC_URL, "must have no path, query or user name");
  }
  if (url.protocol === "http:" && !isPrivateHost(url.hostname)) {
    throw invalid(
      "PUBLIC_URL",
      PUBLIC_URL,
      "must begin with https:// unless it is a local or private address",
    );
  }
  return url;
}

/** Takes HOST, the address to listen on, where an IPv6 address has no brackets. */
export function isLoopbackBind(host: string): boolean {
  return isLoopbackHost(host) || isLoopbackAddress(host);
}
