import type { PublicCard } from "@visita/domain/card/public-card";
import { LRUCache } from "lru-cache";
import type { Encoding } from "../../lib/content-encoding.ts";
import type { CardSnapshot } from "../card/visible-card.service.ts";

/** Bounds staleness when an invalidation is lost. */
const MAX_AGE_MS = 30_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Estimated bytes of an entry, and of one response beside its body. */
const ENTRY_BYTES = 500;
const RESPONSE_BYTES = 1_000;

/** One representation of a card in one content encoding, ready to be sent. */
export type EncodedResponse = {
  readonly etag: string;
  /** Sent with every answer, also with 304. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with the body only. */
  readonly bodyHeaders: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type Variant = { readonly name: string; readonly encoding: Encoding };

type Loader = {
  read(): Promise<CardSnapshot | undefined>;
  /** Undefined when the card has no such representation. */
  render(card: PublicCard): Promise<Buffer | undefined>;
  encode(card: PublicCard, body: Buffer): Promise<EncodedResponse>;
};

type Entry = {
  readonly ownerId: string;
  readonly revision: string;
  readonly validUntil: number;
  readonly responses: ReadonlyMap<string, EncodedResponse>;
};

/**
 * Encoded responses of public cards by username, in one LRU bounded by bytes. A hit never reads the card. An expired
 * entry is read again and keeps its responses if the revision is still the same.
 */
export class PublicCardCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #now: () => number;
  /** Counts invalidations: what was read before one is not stored after it. */
  #generation = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(key: string, { name, encoding }: Variant): EncodedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.validUntil > this.#now() ? entry.responses.get(`${name} ${encoding}`) : undefined;
  }

  /** Reads, renders and encodes at most once, however many requests come at the same time. */
  fetch(key: string, variant: Variant, loader: Loader): Promise<EncodedResponse | undefined> {
    const name = `${variant.name} ${variant.encoding}`;
    return this.#once(`${key} ${name}`, async () => {
      const generation = this.#generation;
      const snapshot = await this.#once(key, loader.read);
      if (!snapshot) return undefined;
      const response = this.#known(key, snapshot, name) ?? (await this.#make(variant, snapshot, loader));
      if (response && generation === this.#generation) this.#store(key, snapshot, name, response);
      return response;
    });
  }

  /** With the pages of its links, whose keys begin with the card's and a slash. */
  invalidateCard(key: string): void {
    this.#invalidate();
    this.#entries.delete(key);
    for (const other of this.#entries.keys()) {
      if (other.startsWith(`${key}/`)) this.#entries.delete(other);
    }
  }

  invalidateOwner(ownerId: string): void {
    this.#invalidate();
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.ownerId === ownerId) this.#entries.delete(key);
    }
  }

  clear(): void {
    this.#invalidate();
    this.#entries.clear();
  }

  /** Later requests must not join what began before. */
  #invalidate(): void {
    this.#generation += 1;
    this.#inFlight.clear();
  }

  #known(key: string, { revision }: CardSnapshot, name: string): EncodedResponse | undefined {
    const entry = this.#entries.peek(key);
    return entry?.revision === revision ? entry.responses.get(name) : undefined;
  }

  async #make({ name }: Variant, { card, revision }: CardSnapshot, loader: Loader) {
    // By revision: a snapshot from before an invalidation may still be rendering.
    const body = await this.#once(`${revision} ${name}`, () => loader.render(card));
    return body && loader.encode(card, body);
  }

  /** A new entry each time, because the LRU takes the size of a value once. */
  #store(key: string, snapshot: CardSnapshot, name: string, response: EncodedResponse): void {
    const { ownerId, revision, changesAt } = snapshot;
    const validUntil = Math.min(this.#now() + MAX_AGE_MS, changesAt ?? Number.POSITIVE_INFINITY);
    const known = this.#entries.peek(key);
    const others = known?.revision === revision ? known.responses : [];
    const responses = new Map([...others, [name, response]]);
    this.#entries.set(key, { ownerId, revision, validUntil, responses });
  }

  /** Concurrent calls with the same key share one promise. */
  #once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#inFlight.get(key) as Promise<T> | undefined;
    if (running) return running;
    const promise = work().finally(() => {
      if (this.#inFlight.get(key) === promise) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, promise);
    return promise;
  }
}

function bytesOf({ responses }: Entry): number {
  let bytes = ENTRY_BYTES;
  for (const { body } of responses.values()) bytes += body.length + RESPONSE_BYTES;
  return bytes;
}
