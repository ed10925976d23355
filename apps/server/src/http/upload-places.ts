import { tooBusy } from "../lib/app-error.ts";
import type { Network } from "../lib/network.ts";

type Options = {
  places: number;
  /** For the narrowest network; a wider one may have as many times that as its share says, but never more than half. */
  placesPerNetwork: number;
  /** Callers of one network beyond are rejected at once. */
  queueSizePerNetwork: number;
  queueTimeoutMs: number;
};

export type Sender = {
  readonly networks: readonly Network[];
  /** Others come last when places are short: accounts for an attack are easily made, but not a day ago. */
  readonly isEstablished: boolean;
};

/** An upload as far as it has come. */
export type Upload = {
  readonly received: () => number;
  /** Ends it: its place is somebody else's already. */
  readonly giveWay: () => void;
};

type Claim = Sender & {
  readonly upload: Upload;
  readonly start: () => void;
  /** Milliseconds: since when it waits or, once it has started, since when it has its place. */
  since: number;
  receivedBefore: number;
};

/** A new account counts as if its network held twice as much. */
const NEWCOMER_WEIGHT = 2;
/** So long an upload shows how fast it is before it may have to give way. */
const GRACE_MS = 1_500;
/** In bytes a second. It doubles with each second that somebody waits: after 5 s it is 512 KB a second. */
const LEAST_SPEED = 16 * 1024;
const CHECK_INTERVAL_MS = 250;

/**
 * Places in memory for large bodies. Where they are short, the slowest uploads give way, first those of networks that hold
 * most: many slow senders then cost each other their places, and nobody else.
 */
export class UploadPlaces {
  readonly #options: Options;
  readonly #holders = new Set<Claim>();
  readonly #waiting = new Set<Claim>();
  /** How many places each network holds. */
  readonly #held = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the function that releases the place; calling it again has no effect. */
  async acquire(sender: Sender, upload: Upload): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const claim = { ...sender, upload, start: resolve, since: performance.now(), receivedBefore: 0 };
    this.#waiting.add(claim);
    this.#serve();
    if (this.#waiting.has(claim)) await this.#wait(claim, promise, reject);
    return () => {
      this.#release(claim);
      this.#serve();
    };
  }

  async #wait(claim: Claim, started: Promise<void>, reject: (error: Error) => void): Promise<void> {
    const leave = () => {
      this.#waiting.delete(claim);
      reject(tooBusy(2));
    };
    const key = claim.networks[0]?.key;
    const ofNetwork = [...this.#waiting].filter(({ networks }) => networks[0]?.key === key).length;
    if (ofNetwork > this.#options.queueSizePerNetwork) leave();
    const timeout = setTimeout(leave, this.#options.queueTimeoutMs);
    return started.finally(() => clearTimeout(timeout));
  }

  /** Starts whoever may, the best claim first. */
  #serve(): void {
    for (let next = this.#bestWaiting(); next; next = this.#bestWaiting()) {
      if (this.#holders.size >= this.#options.places) {
        const slowest = this.#findTooSlow(next);
        if (!slowest) break;
        this.#release(slowest);
        slowest.upload.giveWay();
      }
      this.#waiting.delete(next);
      this.#take(next);
      next.start();
    }
    if (this.#waiting.size > 0) this.#checkLater();
  }

  #checkLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#serve();
    }, CHECK_INTERVAL_MS).unref();
  }

  #take(claim: Claim): void {
    claim.since = performance.now();
    claim.receivedBefore = claim.upload.received();
    this.#holders.add(claim);
    for (const { key } of claim.networks) this.#held.set(key, this.#heldBy(key) + 1);
  }

  #release(claim: Claim): void {
    if (!this.#holders.delete(claim)) return;
    for (const { key } of claim.networks) {
      if (this.#heldBy(key) > 1) this.#held.set(key, this.#heldBy(key) - 1);
      else this.#held.delete(key);
    }
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #bestWaiting(): Claim | undefined {
    const { places, placesPerNetwork } = this.#options;
    const half = Math.max(placesPerNetwork, places >> 1);
    const isWithinShare = ({ networks }: Claim) =>
      networks.every(({ key, share }) => this.#heldBy(key) < Math.min(placesPerNetwork * share, half));
    return minBy([...this.#waiting].filter(isWithinShare), (claim) => this.#useBy(claim));
  }

  /** How much of its share a claim's network uses: the less, the better the claim. */
  #useBy({ networks, isEstablished }: Claim): number {
    const uses = networks.map(({ key, share }) => Math.max(1, this.#heldBy(key)) / share);
    return Math.max(...uses) * (isEstablished ? 1 : NEWCOMER_WEIGHT);
  }

  /** Nobody gives way to a much worse claim, however slow the connection is. */
  #findTooSlow(waiting: Claim): Claim | undefined {
    const now = performance.now();
    const leastSpeed = LEAST_SPEED * 2 ** ((now - waiting.since) / 1_000);
    const speedOf = ({ upload, since, receivedBefore }: Claim) =>
      ((upload.received() - receivedBefore) * 1_000) / (now - since);
    const worstUse = this.#useBy(waiting) / NEWCOMER_WEIGHT;
    const tooSlow = [...this.#holders].filter(
      (holder) =>
        now - holder.since >= GRACE_MS && this.#useBy(holder) >= worstUse && speedOf(holder) < leastSpeed,
    );
    const mostUse = Math.max(...tooSlow.map((holder) => this.#useBy(holder)));
    return minBy(
      tooSlow.filter((holder) => this.#useBy(holder) === mostUse),
      speedOf,
    );
  }
}

function minBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || measure(item) < measure(best) ? item : best),
    undefined,
  );
}
