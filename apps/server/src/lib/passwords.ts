import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { Semaphore } from "./semaphore.ts";

const argon2Async = promisify(argon2);

/** OWASP's minimum for Argon2id; memory in KiB. About 40 ms of one core for each hash. */
const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** At about 60 ms for each hash under load, with two lanes full, the last in a queue waits less than 2.5 s. */
const QUEUE_SIZE = 20;
/** Memory that is filled in a millisecond on a slow core, in KiB: 90 ms for each hash, until some were measured. */
const KIB_PER_MS = 430;
/** Shortens the queue on a slower machine. Half of what a person may wait: durations vary with other load. */
const MAX_WAIT_MS = 1_500;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

type Parameters = { memory: number; passes: number; parallelism: number };
type Stored = { parameters: Parameters; salt: Buffer; hash: Buffer };

type VerifyOptions = {
  /** On a device that the account confirmed: strangers, who guess, must not turn the owner away. */
  readonly isTrusted: boolean;
};

/**
 * Whoever waits to have a password hashed, in turn: confirmed devices, anybody else who signs in or sets a password, sign-ups
 * with a proof of work, and those without. A flood of one kind holds up no other.
 */
const LANES = ["device", "other", "proven sign-up", "sign-up"] as const;
type Lane = (typeof LANES)[number];

export type Passwords = {
  hash(password: string, lane?: Lane): Promise<string>;
  /** Takes the same time without a hash, so that timing does not reveal which email addresses have an account. */
  verify(password: string, hash: string | undefined, options?: VerifyOptions): Promise<boolean>;
  /** True when the hash was made with other parameters than the current ones. */
  isOutdated(hash: string): boolean;
};

/** Hashing runs on libuv threads, one fewer than there are cores, so that many sign-ins leave a core for the rest. */
export function createPasswords(parameters = PARAMETERS): Passwords {
  const semaphore = new Semaphore<Lane>({
    lanes: LANES,
    concurrency: Math.max(1, availableParallelism() - 1),
    queueSize: QUEUE_SIZE,
    maxWaitMs: MAX_WAIT_MS,
    typicalMs: (parameters.memory * parameters.passes) / KIB_PER_MS,
  });
  const decoy: Stored = {
    parameters,
    salt: randomBytes(SALT_BYTES),
    hash: randomBytes(HASH_BYTES),
  };
  return {
    async hash(password, lane = "other") {
      const salt = randomBytes(SALT_BYTES);
      const hash = await semaphore.run(() => derive(password, salt, parameters), lane);
      return `${prefix(parameters)}${salt.toString("base64url")}$${hash.toString("base64url")}`;
    },
    async verify(password, hash, { isTrusted } = { isTrusted: false }) {
      const stored = parse(hash);
      const compared = stored ?? decoy;
      const work = () => derive(password, compared.salt, compared.parameters);
      const derived = await semaphore.run(work, isTrusted ? "device" : "other");
      return timingSafeEqual(derived, compared.hash) && stored !== undefined;
    },
    isOutdated: (hash) => !hash.startsWith(prefix(parameters)),
  };
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  // Keyboards compose the same letter differently; NFC makes these one password.
  const message = Buffer.from(password.normalize("NFC"));
  return argon2Async("argon2id", { ...parameters, message, nonce: salt, tagLength: HASH_BYTES });
}

function prefix({ memory, passes, parallelism }: Parameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function parse(text: string | undefined): Stored | undefined {
  const [, memory, passes, parallelism, salt = "", hash = ""] = STORED.exec(text ?? "") ?? [];
  if (!memory) return undefined;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
  };
}
