import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "../lib/start-error.ts";
import { invalid, isPasswordEncoded } from "./config-errors.ts";

export type DatabaseTarget =
  | { readonly kind: "sqlite"; readonly file: string }
  | {
      readonly kind: "postgres";
      readonly url: string;
      /** Straight to the server where `url` leads through a pooler in transaction mode. */
      readonly listenUrl?: string;
      /** Streaming replicas, for reads that may be up to two seconds old. */
      readonly readUrls?: readonly string[];
    };

const SSL_MODES = ["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"];
const SSL_FILES = ["sslrootcert", "sslcert", "sslkey"];

type Variables = {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_LISTEN_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
};

export function readDatabases(vars: Variables, dataDir: string): DatabaseTarget {
  const { DATABASE_LISTEN_URL: listenUrl, DATABASE_READ_URL: readUrl } = vars;
  const main = readDatabase("DATABASE_URL", vars.DATABASE_URL, dataDir);
  const further = { DATABASE_LISTEN_URL: listenUrl, DATABASE_READ_URL: readUrl };
  for (const [name, value] of Object.entries(further)) {
    if (value !== undefined && main.kind !== "postgres") {
      throw new StartError(`${name} is for PostgreSQL, so DATABASE_URL must begin with postgres://.`);
    }
  }
  if (main.kind !== "postgres") return main;
  return {
    ...main,
    ...(listenUrl && { listenUrl: postgresUrl("DATABASE_LISTEN_URL", listenUrl, dataDir) }),
    ...(readUrl && {
      readUrls: readUrl.split(",").map((url) => postgresUrl("DATABASE_READ_URL", url.trim(), dataDir)),
    }),
  };
}

function postgresUrl(name: string, url: string, dataDir: string): string {
  const target = readDatabase(name, url, dataDir);
  if (target.kind !== "postgres") throw invalid(name, url, "must begin with postgres://");
  return target.url;
}

function readDatabase(name: string, url: string | undefined, dataDir: string): DatabaseTarget {
  if (!url) return { kind: "sqlite", file: resolve(dataDir, "visita.db") };
  if (/^postgres(ql)?:\/\//.test(url)) {
    const parsed = URL.parse(url);
    if (!parsed) {
      throw invalid(
        name,
        url,
        "must be an address such as postgres://user:password@db.example/visita, with the special characters of its password percent-encoded",
      );
    }
    const { searchParams } = parsed;
    if (!isPasswordEncoded(parsed)) {
      throw invalid(name, url, "must have the special characters of its password percent-encoded");
    }
    const sslMode = searchParams.get("sslmode");
    if (sslMode !== null && !SSL_MODES.includes(sslMode)) {
      throw invalid(name, url, `must have one of these as its sslmode: ${SSL_MODES.join(", ")}`);
    }
    for (const file of SSL_FILES) {
      const path = searchParams.get(file);
      if (path && !existsSync(path))
        throw invalid(name, url, `names ${path} as its ${file}, which is not there`);
    }
    return { kind: "postgres", url };
  }
  const file = /^sqlite:(.+)$/.exec(url)?.[1];
  if (file === ":memory:") return { kind: "sqlite", file };
  if (file) return { kind: "sqlite", file: resolve(file) };
  throw invalid(name, url, "must begin with postgres:// or sqlite:");
}
