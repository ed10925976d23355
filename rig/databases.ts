import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DatabaseTarget } from "../apps/server/src/config.ts";

export type Place = {
  readonly kind: "SQLite" | "PostgreSQL";
  readonly target: DatabaseTarget;
  readonly folder: string;
  /** What the product must be told to use it. */
  readonly settings: Record<string, string>;
  remove(): Promise<void>;
};

export const KINDS = ["SQLite", "PostgreSQL"] as const;

/** An empty database and a data folder, of no use to anything else. PostgreSQL's address comes with the run. */
export async function newPlace(kind: Place["kind"]): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "visita-rig-"));
  const dropFolder = () => rmSync(folder, { recursive: true, force: true });
  const secret = { DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString("hex") };
  if (kind === "SQLite") {
    const file = join(folder, "visita.db");
    return {
      kind,
      folder,
      target: { kind: "sqlite", file },
      settings: { ...secret, DATABASE_URL: `sqlite:${file}` },
      remove: async () => dropFolder(),
    };
  }
  const name = `visita_rig_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  await onServer(`create database ${name}`);
  return {
    kind,
    folder,
    target: { kind: "postgres", url: url.href },
    settings: { ...secret, DATABASE_URL: url.href },
    async remove() {
      await onServer(`drop database ${name} with (force)`);
      dropFolder();
    },
  };
}

/** One statement on the server itself, such as making a database or ending somebody's connection. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("There is no PostgreSQL: TEST_DATABASE_URL is not set.");
  return url;
}
