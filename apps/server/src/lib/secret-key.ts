import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const FILE = "secret-key";

/** The configured key, or one made at the first start and kept in the data folder, readable by its owner alone. */
export function loadSecretKey(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    return readIfThere(path) ?? createOnce(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it writable, or set DATA_DIR to one that is.`,
      { cause },
    );
  }
}

/** A key of its own for each purpose, so that a value made for one can never stand in for another. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return createHmac("sha256", secretKey).update(purpose).digest();
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Linking a finished file into place makes two processes that start at once agree on one key. */
function createOnce(path: string): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}
