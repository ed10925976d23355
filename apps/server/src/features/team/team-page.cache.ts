import type { PublicTeam, TeamPagePerson } from "@visita/domain/team/team-page";
import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import type { EncodedResponse } from "../../http/encoded-response.ts";

/** As of cards: bounds staleness when an invalidation is lost, and while the database is unavailable. */
const MAX_AGE_MS = 30_000;
const MAX_STALE_MS = 10 * 60_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** Estimated bytes of a person in memory, and of what is kept beside people and bodies. */
const PERSON_BYTES = 400;
const ENTRY_BYTES = 1_000;

/** What the page of a team shows to everybody, in one revision. */
export type TeamPageSnapshot = {
  readonly team: PublicTeam;
  /** By name. `words`: what a search finds them by. */
  readonly people: readonly (TeamPagePerson & { readonly words: string })[];
  readonly changedBy: ReadonlySet<string>;
  readonly changesAt: number | null;
};

type Entry = {
  readonly snapshot: TeamPageSnapshot;
  readonly readAt: number;
  readonly validUntil: number;
  /** Of the cache when it was stored. */
  readonly epoch: number;
};

/** Pages of teams by slug, and what was made of them. A hit reads nothing. */
export class TeamPageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ snapshot }) => ENTRY_BYTES + snapshot.people.length * PERSON_BYTES,
  });
  readonly #responses = new LRUCache<string, EncodedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => ENTRY_BYTES + body.length,
  });
  readonly #reading = new Map<string, Promise<TeamPageSnapshot | undefined>>();
  readonly #ids = new WeakMap<TeamPageSnapshot, number>();
  readonly #now: () => number;
  #lastId = 0;
  #generation = 0;
  #epoch = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reads at most once, however many ask at the same time. What was read before an invalidation is not kept. */
  async get(
    slug: string,
    read: () => Promise<TeamPageSnapshot | undefined>,
  ): Promise<TeamPageSnapshot | undefined> {
    const entry = this.#entries.get(slug);
    if (entry && entry.validUntil > this.#now() && entry.epoch === this.#epoch) return entry.snapshot;
    const reading = this.#reading.get(slug) ?? this.#read(slug, read);
    try {
      return await reading;
    } catch (error) {
      const isUsable = entry && this.#now() - entry.readAt < MAX_STALE_MS;
      if (isUsable && isDatabaseUnavailable(error)) return entry.snapshot;
      throw error;
    }
  }

  /** One response of a snapshot; made anew for each other snapshot. */
  async respond(
    snapshot: TeamPageSnapshot,
    variant: string,
    make: () => Promise<EncodedResponse>,
  ): Promise<EncodedResponse> {
    const key = `${this.#idOf(snapshot)} ${variant}`;
    const known = this.#responses.get(key);
    if (known) return known;
    const response = await make();
    this.#responses.set(key, response);
    return response;
  }

  drop(message: string): void {
    this.#invalidate();
    for (const [slug, { snapshot }] of this.#entries.entries()) {
      if (snapshot.changedBy.has(message)) this.#entries.delete(slug);
    }
  }

  /** Everything is read again before it is sent. */
  expireAll(): void {
    this.#invalidate();
    this.#epoch += 1;
  }

  #invalidate(): void {
    this.#generation += 1;
    this.#reading.clear();
  }

  #read(slug: string, read: () => Promise<TeamPageSnapshot | undefined>) {
    const generation = this.#generation;
    const reading = read()
      .then((snapshot) => {
        if (generation === this.#generation) this.#keep(slug, snapshot);
        return snapshot;
      })
      .finally(() => {
        if (this.#reading.get(slug) === reading) this.#reading.delete(slug);
      });
    this.#reading.set(slug, reading);
    return reading;
  }

  #keep(slug: string, snapshot: TeamPageSnapshot | undefined): void {
    if (!snapshot) {
      this.#entries.delete(slug);
      return;
    }
    const readAt = this.#now();
    const validUntil = Math.min(readAt + MAX_AGE_MS, snapshot.changesAt ?? Number.POSITIVE_INFINITY);
    this.#entries.set(slug, { snapshot, readAt, validUntil, epoch: this.#epoch });
  }

  #idOf(snapshot: TeamPageSnapshot): number {
    const known = this.#ids.get(snapshot);
    if (known !== undefined) return known;
    this.#lastId += 1;
    this.#ids.set(snapshot, this.#lastId);
    return this.#lastId;
  }
}
