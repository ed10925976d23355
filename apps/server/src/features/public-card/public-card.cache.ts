import { type SideLanguages, sideLanguages } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import type { EncodedResponse } from "../../http/encoded-response.ts";
import type { Encoding } from "../../lib/content-encoding.ts";
import type { CardSnapshot } from "../card/visible-card.service.ts";

export type { EncodedResponse };

/** Bounds staleness when an invalidation is lost. */
export const MAX_AGE_MS = 30_000;
/** Maximum age of an entry that is served while the database is unavailable. */
const MAX_STALE_MS = 10 * 60_000;
/** After a failed read, how long stale responses are sent without another try. */
const RETRY_AFTER_MS = 1_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Of one card, which has more languages, sides and encodings than are read; what was made first goes first. */
const MAX_RESPONSES = 60;
/** Estimated bytes of an entry, and of one response beside its body. */
const ENTRY_BYTES = 500;
const RESPONSE_BYTES = 1_000;

/** Which response is wanted, of a card whose sides have these languages. */
export type Variant = { nameFor(sides: SideLanguages): string; readonly encoding: Encoding };

/** Set by what renders without something that is away for the moment; the result is sent, and not kept. */
export type RenderState = { isPartial: boolean };

export type Loader = {
  read(): Promise<CardSnapshot | undefined>;
  /** Undefined when the card has no such representation. */
  render(card: PublicCard, state: RenderState): Promise<Buffer | undefined>;
  encode(card: PublicCard, body: Buffer): Promise<EncodedResponse>;
};

type Entry = {
  /** The messages after which it is another one. */
  readonly changedBy: readonly string[];
  readonly revision: string;
  readonly validUntil: number;
  readonly storedAt: number;
  /** Of the cache when it was stored; valid in this one only. */
  readonly epoch: number;
  /** They choose the response before the card is read. */
  readonly sides: SideLanguages;
  readonly responses: ReadonlyMap<string, EncodedResponse>;
};

/**
 * Encoded responses of public cards by username, in one LRU bounded by bytes. A hit never reads the card. An expired
 * entry is read again and keeps its responses if the revision is still the same, or if the database is away.
 */
export class PublicCardCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #now: () => number;
  /** Counts invalidations: what was read before one is not stored after it. */
  #generation = 0;
  /** Counts the times when everything expired. */
  #epoch = 0;
  #unavailableUntil = Number.NEGATIVE_INFINITY;
  #hits = 0;
  #misses = 0;
  #stale = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(key: string, variant: Variant): EncodedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.validUntil <= this.#now() || entry.epoch !== this.#epoch) return undefined;
    const response = entry.responses.get(responseName(variant, entry.sides));
    if (response) this.#hits += 1;
    return response;
  }

  /** Reads, renders and encodes at most once, however many requests come at the same time. */
  async fetch(key: string, variant: Variant, loader: Loader): Promise<EncodedResponse | undefined> {
    if (this.#now() < this.#unavailableUntil) {
      const stale = this.#findStale(key, variant);
      if (stale) return stale;
    }
    this.#misses += 1;
    const generation = this.#generation;
    try {
      const snapshot = await this.#once(key, loader.read);
      if (!snapshot) {
        this.#entries.delete(key);
        return undefined;
      }
      const name = responseName(variant, sideLanguages(snapshot.card));
      const known = this.#known(key, snapshot, name);
      const { response, isPartial } = known
        ? { response: known, isPartial: false }
        : await this.#once(`${key} ${snapshot.revision} ${name}`, () =>
            this.#make(variant, snapshot, loader),
          );
      const isKept = !isPartial && generation === this.#generation;
      if (response && isKept) this.#store(key, snapshot, name, response);
      return response;
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      // A card that is hidden since is not shown again when the database goes away.
      if (!isAway) this.#entries.delete(key);
      const stale = isAway ? this.#findStale(key, variant) : undefined;
      if (!stale) throw error;
      this.#unavailableUntil = this.#now() + RETRY_AFTER_MS;
      return stale;
    }
  }

  /** With the pages of its links, whose keys begin with the card's and a slash. */
  invalidateCard(key: string): void {
    this.#invalidate();
    this.#entries.delete(key);
    for (const other of this.#entries.keys()) {
      if (other.startsWith(`${key}/`)) this.#entries.delete(other);
    }
  }

  /** All cards that a message of their owner, team or template changes. */
  invalidateChangedBy(message: string): void {
    this.#invalidate();
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.changedBy.includes(message)) this.#entries.delete(key);
    }
  }

  /** Everything is read again before it is sent; what cannot be read, because the database is away, is sent as it is. */
  expireAll(): void {
    this.#invalidate();
    this.#epoch += 1;
  }

  figures() {
    const { size, calculatedSize } = this.#entries;
    return { hits: this.#hits, misses: this.#misses, stale: this.#stale, cards: size, bytes: calculatedSize };
  }

  /** Later requests must not join what began before. */
  #invalidate(): void {
    this.#generation += 1;
    this.#inFlight.clear();
  }

  #findStale(key: string, variant: Variant): EncodedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#now() - entry.storedAt > MAX_STALE_MS) return undefined;
    const response = entry.responses.get(responseName(variant, entry.sides));
    if (response) this.#stale += 1;
    return response;
  }

  #known(key: string, { revision }: CardSnapshot, name: string): EncodedResponse | undefined {
    const entry = this.#entries.peek(key);
    return entry?.revision === revision ? entry.responses.get(name) : undefined;
  }

  async #make({ nameFor }: Variant, { card, revision }: CardSnapshot, loader: Loader) {
    const name = nameFor(sideLanguages(card));
    // By revision: a snapshot from before an invalidation may still be rendering.
    const { body, isPartial } = await this.#once(`${revision} ${name}`, async () => {
      const state: RenderState = { isPartial: false };
      const rendered = await loader.render(card, state);
      return { body: rendered, isPartial: state.isPartial };
    });
    return { response: body && (await loader.encode(card, body)), isPartial };
  }

  /** A new entry each time, because the LRU takes the size of a value once. */
  #store(key: string, snapshot: CardSnapshot, name: string, response: EncodedResponse): void {
    const { changedBy, revision, changesAt } = snapshot;
    const validUntil = Math.min(this.#now() + MAX_AGE_MS, changesAt ?? Number.POSITIVE_INFINITY);
    const known = this.#entries.peek(key);
    const others = known?.revision === revision ? [...known.responses].slice(1 - MAX_RESPONSES) : [];
    const responses = new Map([...others, [name, response]]);
    const storedAt = this.#now();
    const sides = sideLanguages(snapshot.card);
    this.#entries.set(key, {
      changedBy,
      revision,
      validUntil,
      storedAt,
      epoch: this.#epoch,
      sides,
      responses,
    });
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

function responseName({ nameFor, encoding }: Variant, sides: SideLanguages): string {
  return `${nameFor(sides)} ${encoding}`;
}

function bytesOf({ responses }: Entry): number {
  let bytes = ENTRY_BYTES;
  for (const { body } of responses.values()) bytes += body.length + RESPONSE_BYTES;
  return bytes;
}
