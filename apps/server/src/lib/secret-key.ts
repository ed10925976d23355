import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const FILE = "secret-key";

/** The configured key, or one that is generated at the first start and stored in the data folder (mode 0600). */
export function loadSecretKey(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    return readIfExists(path) ?? createOnce(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it writable, or set DATA_DIR to one that is.`,
      { cause },
    );
  }
}

/** A separate key for each purpose, so that a value signed for one is never valid for another. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return createHmac("sha256", secretKey).update(purpose).digest();
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** link(2) fails if the file exists, so that two processes that start at once agree on one key. */
function createOnce(path: string): string {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(temporary);
  }
  return readFileSync(path, "utf8").trim();
}
