import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hasLeadingZeros, type Puzzle } from "@visita/domain/http/proof-of-work";
import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "../../lib/app-error.ts";
import type { KeyRing } from "../../lib/secret-key.ts";
import type { Limit, RateLimiter } from "./limit.service.ts";

/** 131,000 hashes on average: about a second on a phone. Each bit more doubles it. */
const MIN_BITS = 17;
/** Four seconds on a phone. What only slows programs down must not keep people out. */
const MAX_BITS = 19;
/** Long enough for the slowest device, and for a page that was put aside meanwhile. */
const TTL_MS = 10 * 60_000;
const PROOF = /^([0-9a-z]{1,11})\.(\d{1,2})\.([\w-]{22})\.([\w-]{43}):\d{1,15}$/;

/**
 * Asks for work instead of refusing: a flood then costs its sender computing time, and people wait for a few seconds. A
 * proof is good for one purpose, once, on all instances.
 */
export class ProofOfWork {
  readonly #keys: KeyRing;
  readonly #limits: RateLimiter;
  readonly #now: () => number;

  constructor(keys: KeyRing, limits: RateLimiter, now: () => number) {
    this.#keys = keys;
    this.#limits = limits;
    this.#now = now;
  }

  /** The refusal that holds a puzzle. `load` is how many times over a limit is used up; each doubling asks for one bit more. */
  demand(purpose: string, load: number): AppError {
    const bits = Math.min(MAX_BITS, MIN_BITS + Math.floor(Math.log2(Math.max(1, load))));
    const begin = `${(this.#now() + TTL_MS).toString(36)}.${bits}.${randomBytes(16).toString("base64url")}`;
    const puzzle: Puzzle = { text: `${begin}.${sign(this.#keys[0], purpose, begin)}`, bits };
    return new AppError("proof_of_work_required", MESSAGES.checkingPerson, { puzzle });
  }

  /** Throws the refusal where a limit that many share is used up and there is no proof. Counts nothing. */
  async requireBeyond(limit: Limit, key: string, proof: string | undefined): Promise<void> {
    const purpose = `${limit.name} ${key}`;
    const load = await this.#limits.usageOf(limit, key);
    if (load >= 1 && !(await this.claim(purpose, proof))) throw this.demand(purpose, load);
  }

  /**
   * Uses up a proof. Returns undefined for none or one that does not hold, otherwise the function that gives it back, for
   * work that was not done after all.
   */
  async claim(purpose: string, proof: string | undefined): Promise<(() => Promise<void>) | undefined> {
    const [, expiry = "", bits = "", nonce = "", signature = ""] = PROOF.exec(proof ?? "") ?? [];
    if (proof === undefined || Number.parseInt(expiry, 36) <= this.#now()) return undefined;
    const begin = `${expiry}.${bits}.${nonce}`;
    const isOurs = this.#keys.some((key) => isEqual(sign(key, purpose, begin), signature));
    if (!isOurs || !hasLeadingZeros(createHash("sha256").update(proof).digest(), Number(bits)))
      return undefined;
    return this.#limits.claimOnce("proof-of-work", nonce, TTL_MS);
  }
}

function sign(key: Buffer, purpose: string, begin: string): string {
  return createHmac("sha256", key).update(`${purpose} ${begin}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
