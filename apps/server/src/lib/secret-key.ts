import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const FILE = "secret-key";
/** Of a generated one there are more. */
const MIN_CHARS = 32;

type Settings = {
  readonly secretKey: string | null;
  readonly oldSecretKeys: readonly string[];
  readonly dataDir: string;
};

export type SecretKey = {
  /** For everything that is written. */
  readonly current: string;
  /** From before a rotation: what they have encrypted or signed can still be read. */
  readonly old: readonly string[];
};

/** The derived key of the current secret key, then those of the old ones. */
export type KeyRing = readonly [Buffer, ...Buffer[]];

/** The configured key, or one that is generated at the first start and stored in the data folder (mode 0600). */
export function loadSecretKey({ secretKey, oldSecretKeys, dataDir }: Settings): SecretKey {
  return { current: secretKey ?? loadGeneratedKey(dataDir), old: oldSecretKeys };
}

function loadGeneratedKey(dataDir: string): string {
  const path = join(dataDir, FILE);
  const key = readOrCreate(dataDir, path);
  if (key.length >= MIN_CHARS) return key;
  throw new StartError(
    `The key in ${path} is cut off. Put back the file from your copies, or remove it if this installation is new.`,
  );
}

function readOrCreate(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readIfExists(path) ?? createOnce(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it writable and free some of its disk, or set DATA_DIR to another one.`,
      { cause },
    );
  }
}

/**
 * Keys for one purpose each, so that a value signed for one is never valid for another. After a rotation:
 * - "mail": waiting mails and those in the local mailbox are decrypted with the old keys.
 * - "security code", "email address": codes and recoveries that are under way stay valid. Counters per email address
 *   (wrong passwords, codes) begin again.
 * - "mail recipient": the counts of mails per recipient and network begin again.
 * - "form stamp", "stop mails": forms that are open and links in mails stay valid.
 * - "team invitation": links of invitations stay valid.
 * - "proof of work": puzzles that are being solved stay valid.
 * - "rate limit": counters per network and account begin again.
 * - "contact copy": the counts of copies per address begin again.
 * - "webhook secret": deliveries go on being signed with the secrets that receivers know.
 * - "sandbox webhook": nothing is kept; an event is signed and verified by the same process.
 */
export function deriveKeys({ current, old }: SecretKey, purpose: string): KeyRing {
  const derive = (key: string) => createHmac("sha256", key).update(purpose).digest();
  return [derive(current), ...old.map(derive)];
}

/** The key of a purpose where nothing that an old key has written is read again. */
export function deriveKey(secretKey: SecretKey, purpose: string): Buffer {
  return deriveKeys(secretKey, purpose)[0];
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
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
