import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { Gate } from "./gate.ts";

const argon2Async = promisify(argon2);

/** Memory in KiB, passes and lanes: OWASP's minimum for Argon2id. About 40 ms of one core each. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}`;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const QUEUE_SIZE = 40;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not, so that nobody learns which addresses have an account. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
};

/** Hashing happens off the event loop and behind a gate, so that a storm of sign-ins leaves a core for everybody else. */
export function createPasswords(): Passwords {
  const gate = new Gate(Math.max(1, availableParallelism() - 1), QUEUE_SIZE);
  const decoy = format(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return format(salt, await gate.run(() => derive(password, salt)));
    },
    async verify(password, hash) {
      const stored = parse(hash) ?? parse(decoy);
      if (!stored) return false;
      const derived = await gate.run(() => derive(password, stored.salt));
      return timingSafeEqual(derived, stored.hash) && parse(hash) !== undefined;
    },
  };
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  // Two keyboards may compose the same letter differently; the normal form makes them one password.
  const message = Buffer.from(password.normalize("NFC"));
  return argon2Async("argon2id", { ...PARAMETERS, message, nonce: salt, tagLength: HASH_BYTES });
}

function format(salt: Buffer, hash: Buffer): string {
  return `${PREFIX}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

function parse(text: string | undefined): { salt: Buffer; hash: Buffer } | undefined {
  if (!text?.startsWith(`${PREFIX}$`)) return undefined;
  const [salt = "", hash = ""] = text.slice(PREFIX.length + 1).split("$");
  return { salt: Buffer.from(salt, "base64url"), hash: Buffer.from(hash, "base64url") };
}
