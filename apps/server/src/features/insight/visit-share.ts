import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { networksOf } from "../../lib/network.ts";
import type { Visit } from "./visit.ts";

/** Of each kind, for one card and day. Guests of one event share an address. */
const MAX_OF_NETWORK = 100;
/** Views of people who ask not to be told apart: whether it is one person or many cannot be known. */
const MAX_PRIVATE_VIEWS = 20;
/** Bounds the memory that an attacker with many addresses can use; some 15 MB. */
const MAX_KEYS = 100_000;

/**
 * What one network may add to the sums of one card in a day, so that nobody can make numbers up. In this process's memory
 * alone, under a key that is drawn for the day: after it nothing tells whom a count was for.
 */
export class VisitShare {
  readonly #scale: number;
  // A size and not `max`, for which the cache allocates its arrays in full: a quarter of the time to build the app.
  readonly #counts = new LRUCache<string, number>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  #key = randomBytes(32);
  #day = "";

  constructor(scale: number) {
    this.#scale = scale;
  }

  /** For one batch: `take` says whether a visit counts, `undo` takes back what was taken for a batch that failed. */
  begin(): { take: (visit: Visit) => boolean; undo: () => void } {
    const taken: string[] = [];
    const add = (hash: string, number: number) => this.#counts.set(hash, this.#countOf(hash) + number);
    return {
      take: (visit) => {
        this.#renewKey(visit.day);
        const shares = this.#sharesOf(visit);
        if (shares.some(({ hash, max }) => this.#countOf(hash) >= max)) return false;
        for (const { hash } of shares) {
          add(hash, 1);
          taken.push(hash);
        }
        return true;
      },
      undo: () => {
        for (const hash of taken.splice(0)) add(hash, -1);
      },
    };
  }

  /** Those who ask not to be told apart count among all of their network, and among themselves. */
  #sharesOf(visit: Visit): { hash: string; max: number }[] {
    const limits = visit.isPrivate
      ? { all: MAX_OF_NETWORK, private: MAX_PRIVATE_VIEWS }
      : { all: MAX_OF_NETWORK };
    return networksOf(visit.ip).flatMap(({ key, share }) =>
      Object.entries(limits).map(([group, max]) => ({
        hash: this.#hashOf(visit, group, key),
        max: Math.max(1, max * share * this.#scale),
      })),
    );
  }

  #countOf(hash: string): number {
    return this.#counts.get(hash) ?? 0;
  }

  #renewKey(day: string): void {
    if (day <= this.#day) return;
    this.#day = day;
    this.#key = randomBytes(32);
    this.#counts.clear();
  }

  #hashOf({ day, card, kind }: Visit, group: string, network: string): string {
    const subject = [day, card, kind, group, network].join("\n");
    return createHmac("sha256", this.#key).update(subject).digest("base64url");
  }
}
